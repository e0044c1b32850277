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
  /// The problem, where it is, and the expected input.
  public let description: String

  /// Makes an error of a kind with its message.
  public init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
