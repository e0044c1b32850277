import Foundation

extension PackageFile {
  /// The reason why a file that should be a text is damaged; `nil` if it is not.
  var damage: String? {
    guard let text = String(data: contents, encoding: .utf8), !contents.contains(0) else { return "it is no text" }
    if text.allSatisfy(\.isWhitespace) { return "it is empty" }
    return hasMarks ? "it has marks of a conflict" : nil
  }

  /// Whether a file has marks of a conflict, of git or of an update.
  var hasMarks: Bool {
    ["<<<<<<< ", "||||||| ", ">>>>>>> "].contains {
      contents.starts(with: $0.utf8) || contents.range(of: Data("\n\($0)".utf8)) != nil
    }
  }
}
