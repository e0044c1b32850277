import Armature
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The columns")
struct ColumnTests {
  private let window: TestWindow

  init() throws { window = try TestWindow() }

  @Test("A note chosen in the sidebar is shown in the detail, and the next one replaces it")
  func choose() throws {
    try window.tap("Work", "Agenda", in: .sidebar)
    try window.tap("Edit", in: .detail)
    #expect(window.titles(.sidebar) == ["Quill Sample", "Work"])
    #expect(window.titles(.detail) == ["Agenda", "Edit"])
    try window.tap("Travel", "Trains", in: .sidebar)
    #expect(window.titles(.sidebar) == ["Quill Sample", "Work", "Travel"])
    #expect(window.titles(.detail) == ["Trains"])
  }

  @Test("A new note is shown at once, and the sidebar shows the title as it is typed")
  func add() throws {
    try window.tap("Home", "New Note", in: .sidebar)
    try window.tap("Edit", in: .detail)
    try window.type("Varnish", into: "Title", in: .detail)
    #expect(window.rows(.sidebar).map(\.title) == ["Varnish", "Paint the fence", "Rename", "New Note"])
    try window.type("", into: "Title", in: .detail)
    #expect(window.titles(.detail) == ["Untitled", "Edit"])
  }

  @Test("In a narrow window the columns are one stack, and back leaves the note: wide again, it has the placeholder")
  func narrow() throws {
    try window.tap("Work", "Agenda", in: .sidebar)
    window.collapse(true)
    #expect(window.stack == ["Quill Sample", "Work", "Agenda"])
    #expect(window.scene.back())
    #expect(window.stack == ["Quill Sample", "Work"])
    window.collapse(false)
    #expect(window.titles(.sidebar) == ["Quill Sample", "Work"])
    #expect(window.titles(.detail).isEmpty)
  }

  @Test("A window that turns narrow and wide again shows the same screens")
  func rotate() throws {
    try window.tap("Work", "Agenda", in: .sidebar)
    try window.tap("Edit", in: .detail)
    let before = window.scene.presentation
    window.collapse(true)
    window.collapse(false)
    #expect(window.scene.presentation == before)
  }
}
