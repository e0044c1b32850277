import Scaffolding

/// The arguments after a command, sorted by its description.
struct Arguments {
  private var values: [String: String] = [:]
  private(set) var operands: [String] = []
  /// The operands after `--`.
  private var last: ArraySlice<String> = []

  /// Sorts arguments by the options of a command. `--` ends the options.
  init(_ arguments: ArraySlice<String>, of command: CommandDescription) throws {
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        last = rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = command.options.first(where: { $0.names.contains(parts[0]) }) else {
        let known = command.visibleOptions.map { $0.names[0] }.sorted()
        throw command.usageError("unknown option “\(parts[0].excerpt)”\(suggestion(for: parts[0], among: known))")
      }
      let given = parts.dropFirst().first
      if let value = option.value {
        try take(given ?? rest.popValue(), of: option, value, command)
      } else if given != nil {
        throw command.usageError("\(parts[0]) takes no value, but “\(argument.excerpt)” gives it one")
      } else {
        values[option.names[0]] = ""
      }
    }
  }

  private mutating func take(
    _ text: String?, of option: Option, _ value: Value, _ command: CommandDescription
  ) throws {
    let name = option.names[0]
    guard let text, !text.isEmpty else { throw command.usageError("\(name) needs a value") }
    try command.check(text, value)
    if values.updateValue(text, forKey: name) != nil { throw command.usageError("\(name) is given twice") }
  }

  /// The value of an option.
  subscript(option: Option) -> String? { values[option.names[0]] }

  /// Returns whether an option is given.
  func contains(_ option: Option) -> Bool { self[option] != nil }

  /// Throws if the command does not take the operands.
  func checkOperands(of command: CommandDescription) throws {
    guard let operand = command.operand else {
      guard let extra = operands.first else { return }
      // A word in the place of a subcommand would have been an unknown command.
      let location = last.contains(extra) ? "after “--”, which ends the options" : "after an option"
      throw command.usageError(
        command.subcommands.isEmpty
          ? "unexpected argument “\(extra.excerpt)”" : "unexpected “\(extra.excerpt)” \(location)")
    }
    for text in operands { try command.check(text, operand.value) }
    if operand.isList || operands.count == 1 || operands.isEmpty && operand.isOptional { return }
    if operands.count > 1, let option = lastOption(of: command) {
      throw command.usageError("the option \(option) follows “--”, which ends the options; put it before “--”")
    }
    var problem = "\(command.words.dropFirst().joined(separator: " ")) needs \(operand.summary)"
    if operands.count > 1 {
      problem = "\(command.name) takes one \(operand.value.name), but got \(operands.count)"
      if case .folder = operand.value.kind {
        problem += "; did you mean “\(operands.joined(separator: " ").excerpt)”?"
      }
    } else if let choices = operand.value.choices {
      problem += "; expected \(choices.joined(separator: ", "))"
    }
    throw command.usageError(problem)
  }

  /// Returns the first option after `--`, where it is none.
  private func lastOption(of command: CommandDescription) -> String? {
    let names = last.map { word in String(word.prefix { $0 != "=" }) }
    return names.first { name in command.options.contains { $0.names.contains(name) } }
  }
}

extension CommandDescription {
  /// Throws if a text is none of the choices of a value.
  fileprivate func check(_ text: String, _ value: Value) throws {
    guard let choices = value.choices, !choices.contains(text) else { return }
    throw usageError(
      value.problems[text] ?? "unknown \(value.name) “\(text.excerpt)”\(suggestion(for: text, among: choices))")
  }
}

extension ArraySlice<String> {
  /// Removes the first word and returns it, unless it is an option.
  fileprivate mutating func popValue() -> String? {
    first.map { $0.hasPrefix("-") } == false ? popFirst() : nil
  }
}
