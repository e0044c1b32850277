import Scaffolding

extension CommandDescription {
  /// The command `armature` with all its commands.
  static let armature = CommandDescription(
    "armature", summary: "make and grow apps whose screens are reached through coordinators",
    discussion: """
      armature makes and grows apps whose screens are reached through coordinators.
      'armature help <command>' explains the options of a command.
      """,
    options: [.version, .dumpHelp],
    subcommands: [.new, .adopt, .add, .remove, .update, .doctor, .watch, .storyboard, .list, .templates, .help]
  ) { command, arguments in
    if arguments.contains(.version) { return Response(output: "armature \(armatureVersion)\n") }
    if arguments.contains(.dumpHelp) { return Response(output: json(ToolInfo(command.rootCommand))) }
    return Response(output: command.rootCommand.helpText)
  }

  fileprivate static let help = CommandDescription(
    "armature help", summary: "explain a command", discussion: "Explains a command: the same as its --help.",
    operand: Operand(value: Value("command"), summary: "the command", isList: true)
  ) { command, arguments in
    let (found, rest) = command.rootCommand.find(arguments.operands[...])
    if let word = rest.first {
      let known = found.subcommands.map(\.name)
      throw found.usageError("unknown command “\(word.excerpt)”\(suggestion(for: word, among: known))")
    }
    return Response(output: found.helpText)
  }
}

extension Option {
  static let help = Option("--help", "-h", summary: "print this")
  fileprivate static let version = Option("--version", summary: "print the version")
  // The name is the one of Swift Argument Parser.
  fileprivate static let dumpHelp = Option(
    "--experimental-dump-help", summary: "print the commands and their options as JSON for tools", isHidden: true)
  static let dryRun = Option("--dry-run", summary: "print what the command would do with each file, and change nothing")
  static let quiet = Option("--quiet", summary: "print only errors, or with --dry-run only the files")
  /// The output as JSON, also of an error.
  static let json = Option("--json", summary: "print the result as JSON")
  /// The folder of the templates.
  static let templates = Option(
    "--templates", value: Value("dir", .folder), summary: "the folder of the templates",
    standard: "$ARMATURE_TEMPLATES, or else the one of armature itself")
}
