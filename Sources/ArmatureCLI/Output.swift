import Scaffolding

extension [String] {
  /// The texts as lines that a terminal can only draw, each with its end.
  var printed: String { map { $0.printable + "\n" }.joined() }
}

/// Returns a value as JSON whose keys are sorted. No character in it controls a terminal.
func json(_ value: some Encodable) -> String {
  jsonText(value).printableJSON + "\n"
}

/// Returns the part of a help that explains `--json`.
func explanation(ofJSON example: String) -> String {
  """
  With --json the output is JSON, with these keys:

  \(example)

  An error is JSON on standard output too. Its kind is internal, usage, name, conflict or template, for the exit codes
  1 to 5, and its message is the first of the lines:

    {"error": {"kind": "usage", "lines": ["unknown option", "see “armature --help”"], "message": "unknown option"}}
  """
}

/// The output of `--json` for an error.
struct Failure: Encodable {
  private struct Details: Encodable {
    let kind: String
    let message: String
    let lines: [String]
  }

  private let error: Details

  init(_ error: ScaffoldingError) {
    self.error = Details(kind: "\(error.kind)", message: error.lines.first ?? "", lines: error.lines)
  }
}

/// The description of a command in the format of Swift Argument Parser's tool info, version 0, from which tools make
/// manuals and completions.
struct ToolInfo: Encodable {
  private let serializationVersion = 0
  private let command: CommandInfo

  init(_ command: CommandDescription) { self.command = CommandInfo(command) }

  private struct CommandInfo: Encodable {
    let superCommands: [String]
    let commandName: String
    let abstract: String
    let discussion: String
    let shouldDisplay = true
    let subcommands: [CommandInfo]
    let arguments: [ArgumentInfo]

    init(_ command: CommandDescription) {
      superCommands = command.words.dropLast()
      commandName = command.name
      abstract = command.summary
      discussion = command.discussion
      subcommands = command.subcommands.map(CommandInfo.init)
      arguments = [command.operand].compactMap { $0.map(ArgumentInfo.init) } + command.options.map(ArgumentInfo.init)
    }
  }

  private struct ArgumentInfo: Encodable {
    let kind: String
    let shouldDisplay: Bool
    let isOptional: Bool
    let isRepeating: Bool
    let parsingStrategy = "default"
    let names: [Name]?
    let preferredName: Name?
    let valueName: String?
    let defaultValue: String?
    let allValues: [String]?
    let abstract: String

    init(_ operand: Operand) {
      kind = "positional"
      shouldDisplay = true
      isOptional = operand.isList || operand.isOptional
      isRepeating = operand.isList
      names = nil
      preferredName = nil
      valueName = operand.value.name
      defaultValue = nil
      allValues = operand.value.choices
      abstract = operand.summary
    }

    init(_ option: Option) {
      kind = option.value == nil ? "flag" : "option"
      shouldDisplay = !option.isHidden
      isOptional = true
      isRepeating = false
      names = option.names.map(Name.init)
      preferredName = names?.first
      valueName = option.value?.name ?? preferredName?.name
      defaultValue = option.standard
      allValues = option.value?.choices
      abstract = option.summary
    }
  }

  private struct Name: Encodable {
    let kind: String
    let name: String

    init(_ text: String) {
      kind = text.hasPrefix("--") ? "long" : "short"
      name = String(text.drop { $0 == "-" })
    }
  }
}
