import Scaffolding

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

    {"error": {"kind": "usage", "lines": ["unknown option", "see 'armature --help'"], "message": "unknown option"}}
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
