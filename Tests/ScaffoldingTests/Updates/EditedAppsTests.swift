import Foundation
import TestSupport
import Testing

// @testable: runs the command within the process, and uses the paths of the generator.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("An app of ten flows that people have edited")
struct EditedAppsTests {
  /// What is done with an app.
  struct Story: Sendable {
    struct Flow: Sendable {
      let parent: Int
      let options: [String]
    }
    /// The flows, each in one before it or in the first flow of the app.
    var flows: [Flow]
    /// The flows that are edited, by number, and how.
    var edits: [(flow: Int, edit: HandEdit)]
    /// The flows that get another destination later.
    var destinations: [Int]
  }

  private static func story(using random: inout RandomSource) -> Story {
    let styles = [["--as", "sheet"], ["--as", "cover"], [], []]
    let values = [["--with", "id: Int, title: String?"], ["--with", "isNew: Bool"], [], []]
    let flows = (0..<10).map { number in
      let ends = Int.random(in: 0..<3, using: &random) == 0
      return Story.Flow(
        parent: Int.random(in: 0...number, using: &random),
        options: styles[Int.random(in: 0..<4, using: &random)] + values[Int.random(in: 0..<4, using: &random)]
          + (ends ? ["--finishing", "String"] : []))
    }
    let all = HandEdit.allCases
    let edits = (0..<40).map { _ in
      (flow: Int.random(in: 0...10, using: &random), edit: all[Int.random(in: all.indices, using: &random)])
    }
    return Story(
      flows: flows, edits: edits, destinations: (0..<8).map { _ in Int.random(in: 0...10, using: &random) })
  }

  private static func smaller(_ story: Story) -> [Story] {
    let half = story.edits.count / 2
    let ranges = (half > 1 ? [0..<half, half..<story.edits.count] : []) + story.edits.indices.map { $0..<($0 + 1) }
    return ranges.map { range in
      var other = story
      other.edits.removeSubrange(range)
      return other
    }
  }

  @Test("grows, is edited, is updated and shrinks without a loss, and compiles")
  func stories() async throws {
    try await tryCases(2, seed: 20_261_126, make: Self.story, smaller: Self.smaller) { _, story in
      try EditedApp().problem(of: story)
    }
  }
}

/// An app in a sandbox.
private struct EditedApp {
  let sandbox: Sandbox
  let environment = ProcessInfo.processInfo.environment.merging([String: String].author) { $1 }
  let checkout = Checkout.find(executable: nil) ?? ""
  var templates: String { checkout + "/Templates" }

  init() throws { sandbox = try Sandbox() }

  func run(_ arguments: String...) -> Response { run(arguments) }

  func run(_ arguments: [String]) -> Response {
    Command(environment: environment, executable: nil).run(arguments + ["--project", sandbox["Notes"]])
  }

  func name(_ flow: Int) -> String { flow == 0 ? "App" : "Flow\(flow)" }

  func problem(of story: EditedAppsTests.Story) throws -> String? {
    try makeOldApp()
    for (number, flow) in story.flows.enumerated() {
      let options = ["--into", name(flow.parent)] + flow.options
      let added = run(["add", "flow", name(number + 1)] + options)
      guard added.status == 0 else { return "\(name(number + 1)) \(options) is not added: \(added.error)" }
    }
    var witnesses: [(path: String, text: String)] = []
    for (number, edit) in story.edits.enumerated() where edit.flow > 0 || edit.edit.isSmall {
      let files = try self.edit(name(edit.flow), edit.edit, number)
      if edit.flow == 0 { witnesses = files }
    }
    for (number, flow) in story.destinations.enumerated() {
      let arguments = ["add", "destination", "\(name(flow)).more\(number)", "--with", "page: Int", "--as", "sheet"]
      let before = try sandbox.contents(of: "Notes/Sources")
      let added = run(arguments)
      if added.status != 0, try sandbox.contents(of: "Notes/Sources") != before || !added.error.contains("    case") {
        return "\(arguments) is neither added nor refused with its lines: \(added.error)"
      }
    }
    let doctor = run("doctor")
    guard doctor.status == 0 else { return "the doctor says: \(doctor.output)\(doctor.error)" }
    try commit()
    let updated = run("update", "--templates", templates)
    guard updated.status == 0, !updated.output.contains("conflict") else {
      return "it is not updated: \(updated.output)\(updated.error)"
    }
    if let problem = try typeChecked() { return "after the update: \(problem)" }
    for witness in witnesses {
      let text = try String(contentsOfFile: sandbox[witness.path], encoding: .utf8)
      let lines = Set(text.split(whereSeparator: \.isNewline))
      if let lost = witness.text.split(whereSeparator: \.isNewline).first(where: { !lines.contains($0) }) {
        return "the update has removed “\(lost)” from \(witness.path)"
      }
    }
    // The half that is removed has all that was added into it.
    let destinations = story.destinations.indices.filter { story.destinations[$0] > 5 }
      .map { ["destination", "\(name(story.destinations[$0])).more\($0)"] }
    for part in destinations + (6...10).reversed().map({ ["flow", name($0)] }) {
      let before = try sandbox.contents(of: "Notes")
      let removed = run(["remove"] + part)
      if removed.status == 0 { continue }
      // It stays with all that it is in.
      let isNamed = removed.error.contains("nothing was changed") || removed.error.contains("remove it first")
      guard isNamed, try sandbox.contents(of: "Notes") == before else {
        return "\(part) is neither removed nor left: \(removed.error)"
      }
    }
    return try typeChecked().map { "after the removals: \($0)" }
  }

