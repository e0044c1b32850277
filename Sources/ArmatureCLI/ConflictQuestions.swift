import Scaffolding

/// Decides about files that stand in the way of an addition: by the options, or by the user's answers.
struct ConflictQuestions {
  let environment: [String: String]
  /// Asks the user for a line; `nil` if there is nobody to ask.
  let ask: ((_ question: String) -> String?)?
  /// The answer for all files.
  var answer: Conflict.Resolution?

  /// Returns what to do about a file.
  ///
  /// - Throws: An error if the user wants to stop.
  mutating func resolve(_ conflict: Conflict) throws -> Conflict.Resolution {
    if let answer { return answer }
    guard let ask else { return .refuse }
    var question = "\(conflict.path) exists already with other contents.\n".printableLines
    while true {
      switch ask(question + "Replace it? yes, no, all, diff, quit: ")?.lowercased() {
      case "yes", "y": return .force
      case "no", "n": return .skip
      case "all", "a":
        answer = .force
        return .force
      case "diff", "d":
        do { question = try conflict.diff(environment: environment).printableLines } catch { question = "\(error)\n" }
      case "quit", "q", nil: throw ScaffoldingError(.conflict, "stopped, and nothing was changed")
      default: question = ""
      }
    }
  }
}
