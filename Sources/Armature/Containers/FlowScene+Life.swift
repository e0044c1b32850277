// How a scene begins and ends apart from its object's life.
extension FlowScene {
  /// Has the flows hear that they have entered, and of what has happened since.
  func start() { core.release() }

  /// Ends a scene that was never started: its flows have heard of nothing.
  func forget() { core.forget() }

  /// Removes all flows, the deepest first. They hear of it, what runs for them is cancelled, and the scene refuses every
  /// change from now on, whoever keeps it.
  ///
  /// - Parameter unlist: Done when nothing stands against it any more, before the flows hear of it.
  /// - Returns: Whether it was done: not from inside a batch of the scene, nor while one of its child flows is being made.
  func close(_ unlist: () -> Void) -> Bool {
    root.attempt("close(_:)") { () throws(NavigationError) in
      if let obstacle = core.obstacle { throw obstacle }
      try core.change(isExplicit: false) { batch throws(NavigationError) in
        root.tearDown(in: batch)
        core.attention.insert(.closed)
        listener = nil
        unlist()
      }
    }
  }
}
