/// Why the generator refused or failed: the kind decides the exit code, the message is for the person who typed the command.
public struct ScaffoldingError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The kinds of refusal, numbered as the command's exit codes.
  public enum Kind: Int32, Sendable {
    /// Something inside failed that no input should be able to cause.
    case `internal` = 1
    /// The command line is wrong, or names an Armature that is not there.
    case usage = 2
    /// The name of the app breaks a rule.
    case name = 3
    /// The path is taken, or cannot be written.
    case conflict = 4
    /// The templates are missing, or one of them is damaged.
    case template = 5
  }

  /// What kind of refusal this is.
  public let kind: Kind
  /// What was wrong, where, and what was expected.
  public let description: String

  /// Makes an error of a kind with its message.
  public init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
