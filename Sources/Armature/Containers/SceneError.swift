/// Why a scene could not be opened. Nothing has changed then.
public enum SceneError: Error, Hashable, Sendable {
  /// The name is empty.
  case noName
  /// A scene of this name is open already.
  case inUse(String)
  /// The directory makes no root flow for this name. `open` are the names of the scenes that are open.
  case unknown(String, open: [String])
  /// The root flow cannot be a scene's, or a scene of this name is being opened.
  case refused(String, NavigationError)
}

extension SceneError: CustomStringConvertible {
  /// What was wrong and what was expected, in one sentence.
  public var description: String {
    switch self {
    case .noName: "a scene needs a name"
    case .inUse(let name): "the name “\(name)” is in use; close that scene first, or choose another name"
    case .unknown(let name, let open):
      "there is no scene “\(name)”; "
        + (open.isEmpty
          ? "none is open" : open.count == 1 ? "\(open[0]) is open" : "open are \(open.joined(separator: ", "))")
        + (name.nearestSpelling(among: open).map { "; did you mean “\($0)”?" } ?? "")
    case .refused(let name, let error): "the scene “\(name)” was refused: \(error)"
    }
  }
}
