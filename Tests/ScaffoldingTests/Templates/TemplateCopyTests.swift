import Foundation
import Testing

// @testable: runs the command within the process.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("A template that was added")
struct TemplateCopyTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private static let folder = (Checkout.find(executable: nil) ?? "") + "/Templates"

  private func run(_ arguments: String...) -> Response {
    Command(environment: ["ARMATURE_TEMPLATES": Self.folder], executable: nil).run(arguments)
  }

  @Test(
    "is right, makes the same apps as the one that it began as, and goes again",
    arguments: try TemplateLibrary(folder: folder).templates)
  func copied(template: Template) throws {
    let path = sandbox["Mine/MyShop"]
    #expect(run("add", "template", path, "--template", template.id, "--quiet") == Response())
    let mine = try TemplateLibrary(folder: sandbox["Mine"]).template(id: nil)
    #expect(mine.id == "my-shop" && mine.name == "My Shop" && mine.kind == template.kind)
    #expect(try TemplateCheck(mine).problems() == [])
    #expect(run("add", "template", sandbox["Mine/My Shop"]).error == "error: \(path) has the id 'my-shop' already\n")
    let folder = try NewFolder(sandbox["Notes"])
    let apps = try [template, mine].map { try Plan(template: $0, folder: folder, armature: .folder("../..")).files }
    // The record names the template, and the origin has the record.
    let different = Set(apps[0]).symmetricDifference(apps[1]).map(\.path)
    #expect(Set(different) == [Project.recordFile, Origin.file])
    #expect(run("remove", "template", path) == Response(output: "remove  \(path)\n\nRemoved the template 'my-shop'.\n"))
    #expect(try sandbox.entries(of: "Mine") == [])
  }

  @Test("says what it did, and nothing is done in a dry run")
  func output() throws {
    let path = sandbox["Mine/Shop"]
    let dry = run("add", "template", path, "--dry-run")
    #expect(dry.status == 0 && !FileManager.default.fileExists(atPath: path))
    let added = run("add", "template", path)
    let end = """

      Added the template 'shop', which begins as 'empty'.

      Next
        swift test --package-path \(path)
      """
    #expect(added.output.contains(end))
    #expect(added.output.hasPrefix(dry.output.components(separatedBy: "\n\n")[0] + "\n\n"))
    #expect(run("remove", "template", path, "--dry-run", "--quiet") == Response(output: "remove  \(path)\n"))
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(run("add", "template", path).status == 4)
    let removed = run("remove", "template", path + "/", "--json").output
    #expect(removed.contains("\"word\" : \"remove\"") && !FileManager.default.fileExists(atPath: path))
  }

  @Test("is removed whole: a second run removes what a killed one has left")
  func killedRemoval() throws {
    let (path, left) = (sandbox["Mine/Shop"], ".armature-\(UUID().uuidString)")
    _ = run("add", "template", path)
    try FileManager.default.moveItem(atPath: path, toPath: sandbox["Mine/\(left)"])
    #expect(run("remove", "template", path, "--dry-run").status == 2)
    #expect(try sandbox.entries(of: "Mine") == [left])
    #expect(run("remove", "template", path).error.hasPrefix("error: \(path) is missing, expected the folder"))
    #expect(try sandbox.entries(of: "Mine") == [])
  }

  @Test("stays if somebody has edited it, has added a file, or if it came in another way")
  func edited() throws {
    let path = sandbox["Mine/Shop"]
    _ = run("add", "template", path)
    try sandbox.write("mine\n", to: "Mine/Shop/README.md")
    try sandbox.write("mine\n", to: "Mine/Shop/Sources/More.swift")
    try sandbox.write("built\n", to: "Mine/Shop/.build/More.o")
    try sandbox.write("mine\n", to: "Mine/Shop/.buildkite/pipeline.yml")
    try sandbox.write("mine\n", to: "Mine/Shop/.git/HEAD")
    #expect(
      run("remove", "template", path)
        == Response(
          error: """
            error: \(path) is not as it was added, so nothing was removed; these files are not
              .buildkite/pipeline.yml
              .git
              README.md
              Sources/More.swift
            undo the changes, or remove the folder by hand

            """, status: 4))
    #expect(
      run("remove", "template", sandbox["Mine"]).error
        == "error: \(sandbox["Mine"]) is no template that 'armature add template' has added\n")
    #expect(run("remove", "template", path + "/..").error.contains("expected the folder of a template by its name"))
    #expect(run("remove", "template", sandbox["none"]).error.contains("none is missing, expected the folder"))
    try FileManager.default.createSymbolicLink(atPath: sandbox["link"], withDestinationPath: path)
    #expect(run("remove", "template", sandbox["link"]).error.contains("link is a symbolic link, expected the folder"))
    _ = try sandbox.template()
    #expect(run("remove", "template", sandbox["Templates/small"]).status == 2)
    #expect(FileManager.default.fileExists(atPath: sandbox["Templates/small/README.md"]))
  }
}
