import Armature
import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The app when the system has ended it and the user opens it again", .traced)
struct RelaunchTests {
  private let store = Store(items: [Item(id: 1, title: "Milk")])
  private let app: AppDriver

  init() throws { app = try AppDriver { [store] in AppCoordinator(store: store) } }

  @Test("It shows the screen that was open, and the draft in its sheet can still be saved")
  func draft() throws {
    app.tap("Milk", "Edit")
    app.fill("Title", with: "Oat milk")
    app.tap("Category", "Ideas")
    app.tap("Category")
    #expect(try app.relaunch() == [])
    app.expect(layers: ["Quill Sample > Milk", "sheet: Edit Item > Category"])
    app.expect(row: "Ideas", .on)
    app.tap("Work")
    app.tap("Save")
    app.expect(line: ["Quill Sample", "Oat milk"])
    app.expect(row: "Category", .detail("Work"))
  }

  @Test("An item that was deleted meanwhile does not come back, and the report says why")
  func deleted() throws {
    app.tap("Milk", "Edit")
    store[1] = nil
    let losses = try app.relaunch()
    #expect(losses.map(\.code) == ["gone"] && "\(losses)".contains("the item is gone"))
    app.expect(line: ["Quill Sample"])
  }
}
