extension CommandDescription {
  /// The script for bash, 3.2 and later: the one of macOS has neither associative arrays nor `compopt`.
  var bashCompletions: String {
    // A row of a command also fits the words of the commands below it, so these come first.
    let cases = all.reversed().flatMap(rows).map { "    \($0) ;;\n" }.joined()
    let paths = all.dropFirst().map(\.path.shellQuoted).joined(separator: "|")
    return #"""
      # Completes the command lines of armature in bash. Made by 'armature completions bash'.
      _armature_lines() {
        local line
        while IFS= read -r line; do
          if [[ -n $line && $line == "$word"* ]]; then COMPREPLY+=("$(printf %q "$line")"); fi
        done <<< "$1"
      }
      _armature_folders() {
        local line
        compopt -o filenames 2> /dev/null
        while IFS= read -r line; do
          if [[ -n $line ]]; then COMPREPLY+=("$line"); fi
        done <<< "$(compgen -d -- "$word")"
      }
      _armature() {
        local command=armature index=1 word=${COMP_WORDS[COMP_CWORD]} place=${COMP_WORDS[COMP_CWORD-1]}
        COMPREPLY=()
        while ((index < COMP_CWORD)); do
          case "$command ${COMP_WORDS[index]}" in
            \#(paths)) command="$command ${COMP_WORDS[index]}" ;;
            *) break ;;
          esac
          index=$((index + 1))
        done
        # bash takes '=' for a word of its own.
        if [[ $word == = ]]; then
          word=
        elif [[ $place == = ]]; then
          place=${COMP_WORDS[COMP_CWORD-2]}
        fi
        if [[ $word == -* ]]; then place=-; fi
        if [[ " ${COMP_WORDS[*]:index:COMP_CWORD-index} " == *' -- '* ]]; then place=; fi
        case "$command $place" in
      \#(cases)  esac
      }
      complete -F _armature armature

      """#
  }

  /// Returns a row for each place in the command lines of a command: the values of options, options, and the rest.
  private func rows(of command: CommandDescription) -> [String] {
    let options = command.visibleOptions
    let values = options.compactMap { option in
      option.value.map { value in
        "\(option.names.map { "\(command.path) \($0)".shellQuoted }.joined(separator: "|"))) \(completion(of: value))"
      }
    }
    let rest = command.operand.map { completion(of: $0.value) } ?? lines(command.subcommands.map(\.name))
    return values + [
      "\("\(command.path) -".shellQuoted)) \(lines(options.map { $0.names[0] }))",
      "\("\(command.path) ".shellQuoted)*) \(rest)",
    ]
  }

  private func completion(of value: Value) -> String {
    switch value.kind {
    case .text: ":"
    case .folder: "_armature_folders"
    case .choice(let choices): lines(choices)
    case .output(let command): "_armature_lines \"$(\(command) 2> /dev/null)\""
    case .command: lines(subcommands.map(\.name))
    }
  }

  private func lines(_ words: [String]) -> String {
    words.isEmpty ? ":" : "_armature_lines $'\(words.joined(separator: "\\n"))'"
  }
}
