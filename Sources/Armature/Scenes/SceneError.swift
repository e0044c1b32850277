/// The reason why a scene could not be opened. Nothing has changed then.
public enum SceneError: Error, Hashable, Sendable {
  /// The name is empty.
  case noName
  /// A scene of this name is already open.
  case inUse(String)
  /// The directory makes no root flow for this name. `open` holds the names of the open scenes.
  case unknown(String, open: [String])
  /// The root flow was refused, or a scene of this name is being opened.
  case refused(String, NavigationError)
  /// The system has only one window, which another scene has; see ``SceneDirectory/sharesWindow``.
  case noWindow(String)
}

extension SceneError: CustomStringConvertible {
  /// One sentence about the problem and the way out.
  public var description: String {
    switch self {
    case .noName: "a scene needs a name"
    case .inUse(let name): "the name “\(name.excerpt)” is in use; close that scene first, or choose another name"
    case .unknown(let name, let open):
      "there is no scene “\(name.excerpt)”; "
        + (open.isEmpty
          ? "none is open" : open.count == 1 ? "\(open[0]) is open" : "open are \(open.joined(separator: ", "))")
        + (name.nearestSpelling(among: open).map { "; did you mean “\($0)”?" } ?? "")
    case .refused(let name, let error): "the scene “\(name.excerpt)” was refused: \(error)"
    case .noWindow(let name):
      "the system has no window for the scene “\(name.excerpt)”; show its place in the scene that is open, or set "
        + "sharesWindow to true"
    }
  }
}
