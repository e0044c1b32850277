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

  /// Runs a line with the templates of the sandbox, and returns the text and the object that it prints.
  private func run(_ line: String) throws -> (text: String, value: NSObject) {
    let response = sandbox.armature(line, environment: ["ARMATURE_TEMPLATES": sandbox["Templates"]])
    #expect(response == Response(output: response.output))
    return (response.output, try parsed(response.output))
  }

  private func parsed(_ text: String) throws -> NSObject {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSObject)
  }

  @Test("new prints the app and its actions, which are the lines of its dry run")
  func new() throws {
    let left = ".armature-\(UUID().uuidString)"
    try sandbox.write("", to: "\(left)/Package.swift")
    let actions = [("remove", left), ("create", "my notes/Package.swift"), ("create", "my notes/README.md")]
    let expected: NSDictionary = [
      "path": "my notes", "name": "my notes", "module": "MyNotes", "template": "small", "armature": Sandbox.checkout,
      "actions": actions.map { ["word": $0, "path": $1] },
    ]
    let line = "new '\(sandbox["my notes"])' --no-git"
    let dry = try run("\(line) --json --dry-run")
    #expect(dry.value == expected)
    #expect(try sandbox.entries() == [left, "Templates"])
    let lines = sandbox.armature("\(line) --quiet --dry-run --templates '\(sandbox["Templates"])'").output
    #expect(lines == actions.map { "\($0)  \($1)\n" }.joined())
    #expect(try run("\(line) --json --quiet").text == dry.text)
    #expect(try sandbox.entries() == ["Templates", "my notes"])
    let other = try #require(try run("new \(sandbox["Books"]) --json").value as? [String: NSObject])
    #expect(["committed", "not committed"].contains(other["git"] as? String))
  }

  @Test("templates prints a list")
  func templates() throws {
    let keys = ["\"folder\" : \"Templates/small\"", "\"id\" : \"small\"", "\"name\" : \"Small\""]
    let object = (keys + ["\"summary\" : \"a few files\""]).joined(separator: ",\n    ")
    #expect(try run("templates --json --quiet").text == "[\n  {\n    \(object)\n  }\n]\n")
  }

  @Test(
    "an error is an object on standard output, with the exit code",
    arguments: [
      ("new --json", 2, "new needs the path of the app\nsee “armature new --help”"),
      (
        "nwe --json", 2,
        "unknown command “nwe”; expected new, adopt, add, remove, update, doctor, watch, storyboard, list, templates, help; did you mean “new”?\nsee “armature --help”"
      ),
      (
        "new A --json --run", 2,
        "--run prints the app's own output, which is not JSON; give only one of --run and --json\nsee “armature new --help”"
      ),
      (
        "new A --json --name a/b", 3,
        "“a/b” cannot be a name: “/” separates the parts of a path\nexpected a text such as “My Notes” for --name"
      ),
      ("new --json /dev/tty", 4, "/dev/tty exists already (neither a file nor a folder); expected a path that is free"),
      ("templates --templates /no --json", 5, "/no is not a readable folder; expected a folder of templates"),
    ] as [(String, Int32, String)])
  func errors(line: String, status: Int32, text: String) throws {
    let (response, lines) = (sandbox.armature(line, environment: [:]), text.components(separatedBy: "\n"))
    let kind = [2: "usage", 3: "name", 4: "conflict", 5: "template"][status] ?? ""
    let expected: NSDictionary = ["error": ["kind": kind, "lines": lines, "message": lines[0]] as NSDictionary]
    #expect(try parsed(response.output) == expected && response.status == status && response.error.isEmpty)
  }

  @Test("a path after '--' is no option: an error is text")
  func path() {
    let response = sandbox.armature("new -- A --json")
    #expect(response.error.hasPrefix("error: the option --json follows “--”") && response.output.isEmpty)
  }

  @Test("texts are exact, and a terminal cannot obey them")
  func printable() throws {
    let name = "\u{202E}A\nB\u{1B}[2J \u{9B} \"日本\" \\u{41}"
    let description = ["id": "x", "name": name, "summary": "", "sentinel": "QuillSample", "armaturePath": "../.."]
    try sandbox.write(JSONEncoder().encode(description), to: "Templates/x/template.json")
    let (text, value) = try run("templates --json")
    #expect((value as? [[String: String]])?.last?["name"] == name)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || String($0).printable == String($0) })
  }

  /// Returns a value with empty texts, and with only the first element of each list.
  private func shape(of value: Any) -> NSObject {
    switch value {
    case let list as [Any]: list.prefix(1).map(shape) as NSArray
    case let object as [String: Any]: object.mapValues(shape) as NSDictionary
    default: "" as NSString
    }
  }

  @Test("the output has the shape of the example in the help", arguments: ["new Notes", "templates", "new"])
  func help(line: String) throws {
    let response = sandbox.armature(line.replacing("Notes", with: sandbox["Notes"]) + " --json")
    let help = sandbox.armature("\(line.prefix { $0 != " " }) --help").output.components(separatedBy: "\n\n")
    let examples = try help.filter { $0.hasPrefix("  {") || $0.hasPrefix("  [") }.map(parsed)
    try #require(examples.count == 2)
    #expect(try shape(of: examples[response.status == 0 ? 0 : 1]) == shape(of: parsed(response.output)))
  }
}
