/// Changes flows without an animation in the windows that show them.
///
/// ```swift
/// withoutAnimation { flow.setRoot(.list) }
/// ```
///
/// It holds for all that the closure changes while it runs, in any flow, but not for what it starts in tasks. A batch is shown
/// without animation when any part of it is changed so. A change that takes several steps on the screen is drawn without
/// animation in all of them.
///
/// - Parameter changes: Changes flows.
/// - Throws: What the closure throws.
@MainActor
public func withoutAnimation<Failure: Error>(_ changes: () throws(Failure) -> Void) throws(Failure) {
  let before = FlowChange.areAnimated
  FlowChange.areAnimated = false
  defer { FlowChange.areAnimated = before }
  try changes()
}
