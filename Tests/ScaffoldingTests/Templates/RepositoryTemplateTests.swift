import Foundation
import Testing

// @testable: looks for traces of the sentinel, and reads Swift sources.
@testable import Scaffolding

@Suite("Every template of this repository")
struct RepositoryTemplateTests {
  private static func all() throws -> [Template] { try Sandbox.library.templates }

  /// The text of a file.
  private static func text(_ file: Template.File) -> String { String(decoding: file.contents, as: UTF8.self) }

  @Test("is right", arguments: try all())
  func check(template: Template) throws {
    #expect(try TemplateCheck(template).problems() == [])
  }

  @Test(
    "gives each walk of the explorer a store of its own, and switches that do not warn when every case has a flow",
    arguments: try all())
  func sources(template: Template) throws {
    let files = try template.files()
    let sources = files.map(Self.text)
    for main in sources where sources.contains(where: { $0.contains("class Store") }) && main.contains("TerminalApp(") {
      #expect(main.contains("world: { _ in Store() }"))
    }
    for file in files where file.path.hasSuffix("Coordinator.swift") {
      let body = SwiftSource(Self.text(file)).body(of: "func", "child")
      if let body, body.contains("default") { #expect(Array(body.prefix(3)) == ["switch", "Optional", "("]) }
    }
  }

  // All have the same file.
  @Test("hides from git what a killed run leaves")
  func leftovers() throws {
    let sandbox = try Sandbox()
    let ignored = try #require(try Self.all()[0].files().first { $0.path == ".gitignore" })
    try sandbox.write(ignored.contents, to: ".gitignore")
    for path in [Journal.file, ".armature-\(UUID().uuidString)/file", ".armature.json"] {
      try sandbox.write("", to: path)
    }
    try sandbox.git("init --quiet", in: ".")
    #expect(try sandbox.git("status --porcelain", in: ".") == "?? .armature.json\n?? .gitignore\n")
  }

  @Test("has a record of this version, whose code makes a flow of its sources", arguments: try all())
  func record(template: Template) throws {
    let files = try template.files()
    let contents = try #require(files.first { $0.path == Project.recordFile }).contents
    let record = try JSONDecoder().decode(Project.Record.self, from: contents)
    #expect(record.version == armatureVersion && record.template == template.id)
    let type = String(record.root.prefix { $0 != "(" })
    let flows = files.filter { $0.path.hasPrefix("Sources/QuillSampleFlows/") }
    #expect(flows.contains { SwiftSource(Self.text($0)).declares(type) }, "\(type)")
  }

  @Test("of a first app is short, and its flows need few names of the API")
  func firstApp() throws {
    let template = try Sandbox.library.template(id: TemplateLibrary.standard)
    let sources = try template.files().filter { $0.path.hasSuffix(".swift") }
      .map { (path: $0.path, text: Self.text($0)) }
    #expect(sources.reduce(0) { $0 + $1.text.count { $0 == "\n" } } <= 250)

    let names: Set = [
      "Destination", "examples", "style", "PresentationStyle", "push", "sheet", "screen", "Screen", "LinkRow",
      "ButtonRow", "FieldRow", "Coordinator", "child", "AnyCoordinator", "leave",
    ]
    #expect(names.count <= 15)
    let ofSwift: Set = [
      "Int", "String", "Self", "Codable", "MainActor", "Observable", "Observation", "Armature", "append", "contains",
      "enumerated", "indices", "isEmpty", "newValue", "final", "get", "override", "package", "set",
    ]
    var (used, own) = (Set<String>(), Set<String>())
    for source in sources where source.path.contains("Flows/") && source.path.hasPrefix("Sources/") {
      // The address of the app's links is for the hosts.
      if source.path.hasSuffix("LinkAddress+App.swift") { continue }
      let words = SwiftSource(source.text).words.map(String.init)
      for (index, word) in words.enumerated() where word.first?.isLetter == true {
        let (before, after) = (index > 0 ? words[index - 1] : "", index + 1 < words.count ? words[index + 1] : "")
        let declares = ["case", "class", "enum", "for", "func", "in", "let", "var", "("].contains(before)
        if declares, after != "." { own.insert(word) }
        if after != ":" || ["var", "let", "func"].contains(before) { used.insert(word) }
      }
    }
    #expect(used.subtracting(own.subtracting(names)).subtracting(ofSwift).subtracting(ReservedNames.keywords) == names)
  }

  /// The Swift of images for checks: https://github.com/actions/runner-images
  private static let images = ["macos-15": "6.1", "macos-26": "6.3", "xcode-27": "6.4"]

  @Test(
    "makes an app with the files of a real project, whose checks run on Linux and on a Mac with the same Swift",
    arguments: try all())
  func realProject(template: Template) throws {
    let plan = try Plan(template: template, folder: NewFolder("/tmp/Notes"), armature: .folder("/elsewhere"))
    let files = Dictionary(uniqueKeysWithValues: plan.files.map { ($0.path, Self.text($0)) })
    let workflow = try #require(files[".github/workflows/ci.yml"])
    #expect(workflow.contains("-project App/Notes.xcodeproj -scheme NotesApp ") == (template.kind == .app))
    #expect(Set(files.keys).isSuperset(of: [".gitignore", ".swift-format", "AGENTS.md", "README.md"]))
    func values(of key: String, in text: String?) -> [String] {
      let lines = text?.split(separator: "\n") ?? []
      return lines.compactMap { line in line.range(of: key).map { String(line[$0.upperBound...]) } }
    }
    let linux = try #require(values(of: "container: swift:", in: workflow).first)
    #expect(values(of: "runs-on: ", in: workflow).compactMap { Self.images[$0] } == [linux])
    // That Swift can read the manifest.
    let manifest = try #require(values(of: "swift-tools-version: ", in: files["Package.swift"]).first)
    #expect(manifest.compare(linux, options: .numeric) != .orderedDescending)
  }

  @Test(
    "has an AGENTS.md of one screen, which names only files that the app has, and modules that its flows import",
    arguments: try all())
  func agents(template: Template) throws {
    let files = try Plan(template: template, folder: NewFolder("/tmp/Notes"), armature: .folder("/elsewhere")).files
    let agents = Self.text(try #require(files.first { $0.path == "AGENTS.md" }))
    #expect(agents.split(separator: "\n", omittingEmptySubsequences: false).count <= 50)
    let quoted = agents.split(separator: "\n").flatMap {
      $0.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { !$0.offset.isMultiple(of: 2) }
    }.map(\.element)
    let paths = quoted.filter { $0.contains(".md") || $0.hasPrefix("Sources/") || $0.hasPrefix("Tests/") }
    #expect(paths.count >= 4)
    for path in paths {
      #expect(files.contains { $0.path == path || $0.path.hasPrefix("\(path)/") }, "there is no \(path)")
    }
    let imports = try #require(try /Flows` imports ([^.]*), and nothing else\./.firstMatch(in: agents)).1
      .replacingOccurrences(of: " and ", with: ", ").components(separatedBy: ", ")
    for file in files where file.path.hasPrefix("Sources/NotesFlows/") {
      for line in Self.text(file).split(separator: "\n") where line.hasPrefix("import ") {
        #expect(imports.contains(String(line.dropFirst("import ".count))), "\(file.path)")
      }
    }
  }

  @Test("has the Xcode project of the other ones of its kind, and the same files for tools")
  func alike() throws {
    // The languages of an app in a project file and in an Info.plist, and why the app asks for a face.
    let languages = /\t\t\t\tde,\n|\t<key>CFBundleLocalizations<\/key>\n\t<array>\n(\t\t<string>.*\n)*\t<\/array>\n/
    let face = /\t<key>NSFaceIDUsageDescription<\/key>\n.*\n/
    var contents: [String: Set<String>] = [:]
    for template in try Self.all() {
      // The record names the template.
      let files = try template.files().filter { $0.path != Project.recordFile }
      for file in files where file.path.hasPrefix(".") || file.path.hasPrefix("App/") {
        let text = Self.text(file).replacing(languages, with: "").replacing(face, with: "")
        contents["\(file.path) of the kind \(template.kind)", default: []].insert(text)
      }
    }
    #expect(contents.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  @Test("is of the newest entry of the releases, which is the version that the command prints")
  func version() throws {
    let article = Sandbox.checkout + "/Sources/Armature/Armature.docc/Releases.md"
    let lines = try String(contentsOfFile: article, encoding: .utf8).split(separator: "\n")
    let entries = lines.filter { $0.hasPrefix("## ") }.map { $0.dropFirst(3) }.filter { $0.first?.isNumber == true }
    #expect(entries.first?.split(separator: " ")[0] == armatureVersion[...])
    for entry in entries.dropFirst() {
      #expect(entry.compare(armatureVersion, options: .numeric) == .orderedAscending, "\(entry)")
    }
  }
}
