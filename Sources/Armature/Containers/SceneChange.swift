/// What happened to the scenes of a ``SceneDirectory``, which are told by their names.
public enum SceneChange: Hashable, Sendable {
  /// A scene was opened.
  case opened(String)
  /// A scene was closed.
  case closed(String)
  /// Another scene is the current one; `nil` when none is open any more.
  case current(String?)
}
