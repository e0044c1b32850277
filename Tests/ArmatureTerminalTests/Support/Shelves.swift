import Armature

/// The destinations of the first columns: rows that open a detail in the next column, and one that pushes.
enum ShelfDestination: Destination, Codable {
  case shelf(String)
  case about

  var style: PresentationStyle { self == .about ? .sheet : .push }

  func screen(in flow: Shelf) -> Screen<Self> {
    switch self {
    case .shelf(let title):
      Screen(title) {
        for item in flow.items { ButtonRow(item) { try flow.choose(item) } }
        LinkRow("More", to: .shelf("More"))
      }
      .toolbar(.primary) { LinkRow("About", to: .about) }
    case .about: Screen("About")
    }
  }
}

final class Shelf: Coordinator<ShelfDestination> {
  let items: [String]
  var open: (String) -> Void = { _ in }
  var failure: Trouble?

  init(_ title: String, _ items: [String]) {
    self.items = items
    super.init(root: .shelf(title))
  }

  func choose(_ item: String) throws {
    if let failure { throw failure }
    open(item)
  }
}

/// The destinations of the last columns: a text, and a screen to push, or another flow.
enum LeafDestination: Destination, Codable {
  case leaf(String)
  case end, inner

  func screen(in flow: Coordinator<Self>) -> Screen<Self> {
    switch self {
    case .leaf(let title):
      Screen(title) {
        TextRow("Chosen on the shelf.", detail: "now")
        FieldRow("Name", text: title) { _ in }
        LinkRow("End", to: .end)
      }
    case .end: Screen("End")
    case .inner: .child
    }
  }
}

final class Leaf: Coordinator<LeafDestination> {
  var inner: @MainActor () -> AnyCoordinator? = { nil }

  override func child(for destination: LeafDestination) -> AnyCoordinator? { destination == .inner ? inner() : nil }
}

/// A split view of two columns. Its detail may be another flow from the start on.
final class Library: SplitCoordinator<ShelfDestination, LeafDestination> {
  private let inner: @MainActor () -> AnyCoordinator?

  init(
    _ items: [String] = ["Poems", "Letters"], title: String = "Shelf",
    inner: (@MainActor () -> AnyCoordinator?)? = nil
  ) {
    let shelf = Shelf(title, items)
    self.inner = inner ?? { nil }
    super.init(sidebar: shelf)
    shelf.open = { [weak self] in self?.showDetail(.leaf($0)) }
    if inner != nil { showDetail(.inner) }
  }

  override func detailFlow(for destination: LeafDestination) -> Coordinator<LeafDestination> {
    let leaf = Leaf(root: .end)
    leaf.inner = inner
    leaf.setRoot(destination)
    return leaf
  }
}

/// A split view of three columns.
final class Mail: ThreeColumnCoordinator<ShelfDestination, ShelfDestination, LeafDestination> {
  init() {
    let shelf = Shelf("Accounts", ["Work", "Home"])
    super.init(sidebar: shelf)
    shelf.open = { [weak self] in self?.showMiddle(.shelf($0)) }
  }

  override func middleFlow(for destination: ShelfDestination) -> Coordinator<ShelfDestination> {
    let shelf = Shelf("", ["Monday", "Tuesday"])
    shelf.open = { [weak self] in self?.showDetail(.leaf($0)) }
    shelf.setRoot(destination)
    return shelf
  }
}
