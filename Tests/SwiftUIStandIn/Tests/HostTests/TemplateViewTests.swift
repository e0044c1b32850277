import ArmatureUI
import Foundation
import Testing

// @testable: an app needs nothing public in its UI module but the app itself.
@testable import QuillSampleUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("The template's views, among its wireframes")
struct TemplateViewTests {
  /// The titles to tap and the screens that the window shows then; `<` goes back, `#` selects a tab.
  typealias Walk = [(tap: String, outline: String)]

  nonisolated private static let template = ProcessInfo.processInfo.environment["TEMPLATE"] ?? "App"

  private static let walks: [String: Walk] = [
    "App": [
      ("A map of good bakeries", "Quill Sample > A map of good bakeries"),
      ("Edit", "Quill Sample > A map of good bakeries | sheet: Edit Item"),
      ("Cancel", "Quill Sample > A map of good bakeries"),
      ("Delete", "Quill Sample"),
      ("Settings", "Quill Sample > Settings"),
    ],
    "Tabs": [
      ("Orlando", "Reading > Orlando"),
      ("Notes", "Reading > Orlando > Notes"),
      ("<", "Reading > Orlando"),
      ("Finished", "Reading > Orlando"),
      ("#Finished", "Finished"),
      ("Orlando", "Finished > Orlando"),
      ("Read again", "Finished > Orlando"),
      ("#Settings", "Settings"),
      ("#Reading", "Reading > Orlando"),
    ],
    "Split": [
      ("Work", "Quill Sample > Work"),
      ("Agenda", "Agenda"),
      ("Edit", "Agenda > Edit"),
      ("<", "Agenda"),
      ("Move", "Agenda | sheet: Move to"),
      ("Travel", "Agenda"),
      ("New Note", "New Note"),
    ],
  ]

  @Test("lead to the screens of the flows", arguments: Generation.tested.filter { $0 == .iOS14 || $0 == .newest })
  func walk(_ generation: Generation) async throws {
    let window = Window(generation, .regular) {
      AppRoot(app: QuillSampleApp())
        .hosted(on: generation)
    }
    await rest(window)
    for step in try #require(Self.walks[Self.template]) {
      switch step.tap.first {
      case "<": window.back()
      case "#": window.selectTab(String(step.tap.dropFirst()))
      default: window.tap(step.tap)
      }
      await rest(window)
      #expect(window.outline == step.outline, "after \(step.tap)")
    }
    #expect(window.failures == [])
  }

  @Test("mark the row of the screen in the other column", .enabled(if: template == "Split"))
  func marks() async {
    let window = Window(.newest, .regular, app: QuillSampleApp.self)
    await rest(window)
    window.tap("Work")
    await rest(window)
    #expect(window.markedRows == [])
    for (tap, marked) in [("Agenda", ["Agenda"]), ("Delete", ["Agenda"]), ("Delete", [])] {
      window.tap(tap)
      await rest(window)
      if window.outline.contains("|") { continue }
      #expect(window.markedRows == marked, "after \(tap)")
    }
    #expect(window.failures == [])
  }

  @Test("list all tabs from the start, and explain an empty column")
  func beginning() async {
    let window = Window(.iOS18, .regular, app: QuillSampleApp.self)
    await rest(window)
    #expect(window.tabs == (Self.template == "Tabs" ? ["[Reading 3]", "Finished", "Search", "Settings"] : []))
    #expect(window.texts.contains("Choose a note.") == (Self.template == "Split"))
    #expect(!window.texts.contains("Back"))
  }

  private func rest(_ window: Window) async {
    for _ in 0..<40 {
      window.settle()
      await Task.yield()
    }
  }
}
