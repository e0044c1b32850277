import Armature
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("A book")
struct BookTests {
  private let app: TestApp

  init() throws { app = try TestApp() }

  @Test("A dialog asks before it is removed, and can keep it")
  func keep() throws {
    try app.tap("Orlando", "Remove")
    #expect(app.scene.presentation.top.style == .dialog)
    #expect(app.titles == ["Remove", "Keep"])
    try app.tap("Keep")
    #expect(app.path == ["Reading", "Orlando"])
    #expect(app.store[4] != nil)
  }

  @Test("Removing it pops the selected tab to its root, and another tab shows that it is gone")
  func remove() throws {
    try app.tap("Orlando", "Notes")
    try app.tapTab("Search")
    try app.tap("Orlando", "Remove", "Remove")
    #expect(app.path == ["Search"])
    #expect(!app.titles.contains("Orlando"))
    try app.tapTab("Reading")
    #expect(app.path == ["Reading", "Removed", "Removed"])
  }
}
