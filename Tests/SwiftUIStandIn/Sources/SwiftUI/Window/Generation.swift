/// The generations of systems, which differ in the changes that they take.
enum Generation: Int, Comparable, CaseIterable, Sendable {
  case iOS14 = 14
  case iOS15, iOS16, iOS17, iOS18
  case iOS26 = 26
  case macOS

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Whether it ignores links that become active together, or during a push.
  var takesOnePushAtATime: Bool { self < .iOS16 }
  /// Whether it reads only the outermost of several sheets and covers on one view. This ends with iOS 14.5.
  var takesOneModifierAView: Bool { self < .iOS15 }
  /// Whether the user's pop resets a link only when the page below has appeared. Before iOS 16, the system may also reset
  /// a link on a page that is not on display, and the documentation does not say when.
  ///
  /// https://developer.apple.com/documentation/swiftui/navigationlink/init(isactive:destination:label:)
  var resetsLinksAfterAppearing: Bool { self < .iOS16 }
  /// Whether layers are dismissed one by one. From iOS 17 on, a layer can be dismissed together with the ones above it.
  var takesOneDismissalAtATime: Bool { self < .iOS17 }
}

/// How a split view in compact width reports that the user has left a page in a column. By a report of a developer, it
/// also writes the column below when the page was the last one above the column's root. It does so before, with or after
/// the new path. The column stays on display.
enum ColumnReport {
  case before, together, after
  /// It writes the column below and no path, and shows that column.
  case alone
}

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
