import Armature
import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("Notes and folders", .traced)
struct NoteTests {
  private let store = Store()
  private let app: AppDriver

  init() throws {
    app = try AppDriver(root: AppSplit(store: store))
    app.tap("Work", "Agenda")
  }

  @Test("A dialog asks before the note is deleted, which closes the detail")
  func delete() async {
    app.tap("Delete")
    app.expect(rows: ["Delete", "Keep"])
    app.tap("Keep")
    app.expect(screen: "Agenda", in: .detail)
    app.tap("Delete", "Delete")
    await app.settle()
    app.expect(screen: "Work", in: .sidebar)
    app.expect(rows: [], in: .detail)
    app.expect(line: ["Quill Sample", "Work"])
  }

  @Test(
    "Deleting it while it is edited closes the editor too, on a folded phone as in a wide window",
    arguments: [true, false])
  func deleteElsewhere(isFolded: Bool) async {
    app.tap("Edit")
    if isFolded { app.fold() }
    store[2] = nil
    await app.settle()
    app.expect(line: ["Quill Sample", "Work"])
  }

  @Test("The sheet moves the note: it stays open, and the sidebar no longer lists it")
  func move() {
    app.tap("Move")
    app.expect(layers: ["Quill Sample > Work > Agenda", "sheet: Move to"])
    app.tap("Travel")
    app.expect(screen: "Agenda", in: .detail)
    app.expect(row: "Move", .detail("Travel"))
    app.expect(row: "Agenda", .absent, in: .sidebar)
  }

  @Test("A folder gets another name in an alert, but not an empty one")
  func rename() {
    app.tap("Rename")
    app.expect(layers: ["Quill Sample > Work > Agenda", "alert: Rename the folder"])
    app.fill("Name", with: " ")
    app.expect(row: "Rename", .disabled)
    app.fill("Name", with: "Office")
    app.tap("Rename")
    app.expect(line: ["Quill Sample", "Office", "Agenda"])
    app.expect(row: "Move", .detail("Office"))
  }

  @Test("Leaving the alert keeps the name")
  func cancelRename() {
    app.tap("Rename")
    app.fill("Name", with: "Office")
    app.tap("Cancel")
    app.expect(screen: "Work", in: .sidebar)
    app.tap("Rename")
    app.expect(row: "Name", .value("Work"))
  }

  @Test("Two windows show the same notes: when one deletes a note, the other closes it")
  func windows() async throws {
    let app = try AppDriver(scenes: SceneDirectory { [store] _ in AppSplit(store: store) })
    app.open("/folder/work#note/2")
    app.turn(to: "second")
    app.open("/folder/home#note/2/editor/2")
    app.turn(to: "main")
    app.tap("Delete", "Delete")
    app.turn(to: "second")
    await app.settle()
    app.expect(line: ["Quill Sample", "Home"])
  }
}
