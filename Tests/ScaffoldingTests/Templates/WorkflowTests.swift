import Foundation
import Testing

// @testable: knows the files of an app without writing them.
@testable import Scaffolding

/// The app of these tests is a script. All templates have the same workflow.
@Suite("The storyboard of a pull request to a new app")
struct WorkflowTests {
  private let sandbox: Sandbox
  private let shell: String

  init() throws {
    sandbox = try Sandbox()
    let plan = try Plan(
      template: Sandbox.library.template(id: TemplateLibrary.standard), folder: NewFolder("Notes"),
      armature: .folder("/elsewhere"))
    let file = try #require(plan.files.first { $0.path == ".github/workflows/ci.yml" })
    let lines = String(decoding: file.contents, as: UTF8.self).components(separatedBy: "\n")
    // The first step of the job with more than one line.
    let job = lines.drop { $0 != "  storyboard:" }.dropFirst().prefix { $0.hasPrefix("    ") }
    let step = job.drop { $0 != "      - run: |" }.dropFirst().prefix { $0.hasPrefix("          ") }
    shell = step.map { $0.dropFirst(10) + "\n" }.joined()
    try sandbox.writeScriptedCompiler()
    try sandbox.write("path: \"Armature\"\n", to: "Notes/Package.swift")
    try sandbox.write("", to: "Notes/Armature/Package.swift")
    try sandbox.write(".build/\n", to: "Notes/.gitignore")
  }

  /// Runs the step as GitHub does, for a change that is merged into its base.
  private func run(_ interpreter: [String] = ["sh", "-e"]) throws -> (status: Int32, summary: String) {
    try sandbox.write(shell, to: "step")
    let environment = [
      "PATH": "\(sandbox["bin"]):/usr/bin:/bin", "GITHUB_STEP_SUMMARY": sandbox["summary"],
      "GIT_CONFIG_GLOBAL": sandbox["config"],
    ]
    let line = "cd Notes && exec \(interpreter.joined(separator: " ")) ../step"
    let result = try sandbox.run("/bin/sh", ["-c", line], environment: environment)
    return (result.status, (try? sandbox.text("summary")) ?? "")
  }

  private func merge(base: () throws -> Void, change: () throws -> Void) throws {
    try base()
    try sandbox.commit()
    try sandbox.git("checkout --quiet -b change")
    try change()
    try sandbox.commit()
    try sandbox.git("checkout --quiet -")
    try sandbox.git("merge --quiet --no-ff change")
  }

  @Test(
    "is in the summary, also if the base has findings already, in each shell",
    arguments: ["", "echo '{old}' > \"$2\"; exit 1"],
    [["sh", "-e"], ["bash", "--noprofile", "--norc", "-eo", "pipefail"]])
  func compared(base: String, interpreter: [String]) throws {
    try merge(
      base: { try sandbox.writeScriptedApp("old", base) }, change: { try sandbox.writeScriptedApp("new") })
    let (status, summary) = try run(interpreter)
    #expect(status == 0 && summary == "storyboard.html --against .build/base.json\n{old}\n{new}\n", "\(summary)")
    #expect(try sandbox.git("status --porcelain") == "")
  }

  @Test(
    "is one line about the base if that does not build, or is older than the command",
    arguments: ["# wrong", "exit 2", "echo '<!doctype html>' > \"$2\"; exit", "exit 1", "kill -9 $$"])
  func olderBase(base: String) throws {
    try merge(
      base: { try sandbox.writeScriptedApp("old", base) }, change: { try sandbox.writeScriptedApp("new") })
    let (status, summary) = try run()
    #expect(status == 0 && summary == "The base of this change draws no storyboard to compare with.\n", "\(summary)")
  }

  @Test(
    "fails if the change does not build, or if the two cannot be compared",
    arguments: ["# wrong", "[ $# = 2 ] || exit 2"])
  func errors(change: String) throws {
    try merge(
      base: { try sandbox.writeScriptedApp("old") }, change: { try sandbox.writeScriptedApp("new", change) })
    #expect(try run().status != 0)
  }

  @Test("is drawn with a command and options that an app has, and shown without a token")
  func commands() throws {
    let sources = Sandbox.checkout + "/Sources/ArmatureTerminal"
    let known = try ["TerminalApp", "ExploreOptions"].map {
      try String(contentsOfFile: "\(sources)/\($0).swift", encoding: .utf8)
    }
    let calls = shell.matches(of: /debug\/Notes (\w+) (.*?)(>>| \|\|)/)
    #expect(calls.count == 2)
    for call in calls {
      #expect(known[0].contains("(\"\(call.1) <file.html>\""))
      for option in call.2.split(separator: " ") where option.hasPrefix("-") {
        #expect(known[1].contains("case \"\(option)\""), "\(option)")
      }
    }
    for template in try Sandbox.library.templates {
      let file = try #require(template.files().first { $0.path == ".github/workflows/ci.yml" })
      let workflow = String(decoding: file.contents, as: UTF8.self)
      #expect(workflow.contains("\npermissions:\n  contents: read\n") && !workflow.contains("secrets"))
      #expect(workflow.contains("\n  storyboard:\n") == (template.kind == .app))
    }
  }
}
