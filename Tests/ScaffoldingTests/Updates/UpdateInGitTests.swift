import Foundation
import Testing

// @testable: reads the plan of an update, and runs the command within the process.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("An update in a git repository")
struct UpdateInGitTests {
  private let old: OldApp
  private var sandbox: Sandbox { old.sandbox }
  init() throws { old = try OldApp() }

  // MARK: Files that git ignores

  @Test("does not remove a file that git ignores, although the template has dropped it, and names it")
  func ignoredFile() throws {
    for path in ["local/mine", "local/other", "gone", "kept"] { try old.set("a", "Templates/small/\(path)") }
    try old.makeApp("a")
    try sandbox.write("local/mine\nkept\n", to: "Notes/.gitignore")
    // A file that git has is not ignored.
    try sandbox.git("init --quiet")
    try sandbox.git("add --force kept")
    try sandbox.commit()
    try sandbox.remove("Templates/small/local", "Templates/small/gone", "Templates/small/kept")
    let output = old.command().output
    for line in [
      "remove  Notes/gone\n", "remove  Notes/kept\n", "keep  Notes/local/mine\n", "remove  Notes/local/other\n",
    ] {
      #expect(output.contains(line), "\(output)")
    }
    #expect(output.contains("The kept files were edited, or git ignores them. The template no longer has them"))
    #expect(try sandbox.entries(of: "Notes/local") == ["mine"])
    #expect(try old.update().plan.actions == [])
  }

