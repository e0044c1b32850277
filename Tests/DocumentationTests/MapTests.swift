import Foundation
import Testing

@Suite("The map of the code is true")
struct MapTests {
  private static func article() throws -> String {
    try Repository.text("Sources/Armature/Armature.docc/HowArmatureIsBuilt.md")
  }

  /// The texts between backquotes, except links to symbols, which DocC checks.
  private static func names() throws -> [String] {
    try article().replacingOccurrences(of: "``[^`]*``", with: "", options: .regularExpression)
      .matches(of: "`([^`]+)`").map { $0[1] }
  }

  @Test("every file that it names exists")
  func files() throws {
    let sources = try Repository.files(in: "Sources", ending: ".swift")
    let paths = try Self.names().filter { $0.hasSuffix(".swift") }
    #expect(paths.count >= 20, "The search finds too few files")
    for path in paths where !sources.contains(where: { $0.hasSuffix("/\(path)") }) {
      Issue.record("\(path) does not exist")
    }
  }

  @Test("every function that it names exists, with those labels and in that type")
  func functions() throws {
    let known = try Repository.files(in: "Sources", ending: ".swift").flatMap { file in
      try SwiftFunction.all(in: Repository.text(file)).map(\.title)
    }
    let functions = try Self.names().filter { try !$0.matches(of: #"^(\w+\.)?\w+\([\w:]*\)$"#).isEmpty }
    #expect(functions.count >= 25, "The search finds too few functions")
    for function in functions where !known.contains(where: { $0 == function || $0.hasSuffix(".\(function)") }) {
      Issue.record("\(function) does not exist")
    }
  }

  @Test("its tables have a row for each module and for each folder of the core, and no other row")
  func rows() throws {
    let rows = try Self.article().matches(of: #"(?m)^\| (.*?) \|.*\n(?!\|---)"#).map { $0[1] }
    #expect(rows.count <= 30)
    let files = try Repository.files(in: "Sources", ending: ".swift").map { $0.split(separator: "/").dropFirst() }
    let folders = files.filter { $0.first == "Armature" && $0.count > 2 }.map { $0.dropFirst().dropLast() }
    let places = Set(files.map { String($0[1]) } + folders.map { $0.joined(separator: "/") })
    #expect(rows.flatMap { $0.components(separatedBy: ", ") }.sorted() == places.map { "`\($0)`" }.sorted())
  }

  /// A list of functions in the order in which they run, with the largest numbers of functions and of files in it.
  struct Way: Sendable, CustomTestStringConvertible {
    let section: String
    let functions, files: Int
    var testDescription: String { section }
  }

  /// A line of such a list: a function, its file, and either its caller or the value by which another function causes
  /// the call. Without both, its caller is the function before it.
  private struct Step {
    let title, file, caller, value: String

    static func all(in section: String) throws -> [Self] {
      let sections = try MapTests.article().components(separatedBy: "\n## ")
      let text = try #require(sections.first { $0.hasPrefix(section + "\n") })
      var file = ""
      return try text.matches(of: #"(?m)^(\d+)\. .*(?:\n   .*)*"#).enumerated().map { index, match in
        let line = match[0].replacingOccurrences(of: "\n *", with: " ", options: .regularExpression)
        let pattern = #"^\d+\. `(\w+\.[\w:()]+)`(?: in `(\S+)`)?(?:, from `(\S+)`)?(?: \[through `(\S+)`\])?: \S"#
        let step = try #require(try line.matches(of: pattern).first, "\(line) is no step")
        #expect(match[1] == "\(index + 1)")
        if !step[2].isEmpty { file = step[2] }
        return Self(title: step[1], file: file, caller: step[3], value: step[4])
      }
    }
  }

  @Test(
    "each function of a way is called by the one before it, or by the earlier one that its line names",
    arguments: [
      Way(section: "A push", functions: 20, files: 8), Way(section: "To the screen", functions: 30, files: 10),
      Way(section: "An opened link", functions: 20, files: 10),
      Way(section: "A broadcast", functions: 12, files: 5),
    ])
  func ways(way: Way) throws {
    let steps = try Step.all(in: way.section)
    #expect((5...way.functions).contains(steps.count))
    #expect(Set(steps.map(\.file)).count <= way.files)
    var earlier: [String: [SwiftFunction]] = [:]
    var last = ""
    for step in steps {
      // Files of the core are named by their folders in it.
      let path = step.file.hasPrefix("Armature") ? step.file : "Armature/\(step.file)"
      let functions = try SwiftFunction.all(in: Repository.text("Sources/\(path)")).filter { $0.title == step.title }
      let longest = try #require(functions.map(\.countOfLines).max(), "\(step.title) is not in \(step.file)")
      #expect(longest <= 40, "\(step.title) is too long")
      if !last.isEmpty {
        let caller = step.caller.isEmpty ? last : step.caller
        let callers = try #require(earlier[caller], "\(step.title) names \(caller), which is not above it")
        let isCalled = callers.contains { caller in
          functions.contains { function in
            step.value.isEmpty ? caller.calls(function) : [caller, function].allSatisfy { $0.uses(step.value) }
          }
        }
        #expect(isCalled, "\(caller) does not call \(step.title)")
      }
      earlier[step.title] = functions
      last = step.title
    }
  }
}
