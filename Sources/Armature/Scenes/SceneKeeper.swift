/// Keeps the places of a directory's scenes while the app does not run. ``StateKeeper`` keeps them in a file.
@MainActor
package protocol SceneKeeper: AnyObject {
  /// The name of the scene that the user was last in, if it is known. While no scene is open, links without a name lead
  /// there. The default is `nil`.
  var current: String? { get }

  /// Brings back the place of a scene that is being opened. No host and no observer has seen it yet.
  func bringBack(_ scene: FlowScene)

  /// Keeps the place of a scene from now on. Called when the scene is opened and each time it becomes the current one.
  func keep(_ scene: FlowScene)

  /// Forgets the place of a scene that the user or the app has closed.
  ///
  /// - Parameter name: The name of the scene.
  func forget(_ name: String)
}

extension SceneKeeper {
  package var current: String? { nil }
}
