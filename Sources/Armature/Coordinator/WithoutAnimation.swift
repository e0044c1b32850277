/// Changes flows without animation.
///
/// ```swift
/// withoutAnimation { flow.setRoot(.list) }
/// ```
///
/// It applies to all changes in the closure, in any flow, but not to tasks that the closure starts. A batch is not
/// animated if any part of it is changed in this way. If a change takes several steps on the screen, none of them is
/// animated.
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
