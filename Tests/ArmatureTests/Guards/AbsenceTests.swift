import Armature
import Foundation
import Observation
import Testing

@Suite("What does not exist is not shown, whichever way leads there")
@MainActor
struct AbsenceTests {
  let shelf = Shelf()

  private func open(_ root: String = "home", byModel: Bool = true) throws -> Scenario {
    let scenario = try Scenario(shelf.policy, byModel: byModel) { [shelf] in
      let tabs = ClosureContainer(["a", "b"]) { name in
        root == "columns" ? name == "a" ? LibraryColumns(shelf) : StyledFlow(root: .page(1)) : Library(shelf)
      }
      return try FlowScene(root: root == "home" ? Library(shelf) : tabs)
    }
    scenario.words["detail"] = { [unowned scenario] in
      let columns = try found(scenario.scene.tabs?.flow(ofMember: "a"), as: LibraryColumns.self)
      columns.showDetail(try LibraryPlace(text: $0))
    }
    scenario.words["books"] = { [unowned scenario, shelf] in
      shelf.books = Set($0.components(separatedBy: " ").compactMap(Int.init))
      await scenario.ask()
    }
    scenario.words["made"] = { [unowned scenario, shelf] _ in
      scenario.heard = shelf.made.map(String.init)
      shelf.made = []
    }
    return scenario
  }

  nonisolated static let stories =
    ["/book/9", "/book/9/page/3", "/help/book/9"].map { link in
      Story(
        "a link to it is refused with the reason, and changes nothing: \(link)",
        "open /book/1",
        "open \(link) -> list text: could not open \(link), "
          + "error “\(link)” leads to nothing: there is no book 9",
        "plan \(link) -> list text: error “\(link)” leads to nothing: there is no book 9")
    } + [
      Story(
        "so is a verb, and a payload that is changed in place",
        "push book(9) -> list: denied by Library (there is no book 9), refused Library.push(_:) (denied)",
        "push book(1); edit book(9) -> list text: error there is nothing to show: there is no book 9", "push help",
        "update book(9) -> list text help: "
          + "denied by Library (there is no book 9), refused Library.update(_:_:) (denied)"
      ),
      Story(
        "an archive ends below it, and makes no flow for it",
        "push book(1); push book(2); archive; books 1; made; relaunch -> list text",
        "losses: Library, at screen 2: there is no book 2", "made: 1",
        "relaunch /book/2 -> list text: shown text, restored without 1, could not open /book/2"),
      Story(
        "the guards decide first: who has not signed in does not learn what exists, and a link waits",
        "on closed -> closed", "open /book/1 -> closed, waits /book/1", "off closed -> list text",
        "on closed; open /book/9 -> closed, waits /book/9",
        // The books come with the user.
        "off closed -> list"),
      Story(
        "a root that is gone gives way to the flow's first root",
        "root book(1); push help -> text help", "books -> list"),
      Story(
        "a detail gives way to its placeholder", root: "columns",
        "detail book(2); detail book(1); books 2 -> ClosureContainer LibraryColumns list"),
      Story(
        "and so does one in a hidden tab", root: "columns",
        "detail book(1); select b; books 2 -> ClosureContainer page(1)",
        "flows: ClosureContainer, LibraryColumns, Library, StyledFlow",
        "select a -> ClosureContainer LibraryColumns list"),
      Story(
        "a place in a hidden tab goes at once, and leaves the others alone", root: "tabs",
        "push book(1) in a; select b; push book(2) in b; books 2 -> ClosureContainer list text",
        "flows: ClosureContainer, Library, Library, Book"),
    ]

  @Test("as these stories say", arguments: stories, [true, false])
  func story(_ story: Story, byModel: Bool) async throws {
    try await open(story.root, byModel: byModel).play(story.steps)
  }

  @Test("a place goes with its child flows when its model is deleted, even a draft", arguments: [false, true])
  func deleted(byModel: Bool) async throws {
    let scenario = try open(byModel: byModel)
    try await scenario.play(["open /help/book/1/edit"])
    let book = try found(scenario.scene.root.children.first, as: Book.self)
    book.isEdited = true
    try await scenario.play(["back", "settle -> list help text edit"])
    book.questions = 0
    try await scenario.play([
      "books 2 -> list help: removed edit (flowEnded), removed text (notAdmitted), "
        + "denied by Library (there is no book 1)"
    ])
    #expect(book.scene == nil && book.questions == 0)
  }

  @Test("the scene's first root stays, and errors say what is missing")
  func root() throws {
    let alone = Library(shelf, root: .book(7))
    let scene = try FlowScene(root: alone)
    #expect(scene.text == "text" && alone.push(.help))
    #expect("\(NavigationError.denied(.gone("no book")))" == "there is nothing to show: no book")
    alone.setRoot(.list)
    let error = #expect(throws: LinkError.self) { try scene.open("/book/9") }
    #expect(error?.code == "gone")
    #expect(throws: NavigationError.denied(.gone("there is no book 9"))) { try alone.edit { try $0.push(.book(9)) } }
    let archive = try scene.archive()
    #expect(scene.launch(archive: archive, link: "/book/9").linkError?.code == "gone")
    alone.push(.book(1))
    let full = try scene.archive()
    shelf.books = []
    #expect(scene.launch(archive: full).losses.map(\.code) == ["gone"])
  }

  @Test("an answer that changes a model is reported, and does not run without end")
  func writes() async throws {
    shelf.counts = true
    let scenario = try open()
    try await scenario.play(["push book(1)", "books 1 2 3", "settle"])
    let mistakes = scenario.told.filter { $0.hasPrefix("mistake") }
    #expect(mistakes.count == 1)
    #expect(mistakes.first?.contains("absence(of:)") == true)
  }
}

@MainActor
@Observable
final class Shelf {
  let policy = Policy("* if closed: hold closed")
  var books: Set<Int> = [1, 2]
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

  func admit(_ request: AdmissionRequest) -> Admission { admission(by: shelf.policy, of: request, in: self) }
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
