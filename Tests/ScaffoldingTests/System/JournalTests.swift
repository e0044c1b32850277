import Foundation
import TestSupport
import Testing

// @testable: takes the place of the operations that write, and runs the command within the process.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("A run that fails or is killed between two files")
struct JournalTests {
  private let sandbox: Sandbox
  private let destination = "Notes/Sources/NotesFlows/App/AppDestination.swift"
  init() throws { sandbox = try Sandbox() }

  /// The commands that change a project, each with the state that it begins with.
  enum Work: String, CaseIterable {
    case addFlow, replace, removeFlow, update
  }

  /// A file that most of them change.
  private var coordinator: String { sandbox["Notes/Sources/NotesFlows/App/AppCoordinator.swift"] }
  private var project: Project { get throws { try Project(at: sandbox["Notes"]) } }

  private func makeProject(for work: Work) throws {
    for folder in ["Notes", "Templates", "start"] where sandbox.exists(folder) { try sandbox.remove(folder) }
    if work == .update {
      try makeOldProject()
    } else {
      try sandbox.makeNotes()
    }
    switch work {
    case .removeFlow: try plan(.addFlow).apply()
    case .replace: try sandbox.write("// mine\n", to: "Notes/Sources/NotesFlows/Settings/SettingsCoordinator.swift")
    default: break
    }
    #expect(chmod(coordinator, 0o640) == 0 || work == .update)
  }

  /// Makes a project of a template that has changed since: files are new, moved, merged and gone.
  private func makeOldProject() throws {
    let record = #"{"flow": "App", "module": "QuillSample", "root": "App()", "template": "small", "version": "0.0.9"}"#
    let template = try sandbox.template(files: [
      ".armature.json": record, "old/gone": "a\n", "Sources/moved.txt": "a\n", "run.sh": "a\n", "kept": "a\n",
    ])
    try Plan(template: template, folder: NewFolder(sandbox["Notes"]), armature: .folder("../..")).apply()
    try sandbox.write("mine\n", to: "Notes/kept")
    try sandbox.remove("Templates/small/old/gone", "Templates/small/Sources/moved.txt")
    _ = try sandbox.template(files: [
      ".armature.json": record.replacingOccurrences(of: "0.0.9", with: "0.1.0"), "new/file": "b\n",
      "Sources/deep/moved.txt": "a\n", "run.sh": "b\n", "kept": "a\nb\n",
    ])
  }

  /// The plan of a command for the project as it is now. A part that the project has already is not planned.
  private func plan(_ work: Work) throws -> ProjectPlan {
    let project = try project
    switch work {
    case .addFlow, .replace: return try ProjectPlan(adding: .flow("Settings", as: .sheet), to: project) { _ in .force }
    case .removeFlow: return try ProjectPlan(removing: "Settings", kind: "flow", from: project)
    case .update:
      let library = try TemplateLibrary(folder: sandbox["Templates"])
      return try Update(of: project, templates: library, executable: nil, environment: .author).plan
    }
  }

