import Testing

// @testable: describes commands of its own.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("The description of a command")
struct CommandDescriptionTests {
  /// A command that is described for the test. It prints its arguments.
  private static let grow = CommandDescription(
    "armature grow", summary: "grow an app", discussion: "Grows an app.",
    subcommands: [
      CommandDescription(
        "armature grow flow", summary: "grow a flow", discussion: "Grows a flow.",
        operand: Operand(value: Value("name"), summary: "the name of the flow"), options: [style]
      ) { Response(output: "flow \($1.operands) \($1[style] ?? "push")") },
      CommandDescription(
        "armature grow tab", summary: "grow a tab", discussion: "Grows a tab.",
        operand: Operand(value: Value("side", .choice(["first", "last"])), summary: "the side")
      ) { Response(output: "tab \($1.operands)") },
    ]
  ) { command, _ in Response(output: command.description.helpText) }

  private static let longWord = String(repeating: "x", count: 90)
  private static let style = Option(
    "--as", "-s", value: Value("style", .choice(["push", "sheet"])), summary: "a style with a \(longWord) text",
    standard: "push")

  /// Runs a command line of an `armature` with that one command.
  private func run(_ line: String) -> Response {
    let description = CommandDescription(
      "armature", summary: "make apps", discussion: "Makes apps.", subcommands: [Self.grow]
    ) { command, _ in Response(output: command.description.helpText) }
    return Command(environment: [:], executable: nil, description: description)
      .run(line.split(separator: " ").map(String.init))
  }

  @Test(
    "parses a command line",
    arguments: [
      ("flow A", #"flow ["A"] push"#), ("flow --as sheet A", #"flow ["A"] sheet"#),
      ("flow A -s=sheet", #"flow ["A"] sheet"#), ("flow -- --as", #"flow ["--as"] push"#),
      ("flow flow", #"flow ["flow"] push"#), ("tab last", #"tab ["last"]"#),
    ])
  func parsed(line: String, output: String) {
    #expect(run("grow \(line)") == Response(output: output))
  }

  @Test(
    "refuses a command line with the problem and the expected input",
    arguments: [
      ("grow", "flo", "unknown command 'flo', did you mean 'flow'?"),
      ("grow", "--as", "unknown option '--as', expected --help"),
      ("grow flow", "", "grow flow needs the name of the flow"), ("grow flow", "A B", "flow takes one name, but got 2"),
      ("grow flow", "A --as shet", "unknown style 'shet', did you mean 'sheet'?"),
      ("grow flow", "A -s x", "unknown style 'x', expected push, sheet"),
      ("grow flow", "--as=push -s push", "--as is given twice"),
      ("grow tab", "", "grow tab needs the side, expected first, last"),
      ("grow tab", "middle", "unknown side 'middle', expected first, last"),
    ])
  func refused(command: String, rest: String, message: String) {
    let error = "error: \(message)\nsee 'armature \(command) --help'\n"
    #expect(run("\(command) \(rest)") == Response(error: error, status: 2))
  }

  @Test("is printed as help")
  func help() {
    #expect(
      run("grow flow -h").output.hasPrefix(
        """
        Usage
          armature grow flow <name> [options]

        Grows a flow.

        Options
          --as, -s push|sheet  a style with a
                               \(Self.longWord) text
                               (default: push)
          --help, -h           print this

        Exit codes
          0  done

        """))
    #expect(
      run("grow").output.hasPrefix(
        """
        Usage
          armature [command] [options]

        Makes apps.

        Commands
          grow [command]  grow an app

        Options
          --help, -h  print this

        """))
  }

  @Test(
    "has in its help each command and each option, in lines of at most 120 characters",
    arguments: CommandDescription.armature.all)
  func complete(command: CommandDescription) {
    let help = command.helpText
    for line in help.split(separator: "\n") { #expect(line.count <= 120, "\(line)") }
    for command in command.subcommands { #expect(help.contains("\n  \(command.name) "), "\(command.path)") }
    for option in command.visibleOptions { #expect(help.contains("\n  \(option.names[0])")) }
    for code in 0...5 { #expect(help.contains("\n  \(code)  ")) }
    for next in command.subcommands { #expect(next.words.dropLast() == command.words[...]) }
    #expect(Set(command.options.flatMap(\.names)).count == command.options.flatMap(\.names).count)
  }
}
