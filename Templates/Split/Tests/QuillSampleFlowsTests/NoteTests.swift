import Armature
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("Notes and folders")
struct NoteTests {
  private let window: TestWindow

  init() throws {
    window = try TestWindow()
    try window.tap("Work", "Agenda", in: .sidebar)
  }

  @Test("A dialog asks before the note is deleted, which closes the detail")
  func delete() throws {
    try window.tap("Delete", in: .detail)
    #expect(window.rows(.detail).map(\.title) == ["Delete", "Keep"])
    try window.tap("Keep", in: .detail)
    #expect(window.titles(.detail) == ["Agenda"])
    try window.tap("Delete", "Delete", in: .detail)
    #expect(window.titles(.detail).isEmpty)
    #expect(window.titles(.sidebar) == ["Quill Sample", "Work"])
  }

  @Test(
    "Deleting it while it is edited closes the editor too, in a narrow window as in a wide one",
    arguments: [true, false])
  func deleteElsewhere(isNarrow: Bool) throws {
    try window.tap("Edit", in: .detail)
    window.collapse(isNarrow)
    window.store[2] = nil
    #expect(window.stack == ["Quill Sample", "Work"])
  }

  @Test("The sheet moves the note: it stays open, and the sidebar no longer lists it")
  func move() throws {
    try window.tap("Move", in: .detail)
    #expect(window.scene.presentation.top.style == .sheet)
    try window.tap("Travel", in: .detail)
    #expect(window.titles(.detail) == ["Agenda"])
    #expect(try window.row("Move", .detail).detail == "Travel")
    #expect(!window.rows(.sidebar).map(\.title).contains("Agenda"))
  }

  @Test("A folder gets another name in an alert, but not an empty one")
  func rename() throws {
    try window.tap("Rename", in: .sidebar)
    #expect(window.scene.presentation.top.style == .alert)
    try window.type(" ", into: "Name", in: .sidebar)
    guard case .button(_, _, isEnabled: false, _) = try window.row("Rename", .sidebar).kind else {
      Issue.record("An empty name can be given")
      return
    }
    try window.type("Office", into: "Name", in: .sidebar)
    try window.tap("Rename", in: .sidebar)
    #expect(window.titles(.sidebar) == ["Quill Sample", "Office"])
    #expect(try window.row("Move", .detail).detail == "Office")
  }

  @Test("Leaving the alert keeps the name")
  func cancelRename() throws {
    try window.tap("Rename", in: .sidebar)
    try window.type("Office", into: "Name", in: .sidebar)
    #expect(window.scene.back())
    #expect(window.titles(.sidebar) == ["Quill Sample", "Work"])
    try window.tap("Rename", in: .sidebar)
    #expect(try window.row("Name", .sidebar).input?.text == "Work")
  }

  @Test("Two windows show the same notes: when one deletes a note, the other closes it")
  func windows() throws {
    let other = try TestWindow(store: window.store)
    try other.scene.open("/folder/home#note/2/editor/2")
    try window.tap("Delete", "Delete", in: .detail)
    #expect(other.titles(.detail).isEmpty)
    #expect(other.titles(.sidebar) == ["Quill Sample", "Home"])
  }
}
