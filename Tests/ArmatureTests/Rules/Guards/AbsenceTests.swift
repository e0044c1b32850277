import Armature
import Foundation
import Observation
import Testing

@Suite("What does not exist is not shown, whichever way leads there")
@MainActor
struct AbsenceTests {
  let shelf = Shelf()

  private func open() throws -> (scene: FlowScene, books: Library, heard: Heard) {
    let books = Library(shelf)
    let scene = try FlowScene(root: books)
    let heard = Heard()
    scene.observeTexts { heard.events.append($0) }
    return (scene, books, heard)
  }

  /// Lets the flows be asked again, by a change of the model or by hand.
  private func ask(_ scene: FlowScene, byModel: Bool) async {
    if byModel { await scene.settled() } else { scene.checkGuards() }
  }

  @Test(
    "a link to it is refused with the reason, and changes nothing",
    arguments: ["/book/9", "/book/9/page/3", "/help/book/9"])
  func link(_ link: String) throws {
    let (scene, _, heard) = try open()
    try scene.open("/book/1")
    heard.events = []
    let error = #expect(throws: LinkError.self) { try scene.open(link) }
    #expect(error?.code == "gone")
    #expect(error.map { "\($0)".hasSuffix("leads to nothing: there is no book 9") } == true)
    #expect(throws: LinkError.self) { try scene.plan(for: link) }
    #expect(scene.places == ["list", "text"])
    #expect(heard.events == ["could not open \(link)"])
  }

  @Test("so is a verb, and a payload that is changed in place")
  func verb() throws {
    let (scene, books, heard) = try open()
    #expect(!books.push(.book(9)))
    #expect(heard.events == ["denied by Library (there is no book 9)", "refused Library.push(_:) (denied)"])
    books.push(.book(1))
    #expect(throws: NavigationError.denied(.gone("there is no book 9"))) {
      try books.edit { try $0.replace(with: .book(9)) }
    }
    let id = try #require(books.routes.last?.id)
    #expect(!books.update(id) { $0 = .book(9) })
    #expect(scene.places == ["list", "text"])
    #expect("\(NavigationError.denied(.gone("no book")))" == "there is nothing to show: no book")
  }

  @Test("an archive ends below it, and makes no flow for it")
  func archive() throws {
    let (scene, books, _) = try open()
    books.push(.book(1))
    books.push(.book(2))
    let archive = try scene.archive()
    shelf.books = [1]
    shelf.made = []
    let (next, _, _) = try open()
    let report = next.launch(archive: archive)
    #expect(report.losses.map { "\($0)" } == ["Library, at screen 2: there is no book 2"])
    #expect(report.losses.map(\.code) == ["gone"])
    #expect(next.places == ["list", "text"])
    #expect(shelf.made == [1])
    #expect(next.launch(archive: archive, link: "/book/2").linkError?.code == "gone")
    #expect(next.places == ["list", "text"])
  }

  @Test("a place goes with its child flows when its model is deleted, even a draft", arguments: [false, true])
  func deleted(byModel: Bool) async throws {
    let (scene, books, heard) = try open()
    try scene.open("/help/book/1/edit")
    let book = try #require(books.children.first as? Book)
    book.isEdited = true
    #expect(!scene.back())
    await scene.settled()
    (book.questions, heard.events) = (0, [])
    shelf.books = [2]
    await ask(scene, byModel: byModel)
    #expect(scene.places == ["list", "help"])
    #expect(book.scene == nil)
    #expect(heard.events.last == "denied by Library (there is no book 1)")
    #expect(heard.events.prefix(2) == ["removed edit (flowEnded)", "removed text (notAdmitted)"])
    #expect(book.questions == 0)
  }

  @Test(
    "a detail gives way to its placeholder, and so does one in a hidden tab", arguments: [false, true], [false, true])
  func detail(byModel: Bool, isHidden: Bool) async throws {
    let columns = LibraryColumns(shelf)
    let tabs = ClosureContainer(["columns", "other"]) { $0 == "columns" ? columns : ClosureFlow(root: .page(1)) }
    let scene = try FlowScene(root: tabs)
    columns.showDetail(.book(2))
    columns.showDetail(.book(1))
    #expect(columns.detail != nil)
    if isHidden { tabs.show("other") }
    shelf.books = [2]
    await ask(scene, byModel: byModel)
    #expect(columns.detail == nil)
    #expect(tabs.visibleName == (isHidden ? "other" : "columns"))
    if isHidden { tabs.show("columns") }
    #expect(scene.places == ["LibraryColumns", "list"])
  }

  @Test("a place in a hidden tab goes at once, and leaves the others alone")
  func hiddenTab() async throws {
    let tabs = ClosureContainer(["a", "b"]) { [shelf] _ in Library(shelf) }
    let scene = try FlowScene(root: tabs)
    let hidden = try #require(tabs.existingFlow(named: "a") as? Library)
    hidden.push(.book(1))
    tabs.show("b")
    let shown = try #require(tabs.existingFlow(named: "b") as? Library)
    shown.push(.book(2))
    shelf.books = [2]
    await scene.settled()
    #expect(hidden.routes.isEmpty && shown.routes.count == 1)
  }

  @Test(
    "the guards decide first: who has not signed in does not learn what exists, and a link waits", arguments: [1, 9])
  func guarded(id: Int) async throws {
    shelf.isOpen = false
    let (scene, books, _) = try open()
    try scene.open("/book/\(id)")
    #expect(books.root == .closed)
    #expect(scene.heldLink?.link == "/book/\(id)")
    // The books come with the user.
    shelf.isOpen = true
    await scene.settled()
    #expect(books.root == .list)
    #expect(scene.heldLink == nil)
    #expect(scene.places == (id == 1 ? ["list", "text"] : ["list"]))
  }

  @Test("a root that is gone gives way to the flow's first root, and the scene's first root stays")
  func root() async throws {
    let (scene, books, _) = try open()
    books.setRoot(.book(1))
    books.push(.help)
    shelf.books = []
    await scene.settled()
    #expect(scene.places == ["list"])
    let alone = Library(shelf, root: .book(7))
    let next = try FlowScene(root: alone)
    #expect(next.places == ["text"])
    #expect(alone.push(.help))
  }

  @Test("an answer that changes a model is reported, and does not run without end")
  func writes() async throws {
    shelf.counts = true
    let (scene, books, _) = try open()
    var mistakes: [String] = []
    scene.observeEvents { if case .mistake(let text) = $0.kind { mistakes.append(text) } }
    books.push(.book(1))
    shelf.books = [1, 2, 3]
    await scene.settled()
    #expect(mistakes.count == 1)
    #expect(mistakes.first?.contains("absence(of:)") == true)
  }
}

