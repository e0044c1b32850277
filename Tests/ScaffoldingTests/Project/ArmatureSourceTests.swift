import Foundation
import Testing

// @testable: compares the paths and the files that the generator works out.
@testable import Scaffolding

@Suite("The Armature that a new app uses")
struct ArmatureSourceTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private func source(
    _ named: String? = nil, from version: String? = nil, isCopied: Bool = false, for app: String = "Notes"
  ) throws -> ArmatureSource {
    try ArmatureSource(named: named, from: version, isCopied: isCopied, for: NewFolder(sandbox[app]), executable: nil)
  }

  /// Makes a folder that looks like Armature, with a file in each module.
  private func checkout(_ folder: String) throws -> String {
    try sandbox.write("", to: "\(folder)/Package.swift")
    for module in [
      "Armature", "ArmatureTexts", "ArmatureUI", "ArmatureExplorer", "ArmatureTerminal", "ArmatureTesting",
      "Scaffolding",
    ] {
      try sandbox.write("// \(module) QuillSample", to: "\(folder)/Sources/\(module)/A/\(module).swift")
      try sandbox.write("# \(module)", to: "\(folder)/Sources/\(module)/\(module).docc/\(module).md")
    }
    return sandbox[folder]
  }

  @Test(
    "is named by a relative path where both can be moved together, and by an absolute one elsewhere",
    arguments: [
      ("work/armature", "work/Notes", "../armature"), ("work/armature", "work/apps/new/Notes", "../../../armature"),
      ("work/armature", "work/armature/apps/Notes", "../.."), ("work/armature", "work/x/../Notes", "../armature"),
      ("work/armature", "Notes", nil), ("work/armature", "workshop/Notes", nil), ("armature", "link/Notes", nil),
    ])
  func path(checkout: String, app: String, path: String?) throws {
    let checkout = try self.checkout(checkout)
    try sandbox.makeFolder("work/x")
    try sandbox.link("link", to: sandbox["work/x"])
    let source = try source(checkout, for: app)
    let isSaid = source.sentence.contains("Where that path does not exist, it needs a release or a copy")
    #expect(source == .folder(path ?? checkout) && isSaid == (path == nil))
  }

  @Test(
    "is a release from a repository, whose name is the package's",
    arguments: [
      ("https://example.com/ada/Armature.git", "Armature"),
      ("git@example.com:ada/fork-of-armature.git", "fork-of-armature"),
      ("ssh://git@example.com/armature", "armature"), ("git@example.com:armature", "armature"),
    ])
  func release(url: String, name: String) throws {
    let product = { (package: String, name: String) in
      "dependencies: [.package(\(package))], [.product(name: \"Armature\", package: \"\(name)\")]"
    }
    let template = try sandbox.template(files: [
      "Package.swift": product("name: \"Armature\", path: \"../..\"", "Armature")
    ])
    let plan = try Plan(
      template: template, folder: NewFolder(sandbox["Notes"]), armature: source(url, from: "1.2.0-beta.1"))
    let manifest = try #require(plan.files.first { $0.path == "Package.swift" })
    #expect(
      String(decoding: manifest.contents, as: UTF8.self) == product("url: \"\(url)\", from: \"1.2.0-beta.1\"", name))
  }

  @Test("is not a package of the app's name, which would be confused with it, nor one in words that are not known")
  func refusedNames() throws {
    let known = ["Package.swift": #"name: "Armature", path: "../..", package: "Armature""#]
    let source = try source("https://a.b/forge.git", from: "1.2.0")
    for (app, files, kind) in [
      ("forge", known, .name), ("Forge", known, .name), ("forges", known, nil), ("Notes", [:], .template),
    ] as [(String, [String: String], ScaffoldingError.Kind?)] {
      let template = try sandbox.template(files: files)
      let error = refusal { _ = try Plan(template: template, folder: NewFolder(sandbox[app]), armature: source) }
      #expect(error?.kind == kind)
      let problem = #"Package.swift does not contain “name: "Armature", path: "../.."”"#
      #expect(kind != .template || error?.description.contains(problem) == true)
    }
  }

  @Test("is a copy of the sources, without the generator, the articles and the names of an app")
  func copy() throws {
    let template = try sandbox.template()
    let checkout = try checkout("work/armature")
    let plan = try Plan(
      template: template, folder: NewFolder(sandbox["Notes"]), armature: source(checkout, isCopied: true))
    let modules = [
      "Armature", "ArmatureExplorer", "ArmatureTerminal", "ArmatureTesting", "ArmatureTexts", "ArmatureUI",
    ]
    let copied =
      ["Package.swift", "Plugins/ArmaturePlugin/ArmaturePlugin.swift", "README.md"]
      + modules.map { "Sources/\($0)/A/\($0).swift" }
    #expect(plan.files.map(\.path) == ["Package.swift"] + copied.map { "Packages/Armature/\($0)" } + ["README.md"])
    let texts = plan.files.map { String(decoding: $0.contents, as: UTF8.self) }
    #expect(texts[0] == #"["Packages/Armature"]"#)
    #expect(texts[3].hasPrefix("# Armature \(armatureVersion)\n"))
    #expect(texts[4] == "// Armature QuillSample")
    #expect(plan.folder == (try NewFolder(sandbox["Notes"])))
  }

  @Test("has in its copy the platforms, products and targets of Armature's own manifest")
  func manifest() throws {
    let own = try String(contentsOfFile: Sandbox.checkout + "/Package.swift", encoding: .utf8).split(separator: "\n")
    let files = try source(isCopied: true).files()
    let copy = try #require(files.first { $0.path == "Packages/Armature/Package.swift" })
    let lines = String(decoding: copy.contents, as: UTF8.self).split(separator: "\n")
    // The plugin has another answer.
    #expect(Set(lines.filter { !$0.contains("capability:") }).isSubset(of: own))
    #expect(lines.filter { $0.contains(".library") } == own.filter { $0.contains(".library") })
    #expect(lines.count > 15)
  }

  @Test("says in its copy, and in each app that may have one, how to run the command there")
  func command() throws {
    let command = "swift run --package-path <checkout"
    var files = try source(isCopied: true).files().filter { $0.path.hasSuffix("README.md") }
    #expect(files.count == 1)
    for template in try Sandbox.library.templates {
      files += try template.files().filter { $0.path == "AGENTS.md" }
    }
    for file in files {
      #expect(String(decoding: file.contents, as: UTF8.self).contains(command), "\(file.path)")
    }
    #expect(try source(isCopied: true).sentence.contains("how to run this command"))
  }
}
