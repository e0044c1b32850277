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
      isOptional = operand.isList
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
