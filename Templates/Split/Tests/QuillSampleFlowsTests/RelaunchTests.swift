import Armature
import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The app when the system has ended it and the user opens it again", .traced)
struct RelaunchTests {
  @Test(
    "Both columns are as the user left them, and the folders still choose the note, also on a folded phone",
    arguments: [true, false])
  func columns(isFolded: Bool) throws {
    let store = Store()
    let app = try AppDriver { AppSplit(store: store) }
    app.tap("Work", "Agenda", "Edit")
    if isFolded { app.fold() }
    #expect(try app.relaunch() == [])
    app.expect(line: ["Quill Sample", "Work", "Agenda", "Edit"])
    if isFolded { app.unfold() }
    app.tap("Minutes", in: .sidebar)
    app.expect(screen: "Minutes", in: .detail)
  }

  @Test("A note that was deleted meanwhile does not come back, and the report says why")
  func deletedNote() throws {
    var notes = Note.samples
    let app = try AppDriver { AppSplit(store: Store(notes: notes)) }
    app.tap("Work", "Agenda", "Edit")
    notes.removeAll { $0.id == 2 }
    let losses = try app.relaunch()
    #expect(losses.map(\.code) == ["gone"] && "\(losses)".contains("the note is gone"))
    app.expect(line: ["Quill Sample", "Work"])
    app.expect(rows: [], in: .detail)
  }

  @Test("So it is with a folder, and the note beside it stays")
  func deletedFolder() throws {
    var folders = Folder.samples
    let app = try AppDriver { AppSplit(store: Store(folders: folders)) }
    app.tap("Work", "Travel", "Trains")
    folders.removeAll { $0.id == "travel" }
    let losses = try app.relaunch()
    #expect(losses.map(\.code) == ["gone"] && "\(losses)".contains("the folder is gone"))
    app.expect(line: ["Quill Sample", "Work", "Trains"])
  }
}
