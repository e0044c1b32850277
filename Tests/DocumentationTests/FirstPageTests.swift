import Foundation
import Testing

@Suite("The README")
struct FirstPageTests {
  private let text: String
  private let blocks: [CodeBlock]

  init() throws {
    text = try Repository.text("README.md")
    blocks = CodeBlock.all(inMarkdown: text)
  }

  @Test("is short: lines, words outside of code, blocks of code, headings")
  func size() {
    let outside = text.components(separatedBy: "```").enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    #expect(text.lines.count <= 220)
    #expect(outside.joined().split(whereSeparator: \.isWhitespace).count <= 900)
    #expect(blocks.count <= 7)
    #expect(outside.joined().lines.count { $0.hasPrefix("#") } <= 9)
  }

  @Test("begins with one short sentence, and shows a picture by line 10")
  func beginning() throws {
    let lines = text.lines
    #expect(lines[2].hasSuffix("."))
    #expect(lines[2].split(separator: " ").count <= 15)
    #expect(lines.firstIndex { $0.hasPrefix("![") }.map { $0 < 10 } == true)
    #expect(lines.contains { $0.hasPrefix("**Status:**") })
  }

  @Test("shows a flow in 30 lines and its test in 12, which compile as a package by hand")
  func flow() throws {
    let folder = "Tests/SwiftUIStandIn"
    let destination = try Repository.text("\(folder)/Sources/Notes/NotesDestination.swift")
    let coordinator = try Repository.text("\(folder)/Sources/Notes/NotesCoordinator.swift")
    let examples = blocks.filter { $0.section == "A flow and its test" }
    try #require(examples.map(\.language) == ["swift", "swift"])
    #expect(examples[0].lines.count <= 30)
    #expect(examples[0].stands(in: destination + coordinator.replacingOccurrences(of: "import Armature\n", with: "")))
    #expect(examples[1].lines.count <= 12)
    #expect(examples[1].stands(in: try Repository.text("\(folder)/Tests/NotesTests/NotesTests.swift")))
  }

  @Test("has the lines of the manifest that the article about a package by hand has")
  func manifest() throws {
    let article = CodeBlock.all(inMarkdown: try Repository.text("Sources/Armature/Armature.docc/ByHand.md"))
    let whole = try #require(article.first { $0.lines.contains("import PackageDescription") })
    let lines = blocks.filter { $0.section == "Start" && $0.language == "swift" }.flatMap(\.lines)
    #expect(lines.count == 3)
    for line in lines { #expect(whole.lines.contains { $0.hasSuffix(line) }, "\(line)") }
  }

  @Test("names the systems that Package.swift names")
  func systems() throws {
    let names = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
    let rows = text.lines.filter { $0.hasPrefix("| Swift 6.") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }.suffix(names.count)
    }
    let manifest = try Repository.text("Package.swift").lines.filter { $0.contains("let platforms") }
    // The first row is for the older tools, which come second in the manifest.
    let floors = manifest.reversed().map { line in
      names.map { name in
        String(line[line.range(of: ".\(name)(.v")!.upperBound...].prefix { $0.isNumber })
      }
    }
    #expect(floors.count == 2)
    #expect(rows.map { Array($0) } == floors)
  }

  @Test("promises in at most 12 words each, and every link leads to a file")
  func links() throws {
    let promises = text.lines.filter { $0.hasPrefix("| ") && $0.contains("](Sources/") }
    #expect((12...15).contains(promises.count))
    for row in promises { #expect(row.split(separator: "|")[0].split(separator: " ").count <= 12, "\(row)") }
    for link in text.components(separatedBy: "](").dropFirst() {
      let target = String(link.prefix { $0 != ")" && $0 != "#" })
      #expect(Repository.has(target), "\(target)")
    }
  }

  @Test("leads to every article by way of the start pages")
  func articles() throws {
    for module in ["Armature", "ArmatureUI", "ArmatureTesting"] {
      let folder = "Sources/\(module)/\(module).docc"
      let start = try Repository.text("\(folder)/\(module).md")
      let topics = try #require(start.range(of: "## Topics")).upperBound
      for path in try Repository.files(in: folder, ending: ".md") where !path.hasSuffix("/\(module).md") {
        let name = path.dropFirst(folder.count + 1).dropLast(".md".count)
        #expect(start[topics...].contains("<doc:\(name)>"), "\(path) is not among the topics")
      }
    }
  }
}
