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
      let options: String
    }
    /// The flows, each in one before it or in the first flow of the app.
    var flows: [Flow]
    /// The flows that are edited, by number, and how.
    var edits: [(flow: Int, edit: HandEdit)]
    /// The flows that get another destination later.
    var destinations: [Int]
  }

  private static func story(using random: inout RandomSource) -> Story {
    let styles = ["--as sheet", "--as cover", "", ""]
    let values = ["--with 'id: Int, title: String?'", "--with 'isNew: Bool'", "", ""]
    let flows = (0..<10).map { number in
      let ends = Int.random(in: 0..<3, using: &random) == 0
      return Story.Flow(
        parent: Int.random(in: 0...number, using: &random),
        options: styles[Int.random(in: 0..<4, using: &random)] + " " + values[Int.random(in: 0..<4, using: &random)]
          + (ends ? " --finishing String" : ""))
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
    try await tryCases(2, seed: 20_261_126, make: Self.story, smaller: Self.smaller) { number, story in
      try EditedApp().problem(of: story, isCompiledAtEnd: number.isMultiple(of: 2))
    }
  }
}

/// An app in a sandbox.
private struct EditedApp {
  let sandbox: Sandbox
  private let sources = "Notes/Sources/NotesFlows"

  init() throws { sandbox = try Sandbox() }

  func run(_ line: String) -> Response { sandbox.notes(line, environment: OldApp.environment) }

  func name(_ flow: Int) -> String { flow == 0 ? "App" : "Flow\(flow)" }

  /// Returns what is wrong with an app. The compiler, which takes a while, reads its flows at the end, or else before the
  /// removals.
  func problem(of story: EditedAppsTests.Story, isCompiledAtEnd: Bool) throws -> String? {
    try makeOldApp()
    for (number, flow) in story.flows.enumerated() {
      let line = "add flow \(name(number + 1)) --into \(name(flow.parent)) \(flow.options)"
      let added = run(line)
      guard added.status == 0 else { return "'\(line)' fails: \(added.error)" }
    }
    var witnesses: [(path: String, text: String)] = []
    for (number, edit) in story.edits.enumerated() where edit.flow > 0 || edit.edit.isSmall {
      let files = try self.edit(name(edit.flow), edit.edit, number)
      if edit.flow == 0 { witnesses = files }
    }
    for (number, flow) in story.destinations.enumerated() {
      let before = try sandbox.contents(of: "Notes/Sources")
      let added = run("add destination \(name(flow)).more\(number) --with 'page: Int' --as sheet")
      if added.status != 0, try sandbox.contents(of: "Notes/Sources") != before || !added.error.contains("    case") {
        return "the destination \(number) is neither added nor refused with its lines: \(added.error)"
      }
    }
    let doctor = run("doctor")
    guard doctor.status == 0 else { return "the doctor says: \(doctor.output)\(doctor.error)" }
    try sandbox.commit()
    let updated = run("update --templates '\(Sandbox.templates)'")
    guard updated.status == 0, !updated.output.contains("conflict") else {
      return "it is not updated: \(updated.output)\(updated.error)"
    }
    if !isCompiledAtEnd, let problem = try typeChecked() { return "after the update: \(problem)" }
    for witness in witnesses {
      let lines = Set(try sandbox.text(witness.path).split(whereSeparator: \.isNewline))
      if let lost = witness.text.split(whereSeparator: \.isNewline).first(where: { !lines.contains($0) }) {
        return "the update has removed “\(lost)” from \(witness.path)"
      }
    }
    // The half that is removed has all that was added into it.
    let destinations = story.destinations.indices.filter { story.destinations[$0] > 5 }
      .map { "destination \(name(story.destinations[$0])).more\($0)" }
    for part in destinations + (6...10).reversed().map({ "flow \(name($0))" }) {
      let before = try sandbox.contents(of: "Notes")
      let removed = run("remove \(part)")
      if removed.status == 0 { continue }
      // It stays with all that it is in.
      let isNamed = removed.error.contains("nothing was changed") || removed.error.contains("remove it first")
      guard isNamed, try sandbox.contents(of: "Notes") == before else {
        return "\(part) is neither removed nor left: \(removed.error)"
      }
    }
    return isCompiledAtEnd ? try typeChecked().map { "after the removals: \($0)" } : nil
  }

  /// Makes an app from an older template, whose sources have no comments.
  private func makeOldApp() throws {
    try sandbox.makeFolder("Old")
    try FileManager.default.copyItem(atPath: Sandbox.templates + "/Empty", toPath: sandbox["Old/Empty"])
    for file in try sandbox.contents(of: "Old/Empty/Sources") where file.path.hasSuffix(".swift") {
      let lines = String(decoding: file.contents, as: UTF8.self).components(separatedBy: "\n")
      try sandbox.write(
        lines.filter { !$0.hasPrefix("/// ") }.joined(separator: "\n"), to: "Old/Empty/Sources/\(file.path)")
    }
    let template = try TemplateLibrary(folder: sandbox["Old"]).template(id: nil)
    try Plan(template: template, folder: NewFolder(sandbox["Notes"]), armature: .folder(Sandbox.checkout)).apply()
  }

  /// Edits a flow. Returns its files.
  private func edit(_ flow: String, _ edit: HandEdit, _ number: Int) throws -> [(path: String, text: String)] {
    let folder = sources
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
    try sandbox.remove(destination.path, coordinator.path)
    if files.isOneFile {
      let body = files.destination.replacing("import Armature", with: "", maxReplacements: 1)
      try sandbox.write(files.coordinator + body, to: paths[1])
      return [(paths[1], files.coordinator)]
    }
    try sandbox.write(files.destination, to: paths[0])
    try sandbox.write(files.coordinator, to: paths[1])
    return [(paths[0], files.destination), (paths[1], files.coordinator)]
  }

  /// Returns what the compiler says against the flows.
  private func typeChecked() throws -> String? {
    let files = try sandbox.contents(of: sources).map(\.path).filter { $0.hasSuffix(".swift") }
    return try sandbox.typeChecked(files.map { "\(sources)/\($0)" })
  }
}
