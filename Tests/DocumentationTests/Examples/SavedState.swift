import Armature
import Foundation
import Observation
import TestSupport
import Testing

@Suite("Saved state, as the article tells of it")
@MainActor
struct SavedStateExamples {
  typealias NoteStore = NotesApp.NoteStore

  private let folder = TemporaryFolder()

  enum NotesDestination: Destination, Codable {
    case list, note(id: Int), hint, payment

    typealias Flow = NotesCoordinator

    var archiving: Archiving {
      switch self {
      case .payment: .ends
      case .hint: .skipped
      default: .kept
      }
    }

    func screen(in flow: NotesCoordinator) -> Screen<Self> { Screen("\(self)") }
  }

  final class NotesCoordinator: Coordinator<NotesDestination>, ChecksExistence {
    let store: NoteStore

    init(store: NoteStore) {
      self.store = store
      super.init(root: .list)
    }

    func absence(of destination: NotesDestination) -> String? {
      guard case .note(let id) = destination, store[id] == nil else { return nil }
      return "the note was deleted"
    }
  }

  enum EditorDestination: Destination, Codable {
    case draft

    func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("Draft") }
  }

  @Observable
  final class EditorCoordinator: Coordinator<EditorDestination>, KeepsValues {
    var title = ""

    var kept: String { title }
    func bringBack(_ kept: String) { title = kept }
  }

  func save(_ scene: FlowScene, to file: URL) throws {
    try scene.archive().write(to: file, options: .atomic)
  }

  func open(_ file: URL, link: String?) throws -> FlowScene {
    let scene = try FlowScene(root: NotesCoordinator(store: NoteStore()))
    let report = scene.launch(archive: try? Data(contentsOf: file), link: link)
    for loss in report.losses { print(loss) }
    if let error = report.linkError { print(error) }
    return scene
  }

  @Test("the notes come back up to one that was deleted, without the hint and from the payment on")
  func notes() throws {
    let file = folder.url.appendingPathComponent("notes.json")
    let flow = NotesCoordinator(store: NoteStore())
    let scene = try FlowScene(root: flow)
    for destination: NotesDestination in [.note(id: 1), .hint, .note(id: 7), .payment, .note(id: 1)] {
      flow.push(destination)
    }
    try save(scene, to: file)
    let other = try #require(try open(file, link: nil).root as? NotesCoordinator)
    #expect(other.routes.map(\.destination) == [.note(id: 1), .note(id: 7)])
    let linked = try #require(try open(file, link: "/note/7").root as? NotesCoordinator)
    #expect(linked.routes.map(\.destination) == [.note(id: 7)])
  }

  enum ShelfDestination: Destination, Codable {
    case shelf, book(id: Int)

    static let formerNames = ["volume": "book"]

    func screen(in flow: ShelfCoordinator) -> Screen<Self> { Screen("\(self)") }
  }

  final class ShelfCoordinator: Coordinator<ShelfDestination>, KeepsValues {
    static let keptVersion = 2
    var kept = ["query": ""]

    func bringBack(_ kept: [String: String]) { self.kept = kept }

    // Version 1 was the query alone.
    func bringBack(from decoder: any Decoder, version: Int) throws { kept = ["query": try String(from: decoder)] }
  }

  struct Draft: Codable { var title: String }

  final class LetterCoordinator: Coordinator<EditorDestination>, KeepsValues {
    static let keptVersion = 2
    var kept = Draft(title: "")

    func bringBack(_ draft: Draft) throws { kept = draft }
    func bringBack(from decoder: any Decoder, version: Int) throws {
      // Version 1 was the title alone.
      try bringBack(Draft(title: String(from: decoder)))
    }
  }

  @Test("a letter reads its draft of an older version")
  func letter() throws {
    let flow = LetterCoordinator(root: .draft)
    let archive = #"{"format":1,"root":{"kept":"Dear","root":{"draft":{}}},"scene":"main"}"#
    #expect(try FlowScene(root: flow).restore(Data(archive.utf8)).losses.isEmpty)
    #expect(flow.kept.title == "Dear")
  }

  enum AppDestination: Destination, Codable {
    case note(name: String)

    func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("Note") }
  }

  final class AppCoordinator: Coordinator<AppDestination>, MigratesArchives {
    static let archiveVersion = 1

    static func migrate(_ archive: Data, from version: Int) throws -> Data {
      // Before version 1, notes were found by their titles.
      Data(String(decoding: archive, as: UTF8.self).replacingOccurrences(of: "title", with: "name").utf8)
    }
  }

  @Test("an archive of an older version is migrated")
  func migrated() throws {
    let flow = AppCoordinator(root: .note(name: ""))
    let archive = #"{"format":1,"root":{"root":{"note":{"title":"Milk"}}},"scene":"main"}"#
    #expect(try FlowScene(root: flow).restore(Data(archive.utf8)).losses.isEmpty)
    #expect(flow.root == .note(name: "Milk"))
  }

  @Test("a store keeps an archive")
  func store() throws {
    let file = folder.url.appendingPathComponent("notes.jsonl")
    let scene = try FlowScene(root: NotesCoordinator(store: NoteStore()))
    let link: String? = nil
    do {
      let keeper = StateKeeper(StateStore(file: file))
      let report = keeper.launch(scene, link: link)
      #expect(report.linkError == nil)
    }
    let store = StateStore(file: file)
    try store.write(scene.archive())
    let reading = try store.read()
    #expect(try reading.data == scene.archive())
  }

  enum PlaceDestination: Destination {
    case note

    static let formerNames = ["memo": "note"]

    func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("Note") }
  }

  @Test("a shelf reads an archive of an older version")
  func older() throws {
    let flow = ShelfCoordinator(root: .shelf)
    let archive =
      #"{"format":1,"root":{"kept":"Ada","root":{"shelf":{}},"routes":[{"volume":{"id":7}}]},"scene":"main"}"#
    #expect(try FlowScene(root: flow).restore(Data(archive.utf8)).losses.isEmpty)
    #expect(flow.routes.map(\.destination) == [.book(id: 7)] && flow.kept == ["query": "Ada"])
  }

  @Test("a keeper keeps the notes of two windows")
  func file() throws {
    let file = folder.url.appendingPathComponent("notes.jsonl")
    let link = "/note/1"
    do {
      let scene = try FlowScene(root: NotesCoordinator(store: NoteStore()))
      let keeper = StateKeeper(StateStore(file: file)) { problem in print(problem) }
      let report = keeper.launch(scene, link: link)
      #expect(report.linkError == nil)
      try keeper.flush()
    }
    let keeper = StateKeeper(StateStore(file: file))
    let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in
      NotesCoordinator(store: NoteStore())
    }
    try keeper.openScenes(of: scenes)
    #expect(try scenes.current?.link == link)
  }

  @Test("a draft is kept")
  func draft() throws {
    let editor = EditorCoordinator(root: .draft)
    editor.title = "Dear"
    let next = try FlowScene(root: EditorCoordinator(root: .draft))
    let scene = try FlowScene(root: editor)
    let data = try scene.archive()
    let report = next.restore(data)
    #expect(report.losses.isEmpty)
    #expect((next.root as? EditorCoordinator)?.title == "Dear")
  }

  @Test("a launch without a file starts at the root")
  func launch() throws {
    let file = URL(fileURLWithPath: "/nowhere/at/all")
    let link = "/note/7"
    let scene = try FlowScene(root: NotesCoordinator(store: NoteStore()))
    let report = scene.launch(archive: try? Data(contentsOf: file), link: link)
    #expect(report.linkError == nil)
    #expect(try scene.link == link)
  }
}
