import Foundation
import Testing

// @testable: compares the description of the command.
@testable import ArmatureCLI

@Suite("The description for tools")
struct ToolInfoTests {
  private let dump = Command(environment: [:], executable: nil).run(["--experimental-dump-help"]).output

  private func parsed(_ text: String) throws -> NSObject {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSObject)
  }

  // MARK: The format, version 0 of the tool info of Swift Argument Parser, as a tool reads it

  private typealias Object = [String: Any]

  private func object(_ command: CommandDescription) -> Object {
    let positional: [Object] =
      command.operand.map { operand in
        [argument("positional", operand.summary, isOptional: operand.isList, operand.value, isList: operand.isList)]
      } ?? []
    let options = command.options.map { option in
      let names = option.names.map { name in
        ["kind": name.hasPrefix("--") ? "long" : "short", "name": name.trimmingCharacters(in: ["-"])]
      }
      var object = argument(
        option.value == nil ? "flag" : "option", option.summary, isOptional: true, option.value, option.standard)
      object.merge(["names": names, "preferredName": names[0], "shouldDisplay": !option.isHidden]) { $1 }
      if option.value == nil { object["valueName"] = names[0]["name"] }
      return object
    }
    return [
      "superCommands": Array(command.words.dropLast()), "commandName": command.name, "abstract": command.summary,
      "discussion": command.discussion, "shouldDisplay": true, "subcommands": command.subcommands.map(object),
      "arguments": positional + options,
    ]
  }

  private func argument(
    _ kind: String, _ abstract: String, isOptional: Bool, _ value: Value?, _ standard: String? = nil,
    isList: Bool = false
  ) -> Object {
    var object: Object = [
      "kind": kind, "abstract": abstract, "isOptional": isOptional, "isRepeating": isList, "shouldDisplay": true,
      "parsingStrategy": "default",
    ]
    object["valueName"] = value?.name
    object["allValues"] = value?.choices
    object["defaultValue"] = standard
    return object
  }

  @Test("holds all commands and options")
  func complete() throws {
    let expected: Object = ["serializationVersion": 0, "command": object(.armature)]
    #expect(try parsed(dump) == expected as NSDictionary)
  }

  /// Returns the paths of the keys in a value: `command.arguments.names.kind`. Subcommands are like their command.
  private func keys(of value: Any, _ path: String = "") -> Set<String> {
    switch value {
    case let list as [Any]: Set(list.flatMap { keys(of: $0, path) })
    case let object as Object:
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
    let theirs = try parsed(Sandbox().run(swift, ["format", "--experimental-dump-help"]).output)
    let (own, known) = (keys(of: try parsed(dump)), keys(of: theirs))
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
