import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The list and its items", .traced)
struct ItemTests {
  private let store = Store(items: [
    Item(id: 1, title: "Old"), Item(id: 2, title: "New"), Item(id: 3, title: "Newest"),
  ])
  private let app: AppDriver

  init() throws { app = try AppDriver(root: AppCoordinator(store: store)) }

  @Test("The list shows the newest item first, or the oldest")
  func order() {
    app.expect(rows: ["Newest", "New", "Old"])
    app.tap("Settings", "Newest first")
    app.back()
    app.expect(rows: ["Old", "New", "Newest"])
  }

  @Test("A pinned item stands above newer ones")
  func pinning() {
    app.tap("Old", "Pinned")
    app.back()
    app.expect(rows: ["Old", "Newest", "New"])
    app.expect(row: "Old", .detail("Home, pinned"))
  }

  @Test("Deleting the open item asks, and goes back to the list, which no longer has it")
  func delete() async {
    app.tap("New", "Delete")
    await app.settle()
    app.expect(screen: "Delete “New”?")
    app.tap("Delete")
    await app.settle()
    app.expect(line: ["Quill Sample"])
    app.expect(rows: ["Newest", "Old"])
  }

  @Test("An item stays when the user does not want to delete it after all")
  func keep() async {
    app.tap("New", "Delete")
    await app.settle()
    app.tap("Cancel")
    await app.settle()
    app.expect(line: ["Quill Sample", "New"])
    #expect(store[2] != nil)
  }

  @Test("An open item that something else deletes is removed, with everything above it")
  func deleteElsewhere() {
    app.tap("New", "Edit")
    store[2] = nil
    app.expect(line: ["Quill Sample"])
  }

  @Test("An empty list says what to do")
  func empty() throws {
    let app = try AppDriver(root: AppCoordinator(store: Store(items: [])))
    app.expect(rows: ["Nothing here yet. Add the first one."])
    app.tap("Add")
    app.expect(screen: "New Item")
  }

  @Test("The id of a deleted item is not used again")
  func numbers() {
    store[3] = nil
    store.save(Item(title: "Next"))
    #expect(store.items.map(\.id) == [4, 2, 1])
  }
}
