/// A change in a ``SceneDirectory``, with the name of the scene.
public enum SceneChange: Hashable, Sendable {
  /// A scene was opened.
  case opened(String)
  /// A scene was closed.
  case closed(String)
  /// Another scene became the current one; `nil` when no scene is open.
  case current(String?)
}
