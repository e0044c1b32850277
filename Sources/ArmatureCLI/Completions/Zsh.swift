import Foundation

extension CommandDescription {
  /// The script for zsh: the file `_armature` in a folder of `fpath`.
  var zshCompletions: String {
    let paths = all.dropFirst().map(\.path.shellQuoted).joined(separator: "|")
    let rows = all.map { command in
      let specs = command.visibleOptions.map(spec) + [spec(of: command)].compactMap { $0 }
      return "  (\(command.path.shellQuoted))\n    _arguments -S \(specs.joined(separator: " \\\n      ")) ;;\n"
    }
    return #"""
      #compdef armature
      # Completes the command lines of armature in zsh. Made by 'armature completions zsh'.
      local command=armature index=2
      while ((index < CURRENT)); do
        case "$command $words[index]" in
          (\#(paths)) command="$command $words[index]" ;;
          (*) break ;;
        esac
        ((index++))
      done
      # The words of the command become one.
      words=("$command" "${(@)words[index,-1]}")
      ((CURRENT -= index - 2))
      case $command in
      \#(rows.joined())esac

      """#
  }

  private func spec(of option: Option) -> String {
    let text = "[\(option.summary.escaped("[]:\\"))]"
    let end = option.value.map { "=\(text):\($0.name):\(completion(of: $0))" } ?? text
    if option.names.count == 1 { return (option.names[0] + end).shellQuoted }
    let names = option.names
    return "'(\(names.joined(separator: " ")))'{\(names.joined(separator: ","))}\(end.shellQuoted)"
  }

  /// Returns the completion of the words of a command that are no options.
  private func spec(of command: CommandDescription) -> String? {
    if let operand = command.operand {
      return "\(operand.isList ? "*" : "1"):\(operand.value.name):\(completion(of: operand.value))".shellQuoted
    }
    return command.subcommands.isEmpty ? nil : "1:command:\(command.list)".shellQuoted
  }

  private func completion(of value: Value) -> String {
    switch value.kind {
    case .text: ""
    case .folder: "_directories"
    case .choice(let choices): "(\(choices.joined(separator: " ")))"
    case .output(let command): "{compadd -- ${(f)\"$(\(command) 2> /dev/null)\"}}"
    case .command: list
    }
  }

  /// The names of the subcommands, with their summaries.
  private var list: String {
    let items = subcommands.map { "\($0.name)\\:\($0.summary.escaped(":\\").shellQuoted)" }
    return "((\(items.joined(separator: " "))))"
  }
}

extension String {
  /// Returns the text with a backslash before each of some marks.
  fileprivate func escaped(_ marks: String) -> String {
    reduce(into: "") { $0 += marks.contains($1) ? "\\\($1)" : "\($1)" }
  }
}