  /// All files with their contents and permissions, and all folders.
  private var state: [String: String] {
    get throws {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: sandbox["Notes"])
      return Dictionary(
        uniqueKeysWithValues: paths.map { path in
          let whole = sandbox["Notes/\(path)"]
          let contents = FileManager.default.contents(atPath: whole).map { String(decoding: $0, as: UTF8.self) }
          return (path, "\(String(FileSystem.permissions(of: whole), radix: 8)) \(contents ?? "")")
        })
    }
  }

  /// A command that is run in a project from its beginning, as often as wanted.
  private struct Runs {
    let begin: () throws -> Void
    let plan: ProjectPlan
    let points: [FaultyDisk.Point]
    let before, expected: [String: String]
  }

  private func runs(of work: Work) throws -> Runs {
    try makeProject(for: work)
    try sandbox.copy("Notes", to: "start")
    let begin = { [sandbox] in
      try sandbox.remove("Notes")
      try sandbox.copy("start", to: "Notes")
    }
    let (before, plan) = (try state, try plan(work))
    let points = try FaultyDisk.points { try plan.apply(with: $0) }
    let expected = try state
    #expect(work == .update || FileSystem.permissions(of: coordinator) == 0o640)
    try begin()
    return Runs(begin: begin, plan: plan, points: points, before: before, expected: expected)
  }

  @Test("leaves the project as it was, whichever operation fails", arguments: Work.allCases, [false, true])
  func failures(work: Work, inMiddle: Bool) throws {
    let runs = try runs(of: work)
    let count = try FaultyDisk.failures(inMiddle: inMiddle) {
      try runs.plan.apply(with: $0)
    } check: { point, error in
      let after = try state
      #expect(error?.kind == .conflict && after == runs.before, "\(point)")
    }
    #expect(try count > 7 && state == runs.expected)
  }

  @Test("is taken back by the next command, so the same command does the same again", arguments: Work.allCases)
  func sameCommand(work: Work) throws {
    let runs = try runs(of: work)
    #expect(runs.points.count > 10)
    for point in runs.points {
      try? runs.plan.apply(with: FaultyDisk(point).operations)
      _ = try project
      let left = try state
      if left == runs.before { continue }
      // A run that was killed after its last change has done its work.
      #expect(left == runs.expected, "killed \(point)")
      try runs.begin()
    }
  }

  @Test("can be taken back by a command that is killed, too", arguments: [Work.addFlow, .removeFlow, .update])
  func killedAgain(work: Work) throws {
    let runs = try runs(of: work)
    let end = runs.points[runs.points.count - 3]
    let points = try FaultyDisk.points { operations in
      try? runs.plan.apply(with: FaultyDisk(end).operations)
      let paths = try Journal.takeBackKilledRun(in: sandbox["Notes"], with: operations)
      #expect(paths.count > 2)
    }
    #expect(points.count > 5)
    for point in points {
      try? runs.plan.apply(with: FaultyDisk(end).operations)
      _ = try? Journal.takeBackKilledRun(in: sandbox["Notes"], with: FaultyDisk(point).operations)
      _ = try project
      #expect(try state == runs.before, "killed \(point)")
    }
  }

  /// Makes a project, and kills a run in it after the last change. Returns the state before the run.
  @discardableResult
  private func killBeforeEnd(of work: Work) throws -> [String: String] {
    let runs = try runs(of: work)
    // At the end, the journal and the staging folder are removed, the latter with a middle.
    try? runs.plan.apply(with: FaultyDisk(runs.points[runs.points.count - 3]).operations)
    #expect(try sandbox.exists("Notes/\(Journal.file)") && state != runs.before)
    return runs.before
  }

  @Test("is found by the doctor, and by a dry run, which may not write; a template with it is not used")
  func reading() throws {
    try killBeforeEnd(of: .addFlow)
    let left = try state
    let found = """
      Notes/.armature.journal.json: a run was killed between two files
        run “armature add”, “armature remove” or “armature update”: it undoes the killed run first

      """
    #expect(sandbox.notes("doctor --links") == Response(output: found, status: 6))
    let error = """
      error: a run in Notes was killed between two files, so some have its changes; .armature.journal.json lists them
      run the command without --dry-run or --check: it undoes those changes first

      """
    for line in [
      "add flow Card --dry-run", "remove flow Settings --dry-run", "update --check", "update --dry-run",
    ] {
      #expect(sandbox.notes(line) == Response(error: error, status: 4))
    }
    #expect(try state == left)
    try sandbox.write(sandbox.description(id: "notes"), to: "Notes/template.json")
    #expect(
      sandbox.message { _ = try Template(folder: sandbox["Notes"]).files() } == """
        Notes has some changes of a run that was killed
        run “armature add”, “armature remove” or “armature update” there: it undoes the killed run first
        """)
  }

  @Test("is taken back by a command that does something else, which says so")
  func otherCommand() throws {
    try killBeforeEnd(of: .addFlow)
    let response = sandbox.notes("add destination App.about")
    #expect(response.output.hasPrefix("Undid the changes of a run that was killed, in 5 files.\n\nupdate"))
    #expect(response.status == 0, "\(response.error)")
    #expect(try project.record.added?.map(\.name) == ["App.about"])
    #expect(sandbox.notes("remove destination App.about").output.hasPrefix("update"))
    try killBeforeEnd(of: .removeFlow)
    #expect(sandbox.notes("remove flow Settings --json").output.contains(#""takenBack" : ["#))
    #expect(try project.record.added == nil)
  }

  @Test("is not taken back over what the user has changed since, and the error names the ways out")
  func edited() throws {
    let before = try killBeforeEnd(of: .addFlow)
    let half = try sandbox.text(destination)
    try sandbox.extend(destination, start: "// mine\n")
    let left = try state.filter { !$0.key.hasPrefix(".armature-") }
    #expect(
      sandbox.message { _ = try project } == """
        a run was killed between two files, and cannot be undone, since these files have changed meanwhile
          \(destination)
        restore them with git, or remove Notes/.armature.journal.json to keep all files as they are
        """)
    #expect(try state == left)
    try sandbox.write(half, to: destination)
    _ = try project
    #expect(try state == before)
    // The other way.
    try killBeforeEnd(of: .addFlow)
    try sandbox.extend(destination, start: "// mine\n")
    try sandbox.remove("Notes/.armature.journal.json")
    #expect(try plan(.addFlow).isDone)
  }

  @Test(
    "is refused with the reason if its journal is damaged, or if it leads out of the project",
    arguments: [
      ("", "it is empty"), ("{\"changes\"", "it is not valid JSON"), ("{}", "the key “changes” is missing"),
      (path("../out"), "“../out” is not a path in the package"),
      (path("/etc/out"), "“/etc/out” is not a path in the package"),
      (path(".git/hooks/post-commit"), "“.git/hooks/post-commit” is not a path in the package"),
      (path("a/.GIT ./x"), "“a/.GIT ./x” is not a path in the package"), (path(""), "“” is not a path in the package"),
      (#"{"changes": [], "folders": [".."]}"#, "“..” is not a path in the package"),
    ])
  func damaged(text: String, problem: String) throws {
    try makeProject(for: .addFlow)
    try sandbox.write(text, to: "Notes/.armature.journal.json")
    let before = try state
    #expect(
      sandbox.message { _ = try project } == """
        Notes/.armature.journal.json: \(problem)
        it has the changes of a run that was killed; compare the package with git, and remove the file
        """)
    #expect(try state == before)
  }

  private static func path(_ path: String) -> String {
    #"{"changes": [{"path": "\#(path)", "old": "YQ==", "mode": 493, "isExecutable": false}], "folders": []}"#
  }

  @Test("is taken back later if the disk refuses at once")
  func refusedRollBack() throws {
    try makeProject(for: .addFlow)
    let before = try state
    var (isFull, operations) = (false, FileOperations())
    operations.move = { path, other in
      if other.hasSuffix("AppDestination.swift") { isFull = true }
      if isFull { throw ScaffoldingError(.conflict, "\(other) cannot be written: No space left on device") }
      try FileSystem.move(path, to: other)
    }
    #expect(
      sandbox.message { try plan(.addFlow).apply(with: operations) } == """
        \(destination) cannot be written: No space left on device
        this command could not undo its changes, so the next command undoes them:
        Notes/Sources/NotesFlows/App/AppCoordinator.swift cannot be written: No space left on device
        """)
    #expect(try state != before)
    _ = try project
    #expect(try state == before)
  }

  // In a process of its own, which dies for real: its lock is gone with it.
  @Test("leaves no lock")
  func lock() async throws {
    try makeProject(for: .addFlow)
    let (before, folder) = (try state, sandbox["Notes"])
    await #expect(processExitsWith: .signal(SIGKILL)) { [folder = folder as String] in
      let flow = try Addition.flow("Settings", as: .sheet)
      var (count, operations) = (0, FileOperations())
      let move = operations.move
      operations.move = { path, other in
        count += 1
        try move(path, other)
        if count == 4 { kill(getpid(), SIGKILL) }
      }
      try ProjectPlan(adding: flow, to: Project(at: folder)).apply(with: operations)
    }
    _ = try project
    #expect(try state == before)
    try plan(.addFlow).apply()
  }
}
