import Foundation

extension CommandDescription {
  /// The script for fish.
  var fishCompletions: String {
    let paths = all.dropFirst().map(\.path.fishQuoted).joined(separator: " ")
    return #"""
      # Completes the command lines of armature in fish. Made by 'armature completions fish'.
      function __armature_command
        set -l command armature
        set -l words (commandline -opc)
        for word in $words[2..]
          switch "$command $word"
            case \#(paths)
              set command "$command $word"
            case '*'
              break
          end
        end
        echo $command
      end
      complete -c armature -f
      \#(all.flatMap(rows).joined(separator: "\n"))

      """#
  }

  private func rows(of command: CommandDescription) -> [String] {
    let start = "complete -c armature -n 'test (__armature_command) = \"\(command.path)\"'"
    let rest =
      command.operand.map { [completion(of: $0.value)] }
      ?? command.subcommands.map { " -a \($0.name) -d \($0.summary.fishQuoted)" }
    let options = command.visibleOptions.map { option in
      option.names.map { $0.hasPrefix("--") ? " -l \($0.dropFirst(2))" : " -s \($0.dropFirst())" }.joined()
        + (option.value.map { " -x" + completion(of: $0) } ?? "") + " -d \(option.summary.fishQuoted)"
    }
    return (rest.filter { !$0.isEmpty } + options).map { start + $0 }
  }

  private func completion(of value: Value) -> String {
    switch value.kind {
    case .text: ""
    case .folder: " -a '(__fish_complete_directories)'"
    case .choice(let choices): " -a \(choices.joined(separator: " ").fishQuoted)"
    case .output(let command): " -a \("(\(command) 2> /dev/null)".fishQuoted)"
    case .command: " -a \(subcommands.map(\.name).joined(separator: " ").fishQuoted)"
    }
  }
}

extension String {
  /// The text as one word of fish.
  fileprivate var fishQuoted: String {
    "'" + replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'") + "'"
  }
}
