/// The order of the two effects of a tap on a button of an alert or a dialog. The documentation names both and no order.
///
/// https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)-1bkka
enum AnswerOrder: CaseIterable, Sendable {
  case actionFirst, bindingFirst
  /// The second effect comes in a later turn of the run loop.
  case actionFirstApart, bindingFirstApart

  var isActionFirst: Bool { self == .actionFirst || self == .actionFirstApart }
  var isApart: Bool { self == .actionFirstApart || self == .bindingFirstApart }
}
