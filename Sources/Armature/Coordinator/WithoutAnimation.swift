/// Changes flows without an animation in the windows that show them.
///
/// ```swift
/// withoutAnimation { flow.setRoot(.list) }
/// ```
///
/// It holds for everything that the closure changes while it runs, in any flow, but not for tasks that it starts. A batch is
/// shown without animation when any part of it is changed so. A change that takes several steps on the screen is drawn
/// without animation in all of them.
///
/// - Parameter changes: Changes flows.
/// - Throws: The closure's error.
@MainActor
public func withoutAnimation<Failure: Error>(_ changes: () throws(Failure) -> Void) throws(Failure) {
  let before = SceneCore.isAnimating
  SceneCore.isAnimating = false
  defer { SceneCore.isAnimating = before }
  try changes()
}
