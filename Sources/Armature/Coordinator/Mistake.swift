/// A mistake in the app's code that nobody would notice otherwise.
///
/// Each is reported as an event. Debug builds also draw it in place of the screen.
@MainActor
package struct Mistake {
  let flow: AnyCoordinator
  let message: String

  /// The beginning of the title of a screen that shows a mistake.
  package static let titlePrefix = "Mistake in "

  var screen: ScreenContent {
    let text = RowContent(id: RowID(title: message, occurrence: 0), title: message, kind: .text)
    return ScreenContent(title: Self.titlePrefix + flow.typeName, rows: [text])
  }

  /// Whether screens show mistakes.
  nonisolated static var isShown: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}

extension AnyCoordinator {
  /// Returns the mistake in a slot with a child flow whose destination also has a screen, which is never drawn.
  final func mistake(in slot: SlotState) -> Mistake? {
    guard hasScreen(slot) else { return nil }
    return Mistake(
      flow: self,
      message: "\(slot.destination.destination) has a screen of its own, but child(for:) makes a child flow, which is "
        + "drawn instead: return .child from screen(in:), or nil from child(for:).")
  }
}

extension SceneCore {
  /// Returns the screen of a slot. Verbs that `screen(in:)` calls are refused.
  func draw(_ slot: SlotState, of flow: AnyCoordinator, isRoot: Bool) -> ScreenContent {
    let (screen, hasNavigated) = drawing {
      tracking.read(.screen(slot.id), version: flow.state.revision + slot.revision, of: slot.destination) {
        flow.screen(of: slot, isRoot: isRoot)
      }
    }
    guard hasNavigated else { return screen }
    let mistake = Mistake(
      flow: flow,
      message: "screen(in:) of \(slot.destination.destination) navigates, which is refused there: navigate in the "
        + "action of a button or in a task.")
    report(.mistake(mistake.message), in: flow.eventFlow)
    return Mistake.isShown ? mistake.screen : screen
  }
}

/// A destination that shows a message.
struct MessageDestination: Destination {
  let message: String

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("") { TextRow(message) } }
}
