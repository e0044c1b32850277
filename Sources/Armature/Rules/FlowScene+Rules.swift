import Foundation

extension FlowScene {
  /// The rules of a scene, in the order in which they are asked.
  ///
  /// Leaving comes first: while the user stays where a flow keeps a slot, guards need not be asked about another place.
  /// A link waits for a guard or for a flow that keeps a slot, so its rule comes after both. A rule that only refuses
  /// comes next. The others only hear how a change has ended. Events come last, since they report what all others have
  /// done.
  static let rules: [any Rule.Type] = [
    Leaving.self, Guards.self, HeldLinks.self, Outcomes.self, Work.self, Tracking.self, Archives.self, Events.self,
  ]

  /// Opens a scene and makes the child flows of its root.
  ///
  /// - Parameters:
  ///   - root: A coordinator outside of any scene.
  ///   - name: The name of the scene.
  ///   - notificationCenter: The center for ``Foundation/NSNotification/Name/popToRoot``.
  /// - Throws: `alreadyInUse` for a coordinator that is used elsewhere, `detached` for one that was removed from a
  ///   scene, `tooDeep` when the root opens itself without end, and the refusals of child flows. The coordinator has not
  ///   changed then.
  public convenience init(
    root: AnyCoordinator, name: String = "main", notificationCenter: NotificationCenter = .default
  ) throws(NavigationError) {
    try self.init(holding: root, name: name, notificationCenter: notificationCenter)
    start()
  }

  /// Opens a scene, but does not notify its flows before ``start()``.
  package convenience init(holding root: AnyCoordinator, name: String, notificationCenter: NotificationCenter)
    throws(NavigationError)
  {
    try self.init(holding: root, name: name, notificationCenter: notificationCenter) { core in
      Self.rules.map { $0.init(core) }
    }
  }
}
