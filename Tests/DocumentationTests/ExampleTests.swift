import Testing

@Suite("Documentation and code agree")
struct ExampleTests {
  @Test("every Swift example in the articles and the comments is compiled by these tests")
  func examples() throws {
    // A symbolic link compiles the template's flows here. The stand-in for SwiftUI compiles the examples that need
    // SwiftUI, and the package that is written by hand. The check of Apple's systems compiles those that need UIKit or
    // LocalAuthentication.
    let compiled = try [
      "Tests/DocumentationTests/Examples", "Templates/App/Sources/QuillSampleFlows",
      "Tests/SwiftUIStandIn/Tests/HostTests", "Tests/SwiftUIStandIn/Sources/Notes",
      "Tests/SwiftUIStandIn/Tests/NotesTests", "Tests/AppleTargets/UIKitExamples", "Templates/Account/Sources",
    ]
    .flatMap { try Repository.files(in: $0, ending: ".swift") }
    .map { try Repository.text($0).lines.map(\.trimmingTrailingSpaces) }
    let articles = try Repository.files(in: "Sources", ending: ".md")
    var count = 0
    for path in articles + (try Repository.files(in: "Sources", ending: ".swift")) {
      let text = try Repository.text(path)
      let blocks = path.hasSuffix(".md") ? CodeBlock.all(inMarkdown: text) : CodeBlock.all(inComments: text)
      for block in blocks where block.language == "swift" {
        count += 1
        // `.ci/run` builds the package with the manifest.
        if !compiled.contains(where: block.stands), !block.lines.contains("import PackageDescription") {
          Issue.record("\(path):\(block.line): the example is not in Tests/DocumentationTests/Examples")
        }
      }
    }
    #expect(count >= 30, "The search for examples finds too few")
  }

  @Test("every Swift example in the README of a template is in the template's own files")
  func templates() throws {
    var count = 0
    for path in try Repository.files(in: "Templates", ending: "/README.md") {
      let folder = String(path.dropLast("/README.md".count))
      let files = try Repository.files(in: folder, ending: ".swift").map { try Repository.text($0) }
      // `.ci/run` adds the lines for a manifest to the one of an app.
      let blocks = CodeBlock.all(inMarkdown: try Repository.text(path)).filter {
        $0.language == "swift" && !$0.lines[0].hasPrefix(".p")
      }
      count += blocks.count
      for block in blocks where !files.contains(where: block.stands) {
        Issue.record("\(path):\(block.line): the example is in no file of the template")
      }
    }
    #expect(count >= 5, "The search for examples finds too few")
  }

  private static let code = """
    struct Outer {
      func sum() -> Int {
        let a = 1

        return a
      }
    }
    """

  @Test(
    "an example is found line for line, at any indentation",
    arguments: [
      (["let a = 1", "", "return a"], true), (["", "func sum() -> Int {", "  let a = 1  ", ""], true),
      (["let a = 1", "return a"], false), (["let a = 1", "", "  return a"], false), (["a = 1"], false), ([""], false),
    ])
  func matching(lines: [String], stands: Bool) {
    #expect(CodeBlock(line: 1, language: "swift", section: "", lines: lines).stands(in: Self.code) == stands)
  }
}
