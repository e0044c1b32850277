import Armature
import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The columns", .traced)
struct ColumnTests {
  private let app: AppDriver

  init() throws { app = try AppDriver(root: AppSplit(store: Store())) }

  @Test("A note chosen in the sidebar is shown in the detail, and the next one replaces it")
  func choose() {
    app.tap("Work", "Agenda", "Edit")
    app.expect(screen: "Work", in: .sidebar)
    app.expect(screen: "Edit", in: .detail)
    app.expect(line: ["Quill Sample", "Work", "Agenda", "Edit"])
    app.tap("Travel", "Trains", in: .sidebar)
    app.expect(line: ["Quill Sample", "Work", "Travel", "Trains"])
  }

  @Test("A new note is shown at once, and the sidebar shows the title as it is typed")
  func add() {
    app.tap("Home", "New Note", in: .sidebar)
    app.tap("Edit", in: .detail)
    app.fill("Title", with: "Varnish")
    app.expect(rows: ["Varnish", "Paint the fence"], in: .sidebar)
    app.fill("Title", with: "")
    app.expect(line: ["Quill Sample", "Home", "Untitled", "Edit"])
  }

  @Test("Folded, the columns are one stack, and back leaves the note: unfolded, there is the placeholder")
  func narrow() {
    app.tap("Work", "Agenda")
    app.fold()
    app.expect(rows: ["Who takes minutes?", "Move", "Delete"])
    app.back()
    app.expect(rows: ["Travel", "Minutes", "Agenda"])
    app.unfold()
    app.expect(screen: "Work", in: .sidebar)
    app.expect(rows: [], in: .detail)
    app.expect(line: ["Quill Sample", "Work"])
  }

  @Test("A window that is folded and unfolded shows the same screens")
  func rotate() {
    app.tap("Work", "Agenda", "Edit")
    let before = app.snapshot
    app.fold()
    app.unfold()
    #expect(app.snapshot == before)
  }
}