  /// Makes an app from an older template, whose sources have no comments.
  private func makeOldApp() throws {
    try FileManager.default.createDirectory(atPath: sandbox["Old"], withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: templates + "/Empty", toPath: sandbox["Old/Empty"])
    for file in try sandbox.contents(of: "Old/Empty")
    where file.path.hasSuffix(".swift") && file.path.contains("Sources") {
      let lines = String(decoding: file.contents, as: UTF8.self).components(separatedBy: "\n")
      try sandbox.write(
        lines.filter { !$0.hasPrefix("/// ") }.joined(separator: "\n"), to: "Old/Empty/\(file.path)")
    }
    let made = Command(environment: environment, executable: nil).run([
      "new", sandbox["Notes"], "--template", "empty", "--templates", sandbox["Old"], "--armature", checkout,
    ])
    try #require(made.status == 0, "\(made.error)")
  }

  /// Edits a flow. Returns its files.
  private func edit(_ flow: String, _ edit: HandEdit, _ number: Int) throws -> [(path: String, text: String)] {
    let folder = "Notes/Sources/NotesFlows"
    let sources = try sandbox.contents(of: folder).filter { $0.path.hasSuffix(".swift") }
    func file(_ type: String) throws -> (path: String, text: String) {
      let found = try #require(sources.first { String(decoding: $0.contents, as: UTF8.self).contains(" \(type):") })
      return ("\(folder)/\(found.path)", String(decoding: found.contents, as: UTF8.self))
    }
    let (coordinator, destination) = (try file("\(flow)Coordinator"), try file("\(flow)Destination"))
    // A file with both is one of an earlier edit.
    if coordinator.path == destination.path { return [coordinator] }
    var files = FlowFiles(name: flow, destination: destination.text, coordinator: coordinator.text)
    edit.apply(to: &files, number)
    var paths = [destination.path, coordinator.path]
    if files.isMoved { paths = paths.map { "\(folder)/Moved/\(($0 as NSString).lastPathComponent)" } }
    for path in [destination.path, coordinator.path] { try FileManager.default.removeItem(atPath: sandbox[path]) }
    if files.isOneFile {
      let body = files.destination.replacing("import Armature", with: "", maxReplacements: 1)
      try sandbox.write(files.coordinator + body, to: paths[1])
      return [(paths[1], files.coordinator)]
    }
    try sandbox.write(files.destination, to: paths[0])
    try sandbox.write(files.coordinator, to: paths[1])
    return [(paths[0], files.destination), (paths[1], files.coordinator)]
  }

  private func commit() throws {
    let git = try #require(Sandbox.program("git"))
    for arguments in [["add", "--all"], ["commit", "--quiet", "--message", "Edit"]] {
      let result = try sandbox.run(
        git, ["-C", sandbox["Notes"], "-c", "core.autocrlf=false"] + arguments, environment: .author)
      try #require(result.status == 0, "\(result.error)")
    }
  }

  /// Returns what the compiler says against the flows.
  private func typeChecked() throws -> String? {
    let modules = Path.folder(of: try Sandbox.command()) + "/Modules"
    let files = try sandbox.contents(of: "Notes/Sources/NotesFlows").map(\.path).filter { $0.hasSuffix(".swift") }
    let swift = try sandbox.run(
      "/usr/bin/env",
      ["swiftc", "-typecheck", "-swift-version", "6", "-package-name", "notes", "-I", modules]
        + files.map { sandbox["Notes/Sources/NotesFlows/\($0)"] }, environment: ["TMPDIR": sandbox.path])
    return swift.status == 0 ? nil : swift.error
  }
}
