import Foundation
import Testing

// @testable: runs the command within the process, and makes the repository alone.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("The git repository of a new app")
struct GitRepositoryTests {
  private let sandbox: Sandbox
  init() throws {
    sandbox = try Sandbox()
    _ = try sandbox.template()
  }

  private func new(_ path: String, _ options: String = "", environment: [String: String] = .author) -> Response {
    sandbox.armature("new \(sandbox[path]) \(options)", "--templates", sandbox["Templates"], environment: environment)
  }

  @Test(
    "has one commit with all files, on the branch main or the one that the user has chosen", arguments: [nil, "trunk"])
  func committed(branch: String?) throws {
    var environment: [String: String] = .author
    environment["GIT_CONFIG_GLOBAL"] = try sandbox.write(
      branch.map { "[init]\ndefaultBranch = \($0)\n" } ?? "", to: "config")
    // The app is made by a hook of another repository.
    environment["GIT_DIR"] = "/nowhere"
    let output = new("a/Notes", environment: environment).output
    #expect(output.contains("\nIt is a git repository with a first commit.\n"))
    for (line, wanted) in [
      ("status --porcelain", ""), ("ls-files", "Package.swift\nREADME.md\n"),
      ("branch --show-current", "\(branch ?? "main")\n"),
      ("log '--format=%an: %s'", "Ada: Start from the template 'small' of Armature \(armatureVersion)\n"),
    ] {
      #expect(try sandbox.git(line, in: "a/Notes") == wanted)
    }
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
    #expect(new("Notes").output.contains("\nIt is a git repository with a first commit.\n"))
    #expect(try sandbox.git("status --porcelain") == "")
    #expect(FileSystem.kind(of: sandbox["Notes/.git"]) == "a folder")
    #expect(!sandbox.exists("hooked"))
  }

  @Test("is not made within another one, and not with --no-git")
  func none() throws {
    #expect(!new("Notes", "--no-git").output.contains("git"))
    #expect(try sandbox.entries(of: "Notes") == ["Package.swift", "README.md"])
    #expect(new("Notes", "--dry-run --no-git").status == 4)
    try sandbox.git("init --quiet", in: "")
    #expect(new("apps/Books").output.contains("\nIt is a part of the git repository in ..\n"))
    #expect(try sandbox.entries(of: "apps/Books") == ["Package.swift", "README.md"])
  }

  @Test(
    "is without a commit where git knows no author, and missing where there is no git; the app is made all the same")
  func withoutCommit() throws {
    let environment = [
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "HOME": sandbox.path,
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "user.useConfigOnly", "GIT_CONFIG_VALUE_0": "true",
    ]
    let response = new("Notes", environment: environment)
    #expect(response.status == 0)
    #expect(response.output.contains("\nIt is a git repository without a commit: Author identity unknown\n"))
    #expect(try sandbox.git("status --porcelain") == "A  Package.swift\nA  README.md\n")
    let other = new("Books", environment: ["PATH": sandbox.path])
    #expect(other.status == 0 && other.output.contains("\nIt is not a git repository: git was not found\n"))
  }
}
