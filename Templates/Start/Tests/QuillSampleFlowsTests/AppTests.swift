import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The list and its items")
struct AppTests {
  private let store = Store(items: ["Milk"])
  private let app: AppDriver

  init() throws { app = try AppDriver(root: AppCoordinator(store: store)) }

  @Test("A row opens its item, an edited title is in the list, and a wrong link finds nothing")
  func item() {
    app.tap("Milk")
    app.fill("Title", with: "Oat milk")
    app.back()
    app.expect(row: "Oat milk")
    app.open("/item/7")
    app.expect(screen: "Not found")
  }

  @Test("A new item can be given up, and is saved when it has a title")
  func newItem() {
    app.tap("Add", "Cancel")
    #expect(store.items == ["Milk"])
    app.tap("Add")
    app.expect(row: "Save", .disabled)
    app.fill("Title", with: "Bread")
    app.tap("Save")
    app.expect(row: "Bread")
  }
}
