import Foundation
import Testing

// @testable: compares the description of the command.
@testable import ArmatureCLI

@Suite("The description for tools")
struct ToolInfoTests {
  /// The format, version 0 of the tool info of Swift Argument Parser, as a tool reads it.
  private struct ToolInfo: Decodable {
    struct Command: Decodable {
      let commandName: String
      let abstract, discussion: String?
      let shouldDisplay: Bool
      let superCommands: [String]?
      let subcommands: [Command]?
      let arguments: [Argument]?
    }
    struct Argument: Decodable {
      let kind: Kind
      let shouldDisplay, isOptional, isRepeating: Bool
      let names: [Name]?
      let preferredName: Name?
      let valueName, defaultValue, abstract: String?
      let allValues: [String]?
    }
    enum Kind: String, Decodable { case positional, option, flag }
    struct Name: Decodable, Equatable {
      let kind, name: String
      /// The name as it is typed.
      var text: String { (kind == "long" ? "--" : "-") + name }
    }
    let serializationVersion: Int
    let command: Command
  }

  private let dump = Command(environment: [:], executable: nil).run(["--experimental-dump-help"]).output

  private func compare(_ tool: ToolInfo.Command, _ own: CommandDescription) throws {
    #expect((tool.superCommands ?? []) + [tool.commandName] == own.words)
    #expect(tool.abstract == own.summary && tool.discussion == own.discussion && tool.shouldDisplay)
    let arguments = tool.arguments ?? []
    let positionals = arguments.filter { $0.kind == .positional }
    #expect(positionals.compactMap(\.valueName) == [own.operand?.value.name].compactMap { $0 })
    for (tool, own) in zip(positionals, [own.operand].compactMap { $0 }) {
      #expect(tool.names == nil && tool.preferredName == nil && tool.shouldDisplay)
      #expect(tool.abstract == own.summary && tool.allValues == own.value.choices)
      #expect(tool.isOptional == own.isList && tool.isRepeating == own.isList)
    }
    let options = arguments.filter { $0.kind != .positional }
    #expect(options.map { $0.names?.map(\.text) } == own.options.map(\.names))
    for (tool, own) in zip(options, own.options) {
      #expect(tool.preferredName == tool.names?.first && tool.isOptional && !tool.isRepeating)
      #expect(tool.kind == (own.value == nil ? .flag : .option) && tool.shouldDisplay != own.isHidden)
      #expect(tool.valueName == own.value?.name ?? tool.preferredName?.name)
      #expect(tool.abstract == own.summary && tool.defaultValue == own.standard && tool.allValues == own.value?.choices)
    }
    #expect(tool.subcommands?.count ?? 0 == own.subcommands.count)
    for (tool, own) in zip(tool.subcommands ?? [], own.subcommands) { try compare(tool, own) }
  }

  @Test("holds all commands and options")
  func complete() throws {
    let info = try JSONDecoder().decode(ToolInfo.self, from: Data(dump.utf8))
    #expect(info.serializationVersion == 0)
    try compare(info.command, .armature)
  }

  /// Returns the paths of the keys in a value: `command.arguments.names.kind`. Subcommands are like their command.
  private func keys(of value: Any, _ path: String = "") -> Set<String> {
    switch value {
    case let list as [Any]: Set(list.flatMap { keys(of: $0, path) })
    case let object as [String: Any]:
      Set(
        object.flatMap { key, value in
          keys(of: value, key == "subcommands" ? path : "\(path)\(key).").union([path + key])
        })
    default: []
    }
  }

  @Test("has the keys that a tool of the toolchain prints")
  func toolchain() throws {
    let swift = try #require(Sandbox.program("swift"))
    let theirs = try Sandbox().run(swift, ["format", "--experimental-dump-help"]).output
    _ = try JSONDecoder().decode(ToolInfo.self, from: Data(theirs.utf8))
    let (own, known) = try (
      keys(of: JSONSerialization.jsonObject(with: Data(dump.utf8))),
      keys(of: JSONSerialization.jsonObject(with: Data(theirs.utf8)))
    )
    // swift-format has neither defaults nor choices.
    #expect(own.subtracting(known) == ["command.arguments.defaultValue", "command.arguments.allValues"])
    #expect(known.subtracting(own).isEmpty)
  }

  @Test("stands in no help, and is suggested to nobody")
  func hidden() {
    let command = Command(environment: [:], executable: nil)
    #expect(!command.run([]).output.contains("experimental"))
    #expect(!command.run(["--experimental"]).error.contains("dump"))
  }
}
