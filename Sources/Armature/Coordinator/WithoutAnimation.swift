extension AnyCoordinator {
  /// Changes flows without animation.
  ///
  /// ```swift
  /// flow.withoutAnimation { flow.setRoot(.list) }
  /// ```
  ///
  /// It applies to all changes of the flow's scene in the closure, in any flow, but not to tasks that the closure starts.
  /// A batch is not animated if any part of it is changed in this way. If a change takes several steps on the screen,
  /// none of them is animated.
  ///
  /// - Parameter changes: Changes flows.
  /// - Throws: The closure's error.
  public final func withoutAnimation<Failure: Error>(_ changes: () throws(Failure) -> Void) throws(Failure) {
    if let core { try core.telling.withoutAnimation(changes) } else { try changes() }
  }
}
