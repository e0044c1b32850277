import Foundation
import Testing

// @testable: runs the command within the process.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("With --json")
struct JSONTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    _ = try sandbox.template()
  }

  /// Runs the command with the templates of the sandbox, and returns its exit code and the object that it prints.
  private func run(_ arguments: String...) throws -> (status: Int32, value: NSObject, text: String) {
    let response = Command(environment: ["ARMATURE_TEMPLATES": sandbox["Templates"]], executable: nil).run(arguments)
    #expect(response.error.isEmpty && response.goesOnWith.isEmpty)
    return (response.status, try parsed(response.output), response.output)
  }

  private func parsed(_ text: String) throws -> NSObject {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSObject)
  }

  /// Makes the object that the command prints for an app.
  private func app(_ actions: [[String]], path: String) throws -> NSObject {
    let armature = try #require(Checkout.find(executable: nil))
    return [
      "path": sandbox[path], "name": "my notes", "module": "MyNotes", "template": "small", "armature": armature,
      "actions": actions.map { ["word": $0[0], "path": sandbox[$0[1]]] },
    ] as NSDictionary
  }

  @Test("new prints the app and its actions, the same in a dry run")
  func new() throws {
    let left = ".armature-\(UUID().uuidString)"
    try sandbox.write("", to: "\(left)/Package.swift")
    let expected = try app(
      [["remove", left], ["create", "my notes/Package.swift"], ["create", "my notes/README.md"]], path: "my notes")
    let dry = try run("new", sandbox["my notes"], "--json", "--dry-run")
    #expect(dry.status == 0 && dry.value == expected)
    #expect(try sandbox.entries() == [left, "Templates"])
    let real = try run("new", sandbox["my notes"], "--json", "--quiet", "--no-git")
    #expect(real.status == 0 && real.text == dry.text)
    #expect(try sandbox.entries() == ["Templates", "my notes"])
    let other = try #require(try run("new", sandbox["Books"], "--json").value as? [String: NSObject])
    #expect(["committed", "not committed"].contains(other["git"] as? String))
  }

  @Test("the actions of new are the lines of its dry run")
  func lines() throws {
    let object = try #require(try run("new", sandbox["Notes"], "--json", "--dry-run").value as? [String: NSObject])
    let actions = try #require(object["actions"] as? [[String: String]])
    let command = Command(environment: ["ARMATURE_TEMPLATES": sandbox["Templates"]], executable: nil)
    let lines = command.run(["new", sandbox["Notes"], "--quiet", "--dry-run"]).output.split(separator: "\n")
    #expect(actions.map { "\($0["word"] ?? "")  \($0["path"] ?? "")" } == lines.map(String.init))
  }

  @Test("templates prints a list")
  func templates() throws {
    let result = try run("templates", "--json", "--quiet")
    let expected = [
      ["folder": sandbox["Templates/small"], "id": "small", "name": "Small", "summary": "a few files"]
    ]
    #expect(result.status == 0 && result.value == expected as NSArray)
    #expect(
      result.text == """
        [
          {
            "folder" : "\(sandbox["Templates/small"])",
            "id" : "small",
            "name" : "Small",
            "summary" : "a few files"
          }
        ]

        """)
  }

  @Test(
    "an error is an object on standard output, with the exit code",
    arguments: [
      (["new", "--json"], 2, "usage", ["new needs the path of the app", "see 'armature new --help'"]),
      (
        ["new", "A", "--jso", "--json"], 2, "usage",
        ["unknown option '--jso', did you mean '--json'?", "see 'armature new --help'"]
      ),
      (
        ["new", "A", "--json", "--run"], 2, "usage",
        ["--run prints the app's own output, which is not JSON", "see 'armature new --help'"]
      ),
      (["nwe", "--json"], 2, "usage", ["unknown command 'nwe', did you mean 'new'?", "see 'armature --help'"]),
      (
        ["new", "--json", ".."], 3, "name",
        [
          "'..' cannot be a name: it means a folder that exists already",
          "expected a name such as Notes, MyNotes or \"My Notes\"; --name sets another name for its users",
        ]
      ),
      (
        ["new", "--json", "/dev/null"], 4, "conflict",
        ["/dev/null exists already (neither a file nor a folder), expected a path that is free"]
      ),
      (
        ["templates", "--templates", "/nowhere", "--json"], 5, "template",
        ["/nowhere is not a readable folder, expected a folder of templates"]
      ),
    ] as [([String], Int32, String, [String])])
  func errors(arguments: [String], status: Int32, kind: String, lines: [String]) throws {
    let response = Command(environment: [:], executable: nil).run(arguments)
    #expect(response.status == status && response.error.isEmpty)
    let object = try #require(try parsed(response.output) as? [String: [String: NSObject]])
    let error = try #require(object["error"])
    #expect(object.count == 1 && error.count == 3)
    #expect(error["kind"] == kind as NSString && error["lines"] == lines as NSArray, "\(error)")
    #expect(error["message"] == lines[0] as NSString)
  }

  @Test("a path after '--' is no option: an error is text")
  func path() {
    let response = Command(environment: [:], executable: nil).run(["new", "--", "A", "--json"])
    #expect(response.error.hasPrefix("error: the option --json follows '--'") && response.output.isEmpty)
  }

  @Test("texts are exact, and a terminal cannot obey them")
  func printable() throws {
    let name = "\u{202E}A\nB\u{1B}[2J \u{9B} \"日本\" \\u{41}"
    let description = ["id": "x", "name": name, "summary": "", "sentinel": "QuillSample", "armaturePath": "../.."]
    try sandbox.write(JSONEncoder().encode(description), to: "Templates/x/template.json")
    let result = try run("templates", "--json")
    let list = try #require(result.value as? [[String: String]])
    #expect(list.last?["name"] == name)
    #expect(result.text.unicodeScalars.allSatisfy { $0 == "\n" || String($0).printable == String($0) })
  }

  /// Returns a value with empty texts, and with only the first element of each list.
  private func shape(of value: Any) -> NSObject {
    switch value {
    case let list as [Any]: list.prefix(1).map(shape) as NSArray
    case let object as [String: Any]: object.mapValues(shape) as NSDictionary
    default: "" as NSString
    }
  }

  @Test(
    "the output has the shape of the example in the help",
    arguments: [["new", "Notes"], ["templates"], ["new"]])
  func help(arguments: [String]) throws {
    let command = Command(environment: .author, executable: nil)
    let output = command.run(arguments.map { $0 == "Notes" ? sandbox["my notes"] : $0 } + ["--json"])
    let help = command.run([arguments[0], "--help"]).output
    let examples = try help.components(separatedBy: "\n\n").filter { $0.hasPrefix("  {") || $0.hasPrefix("  [") }.map(
      parsed)
    try #require(examples.count == 2)
    #expect(try shape(of: examples[output.status == 0 ? 0 : 1]) == shape(of: parsed(output.output)))
  }
}
