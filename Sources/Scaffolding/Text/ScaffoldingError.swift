import Foundation

/// An error of the generator. Its kind is the exit code; its message is for the person who typed the command.
public struct ScaffoldingError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The kinds of errors, numbered as the command's exit codes.
  public enum Kind: Int32, Sendable {
    /// A failure inside, which no input should be able to cause.
    case `internal` = 1
    /// The command line is wrong, or names an Armature that does not exist.
    case usage = 2
    /// The name of the app breaks a rule.
    case name = 3
    /// The path exists already, or cannot be written.
    case conflict = 4
    /// The templates are missing, or one of them is damaged.
    case template = 5
  }

  /// The kind of the error.
  public let kind: Kind
  /// The lines of the message. The first one names the problem.
  public let lines: [String]

  /// Makes an error of a kind with the lines of its message: the problem, where it is, and the expected input. Texts
  /// from outside may stand in them; each line is made printable, and shortened if it is very long.
  public init(_ kind: Kind, _ lines: String...) { self.init(kind, lines: lines) }

  init(_ kind: Kind, lines: [String]) {
    self.kind = kind
    self.lines = lines.map(\.printable.shortLine)
  }

  /// Returns the error with another path in its message.
  func naming(_ path: String, insteadOf other: String) -> Self {
    Self(kind, lines: lines.map { $0.replacingOccurrences(of: other, with: path) })
  }

  /// The message.
  public var description: String { lines.joined(separator: "\n") }
}

extension String {
  /// A line of a message: all of it, or the beginning and the end of a long one, with `…` between them. A line is long if
  /// it has a path, for example, which is not made an `excerpt`. The problem is named before the path or after it.
  fileprivate var shortLine: String {
    let scalars = unicodeScalars
    if scalars.count <= 1000 { return self }
    return String(String.UnicodeScalarView(scalars.prefix(500) + ["…"] + scalars.suffix(499)))
  }
}

/// Returns the end of an error message about an unknown word: the known words, and the nearest of them.
/// It is empty if there are none: `; expected flow, tabs; did you mean “flow”?`.
public func suggestion(for word: String, among known: [String]) -> String {
  if known.isEmpty { return "" }
  var text = "; expected \(known.prefix(12).joined(separator: ", "))"
  if known.count > 12 { text += " and \(known.count - 12) more" }
  let near = known.filter { isNear($0, to: word) }.map { ($0, Array(word).steps(to: Array($0))) }
  if let (candidate, _) = near.min(by: { $0.1 < $1.1 }) { text += "; did you mean “\(candidate)”?" }
  return text
}

/// Returns whether a word can be a mistake for another one. The parts of `Settings.about` count for themselves.
private func isNear(_ known: String, to word: String) -> Bool {
  var (parts, others) = (word.split(separator: "."), known.split(separator: "."))
  if parts.count != others.count { (parts, others) = ([word[...]], [known[...]]) }
  return zip(parts, others).allSatisfy { part, other in
    let limit = max(1, part.count / 3)
    return abs(part.count - other.count) <= limit && Array(part).steps(to: Array(other)) <= limit
  }
}
