import Armature
import ArmatureExplorer

/// The arguments of `explore`.
struct ExploreOptions {
  /// What is printed.
  enum Output: Equatable {
    case report, json, text
    /// The differences from a list in a file.
    case check(String)
  }

  private(set) var output = Output.report
  private(set) var seed: UInt64 = 0
  private(set) var bounds = Explorer.Bounds()
  /// The time in seconds for which an act may compute.
  private(set) var patience = 10
  /// The arguments, for the process that explores.
  let arguments: [String]

  static let usage =
    "explore [--json | --text | --check <file>] [--seed <n>] [--states <n>] [--actions <n>] [--depth <n>] "
    + "[--seconds <n>] [--patience <seconds>]"

  /// Reads the arguments after `explore`.
  init(_ arguments: some Sequence<String>, of app: String) throws(CommandError) {
    self.arguments = Array(arguments)
    var rest = self.arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--json": try set(.json, option)
      case "--text": try set(.text, option)
      case "--check":
        guard let file = rest.popFirst()?.nonEmpty, !file.hasPrefix("--") else {
          throw CommandError("--check expects a file, as in: \(app) explore --check places.txt")
        }
        try set(.check(file), option)
      case "--seed": seed = UInt64(try Self.number(rest.popFirst(), for: option, from: 0))
      case "--states": bounds.states = try Self.number(rest.popFirst(), for: option)
      case "--actions": bounds.actions = try Self.number(rest.popFirst(), for: option)
      case "--depth": bounds.depth = try Self.number(rest.popFirst(), for: option)
      case "--patience": patience = try Self.number(rest.popFirst(), for: option)
      case "--seconds": bounds.seconds = Double(try Self.number(rest.popFirst(), for: option))
      default: throw CommandError("explore does not take \(option.quoted); expected \(Self.usage)")
      }
    }
  }

  private mutating func set(_ output: Output, _ option: String) throws(CommandError) {
    guard self.output == .report else {
      throw CommandError("\(option) cannot be combined with another kind of output; expected \(Self.usage)")
    }
    self.output = output
  }

  private static func number(
    _ text: String?, for option: String, from minimum: Int = 1
  ) throws(CommandError) -> Int {
    if let text, let number = Int(text), number >= minimum { return number }
    throw CommandError(
      "\(option) expects a whole number from \(minimum) on" + (text.map { ", not \($0.excerpt.quoted)" } ?? ""))
  }
}
