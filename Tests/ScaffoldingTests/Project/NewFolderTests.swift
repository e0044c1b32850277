import Foundation
import Testing

// @testable: fills a folder without a template.
@testable import Scaffolding

@Suite("The folder of a new app")
struct NewFolderTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private func conflict(_ part: String) -> String? {
    let error = refusal { try NewFolder(sandbox[part]).check() }
    return error?.kind == .conflict ? error?.description : nil
  }

  @Test(
    "is the path that was typed, and its last part names the app",
    arguments: [
      ("Notes", "Notes"), ("x", "x"), ("../Notes", "../Notes"), ("./Notes", "./Notes"), ("a//b/Notes//", "a/b/Notes"),
      ("/Notes", "/Notes"), ("//tmp/Notes", "/tmp/Notes"), ("a/My Notes", "a/My Notes"), ("-Notes", "./-Notes"),
    ])
  func paths(typed: String, path: String) throws {
    let folder = try NewFolder(typed)
    #expect(folder.path == path)
    #expect(try folder.name == AppName(Path.last(of: path)))
  }

  @Test(
    "is refused for its name without looking at the disk",
    arguments: [
      "", "/", "..", "a/../..", "a/../.", "/..", "class", "a/class", "a\0b/Notes", "a\n/Notes", "Half% Notes",
      "a\"/B", "a\\b/C",
    ])
  func names(typed: String) {
    #expect(refusal { _ = try NewFolder(typed) }?.kind == .name)
  }

  @Test("is the one where the user is, or one that has nothing but a repository and what belongs to one")
  func existing() throws {
    // A checkout may be in a folder that no app may be named after, such as "Armature".
    let name = Path.last(of: FileManager.default.currentDirectoryPath)
    if (try? AppName(name)) != nil {
      let here = try NewFolder(".")
      #expect(here.path == "." && here.folderName == name)
    }
    for file in [".git/HEAD", "readme.md", "LICENSE", ".gitignore", ".gitattributes", ".DS_Store"] {
      try sandbox.write("mine\n", to: "Notes/\(file)")
    }
    let folder = try NewFolder(sandbox["Notes"])
    try folder.check()
    #expect(folder.hasVisibleBuilds)
    for file in ["Package.swift", "a", "b", "c"] { try sandbox.write("", to: "Notes/\(file)") }
    #expect(
      sandbox.message { try folder.check() } == """
        Notes exists already (a folder), with Package.swift, a, b and 1 more
        expected a path that is free, or a folder with nothing but a git repository, README, LICENSE and .gitignore
        """)
  }

  @Test("is refused if anything else exists at the path, which is left alone, or if no folder can be made")
  func taken() throws {
    for file in ["File", "Full/kept.txt", "Notes/kept.txt"] { try sandbox.write("kept", to: file) }
    try sandbox.makeFolder("Empty")
    try sandbox.link("Dangling", to: "nowhere")
    try sandbox.link("Linked", to: "Full")
    for (path, problem) in [
      ("File", "exists already (a file)"), ("Full", "exists already (a folder)"), ("Empty/", nil),
      ("Dangling", "exists already (a symbolic link)"), ("Linked", "exists already (a symbolic link)"),
      // Some file systems ignore the case.
      ("nOTES", "has a “Notes”, which differs from “nOTES” only in capital letters; choose another name"),
      ("Notes2", nil),
      ("File/Notes", "File is not a folder"), ("File/a/b/Notes", "File is not a folder"), ("a../Notes", nil),
    ] {
      let conflict = conflict(path)
      #expect(problem.map { conflict?.contains($0) == true } ?? (conflict == nil), "\(path): \(conflict ?? "")")
    }
    let dots = refusal { try NewFolder(sandbox["missing/../Notes"]).check() }
    #expect(dots?.kind == .name && dots?.description.contains("“..” after a folder that does not exist") == true)
    #expect(try sandbox.entries() == ["Dangling", "Empty", "File", "Full", "Linked", "Notes"])
  }

  @Test("is refused, with the system's reason, if nothing can be written", .enabled(if: geteuid() != 0))
  func readOnly() throws {
    chmod(sandbox.path, 0o555)
    #expect(conflict("Notes")?.contains("nothing can be written in \(sandbox.path): Permission denied") == true)
    chmod(sandbox.path, 0o755)
  }

  @Test("is made with the folders above it, through the links in its path")
  func made() throws {
    try sandbox.write("", to: "Real/kept.txt")
    try sandbox.link("Link", to: "Real")
    for path in ["a/b/Notes", "Link/Notes", "Real/../Notes"] {
      try NewFolder(sandbox[path]).create { try FileSystem.makeFolder($0 + "/Sources") }
      #expect(try sandbox.entries(of: path) == ["Sources"])
    }
    #expect(try sandbox.entries(of: "Real") == ["Notes", "kept.txt"])
    #expect(try sandbox.entries() == ["Link", "Notes", "Real", "a"])
  }

  @Test("is removed if filling it fails, without the folders above it that others use")
  func failure() throws {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try NewFolder(sandbox["a/b/Notes"]).create { staging in
        try FileSystem.makeFolder(staging + "/Sources")
        try sandbox.write("", to: "a/theirs.txt")
        throw Failure()
      }
    }
    #expect(try sandbox.entries() == ["a"] && sandbox.entries(of: "a") == ["theirs.txt"])
  }

  // In a process of its own, since the signal stays. A test's thread holds signals back, so they do not end the process.
  @Test("is removed with the new folders above it if a signal comes")
  func interrupted() async throws {
    let path = sandbox["a/b/Notes"]
    await #expect(processExitsWith: .success) { [path = path as String] in
      let file = Template.File(path: "Sources/a.swift", contents: Data(), isExecutable: false)
      raise(SIGINT)
      let error = refusal { try Plan(folder: NewFolder(path), files: [file]).apply() }
      #expect(error?.description == "interrupted")
    }
    #expect(try sandbox.entries().isEmpty)
  }

  @Test("is made in spite of a signal that the process ignores")
  func ignored() async throws {
    let path = sandbox["Notes"]
    await #expect(processExitsWith: .success) { [path = path as String] in
      signal(SIGHUP, SIG_IGN)
      raise(SIGHUP)
      try NewFolder(path).create { _ in }
    }
    #expect(sandbox.exists("Notes"))
  }

  @Test("removes and names the staging folders that killed runs have left beside it, and no others")
  func leftovers() throws {
    let left = ".armature-6F9619FF-8B86-D011-B42D-00C04FC964FF"
    for file in ["\(left)/Sources/a.swift", ".armature-notes/kept.txt", "a/\(left)/kept.txt"] {
      try sandbox.write("", to: file)
    }
    let folder = try NewFolder(sandbox["Notes"])
    #expect(folder.leftovers == [sandbox[left]])
    #expect(Plan(folder: folder, files: []).actions.map(\.line) == ["remove  \(sandbox[left])"])
    #expect(try folder.create { _ in } == [sandbox[left]])
    #expect(try sandbox.entries() == [".armature-notes", "Notes", "a"] && sandbox.entries(of: "a") == [left])
  }

  @Test("does not remove the staging folder of a run that is still going on")
  func inUse() throws {
    try NewFolder(sandbox["Notes"]).create { staging in
      let other = try NewFolder(sandbox["Books"])
      #expect(try other.leftovers.isEmpty && other.create { _ in }.isEmpty && FileSystem.isFolder(staging))
    }
    #expect(try sandbox.entries() == ["Books", "Notes"])
  }

  @Test("does not replace a folder that appears while it is filled")
  func race() throws {
    let error = refusal { try NewFolder(sandbox["Notes"]).create { _ in try sandbox.write("", to: "Notes/kept.txt") } }
    let problem = "exists already (a folder): another run or program has made it meanwhile"
    #expect(error == ScaffoldingError(.conflict, "\(sandbox["Notes"]) \(problem); expected a path that is free"))
    #expect(try sandbox.entries() == ["Notes"] && sandbox.entries(of: "Notes") == ["kept.txt"])
  }

  @Test("is made in a folder that another run makes meanwhile, and that run refuses to replace it")
  func nested() throws {
    try NewFolder(sandbox["Apps/deep/Notes"]).create { _ in
      try NewFolder(sandbox["Apps"]).create { try FileSystem.makeFolder($0 + "/Sources") }
    }
    #expect(try sandbox.entries(of: "Apps") == ["Sources", "deep"] && sandbox.entries(of: "Apps/deep") == ["Notes"])
  }

  @Test("is made whole or not at all if the run is killed, and the next one removes the rest")
  func killed() throws {
    let file = { Template.File(path: $0, contents: Data("text".utf8), isExecutable: false) }
    let plan = { Plan(folder: try NewFolder($0), files: [file("a/b.txt"), file("c.txt")]) }
    let apply = { _ = try plan(sandbox["x/y/Notes"]).apply(commit: nil, environment: [:], with: $0) }
    let points = try FaultyDisk.points(of: apply)
    #expect(points.count > 8)
    for point in points {
      try sandbox.remove("x")
      try? apply(FaultyDisk(point).operations)
      #expect(try sandbox.entries().allSatisfy { $0.hasPrefix(".armature-") }, "\(point)")
      try plan(sandbox["x/y/Notes"]).apply()
      #expect(try sandbox.entries() == ["x"], "\(point)")
      #expect(try sandbox.contents(of: "x/y/Notes").map(\.path) == ["a/b.txt", "c.txt"], "\(point)")
    }
  }

  @Test(
    "is not made within git's folder, however it is spelled",
    arguments: [
      ".git/Notes", "a/.GIT/hooks/Notes", ".git./Notes", "x/.git /Notes", ".g\u{200C}it/Notes", "GIT~1/Notes",
    ])
  func git(path: String) {
    let rule = " in the path belongs to git; expected a path outside of it"
    #expect(refusal { _ = try NewFolder(path) }?.description.hasSuffix(rule) == true)
  }
}
