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
  fileprivate var usage: String { isList ? "[\(value.name) ...]" : value.usage }
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
      + wrapped(text, width: 116 - width).joined(separator: "\n\(spaces(width + 4))")
  }
  return lines.joined(separator: "\n")
}

private func wrapped(_ text: String, width: Int) -> [String] {
  let words = text.split(separator: " ")
  return words.dropFirst().reduce(into: [String(words.first ?? "")]) { lines, word in
    let longer = "\(lines[lines.count - 1]) \(word)"
    if longer.count <= width { lines[lines.count - 1] = longer } else { lines.append(String(word)) }
  }
}

private let exitCodes = """
  Exit codes
    0  done
    1  something inside armature failed, or its output cannot be written; the files already made are kept
    2  the command line is wrong, or Armature was not found
    3  a name or a bundle identifier breaks a rule
    4  a file is in the way, cannot be written, or has no place for the new lines; or 'update' left conflicts
    5  the templates were not found, or one is damaged
    6  'doctor' found a problem, or 'update --check' found something to update
  """