@MainActor
@Observable
final class Shelf {
  var books: Set<Int> = [1, 2]
  var isOpen = true
  var reads = 0
  @ObservationIgnored var counts = false
  @ObservationIgnored var made: [Int] = []
}

enum LibraryPlace: Destination, Codable {
  case list, help, book(Int), closed

  func screen(in flow: Library) -> Screen<Self> {
    if case .book = self { return .child }
    return Screen("\(self)") {}
  }
}

final class Library: Coordinator<LibraryPlace>, Guarding, ChecksExistence {
  let shelf: Shelf

  init(_ shelf: Shelf, root: LibraryPlace = .list) {
    self.shelf = shelf
    super.init(root: root)
  }

  override func child(for destination: LibraryPlace) -> AnyCoordinator? {
    guard case .book(let id) = destination else { return nil }
    shelf.made.append(id)
    return Book(root: .text)
  }

  func absence(of destination: LibraryPlace) -> String? {
    if shelf.counts { shelf.reads += 1 }
    guard case .book(let id) = destination, !shelf.books.contains(id) else { return nil }
    return "there is no book \(id)"
  }

  func admit(_ request: AdmissionRequest) -> Admission { shelf.isOpen ? .allow : hold(at: .closed) }
}

enum BookPlace: Destination, Codable {
  case text, page(Int), edit

  func screen(in flow: Book) -> Screen<Self> { Screen("\(self)") {} }
}

final class Book: Coordinator<BookPlace>, AsksToLeave {
  var isEdited = false
  var questions = 0

  override func canLeave(_ slot: Slot<BookPlace>) -> Bool { !isEdited }

  func wantsToLeave(_ slot: Slot<BookPlace>, by cause: ChangeCause) async -> Bool {
    questions += 1
    return false
  }
}

final class LibraryColumns: SplitCoordinator<LibraryPlace, LibraryPlace> {
  let shelf: Shelf

  init(_ shelf: Shelf) {
    self.shelf = shelf
    super.init(sidebar: Library(shelf))
  }

  override func detailFlow(for destination: LibraryPlace) -> Coordinator<LibraryPlace> {
    Library(shelf, root: destination)
  }
}