  @Test("does not remove what git ignores in a copy of Armature, and replaces the copy all the same")
  func ignoredInCopy() throws {
    let copy = "Notes/Packages/Armature"
    try old.setTemplate()
    try old.makeApp(armature: .copy(of: Sandbox.checkout))
    try sandbox.write("*.local\nScratch/\n", to: "Notes/.gitignore")
    try sandbox.commit()
    let ignored = ["Sources/Armature/mine.local", "Sources/Scratch/a.swift", "Sources/.build/b", "Scratch/c"]
    for path in ignored { try sandbox.write("mine\n", to: "\(copy)/\(path)") }
    try sandbox.link("\(copy)/Sources/link.local", to: "/nowhere")
    #expect(try old.update().plan.actions == [])
    // An older copy, of which a file is not there any more.
    try sandbox.write("// old\n", to: "\(copy)/Sources/Armature/Old.swift")
    try sandbox.git("add --all")
    try sandbox.git("commit --quiet --message old")
    for isWhole in [false, true] {
      // A user who ignores the whole copy has it replaced, too.
      if isWhole {
        try sandbox.git("rm -r --quiet --cached Packages")
        try sandbox.write("/Packages\n", to: "Notes/.gitignore")
        try sandbox.write("// old\n", to: "\(copy)/Sources/Armature/Old.swift")
        for path in ignored { try sandbox.remove("\(copy)/\(path)") }
        try sandbox.remove("\(copy)/Sources/link.local")
        try sandbox.commit()
      }
      let actions = try old.update(isForced: true).plan.actions
      #expect(actions == [.init(word: .remove, path: sandbox["\(copy)/Sources/Armature/Old.swift"])])
      try old.update(isForced: true).apply()
      if !isWhole { for path in ignored { #expect(sandbox.exists("\(copy)/\(path)"), "\(path)") } }
      #expect(try old.update().plan.actions == [])
    }
  }

  // MARK: Files that the user has deleted

  @Test("does not bring back what the user has deleted, also not with a new file in a folder that is gone")
  func deleted() throws {
    for path in ["Guide/a", "Guide/b", "Other/a", "alone"] { try old.set("a", "Templates/small/\(path)") }
    try old.makeApp("a")
    try sandbox.commit()
    try sandbox.remove("Notes/Guide", "Notes/Other/a", "Notes/alone")
    try sandbox.write("mine\n", to: "Notes/Other/mine")
    try sandbox.commit()
    for path in ["Guide/a", "Guide/new", "Guide/more/new", "Other/new", "alone", "New/a"] {
      try old.set("b", "Templates/small/\(path)")
    }
    let output = old.command().output
    for line in [
      "skip  Notes/Guide/a\n", "skip  Notes/Guide/new\n", "skip  Notes/Guide/more/new\n", "create  Notes/Other/new\n",
      "skip  Notes/alone\n", "create  Notes/New/a\n",
    ] {
      #expect(output.contains(line), "\(output)")
    }
    #expect(!sandbox.exists("Notes/Guide") && !sandbox.exists("Notes/alone"))
    for line in ["c", "d"] {
      #expect(try old.update().plan.actions == [])
      try sandbox.commit()
      try old.set(line, "Templates/small/Guide/new")
      #expect(try old.update().plan.actions.map(\.word) == [.skip, .update])
      try old.update().apply()
    }
  }

  // MARK: Places of the app

  @Test("works in a worktree, whose index gets the conflicts")
  func worktree() throws {
    try old.makeApp("a", mine: "b")
    try sandbox.commit()
    try sandbox.move("Notes", to: "Main")
    try sandbox.git("worktree add --quiet ../Notes -b other", in: "Main")
    #expect(FileSystem.kind(of: sandbox["Notes/.git"]) == "a file")
    try old.setTemplate("c")
    try sandbox.write("mine\n", to: "Notes/file")
    #expect(old.command().error.contains("\n   M file\n"))
    try sandbox.git("checkout --quiet file")
    #expect(old.command().output.contains("git mergetool"))
    #expect(try sandbox.git("status --porcelain") == " M .armature.origin.json\nUU file\n")
    #expect(try sandbox.git("status --porcelain", in: "Main") == "")
    #expect(try sandbox.text("Main/file") == "b\n")
  }

  @Test("of an app in a folder of a repository looks at no other changes than those of the app")
  func subfolder() throws {
    try old.makeApp("a", mine: "b")
    try sandbox.move("Notes", to: "large/apps/[N] ö/Notes")
    try old.set("a", "large/file")
    try old.set("a", "large/apps/file")
    try sandbox.commit("large")
    try sandbox.link("Notes", to: "large/apps/[N] ö/Notes")
    try old.setTemplate("c")
    for path in ["large/file", "large/apps/file", "large/new"] { try old.set("x", path) }
    let project = "large/apps/[N] ö/Notes"
    #expect(old.command(project: project).output.contains("conflict  \(project)/file\n"))
    #expect(try sandbox.git("diff --name-only --relative --diff-filter=U", in: project) == "file\n")
    try sandbox.git("checkout --quiet --force .", in: "large")
    for path in ["large/file", "large/apps/file", "large/new"] { try old.set("x", path) }
    try old.set("mine", "\(project)/file")
    #expect(old.command(project: project).error.contains("apps/[N] ö/Notes/file"))
  }

  @Test("takes the name of a file as it is, and not as a pattern")
  func patterns() throws {
    try old.set("a", "Templates/small/[ab]")
    try old.set("a", "Templates/small/a")
    try old.makeApp("a")
    try sandbox.commit()
    try old.set("mine", "Notes/a")
    try old.set("b", "Templates/small/[ab]")
    try old.update().apply()
    #expect(try sandbox.text("Notes/[ab]") == "b\n")
  }

  @Test("needs no identity of the user and no configuration, also for a conflict", arguments: [false, true])
  func withoutIdentity(isInRepository: Bool) throws {
    try old.makeApp("a", mine: "b")
    if isInRepository { try sandbox.commit() }
    try old.setTemplate("c")
    let environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "GIT_CONFIG_NOSYSTEM": "1", "HOME": "/nowhere",
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "user.useConfigOnly", "GIT_CONFIG_VALUE_0": "true",
    ]
    let response = old.command(environment: environment)
    #expect(response.status == 4 && response.error == "", "\(response)")
    #expect(try sandbox.text("Notes/file").hasPrefix("<<<<<<< yours\nb\n"))
  }
}
