import Scaffolding

/// The arguments after the command: the values of options, the flags, and the rest in order.
struct Arguments {
  private(set) var values: [String: String] = [:]
  private(set) var flags: Set<String> = []
  private(set) var positionals: [String] = []

  /// Sorts arguments by the options of a command. `--` ends the options; `-h` is `--help`.
  init(_ arguments: [String], of command: String, values known: [String], flags switches: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        positionals += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        positionals.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let option = parts[0] == "-h" ? "--help" : parts[0]
      let given = parts.dropFirst().first
      if switches.contains(option) {
        if given != nil { throw usage("\(option) takes no value, but '\(argument)' gives it one", command) }
        flags.insert(option)
      } else if known.contains(option) {
        let next = rest.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
        guard let value = given ?? next, !value.isEmpty else { throw usage("\(option) needs a value", command) }
        if given == nil { rest.removeFirst() }
        if values.updateValue(value, forKey: option) != nil { throw usage("\(option) is given twice", command) }
      } else {
        throw usage("unknown option '\(option)'\(suggestion(for: option, among: known + switches))", command)
      }
    }
  }
}

/// Returns an error in the command line that refers to a command's help.
func usage(_ problem: String, _ command: String) -> ScaffoldingError {
  ScaffoldingError(.usage, problem, "see '\(command) --help'")
}
