import Armature
import Foundation
import Testing

// @testable: the titles by layer, as the terminal's breadcrumb has them.
@testable import ArmatureExplorer
// @testable: a terminal of the test.
@testable import ArmatureTerminal
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

/// A walk through the app of a sample, in the steps of ``Play``, with more acts:
///
/// - `follow path/1/2`: a link from outside
/// - `plus`: the stepper
/// - `open`, `else`: a link in the scene; `else` pops to the root if the link is wrong
/// - `post`: the broadcast, by code that knows no coordinator
///
/// The words of a row are `wide`, for a window with room for columns, and its systems. A walk takes the oldest of them
/// and the newest one.
nonisolated struct SampleWalk: CustomStringConvertible, Sendable {
  private let row: PlayRow
  private var isWide: Bool { row.words.contains("wide") }
  private var generations: [Generation] {
    row.words.filter { $0 != "wide" }.reduce(.tested) { $0.on($1) }
  }
  var description: String { row.description }

  static func all(_ text: String, location: SourceLocation = #_sourceLocation) -> [SampleWalk] {
    PlayRow.all(text, location).map { SampleWalk(row: $0) }
  }

  /// Each walk with each of its systems.
  static func each(_ walks: [SampleWalk]) -> [(SampleWalk, Generation)] {
    walks.flatMap { walk in
      let all = walk.generations
      return all.filter { $0 == all[0] || $0 == all[all.count - 1] }.map { (walk, $0) }
    }
  }

  /// Walks through views.
  @MainActor
  func callAsFunction(on generation: Generation, @ViewBuilder app: () -> some View) async throws {
    let stage = Stage(generation) { app() }
    try await run(on: stage, SampleSubject(window: stage.window))
  }

  /// Walks through flows in a window.
  @MainActor
  func callAsFunction(on generation: Generation, flows root: @escaping @MainActor () -> AnyCoordinator) async throws {
    let scene = try FlowScene(root: root(), notificationCenter: NotificationCenter())
    let stage = Stage(scene, generation, isWide ? .regular : .compact)
    try await run(on: stage, SampleSubject(window: stage.window, scene: scene))
  }

  @MainActor
  private func run(on stage: Stage, _ subject: SampleSubject) async throws {
    try await PlayRun(stage: stage, subject: subject, location: row.location)(row.steps)
  }

  /// Walks through flows in the terminal.
  @MainActor
  func inTerminal(flows root: @escaping @MainActor () -> AnyCoordinator) async throws {
    let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in root() }
    let scene = try scenes.open()
    let subject = SampleSubject(scene: scene)
    let acts = row.steps.flatMap(TerminalAct.all)
    let terminal = FakeTerminal(acts.map(\.line), columns: isWide ? 100 : 48)
    var waiting = acts[...]
    terminal.whileReading = {
      if let last = acts.dropLast(waiting.count).last, last.isRefused == terminal.errors.isEmpty {
        Issue.record("\(last.text) \(terminal.errors)", sourceLocation: row.location)
      }
      terminal.errors = ""
      guard let act = waiting.popFirst() else { return }
      let (seen, wanted) = act.compare(scene, terminal, subject)
      #expect(seen == wanted, "\(act.text) in the terminal", sourceLocation: row.location)
    }
    _ = await TerminalHost(scenes: scenes, scene: scene, terminal: terminal).run()
    #expect(waiting.isEmpty, sourceLocation: row.location)
  }
}

/// An app, which a walk changes.
private struct SampleSubject: PlaySubject {
  var window: Window?
  var scene: FlowScene?
  var outer: String { "" }
  var title: String? { nil }

  func batch(_ acts: () throws -> Void) throws { try acts() }
  func seen(_ word: String) -> String? { word == "at" ? scene.map { (try? $0.link) ?? "no link" } : nil }

  func perform(_ words: [String], _ rest: String) -> Bool? {
    switch words[0] {
    case "follow": if let url = URL(string: "sample://" + rest) { window?.open(url) }
    case "plus": return window?.step("Number", by: 1)
    case "open": return (try? scene?.open(rest)) != nil
    case "else": return (try? scene?.open(rest, orElse: .popToRoot)) != nil
    case "post": scene?.notificationCenter.post(name: .popToRoot, object: nil)
    default: return nil
    }
    return true
  }
}

/// An act or an expectation of a walk, for the terminal.
private struct TerminalAct {
  let text: String
  private let isOutline: Bool
  private var word: String { String(text.drop { $0 == "!" }.prefix { $0 != " " }) }
  private var rest: String { String(text.drop { $0 != " " }.dropFirst()) }
  var isRefused: Bool { text.hasPrefix("!") && command != nil }

  static func all(of step: String) -> [Self] {
    let parts = step.components(separatedBy: "= ")
    let acts = parts[0].components(separatedBy: " & ").map { $0.trimmingCharacters(in: .whitespaces) }
    return acts.filter { !$0.isEmpty }.map { Self(text: $0, isOutline: false) }
      + parts.dropFirst().map { Self(text: $0, isOutline: true) }
  }

  /// The command that the user types.
  private var command: String? {
    switch word {
    case _ where isOutline: nil
    case "tap": rest
    case "swipe": "dismiss"
    case "back", "tab", "open", "pop": word + (rest.isEmpty ? "" : " \(rest)")
    case "fold", "unfold": word
    default: nil
    }
  }

  /// A line for everything: the others draw the screen.
  var line: String { command ?? "where" }

  /// Carries out what the user does not type, and compares. Both texts are empty if there is nothing to compare.
  @MainActor
  func compare(_ scene: FlowScene, _ terminal: FakeTerminal, _ subject: SampleSubject) -> (String, String) {
    let outline = scene.titlesByLayer { scene.screen(of: $0.id)?.title }
      .map { ($0.kind == .push ? "" : "\($0.kind): ") + $0.titles.joined(separator: " > ") }.joined(separator: " | ")
    switch word {
    case _ where command != nil: return ("", "")
    case _ where isOutline && text == "same": return ("", "")
    case _ where isOutline: return (outline, text)
    case "has", "lacks": return ("\(terminal.screen.contains(rest))", "\(word == "has")")
    default:
      if let seen = subject.seen(word) { return (seen, rest) }
      return ("\(subject.perform([word], rest) ?? false)", "\(!text.hasPrefix("!"))")
    }
  }
}
