import Scaffolding

/// The result of a command line: text to print, the exit code, and a command to run next.
struct Response: Equatable {
  var output = ""
  var error = ""
  var status: Int32 = 0
  var nextCommand: [String] = []
}

/// The command `armature`, without the process that runs it.
struct CommandLineTool {
  let environment: [String: String]
  let executable: String?
  var rootCommand: CommandDescription = .armature
  /// Asks the user for a line; `nil` if there is nobody to ask.
  var ask: ((_ question: String) -> String?)?
  /// Shows a text to the user at once, beside the output.
  var show: (_ text: String) -> Void = { _ in }

  /// Returns a function that prints the name of work that takes some seconds. With `--quiet` and `--json`, it does
  /// nothing.
  func progress(_ arguments: Arguments) -> (_ work: String) -> Void {
    arguments.contains(.quiet) || arguments.contains(.json) ? { _ in } : { show("\($0.printable)\n") }
  }

  /// Runs a command line.
  func run(_ arguments: [String]) -> Response {
    do {
      return try perform(arguments)
    } catch {
      let error = error as? ScaffoldingError ?? ScaffoldingError(.internal, "\(error)")
      // Parsing may have failed, so the option is looked up in the words themselves.
      if arguments.prefix(while: { $0 != "--" }).contains(Option.json.names[0]) {
        return Response(output: json(Failure(error)), status: error.kind.rawValue)
      }
      return Response(error: "error: \(error)\n", status: error.kind.rawValue)
    }
  }

  private func perform(_ words: [String]) throws -> Response {
    let (command, rest) = rootCommand.find(words[...])
    if let word = rest.first, !word.hasPrefix("-"), !command.subcommands.isEmpty {
      let known = command.subcommands.map(\.name)
      throw command.usageError("unknown command “\(word.excerpt)”\(suggestion(for: word, among: known))")
    }
    let arguments = try Arguments(rest, of: command)
    if arguments.contains(.help) { return Response(output: command.helpText) }
    try arguments.checkOperands(of: command)
    return try command.perform(self, arguments)
  }
}
