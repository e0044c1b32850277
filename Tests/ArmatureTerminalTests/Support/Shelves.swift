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

/// The destinations of the last columns: a text, and a screen to push.
enum LeafDestination: Destination, Codable {
  case leaf(String)
  case end

  func screen(in flow: Coordinator<Self>) -> Screen<Self> {
    switch self {
    case .leaf(let title):
      Screen(title) {
        TextRow("Chosen on the shelf.", detail: "now")
        FieldRow("Name", text: title) { _ in }
        LinkRow("End", to: .end)
      }
    case .end: Screen("End")
    }
  }
}

/// A split view of two columns.
final class Library: SplitCoordinator<ShelfDestination, LeafDestination> {
  init(_ items: [String] = ["Poems", "Letters"]) {
    let shelf = Shelf("Shelf", items)
    super.init(sidebar: shelf)
    shelf.open = { [weak self] in self?.showDetail(.leaf($0)) }
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

/// A split view whose detail is a container.
final class Around: SplitCoordinator<ShelfDestination, AroundDestination> {
  private let inner: @MainActor () -> AnyCoordinator

  init(_ inner: @escaping @MainActor () -> AnyCoordinator) {
    self.inner = inner
    super.init(sidebar: Shelf("Shelf", []))
    showDetail(.inner)
  }

  override func detailFlow(for destination: AroundDestination) -> Coordinator<AroundDestination> {
    AroundFlow(inner: inner)
  }
}

enum AroundDestination: Destination, Codable {
  case inner

  func screen(in flow: AroundFlow) -> Screen<Self> { .child }
}

final class AroundFlow: Coordinator<AroundDestination> {
  private let inner: @MainActor () -> AnyCoordinator

  init(inner: @escaping @MainActor () -> AnyCoordinator) {
    self.inner = inner
    super.init(root: .inner)
  }

  override func child(for destination: AroundDestination) -> AnyCoordinator? { inner() }
}
