import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

/// The code that a play calls.
@MainActor
protocol PlaySubject {
  /// Performs an act, such as `["home", "push"]`, and returns whether it was possible; `nil` for an unknown act.
  func perform(_ words: [String], _ rest: String) throws -> Bool?
  func batch(_ acts: () throws -> Void) throws
  /// Returns what is compared with the text of an expectation; `nil` for other words.
  func seen(_ word: String) -> String?
  /// The beginning of all outlines.
  var outer: String { get }
  /// The title that the window must have at rest.
  var title: String? { get }
}

/// A row of a table of plays: a line with its name and maybe words in brackets, and indented lines with its steps,
/// which have commas between them. The first step may be `from` what is there before the window.
nonisolated struct PlayRow: CustomStringConvertible, Sendable {
  let description: String
  let words: [String]
  let location: SourceLocation
  private var text = ""

  static func all(_ text: String, _ location: SourceLocation) -> [PlayRow] {
    text.components(separatedBy: "\n").enumerated().reduce(into: []) { rows, line in
      if line.element.hasPrefix("  ") {
        rows[rows.count - 1].text += line.element.dropFirst()
      } else {
        rows.append(PlayRow(line.element, line: line.offset + 2, after: location))
      }
    }
  }

  private init(_ heading: String, line: Int, after table: SourceLocation) {
    let parts = heading.components(separatedBy: " [")
    description = parts[0]
    words = parts.dropFirst().flatMap { $0.dropLast().components(separatedBy: " ") }
    var location = table
    location.line += line
    self.location = location
  }

  private var all: [String] { text.split(separator: ", ").map { $0.trimmingCharacters(in: .whitespaces) } }
  var steps: [String] { all.filter { !$0.hasPrefix("from ") } }
  var start: String? { all.first { $0.hasPrefix("from ") }.map { String($0.dropFirst(5)) } }
}

/// Performs the steps of a play; see ``Play``.
@MainActor
struct PlayRun {
  let stage: Stage
  let subject: any PlaySubject
  let location: SourceLocation
  private var window: Window { stage.window }

  func callAsFunction(_ steps: [String]) async throws {
    await stage.rest()
    for step in steps { try await perform(step: step) }
    #expect(stage.failures + window.tooNew == [], "on \(window.generation)", sourceLocation: location)
  }

  private func perform(step: String) async throws {
    let parts = step.components(separatedBy: "= ")
    let before = window.outline
    let acts = parts[0].trimmingCharacters(in: .whitespaces)
    for act in acts.isEmpty ? [] : acts.components(separatedBy: " & ") {
      if act == "turn" { await stage.turn() } else { try perform(act, of: step) }
      await Task.yield()
    }
    await stage.rest()
    if parts.count > 1 { expect(window.outline, parts[1] == "same" ? before : outline(parts[1]), step) }
    if window.phase != .background, let title = subject.title { expect(window.title, title, step) }
  }

  func perform(_ act: String, of step: String = "") throws {
    let acts = act.components(separatedBy: " + ")
    guard acts.count == 1 else { return try subject.batch { for act in acts { try perform(act, of: step) } } }
    let mark = act.first.flatMap { "!?".contains($0) ? $0 : nil }
    let words = act.drop { "!?".contains($0) }.split(separator: " ", maxSplits: 1).map(String.init)
    let (word, rest) = (words[0], words.count > 1 ? words[1] : "")
    if expects(word, rest, step) { return }
    let names = word.split(separator: ".").map(String.init)
    let isDone = try use(names[names.count - 1], rest) ?? subject.perform(names, rest)
    if mark != "?" { #expect(isDone == (mark != "!"), "\(act) in \(step)", sourceLocation: location) }
  }

  // MARK: Expectations

  private func expect(_ seen: String, _ wanted: String, _ step: String) {
    #expect(seen == wanted, "after \(step) on \(window.generation)", sourceLocation: location)
  }

  /// An outline as the system shows it.
  private func outline(_ text: String) -> String {
    let text = subject.outer + text.replacing("cover:", with: "\(window.generation.cover):")
    return window.generation < .iOS15 ? text.replacing("alert:", with: "sheet:") : text
  }

  private func expects(_ word: String, _ rest: String, _ step: String) -> Bool {
    switch word {
    case "is": expect(window.outline, outline(rest), step)
    case "ends": #expect(window.outline.hasSuffix(outline(rest)), "after \(step)", sourceLocation: location)
    case "has", "lacks": expect("\(window.texts.contains(rest))", "\(word == "has")", "\(step): \(window.texts)")
    case "says": expect(window.texts.joined(separator: "/"), rest, step)
    case "field":
      let words = rest.split(separator: " ", maxSplits: 1).map(String.init)
      expect(window.fields[words[0]] ?? "none", words.count > 1 ? words[1] : "", step)
    case "source": expect(window.source?.joined(separator: "/") ?? "none", rest, step)
    case "detents": expect("\(window.detents.count)", rest, step)
    case "bars":
      let stacks = window.screen.filter { if case .stack = $0.kind { true } else { false } }
      expect("\(stacks.count)", rest, step)
    case "tabs": expect(window.tabs.joined(separator: "/"), rest, step)
    default:
      guard let seen = subject.seen(word) else { return false }
      expect(seen, rest, step)
    }
    return true
  }

  // MARK: Acts

  /// An act of the user or of the system; `nil` for other acts.
  private func use(_ word: String, _ rest: String) -> Bool? {
    switch word {
    case "back": return window.back()
    // The user begins to swipe back, and lets go.
    case "cancelBack": return window.cancelBack()
    case "pop": return Int(rest).map { window.popGesture(to: $0) } ?? window.popGesture(to: rest)
    case "swipe": return window.swipeDown()
    // The user taps beside a dialog, or its button.
    case "beside": return window.swipeDown() || window.tap("Cancel")
    case "cancel": return window.generation < .iOS15 ? window.swipeDown() : window.tap("Cancel")
    case "tap": return window.tap(rest)
    case "tab": return window.select(tab: rest)
    case "fill":
      let words = rest.components(separatedBy: " ")
      return window.fill(words[0], with: words[1])
    case "url": if let url = URL(string: "pages://main/" + rest) { window.open(url) }
    case "fold", "unfold": window.resize(word == "fold" ? .compact : .regular)
    case "away", "here": window.move(to: word == "away" ? .background : .active)
    case "asked": window.move(to: .inactive)
    case "update": window.update()
    case "settle": window.settle()
    case "finish": window.finishTransition()
    default: return adjust(word, rest)
    }
    return true
  }

  /// Chooses what the system may do, or has it do that; `nil` for other acts.
  private func adjust(_ word: String, _ rest: String) -> Bool? {
    switch word {
    case "slow": window.completesWithTransitions = false
    case "lose": window.alertsToDrop = 2
    case "covers": window.coversHideViews = true
    case "reports": window.columnReport = ["before": .before, "with": .together, "after": .after, "only": .alone][rest]
    case "drops": window.dropsPaths = true
    case "deaf": window.ignoresColumns = true
    case "covering": window.coversColumns = true
    case "reset": window.resetHiddenLinks()
    case "remember": window.remembersReports = true
    case "repeat": window.repeatReports(last: 3)
    // The system shows the second column.
    case "column":
      for element in window.screen { if case .split(let state) = element.kind { state.show(1) } }
      window.update()
    default: return nil
    }
    return true
  }
}
