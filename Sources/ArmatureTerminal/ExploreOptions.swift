import Armature
import ArmatureExplorer

/// The arguments of `explore` and of `storyboard`.
struct ExploreOptions {
  /// The form of the output.
  enum Output: Equatable {
    case report, json, text
    /// The differences from a list in a file.
    case check(String)
    /// The storyboard as a page in a file, or as data in one whose name ends with `.json`.
    case page(String)
    /// The storyboard as lines.
    case board
    /// The differences of the storyboard from lines in a file.
    case checkBoard(String)
    /// The differences of the storyboard from the data in a file, also as a page in another file.
    case review(against: String, page: String?)
    /// The part of the storyboard that tests walk.
    case coverage

    /// Whether a storyboard is drawn.
    var draws: Bool {
      switch self {
      case .report, .json, .text, .check: false
      case .page, .board, .checkBoard, .review, .coverage: true
      }
    }
  }

  private(set) var output = Output.report
  private(set) var seed: UInt64 = 0
  /// The texts for rows, by their titles.
  private(set) var texts: [String: String] = [:]
  /// The names of the windows to open.
  private(set) var windows: [String] = []
  private(set) var bounds = Explorer.Bounds()
  /// The time in seconds for which an act may compute.
  private(set) var patience = 10
  /// The folder with the walks of tests.
  private(set) var walks: String?
  /// The part of the screens and ways that tests have to walk, in percent.
  private(set) var covered: Int?
  /// Whether an open page shows a later version of its file by itself.
  private(set) var isLive = false
  /// The arguments with the command, for the process that explores.
  let arguments: [String]

  private static let limits =
    " [--type <title>=<text>] [--window <name>] [--seed <n>] [--states <n>] [--actions <n>] [--depth <n>] [--seconds <n>] [--patience <seconds>]"
  static let usage = "explore [--json | --text | --check <file>]" + limits
  static let boardUsage =
    "storyboard <file.html> [--live], storyboard <file.json>, storyboard --text, storyboard check <file>, "
    + "storyboard [<file.html>] --against <file.json> or "
    + "storyboard [<file.html>] --walks <folder> [--covered <percent>], each with" + limits

  private var usage: String { arguments.first == "explore" ? Self.usage : Self.boardUsage }

  /// Reads the arguments from `explore` or `storyboard` on.
  init(_ arguments: some Sequence<String>, of app: String) throws(CommandError) {
    self.arguments = Array(arguments)
    let isBoard = self.arguments.first == "storyboard"
    var rest = self.arguments[...].dropFirst()
    var against: String?
    while let option = rest.popFirst() {
      switch option {
      case "--json" where !isBoard: try set(.json, option)
      case "--text": try set(isBoard ? .board : .text, option)
      case "check" where isBoard:
        guard let file = rest.popFirst()?.nonEmpty, !file.hasPrefix("--") else {
          throw CommandError("storyboard check expects a file, as in: \(app) storyboard check storyboard.txt")
        }
        try set(.checkBoard(file), option)
      case _ where isBoard && !option.hasPrefix("-") && !option.isEmpty: try set(.page(option), option)
      case "--check" where !isBoard:
        guard let file = rest.popFirst()?.nonEmpty, !file.hasPrefix("--") else {
          throw CommandError("--check expects a file, as in: \(app) explore --check places.txt")
        }
        try set(.check(file), option)
      case "--against" where isBoard:
        guard let file = rest.popFirst()?.nonEmpty, !file.hasPrefix("--") else {
          throw CommandError("--against expects a file, as in: \(app) storyboard map.html --against main.json")
        }
        against = file
      case "--walks" where isBoard:
        guard let folder = rest.popFirst()?.nonEmpty, !folder.hasPrefix("--") else {
          throw CommandError("--walks expects a folder, as in: \(app) storyboard map.html --walks walks")
        }
        walks = folder
      case "--live" where isBoard: isLive = true
      case "--covered" where isBoard: covered = try Self.number(rest.popFirst(), for: option, through: 100)
      case "--seed": seed = UInt64(try Self.number(rest.popFirst(), for: option, from: 0))
      case "--type": try add(text: rest.popFirst(), of: app)
      case "--window":
        guard let window = rest.popFirst()?.nonEmpty, !window.hasPrefix("--") else {
          throw CommandError("--window expects a name, as in: \(app) \(self.arguments[0]) --window settings")
        }
        windows.append(window)
      case "--states": bounds.states = try Self.number(rest.popFirst(), for: option)
      case "--actions": bounds.actions = try Self.number(rest.popFirst(), for: option)
      case "--depth": bounds.depth = try Self.number(rest.popFirst(), for: option)
      case "--patience": patience = try Self.number(rest.popFirst(), for: option)
      case "--seconds": bounds.seconds = Double(try Self.number(rest.popFirst(), for: option))
      default:
        throw CommandError("\(self.arguments[0]) does not take \(option.quoted); expected \(usage)")
      }
    }
    if let against {
      switch output {
      case .report: output = .review(against: against, page: nil)
      case .page(let file) where !file.hasSuffix(".json"): output = .review(against: against, page: file)
      default:
        throw CommandError("--against works with a page only, as in: \(app) storyboard map.html --against main.json")
      }
    }
    if isLive {
      guard case .page(let file) = output, !file.hasSuffix(".json") else {
        throw CommandError("--live is for a page, as in: \(app) storyboard map.html --live")
      }
    }
    if walks != nil {
      switch output {
      case .report: output = .coverage
      case .page: break
      case .board: throw CommandError("--walks cannot be combined with “--text”; expected \(usage)")
      case .checkBoard: throw CommandError("--walks cannot be combined with “check”; expected \(usage)")
      default: throw CommandError("--walks cannot be combined with “--against”; expected \(usage)")
      }
    }
    if covered != nil, walks == nil {
      throw CommandError("--covered needs walks, as in: \(app) storyboard --walks walks --covered 80")
    }
    if isBoard, output == .report { throw CommandError("storyboard expects a file, as in: \(app) storyboard map.html") }
  }

  private mutating func set(_ output: Output, _ option: String) throws(CommandError) {
    guard self.output == .report else {
      throw CommandError("\(option) cannot be combined with another kind of output; expected \(usage)")
    }
    self.output = output
  }

  private mutating func add(text: String?, of app: String) throws(CommandError) {
    // The error does not repeat the text, which may be a secret.
    guard let text, let end = text.firstIndex(of: "="), let title = String(text[..<end]).trimmed.nonEmpty else {
      throw CommandError(
        "--type expects the title of a row and a text, as in: \(app) \(arguments[0]) --type \"Password=hunter2\"")
    }
    guard texts.updateValue(String(text[text.index(after: end)...]), forKey: title) == nil else {
      throw CommandError("--type has two texts for \(title.excerpt.quoted)")
    }
  }

  private static func number(
    _ text: String?, for option: String, from minimum: Int = 1, through maximum: Int? = nil
  ) throws(CommandError) -> Int {
    if let text, let number = Int(text), number >= minimum, number <= maximum ?? number { return number }
    throw CommandError(
      "\(option) expects a whole number from \(minimum) \(maximum.map { "to \($0)" } ?? "on")"
        + (text.map { ", not \($0.excerpt.quoted)" } ?? ""))
  }
}
