import Scaffolding

/// The description of a command: its parsing and its help are made from it.
struct CommandDescription: Sendable {
  /// The words that call the command: `armature new`.
  let path: String
  /// The purpose, in one line for a list of commands.
  let summary: String
  /// The explanation, in lines of at most 120 characters.
  let discussion: String
  /// The argument that is no option.
  let operand: Operand?
  /// The options, in the order of the help.
  let options: [Option]
  /// The commands whose names may follow.
  let subcommands: [CommandDescription]
  /// Runs the command.
  let perform: @Sendable (CommandLineTool, Arguments) throws -> Response

  /// Describes a command. The option `--help` is added.
  init(
    _ path: String, summary: String, discussion: String, operand: Operand? = nil, options: [Option] = [],
    subcommands: [CommandDescription] = [], perform: @escaping @Sendable (CommandLineTool, Arguments) throws -> Response
  ) {
    self.path = path
    self.summary = summary
    self.discussion = discussion
    self.operand = operand
    self.options = options + [.help]
    self.subcommands = subcommands
    self.perform = perform
  }

  /// The words of the path.
  var words: [String] { path.split(separator: " ").map(String.init) }

  /// The last word of the path.
  var name: String { words.last ?? path }

  /// The command and all commands below it.
  var all: [CommandDescription] { [self] + subcommands.flatMap(\.all) }

  /// The options for people.
  var visibleOptions: [Option] { options.filter { !$0.isHidden } }

  /// Returns the command that the first words name, and the words after them.
  func find(_ words: ArraySlice<String>) -> (command: CommandDescription, rest: ArraySlice<String>) {
    guard let next = subcommands.first(where: { $0.name == words.first }) else { return (self, words) }
    return next.find(words.dropFirst())
  }

  /// Returns an error in the command line that refers to the help of the command.
  func usageError(_ problem: String) -> ScaffoldingError {
    ScaffoldingError(.usage, problem, "see “\(path) --help”")
  }
}

/// An option of a command: a flag, or a name that a value follows.
struct Option: Sendable {
  /// The names, the usual one first: `--help`, `-h`.
  let names: [String]
  /// The value; `nil` for a flag.
  let value: Value?
  /// The effect, in one line.
  let summary: String
  /// The value that counts where the option is missing, in words.
  let standard: String?
  /// Whether only tools use the option. The help does not list it.
  let isHidden: Bool

  init(_ names: String..., value: Value? = nil, summary: String, standard: String? = nil, isHidden: Bool = false) {
    self.names = names
    self.value = value
    self.summary = summary
    self.standard = standard
    self.isHidden = isHidden
  }
}

/// An argument that is no option.
struct Operand: Sendable {
  let value: Value
  /// The meaning, for the message that it is missing: `the path of the app`.
  let summary: String
  /// Whether it may be missing.
  var isOptional = false
  /// Whether it may be missing or be given several times.
  var isList = false
}

/// The value of an option or an operand.
struct Value: Sendable {
  /// The values that are possible.
  enum Kind: Sendable {
    case text
    case folder
    case choice([String])
  }

  /// The name in the help: `path` for `<path>`.
  let name: String
  let kind: Kind
  /// The problems of values that are expected by mistake: there is another way.
  let problems: [String: String]

  init(_ name: String, _ kind: Kind = .text, problems: [String: String] = [:]) {
    self.name = name
    self.kind = kind
    self.problems = problems
  }

  /// The values, if only these are possible.
  var choices: [String]? {
    if case .choice(let choices) = kind { choices } else { nil }
  }
}

extension CommandDescription {
  /// The text of `--help`.
  var helpText: String {
    var sections = ["Usage\n  \(usage) [options]", discussion]
    if !subcommands.isEmpty {
      let rows = subcommands.map { (String($0.usage.dropFirst(path.count + 1)), $0.summary) }
      sections.append("Commands\n" + columns(rows))
    }
    var rows = visibleOptions.map { ($0.usage, $0.explanation) }
    if case .folder? = operand?.value.kind { rows.append(("--", "end the options, for a path that starts with '-'")) }
    sections.append("Options\n" + columns(rows))
    sections.append(exitCodes)
    return sections.joined(separator: "\n\n") + "\n"
  }

  private var usage: String { path + (operand.map { " \($0.usage)" } ?? (subcommands.isEmpty ? "" : " [command]")) }
}

extension Option {
  fileprivate var usage: String { names.joined(separator: ", ") + (value.map { " \($0.usage)" } ?? "") }
  fileprivate var explanation: String { summary + (standard.map { " (default: \($0))" } ?? "") }
}

extension Operand {
  fileprivate var usage: String {
    if isList { return "[\(value.name) ...]" }
    return isOptional ? "[\(value.name)]" : value.usage
  }
}

extension Value {
  fileprivate var usage: String { choices?.joined(separator: "|") ?? "<\(name)>" }
}

/// Returns rows of two columns, with wrapped lines in the second one.
func columns(_ rows: [(String, String)]) -> String {
  let width = rows.map(\.0.count).max() ?? 0
  func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
  let lines = rows.map { name, text in
    "  \(name)\(spaces(width - name.count))  "
      + filled(text.split(separator: " ").map(String.init), width: 116 - width).joined(
        separator: "\n\(spaces(width + 4))")
  }
  return lines.joined(separator: "\n")
}

private let exitCodes = """
  Exit codes
    0  done
    1  something inside armature failed, or its output cannot be written; the files already made are kept;
       or 'storyboard' found changes
    2  the command line is wrong, or Armature was not found
    3  a name or a bundle identifier breaks a rule
    4  a file is in the way, cannot be written, or has no place for the new lines; or 'update' left conflicts
    5  the templates were not found, or one is damaged
    6  'doctor' found a problem, or 'update --check' found something to update
  """
