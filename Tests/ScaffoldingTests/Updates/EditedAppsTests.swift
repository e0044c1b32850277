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
    /// The lines that add the flows, each into one before it or into the first flow of the app.
    var flows: [String]
    /// The flows that are edited, by number, and how, by the number of the edit.
    var edits: [(flow: Int, edit: Int)]
    /// The flows that get another destination later.
    var destinations: [Int]
  }

  /// Texts of a type of a flow that people replace. `%` in the new one is a number. The last three are on lines that a
  /// template may change.
  fileprivate static let edits = [
    ("Destination", "Screen(\"", "Screen(\"Mine % "),
    ("Destination", "import Armature", "import Armature\nimport Foundation"),
    ("Destination", "{ TextRow(\"", "{\n        // Mine, with a { and a \".\n        TextRow(\"% }\"); TextRow(\""),
    ("Coordinator", "\n  init(", "\n  var mine% = [\"}\"]\n\n  init("),
    ("Coordinator", "\n  }\n}", "\n  }\n\n  func mine%() { goBackToRoot() }\n}"),
    ("Coordinator", "// The flow has left the screen. Store the value, or show it.", "print(value)"),
    ("Destination", "enum ", "/* Mine, { */ enum "), ("Destination", "  case start", "  // case mine \"\n  case start"),
    ("Coordinator", "init() {", "init(limit%: Int = 3) {"),
  ]

  private static func story(using random: inout RandomSource) -> Story {
    func one<Value>(_ all: [Value]) -> Value { all[Int.random(in: all.indices, using: &random)] }
    let flows = (0..<10).map { number in
      let style = one(["--as sheet", "--as cover", "", ""])
      let values = one(["--with 'id: Int, title: String?'", "--with 'isNew: Bool'", "", ""])
      let parent = EditedApp.name(one(Array(0...number)))
      return "add flow Flow\(number + 1) --into \(parent) \(style) \(values) \(one(["--finishing String", "", ""]))"
    }
    return Story(
      flows: flows, edits: (0..<40).map { _ in (one(Array(0...10)), one(Array(edits.indices))) },
      destinations: (0..<8).map { _ in one(Array(0...10)) })
  }

  @Test("grows, is edited, is updated and shrinks without a loss, and compiles")
  func stories() async throws {
    try await tryCases(1, seed: 20_261_126, make: Self.story) { story in
      story.edits.withoutOne.map { Story(flows: story.flows, edits: $0, destinations: story.destinations) }
    } problem: { _, story in
      try EditedApp().problem(of: story)
    }
  }
}

/// An app in a sandbox.
private struct EditedApp {
  private let sandbox: Sandbox
  private let sources = "Notes/Sources/NotesFlows"

  init() throws { sandbox = try Sandbox() }

  static func name(_ flow: Int) -> String { flow == 0 ? "App" : "Flow\(flow)" }

  private func run(_ line: String) -> Response { sandbox.notes(line, environment: OldApp.environment) }

  /// Returns what is wrong with an app. The compiler reads its flows at the end, since it takes a while.
  func problem(of story: EditedAppsTests.Story) throws -> String? {
    try makeOldApp()
    for line in story.flows {
      let added = run(line)
      guard added.status == 0 else { return "'\(line)' fails: \(added.error)" }
    }
    var witnesses: [String: String] = [:]
    for (number, edit) in story.edits.enumerated() where edit.flow > 0 || edit.edit < 6 {
      let file = try self.edit(Self.name(edit.flow), EditedAppsTests.edits[edit.edit], number)
      if edit.flow == 0 { witnesses[file.path] = file.text }
    }
    for (number, flow) in story.destinations.enumerated() {
      let before = try sandbox.contents(of: "Notes/Sources")
      let added = run("add destination \(Self.name(flow)).more\(number) --with 'page: Int' --as sheet")
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
    for (path, text) in witnesses {
      let lines = Set(try sandbox.text(path).split(separator: "\n"))
      if let lost = text.split(separator: "\n").first(where: { !lines.contains($0) }) {
        return "the update has removed “\(lost)” from \(path)"
      }
    }
    if let problem = try problemAfterRemovals(of: story) { return problem }
    let files = try sandbox.contents(of: sources).map(\.path).filter { $0.hasSuffix(".swift") }
    return try sandbox.typeChecked(files.map { "\(sources)/\($0)" })
  }

  /// Removes half of the flows, with all that was added into them.
  private func problemAfterRemovals(of story: EditedAppsTests.Story) throws -> String? {
    let destinations = story.destinations.indices.filter { story.destinations[$0] > 5 }
      .map { "destination \(Self.name(story.destinations[$0])).more\($0)" }
    for part in destinations + (6...10).reversed().map({ "flow \(Self.name($0))" }) {
      let before = try sandbox.contents(of: "Notes")
      let removed = run("remove \(part)")
      if removed.status == 0 { continue }
      // It stays with all that it is in.
      let isNamed = removed.error.contains("nothing was changed") || removed.error.contains("remove it first")
      guard isNamed, try sandbox.contents(of: "Notes") == before else {
        return "\(part) is neither removed nor left: \(removed.error)"
      }
    }
    return nil
  }

  /// Makes an app from an older template, whose sources have no comments.
  private func makeOldApp() throws {
    try sandbox.makeFolder("Old")
    try FileManager.default.copyItem(atPath: Sandbox.templates + "/Empty", toPath: sandbox["Old/Empty"])
    for file in try sandbox.contents(of: "Old/Empty/Sources") where file.path.hasSuffix(".swift") {
      let lines = String(decoding: file.contents, as: UTF8.self).components(separatedBy: "\n")
      let text = lines.filter { !$0.hasPrefix("/// ") }.joined(separator: "\n")
      try sandbox.write(text, to: "Old/Empty/Sources/\(file.path)")
    }
    let template = try TemplateLibrary(folder: sandbox["Old"]).template(id: nil)
    try Plan(template: template, folder: NewFolder(sandbox["Notes"]), armature: .folder(Sandbox.checkout)).apply()
  }

  /// Edits a flow. Returns the file.
  private func edit(
    _ flow: String, _ edit: (type: String, old: String, new: String), _ number: Int
  ) throws -> (path: String, text: String) {
    let type = " \(flow)\(edit.type):"
    let files = try sandbox.contents(of: sources).map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) }
    let (path, text) = try #require(files.first { $0.1.contains(type) })
    let edited = text.replacing(edit.old, with: edit.new.replacing("%", with: "\(number)"), maxReplacements: 1)
    try sandbox.write(edited, to: "\(sources)/\(path)")
    return ("\(sources)/\(path)", edited)
  }
}
