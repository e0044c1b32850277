import Armature

/// The error of a command: the problem and the expected input.
package struct CommandError: Error, Equatable {
  package let message: String

  package init(_ message: String) { self.message = message }

  /// A link that was refused. Spaces in it may mean that it was meant to be several.
  package static func cannotOpen(_ link: String, _ error: LinkError) -> Self {
    let hint = link.contains(where: \.isWhitespace) ? "; open expects one link" : ""
    return Self("cannot open \(link.quoted): \(error)\(hint)")
  }

  package static let tooManyMarks = Self("no text may have more than \(String.maximumMarks) combining marks in a row")

  /// A line that is neither a command nor a title.
  static func unknown(_ line: String, titles: [String]) -> Self {
    var rest = line[...]
    if let word = Command.Word(rawValue: rest.takeWord().lowercased()), !rest.isEmpty {
      return Self("\(line.quoted) is not a title on this screen, and \(word) takes nothing after it")
    }
    let words = Command.Word.allCases.map(\.rawValue)
    let hint = line.nearestSpelling(among: words + titles).map { "; did you mean \($0.quoted)?" } ?? ""
    return Self(
      "\(line.quoted) is neither a command nor a title on this screen\(hint) (commands: "
        + words.joined(separator: ", ") + ")")
  }
}
