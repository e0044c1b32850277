import Foundation
import Testing

// @testable: runs the command within the process.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("The check of a template")
struct TemplateCheckTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  @Test(
    "finds each file that an app does not get right",
    arguments: [
      (["README.md": "# Quill Sample, QuillSample, quill_sample"], []),
      (["README.md": "# QUILLSAMPLE"], ["README.md contains 'QuillSample' in an app called Reading List"]),
      (["Quill-Sample.md": ""], ["Quill-Sample.md contains 'QuillSample' in an app called Reading List"]),
      (["README.md": "../.."], []),
    ] as [([String: String], [String])])
  func problems(files: [String: String], expected: [String]) throws {
    let problems = try TemplateCheck(sandbox.template(files: files)).problems()
    #expect(problems.count == expected.count * 5)
    for (problem, start) in zip(problems, expected) { #expect(problem.hasPrefix(start)) }
  }

  @Test("is printed for all templates, or for some")
  func output() throws {
    _ = try sandbox.template("good")
    _ = try sandbox.template("bad", files: ["README.md": "QUILLSAMPLE"])
    func check(_ ids: String...) -> Response {
      Command(environment: [:], executable: nil)
        .run(["templates", "check", "--templates", sandbox["Templates"], "--without-tests"] + ids)
    }
    #expect(check("good") == Response(output: "good: no problems\n"))
    let all = check()
    #expect(all.status == 5 && all.output.hasSuffix("\ngood: no problems\n"))
    #expect(
      all.output.hasPrefix("bad: README.md contains 'QuillSample' in an app called Reading List, expected one of"))
    #expect(check("good", "--json").output == "[\n  {\n    \"id\" : \"good\",\n    \"problems\" : [\n\n    ]\n  }\n]\n")
    #expect(check("god").error.hasPrefix("error: no template 'god' in \(sandbox["Templates"]), did you mean 'good'?"))
  }

  @Test("shows the end of the output when the tests of an app fail, and leaves nothing in the temporary folder")
  func tests() throws {
    _ = try sandbox.template()
    try FileManager.default.createDirectory(atPath: sandbox["tmp"], withIntermediateDirectories: true)
    let result = try sandbox.run(
      Sandbox.command(), ["templates", "check", "--templates", sandbox["Templates"]],
      environment: ["TMPDIR": sandbox["tmp"]])
    #expect(result.status == 5)
    #expect(result.output.hasPrefix("small: the tests of an app called Zoë's café fail:\nsmall:   "))
    #expect(result.output.contains("error: "))
    #expect(try sandbox.entries(of: "tmp") == [])
  }
}
