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
  nonisolated private static let template = ProcessInfo.processInfo.environment["TEMPLATE"] ?? "App"
  /// A row of the first screen that leads on.
  nonisolated private static let row = [
    "Account": "News", "App": "Water the plants", "Tabs": "Orlando", "Split": "Work",
  ][template]
  /// A link to a screen, and its title.
  nonisolated private static let places = [
    "Account": ("home/news", "News"), "App": ("item/1", "Water the plants"), "Tabs": ("reading/book/4", "Orlando"),
    "Split": ("folder/work", "Work"),
  ]

  @Test("draw the first screen", arguments: Generation.tested.filter { $0 >= .iOS17 })
  func firstScreen(_ generation: Generation) async {
    let window = Window(generation, app: QuillSampleApp.self)
    // A window of one of many scenes first lets the system restore its name.
    await window.idle { !window.texts.isEmpty }
    #expect(!window.texts.isEmpty && window.failures == [])
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
    let tabs = ["Account": ["[Home]", "Account"], "Tabs": ["[Reading 3]", "Finished", "Search", "Settings"]]
    #expect(window.tabs == tabs[Self.template] ?? [])
    #expect(window.texts.contains("Choose a note.") == (Self.template == "Split"))
    #expect(!window.texts.contains("Back"))
  }

  @Test("follow a link with the app's scheme, and no other one", .enabled(if: places[template] != nil))
  func links() async throws {
    let (place, title) = try #require(Self.places[Self.template])
    let window = Window(.newest, app: QuillSampleApp.self)
    for (scheme, isFollowed) in [("elsewhere", false), ("quill-sample", true)] {
      await rest(window)
      window.open(try #require(URL(string: "\(scheme)://\(place)")))
      await rest(window)
      #expect((window.title == title) == isFollowed, "after \(scheme)")
    }
  }

  @Test(
    "are in each window that the user opens, and each window comes back to its own place",
    .enabled(if: template == "Split"))
  func windows() async throws {
    let first = Desktop(.newest) { QuillSampleApp().body }
    for folder in ["Work", "Home"] {
      if folder == "Home" { first.openNew() }
      let window = try #require(first.windows.last)
      await rest(window)
      window.tap(folder)
      await rest(window)
    }
    #expect(first.windows.map(\.title) == ["Work", "Home"])
    let second = Desktop(.newest, after: first.quit()) { QuillSampleApp().body }
    for window in second.windows { await rest(window) }
    #expect(second.windows.map(\.title) == ["Work", "Home"])
    #expect(first.failures + second.failures == [])
  }

  @Test("come back when the app starts again", .enabled(if: row != nil))
  func comesBack() async throws {
    let row = try #require(Self.row)
    let first = Desktop(.newest) { QuillSampleApp().body }
    await rest(first.windows[0])
    first.windows[0].tap(row)
    await rest(first.windows[0])
    let second = Desktop(.newest, after: first.quit()) { QuillSampleApp().body }
    await rest(second.windows[0])
    #expect(second.windows[0].title == row)
  }

  private func rest(_ window: Window) async {
    for _ in 0..<40 {
      window.settle()
      await Task.yield()
    }
  }
}
