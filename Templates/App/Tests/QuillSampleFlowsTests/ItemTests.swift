import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The list and its items")
struct ItemTests {
  private let items = [Item(id: 1, title: "Old"), Item(id: 2, title: "New"), Item(id: 3, title: "Newest")]

  @Test("The list shows the newest item first, or the oldest")
  func order() throws {
    let app = try TestApp(store: Store(items: items))
    #expect(app.titles == ["Settings", "Add", "Newest", "New", "Old"])
    try app.tap("Settings", "Newest first")
    app.scene.back()
    #expect(app.titles == ["Settings", "Add", "Old", "New", "Newest"])
  }

  @Test("A pinned item stands above newer ones")
  func pinning() throws {
    let app = try TestApp(store: Store(items: items))
    try app.tap("Old", "Pinned")
    app.scene.back()
    #expect(app.titles == ["Settings", "Add", "Old", "Newest", "New"])
    #expect(try app.row("Old").detail == "Home, pinned")
  }

  @Test("Deleting the open item goes back to the list, which no longer has it")
  func delete() throws {
    let app = try TestApp(store: Store(items: items))
    try app.tap("New", "Delete")
    #expect(app.path.isEmpty)
    #expect(app.titles == ["Settings", "Add", "Newest", "Old"])
  }

  @Test("An open item that something else deletes says so")
  func deleteElsewhere() throws {
    let app = try TestApp(store: Store(items: items))
    try app.tap("New")
    app.store[2] = nil
    #expect(app.path == ["Deleted"])
  }

  @Test("An empty list says what to do")
  func empty() throws {
    let app = try TestApp(store: Store(items: []))
    #expect(app.titles == ["Settings", "Add", "Nothing here yet. Add the first one."])
  }

  @Test("The id of a deleted item is not used again")
  func numbers() {
    let store = Store(items: items)
    store[3] = nil
    store.save(Item(title: "Next"))
    #expect(store.items.map(\.id) == [4, 2, 1])
  }
}
