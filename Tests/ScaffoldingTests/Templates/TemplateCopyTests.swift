import Foundation
import Testing

// @testable: runs the command within the process.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("A template that was added")
struct TemplateCopyTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private func run(_ line: String, _ path: String) -> Response {
    sandbox.armature(
      line.replacing("template", with: "template '\(sandbox[path])'", maxReplacements: 1),
      environment: ["ARMATURE_TEMPLATES": Sandbox.templates])
  }

  @Test(
    "is right, makes the same apps as the one that it began as, and goes again",
    arguments: try Sandbox.library.templates)
  func copied(template: Template) throws {
    let path = "Mine/MyShop"
    #expect(run("add template --template=\(template.id) --quiet", path) == Response())
    let mine = try TemplateLibrary(folder: sandbox["Mine"]).template(id: nil)
    #expect(mine.id == "my-shop" && mine.name == "My Shop" && mine.kind == template.kind)
    #expect(try TemplateCheck(mine).problems() == [])
    #expect(run("add template", "Mine/My Shop").error == "error: \(path) has the id “my-shop” already\n")
    let folder = try NewFolder(sandbox["Notes"])
    let apps = try [template, mine].map { try Plan(template: $0, folder: folder, armature: .folder("../..")).files }
    // The record names the template, and the origin has the record.
    let different = Set(apps[0]).symmetricDifference(apps[1]).map(\.path)
    #expect(Set(different) == [Project.recordFile, Origin.file])
    #expect(run("remove template", path) == Response(output: "remove  \(path)\n\nRemoved the template “my-shop”.\n"))
    #expect(try sandbox.entries(of: "Mine") == [])
  }

  @Test("says what it did, and nothing is done in a dry run")
  func output() throws {
    let path = "Mine/Shop"
    let dry = run("add template --dry-run", path)
    #expect(dry.status == 0 && !sandbox.exists(path))
    let added = run("add template", path).output
    let next = "Next\n  swift test --package-path \(path)"
    #expect(added.contains("\nAdded the template “shop”, which begins as “empty”.\n\n" + next))
    #expect(added.hasPrefix(dry.output.components(separatedBy: "\n\n")[0] + "\n\n"))
    #expect(run("remove template --dry-run --quiet", path) == Response(output: "remove  \(path)\n"))
    #expect(sandbox.exists(path))
    #expect(run("add template", path).status == 4)
    #expect(run("remove template --json", path + "/").output.contains("\"word\" : \"remove\""))
    #expect(!sandbox.exists(path))
  }

  @Test("is removed whole: a second run removes what a killed one has left")
  func killedRemoval() throws {
    let (path, left) = ("Mine/Shop", ".armature-\(UUID().uuidString)")
    _ = run("add template", path)
    try sandbox.move(path, to: "Mine/\(left)")
    #expect(run("remove template --dry-run", path).status == 2)
    #expect(try sandbox.entries(of: "Mine") == [left])
    #expect(run("remove template", path).error.hasPrefix("error: \(path) is missing; expected the folder"))
    #expect(try sandbox.entries(of: "Mine") == [])
  }

  @Test("stays if somebody has edited it, has added a file, or if it came in another way")
  func edited() throws {
    _ = run("add template", "Mine/Shop")
    for path in ["README.md", "Sources/More.swift", ".build/More.o", ".buildkite/pipeline.yml", ".git/HEAD"] {
      try sandbox.write("mine\n", to: "Mine/Shop/\(path)")
    }
    let error = """
      error: nothing was removed, since these files in Mine/Shop have changed
        .buildkite/pipeline.yml
        .git
        README.md
        Sources/More.swift
      undo the changes, or remove the folder by hand

      """
    #expect(run("remove template", "Mine/Shop") == Response(error: error, status: 4))
    try sandbox.link("link", to: sandbox["Mine/Shop"])
    _ = try sandbox.template()
    for (path, error) in [
      ("Mine", "Mine is not a template that “armature add template” has added"),
      ("Mine/Shop/..", "expected the folder of a template by its name"),
      ("none", "none is missing; expected the folder"), ("link", "link is a symbolic link; expected the folder"),
      ("Templates/small", "Templates/small is not a template"),
    ] {
      let said = run("remove template", path)
      #expect(said.error.contains(error) && said.status == 2, "\(said)")
    }
    #expect(sandbox.exists("Templates/small/README.md"))
  }
}

@Suite("The check of a template")
struct TemplateCheckTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  @Test(
    "finds each file that an app does not get right",
    arguments: [
      (["README.md": "# Quill Sample, QuillSample, quill_sample"], nil), (["README.md": "../.."], nil),
      (["README.md": "# QUILLSAMPLE"], "README.md"), (["Quill-Sample.md": ""], "Quill-Sample.md"),
    ] as [([String: String], String?)])
  func problems(files: [String: String], file: String?) throws {
    let problems = try TemplateCheck(sandbox.template(files: files)).problems()
    #expect(problems.count == (file == nil ? 0 : 5))
    #expect(file == nil || problems[0].hasPrefix("\(file ?? "") contains “QuillSample” in an app called Reading List"))
  }

  @Test("is printed for all templates, or for some")
  func output() throws {
    _ = try sandbox.template("good")
    _ = try sandbox.template("bad", files: ["README.md": "QUILLSAMPLE"])
    let check = { (line: String) in
      sandbox.armature("templates check --without-tests \(line)", "--templates", sandbox["Templates"])
    }
    #expect(check("good") == Response(output: "good: no problems\n"))
    let start = "bad: README.md contains “QuillSample” in an app called Reading List; expected one of"
    let all = check("")
    #expect(all.status == 5 && all.output.hasSuffix("\ngood: no problems\n") && all.output.hasPrefix(start))
    #expect(check("good --json").output == "[\n  {\n    \"id\" : \"good\",\n    \"problems\" : [\n\n    ]\n  }\n]\n")
    #expect(
      check("god").error.hasPrefix("error: Templates has no template “god”; expected bad, good; did you mean “good”?"))
  }

  @Test("shows the end of the output when the tests of an app fail, and leaves nothing in the temporary folder")
  func tests() throws {
    _ = try sandbox.template()
    try sandbox.makeFolder("tmp")
    let result = try sandbox.run(
      Sandbox.command(), words("templates check --templates Templates"), environment: ["TMPDIR": sandbox["tmp"]])
    #expect(result.output.hasPrefix("small: the tests of an app called Zoë's café fail:\nsmall:   "))
    #expect(result.status == 5 && result.output.contains("error: "))
    #expect(try sandbox.entries(of: "tmp") == [])
  }
}
