import Foundation
import Testing

// @testable: runs the command within the process, and makes the repository alone.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("The git repository of a new app")
struct GitRepositoryTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private func new(_ path: String, _ options: String..., environment: [String: String] = .author) throws -> Response {
    _ = try sandbox.template()
    return Command(environment: environment, executable: nil)
      .run(["new", sandbox[path], "--templates", sandbox["Templates"]] + options)
  }

  private func git(_ arguments: String..., in folder: String) throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", sandbox[folder]] + arguments
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test(
    "has one commit with all files, on the branch main or the one that the user has chosen", arguments: [nil, "trunk"])
  func committed(branch: String?) throws {
    var environment: [String: String] = .author
    environment["GIT_CONFIG_GLOBAL"] = try sandbox.write(
      branch.map { "[init]\ndefaultBranch = \($0)\n" } ?? "", to: "config")
    // The app is made by a hook of another repository.
    environment["GIT_DIR"] = "/nowhere"
    let response = try new("a/Notes", environment: environment)
    #expect(response.output.contains("\nIt is a git repository with a first commit.\n"))
    #expect(try git("status", "--porcelain", in: "a/Notes") == "")
    #expect(try git("ls-files", in: "a/Notes") == "Package.swift\nREADME.md")
    #expect(try git("branch", "--show-current", in: "a/Notes") == branch ?? "main")
    #expect(
      try git("log", "--format=%an: %s", in: "a/Notes")
        == "Ada: Start from the template 'small' of Armature \(armatureVersion)")
  }

  @Test("is its own, also if the files of the template look like the inside of one, and runs none of their programs")
  func bare() throws {
    let program = "#!/bin/sh\ntouch \(sandbox["hooked"])\n"
    for path in ["hooks/post-commit", "hooks/watch"] {
      try sandbox.write(program, to: "Templates/small/\(path)", executable: true)
    }
    for (path, text) in [
      ("HEAD", "ref: refs/heads/main\n"), ("objects/keep", ""), ("refs/keep", ""),
      ("config", "[core]\nbare = false\nworktree = .\nfsmonitor = \(sandbox["Templates/small/hooks/watch"])\n"),
    ] {
      try sandbox.write(text, to: "Templates/small/\(path)")
    }
    #expect(try new("Notes").output.contains("\nIt is a git repository with a first commit.\n"))
    #expect(try git("status", "--porcelain", in: "Notes") == "")
    #expect(FileSystem.kind(of: sandbox["Notes/.git"]) == "a folder")
    #expect(FileSystem.kind(of: sandbox["hooked"]) == nil)
  }

  @Test("is not made within another one, and not with --no-git")
  func none() throws {
    #expect(try !new("Notes", "--no-git").output.contains("git"))
    #expect(try sandbox.entries(of: "Notes") == ["Package.swift", "README.md"])
    #expect(try new("Notes", "--dry-run", "--no-git").status == 4)
    _ = try git("init", "--quiet", in: "")
    let response = try new("apps/Books")
    #expect(response.output.contains("\nIt is a part of the git repository in \(sandbox.path).\n"))
    #expect(try sandbox.entries(of: "apps/Books") == ["Package.swift", "README.md"])
  }

  @Test(
    "is without a commit where git knows no author, and missing where there is no git; the app is made all the same")
  func withoutCommit() throws {
    var environment = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "HOME": sandbox.path]
    environment["GIT_CONFIG_COUNT"] = "1"
    environment["GIT_CONFIG_KEY_0"] = "user.useConfigOnly"
    environment["GIT_CONFIG_VALUE_0"] = "true"
    let response = try new("Notes", environment: environment)
    #expect(response.status == 0)
    #expect(response.output.contains("\nIt is a git repository without a commit: Author identity unknown\n"))
    #expect(try git("status", "--porcelain", in: "Notes") == "A  Package.swift\nA  README.md")
    let other = try new("Books", environment: ["PATH": sandbox.path])
    #expect(other.status == 0 && other.output.contains("\nIt is no git repository: git was not found\n"))
  }
}

extension [String: String] {
  /// An environment in which git knows an author.
  static let author = [
    "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.com", "GIT_COMMITTER_NAME": "Ada",
    "GIT_COMMITTER_EMAIL": "ada@example.com",
  ]
}
