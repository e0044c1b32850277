import Foundation
import Testing

// @testable: knows the folders of runs that were killed.
@testable import Scaffolding

@Suite("The storyboard of an app, compared with that of a revision")
struct StoryboardComparisonTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.writeScriptedCompiler()
    try sandbox.write("", to: "Armature/Package.swift")
    try makeApp("Notes")
    try sandbox.commit()
  }

  private func makeApp(_ folder: String, armature: String = "../Armature") throws {
    try sandbox.writeRecord()
    if folder != "Notes" { try sandbox.move("Notes", to: folder) }
    try sandbox.write("path: \"\(armature)\"\n", to: "\(folder)/Package.swift")
    try sandbox.write(".build/\n", to: "\(folder)/.gitignore")
    try sandbox.writeScriptedApp("old", in: folder)
  }

  private var path: [String: String] { ["PATH": "\(sandbox["bin"]):/usr/bin:/bin"] }

  /// Runs the built command for an app.
  private func storyboard(
    _ line: String, in folder: String = "Notes", environment: [String: String] = [:]
  ) throws -> Sandbox.Result {
    let environment = environment.merging(path) { $1 }
    let line = words("storyboard \(line) --project") + [sandbox[folder]]
    let result = try sandbox.run(Sandbox.command(), line, environment: environment)
    return (result.output, sandbox.short(result.error), result.status)
  }

  /// Expects a run to be refused with one line, and with nothing left behind.
  private func expectRefusal(
    _ line: String, in folder: String = "Notes", environment: [String: String] = [:], status: Int32 = 4,
    _ error: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try sandbox.entries()
    let result = try storyboard(line, in: folder, environment: environment)
    let said = result.error.split(separator: "\n").filter { !$0.hasPrefix("Building ") }.joined(separator: "\n")
    #expect(said == "error: \(error)" && result.status == status, "\(said)", sourceLocation: sourceLocation)
    #expect(result.output.isEmpty, sourceLocation: sourceLocation)
    #expect(
      try sandbox.entries().filter { $0 != "log" } == before.filter { $0 != "log" }, sourceLocation: sourceLocation)
    #expect(try worktrees() <= 1, sourceLocation: sourceLocation)
  }

  private func worktrees(of folder: String = "Notes") throws -> Int {
    try sandbox.git("worktree list", in: folder).split(separator: "\n").count
  }

  private var log: [String] {
    ((try? sandbox.text("log")) ?? "").split(separator: "\n").map { sandbox.short(String($0)) }
  }

  @Test(
    "is what the app of today prints, with its exit code, wherever the app is in its repository",
    arguments: [("Notes", "Notes"), ("large", "large/apps/[N] ö")])
  func compared(repository: String, app: String) throws {
    if repository != app {
      try sandbox.remove("Notes")
      try makeApp(app, armature: "../../../Armature")
      try sandbox.commit(repository)
    }
    try sandbox.write("staged\n", to: "\(app)/staged")
    try sandbox.git("add staged", in: app)
    try sandbox.write("#!/bin/sh\ntouch hooked\n", to: "\(repository)/.git/hooks/post-checkout", executable: true)
    try sandbox.writeScriptedApp("new", in: app)
    let lines = ["status --porcelain --branch", "stash list", "branch --all", "worktree list"]
    let before = try lines.map { try sandbox.git($0, in: repository) }
    let entries = try sandbox.entries()
    for (page, first) in [("map.html ", "map.html --against storyboard.json"), ("", "--against storyboard.json")] {
      let result = try storyboard("\(page)--against HEAD", in: app)
      #expect(result.output == "\(first)\n{old}\n{new}\n" && result.status == 1, "\(result)")
      #expect(result.error == "Building Notes…\nBuilding Notes of HEAD…\nComparing…\n")
    }
    #expect(
      log
        == ["built \(app)/.build", "built \(app)/.build/armature-against"].flatMap { _ in
          [
            "built \(app)/.build", "built \(app)/.build/armature-against",
          ]
        })
    #expect(try lines.map { try sandbox.git($0, in: repository) } == before)
    #expect(try sandbox.entries() == (entries + ["log"]).sorted())
  }

  @Test("needs an app in a repository with the revision, else one line says so before anything is built")
  func badInput() throws {
    try sandbox.git("tag v1.0.0")
    let usage = "\nsee “armature storyboard --help”"
    for (line, environment, error) in [
      (
        "map.html", [:],
        "--against <revision> is missing; expected a revision in git to compare with, such as HEAD or main\(usage)"
      ),
      ("map.json --against HEAD", [:], "“map.json” is not the path of a page; expected one such as map.html"),
      ("gone/map.html --against HEAD", [:], "gone/map.html cannot be written: gone is not a folder"),
      ("a b --against HEAD", [:], "storyboard takes one map.html, but got 2\(usage)"),
      (
        "--against v1.0.1", [:],
        "Notes has no revision “v1.0.1”; expected \(try branch), v1.0.0; did you mean “v1.0.0”?"
      ),
      ("--against=--all", [:], "Notes has no revision “--all”; expected \(try branch), v1.0.0"),
      (
        "--against HEAD", ["ARMATURE_PLUGIN": "1"],
        "“swift package armature storyboard” cannot build the app, since Swift is busy in its folder; run “swift run "
          + "--package-path <checkout of Armature> armature storyboard”"
      ),
    ] as [(String, [String: String], String)] {
      try expectRefusal(line, environment: environment, status: 2, error)
    }
    try sandbox.writeScriptedApp("new")
    try sandbox.commit()
    try sandbox.git("clone --quiet --depth 1 'file://\(sandbox["Notes"])' ../Clone")
    try expectRefusal(
      "--against HEAD~1", in: "Clone", status: 2,
      "Clone has no revision “HEAD~1”; expected \(try branch), origin/HEAD, origin/\(try branch); this clone has only "
        + "the newest commits: “git fetch --unshallow” gets the others")
    try sandbox.remove("Notes/.git", "Clone")
    let result = try storyboard("--against HEAD")
    #expect(result.error.hasPrefix("error: Notes has no revisions in git: fatal: not a git repository"))
    #expect(result.status == 2 && log.isEmpty)
  }

  private var branch: String { get throws { try sandbox.git("branch --show-current").firstLine } }

  @Test("names the build that fails, with its first error")
  func failedBuilds() throws {
    try sandbox.writeScriptedApp("old", "# wrong")
    try sandbox.commit()
    try expectRefusal(
      "--against HEAD", "Notes does not build: Notes/Sources/Notes/Main.swift:1: error: it is wrong")
    try sandbox.writeScriptedApp("new")
    try expectRefusal(
      "--against HEAD", "the revision “HEAD” does not build: Sources/Notes/Main.swift:1: error: it is wrong")
    try sandbox.move("Notes/Sources", to: "Notes/More/Sources")
    for part in ["Package.swift", Project.recordFile] { try sandbox.copy("Notes/\(part)", to: "Notes/More/\(part)") }
    try sandbox.write("path: \"../../Armature\"\n", to: "Notes/More/Package.swift")
    try expectRefusal(
      "--against HEAD", in: "Notes/More", status: 2, "the revision “HEAD” does not have the folder More/")
  }

  @Test(
    "takes a storyboard with findings, and says in one line that the app of the revision draws none",
    arguments: [
      ("echo '{old}' > \"$2\"; exit 1", nil),
      ("echo '<!doctype html>' > \"$2\"; exit", "the Armature of the revision"),
      ("echo 'error: unknown command' >&2; exit 2", "the Armature of the revision"),
      ("echo 'error: no memory' >&2; exit 1", "Notes of the revision “HEAD” has drawn no storyboard: error: no memory"),
      ("kill -9 $$", "Notes of the revision “HEAD” has drawn no storyboard: "),
    ])
  func otherApps(script: String, error: String?) throws {
    try sandbox.writeScriptedApp("", script)
    try sandbox.commit()
    try sandbox.writeScriptedApp("new")
    if error == nil { return #expect(try storyboard("--against HEAD").output.hasSuffix("{old}\n{new}\n")) }
    let line =
      "the Armature of the revision “HEAD” does not know “storyboard <file.json>”; name a revision with a newer Armature"
    try expectRefusal("--against HEAD", error == "the Armature of the revision" ? line : error ?? "")
  }

  @Test(
    "leaves nothing behind if it is interrupted, and does not wait for the build", arguments: [SIGINT, SIGTERM, SIGHUP])
  func interrupted(signal: Int32) throws {
    try sandbox.writeScriptedApp("", "# stop \(signal)")
    try sandbox.commit()
    try sandbox.writeScriptedApp("new")
    let entries = try sandbox.entries()
    let start = Date()
    // A thread of a test may block signals, and so would its process.
    let environment = ProcessInfo.processInfo.environment.merging(path) { $1 }
    let words = try [Sandbox.command(), "storyboard", "--against", "HEAD", "--project", sandbox["Notes"]]
    let ending = try Child(words, output: sandbox["output"], environment: environment).wait()
    #expect(ending == .signal(signal) && Date().timeIntervalSince(start) < 30)
    #expect(try sandbox.entries() == (entries + ["log", "output"]).sorted() && worktrees() == 1)
  }

  @Test("removes what a killed run has left, and no other worktree")
  func killedRun() throws {
    for path in ["../other", "../.armature-\(UUID().uuidString)", "../.armature-\(UUID().uuidString)"] {
      try sandbox.git("worktree add --quiet --detach \(path)")
    }
    for path in ["other", try #require(sandbox.entries().first)] { try sandbox.remove(path) }
    #expect(try storyboard("--against HEAD").status == 1)
    #expect(try sandbox.entries() == ["Armature", "Notes", "bin", "log"] && worktrees() == 2)
  }
}
