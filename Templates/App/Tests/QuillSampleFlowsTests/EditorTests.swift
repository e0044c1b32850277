import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The editor", .traced)
struct EditorTests {
  private let app: AppDriver

  init() throws {
    app = try AppDriver(root: AppCoordinator(store: Store(items: [Item(id: 1, title: "Milk")])))
  }

  @Test("A new item is in the list once it is saved, with the category that was chosen in the sheet")
  func add() {
    app.tap("Add")
    app.fill("Title", with: "Bread")
    app.tap("Category", "Work")
    app.expect(screen: "New Item")
    app.tap("Save")
    app.expect(screen: "Quill Sample")
    app.expect(rows: ["Bread", "Milk"])
    app.expect(row: "Bread", .detail("Work"))
  }

  @Test("A renamed item has its new title on its own screen and in the list")
  func rename() {
    app.tap("Milk", "Edit")
    app.fill("Title", with: "Oat milk")
    app.tap("Save")
    app.expect(line: ["Quill Sample", "Oat milk"])
    app.back()
    app.expect(rows: ["Oat milk"])
  }

  @Test("A swipe does not leave unsaved edits")
  func guardOnEdits() {
    app.tap("Milk", "Edit")
    app.fill("Title", with: "Oat milk")
    app.expect(canSwipeDown: false)
  }

  @Test("The sheet can be swiped away while nothing is edited, and again when the edits are undone")
  func noEdits() {
    app.tap("Milk", "Edit")
    app.expect(canSwipeDown: true)
    app.fill("Title", with: "Oat milk")
    app.expect(canSwipeDown: false)
    app.fill("Title", with: "Milk")
    app.swipeDown()
    app.expect(line: ["Quill Sample", "Milk"])
  }

  @Test("A screen pushed in the sheet can be left while there are unsaved edits, but the sheet cannot be swiped away")
  func guardOnPushed() {
    app.tap("Milk", "Edit")
    app.fill("Title", with: "Oat milk")
    app.tap("Category")
    app.expect(canSwipeDown: false)
    app.back()
    app.expect(layers: ["Quill Sample > Milk", "sheet: Edit Item"])
  }

  @Test("Discard leaves with the item as it was, and releases the editor")
  func discard() throws {
    app.tap("Milk", "Edit")
    app.fill("Title", with: "Oat milk")
    weak var editor: EditorCoordinator?
    editor = try app.flow()
    app.tap("Discard")
    app.expect(line: ["Quill Sample", "Milk"])
    app.expect(released: editor)
  }

  @Test("Only an edited item with a title can be saved", arguments: ["Milk", "", "  "])
  func cannotSave(title: String) {
    app.tap("Milk", "Edit")
    app.fill("Title", with: title)
    app.expect(row: "Save", .disabled)
  }
}
