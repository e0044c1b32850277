import Testing

// @testable: describes commands of its own.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("The description of a command")
struct CommandDescriptionTests {
  private static let longWord = String(repeating: "x", count: 90)

  /// A command that is described for the test. It prints its arguments.
  private static let grow = CommandDescription(
    "armature grow", summary: "grow a flow", discussion: "Grows a flow.",
    operand: Operand(value: Value("name"), summary: "the name of the flow"), options: [style]
  ) { Response(output: "\($1.operands) \($1[style] ?? "push")") }

  private static let style = Option(
    "--as", "-s", value: Value("style", .choice(["push", "sheet"])), summary: "a style with a \(longWord) text",
    standard: "push")

  @Test(
    "parses a command line, or refuses it with the problem and the expected input",
    arguments: [
      ("A", #"["A"] push"#), ("--as sheet A", #"["A"] sheet"#), ("A -s=sheet", #"["A"] sheet"#),
      ("-- --as", #"["--as"] push"#), ("grow", #"["grow"] push"#),
      ("A --as shet", "unknown style 'shet', did you mean 'sheet'?"),
      ("A -s x", "unknown style 'x', expected push, sheet"), ("--as=push -s push", "--as is given twice"),
    ])
  func parsed(line: String, result: String) {
    let description = CommandDescription(
      "armature", summary: "make apps", discussion: "Makes apps.", subcommands: [Self.grow]
    ) { command, _ in Response(output: command.description.helpText) }
    let response = Command(environment: [:], executable: nil, description: description).run(words("grow \(line)"))
    let error = "error: \(result)\nsee 'armature grow --help'\n"
    #expect(response == (result.hasPrefix("[") ? Response(output: result) : Response(error: error, status: 2)))
  }

  @Test("is printed as help")
  func help() {
    #expect(
      Self.grow.helpText.hasPrefix(
        """
        Usage
          armature grow <name> [options]

        Grows a flow.

        Options
          --as, -s push|sheet  a style with a
                               \(Self.longWord) text
                               (default: push)
          --help, -h           print this

        Exit codes
          0  done

        """))
    let help = CommandDescription.templates.helpText
    #expect(help.contains("Usage\n  armature templates [command] [options]\n\n"))
    #expect(help.contains("\n\nCommands\n  check [id ...]  "))
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
