import Foundation
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

  private static let armature = CommandDescription(
    "armature", summary: "make apps", discussion: "Makes apps.", subcommands: [grow]
  ) { command, _ in Response(output: command.rootCommand.helpText) }

  @Test(
    "parses a command line, or refuses it with the problem and the expected input",
    arguments: [
      ("A", #"["A"] push"#), ("--as sheet A", #"["A"] sheet"#), ("A -s=sheet", #"["A"] sheet"#),
      ("-- --as", #"["--as"] push"#), ("grow", #"["grow"] push"#),
      ("A --as shet", "unknown style “shet”; expected push, sheet; did you mean “sheet”?"),
      ("A -s x", "unknown style “x”; expected push, sheet"), ("--as=push -s push", "--as is given twice"),
    ])
  func parsed(line: String, result: String) {
    let response = CommandLineTool(environment: [:], executable: nil, rootCommand: Self.armature).run(
      words("grow \(line)"))
    let error = "error: \(result)\nsee “armature grow --help”\n"
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
    for next in command.subcommands {
      #expect(help.contains("\n  \(next.name) ") && next.words.dropLast() == command.words[...], "\(next.path)")
    }
    for option in command.visibleOptions { #expect(help.contains("\n  \(option.names[0])")) }
    for code in 0...5 { #expect(help.contains("\n  \(code)  ")) }
    #expect(Set(command.options.flatMap(\.names)).count == command.options.flatMap(\.names).count)
  }

  // MARK: For tools: the format of Swift Argument Parser, version 0

  private let dump = CommandLineTool(environment: [:], executable: nil).run(["--experimental-dump-help"]).output

  private func parsed(_ text: String) throws -> NSObject {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSObject)
  }

  @Test("is printed for tools, with all commands and options")
  func toolInfo() throws {
    let always = #""isRepeating": false, "shouldDisplay": true, "parsingStrategy": "default""#
    func names(_ long: String, _ short: String) -> String {
      let long = #"{"kind": "long", "name": "\#(long)"}"#
      return
        #""isOptional": true, "preferredName": \#(long), "names": [\#(long), {"kind": "short", "name": "\#(short)"}]"#
    }
    let help = #"{"kind": "flag", "abstract": "print this", "valueName": "help", \#(names("help", "h")), \#(always)}"#
    let style = #""kind": "option", "valueName": "style", "abstract": "\#(Self.style.summary)", \#(names("as", "s"))"#
    let name = #""kind": "positional", "valueName": "name", "abstract": "the name of the flow", "isOptional": false"#
    let grow = """
      {"superCommands": ["armature"], "commandName": "grow", "abstract": "grow a flow", "discussion": "Grows a flow.",
        "shouldDisplay": true, "subcommands": [], "arguments": [{\(name), \(always)},
        {\(style), \(always), "allValues": ["push", "sheet"], "defaultValue": "push"}, \(help)]}
      """
    let armature = """
      {"superCommands": [], "commandName": "armature", "abstract": "make apps", "discussion": "Makes apps.",
        "shouldDisplay": true, "subcommands": [\(grow)], "arguments": [\(help)]}
      """
    #expect(
      try parsed(json(ToolInfo(Self.armature))) == parsed(#"{"serializationVersion": 0, "command": \#(armature)}"#))
    for command in CommandDescription.armature.all { #expect(dump.contains("\"commandName\" : \"\(command.name)\"")) }
  }

  @Test("for tools stands in no help, and is suggested to nobody")
  func hidden() {
    let command = CommandLineTool(environment: [:], executable: nil)
    #expect(!command.run([]).output.contains("experimental") && dump.contains("\"shouldDisplay\" : false"))
    #expect(!command.run(["--experimental"]).error.contains("dump"))
  }
}
