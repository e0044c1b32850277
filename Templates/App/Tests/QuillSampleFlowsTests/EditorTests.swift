import Armature
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The editor")
struct EditorTests {
  private let app: TestApp

  init() throws {
    app = try TestApp(store: Store(items: [Item(id: 1, title: "Milk")]))
  }

  @Test("A new item is in the list once it is saved, with the category that was chosen in the sheet")
  func add() throws {
    try app.tap("Add")
    try app.type("Bread", into: "Title")
    try app.tap("Category", "Work")
    #expect(app.path == ["New Item"])
    try app.tap("Save")
    #expect(app.path.isEmpty)
    #expect(app.titles == ["Settings", "Add", "Bread", "Milk"])
    #expect(try app.row("Bread").detail == "Work")
  }

  @Test("A renamed item has its new title on its own screen and in the list")
  func rename() throws {
    try app.tap("Milk", "Edit")
    try app.type("Oat milk", into: "Title")
    try app.tap("Save")
    #expect(app.path == ["Oat milk"])
    app.scene.back()
    #expect(app.titles == ["Settings", "Add", "Oat milk"])
  }

  @Test("Neither back nor a swipe leaves unsaved edits")
  func guardOnEdits() throws {
    try app.tap("Milk", "Edit")
    try app.type("Oat milk", into: "Title")
    #expect(!app.scene.back())
    #expect(!app.scene.dismiss(app.scene.presentation.top.topNode.id))
    #expect(app.path == ["Milk", "Edit Item"])
  }

  @Test("The sheet can be left by going back while nothing is edited, and again when the edits are undone")
  func noEdits() throws {
    try app.tap("Milk", "Edit")
    #expect(app.scene.canGoBack)
    try app.type("Oat milk", into: "Title")
    #expect(!app.scene.canGoBack)
    try app.type("Milk", into: "Title")
    #expect(app.scene.back())
    #expect(app.path == ["Milk"])
  }

  @Test("A screen pushed in the sheet can be left while there are unsaved edits, but the sheet cannot be swiped away")
  func guardOnPushed() throws {
    try app.tap("Milk", "Edit")
    let sheet = app.scene.presentation.top.topNode.id
    try app.type("Oat milk", into: "Title")
    try app.tap("Category")
    #expect(!app.scene.dismiss(sheet))
    #expect(app.scene.back())
    #expect(app.path == ["Milk", "Edit Item"])
  }

  @Test("Discard leaves with the item as it was")
  func discard() throws {
    try app.tap("Milk", "Edit")
    try app.type("Oat milk", into: "Title")
    try app.tap("Discard")
    #expect(app.path == ["Milk"])
  }

  @Test("Only an edited item with a title can be saved", arguments: ["Milk", "", "  "])
  func cannotSave(title: String) throws {
    try app.tap("Milk", "Edit")
    try app.type(title, into: "Title")
    guard case .button(_, _, isEnabled: false, _) = try app.row("Save").kind else {
      Issue.record("Save can be tapped")
      return
    }
  }
}
