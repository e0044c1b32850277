import Armature
import Testing

/// The app of the articles: notes, and settings in a sheet.
enum NotesApp {
  struct Note: Identifiable {
    let id: Int
    var title: String
  }

  @MainActor
  final class NoteStore {
    var notes = [Note(id: 1, title: "Milk"), Note(id: 7, title: "Bread")]

    subscript(id: Int) -> Note? { notes.first { $0.id == id } }
  }

  enum NotesDestination: Destination {
    case list
    case note(id: Int)
    case settings

    typealias Flow = NotesCoordinator

    var style: PresentationStyle {
      switch self {
      case .list, .note: .push
      case .settings: .sheet
      }
    }

    func screen(in flow: NotesCoordinator) -> Screen<Self> {
      switch self {
      case .list:
        Screen("Notes") {
          for note in flow.store.notes { LinkRow(note.title, to: .note(id: note.id)) }
        }
        .toolbar(.trailing) {
          ButtonRow("Add") { flow.add() }
        }
        .toolbar(.leading) { LinkRow("Settings", to: .settings) }

      case .note(let id):
        Screen(flow.store[id]?.title ?? "Deleted") {
          ButtonRow("Delete", role: .destructive) { flow.delete(id) }
        }

      case .settings: .child
      }
    }
  }

  final class NotesCoordinator: Coordinator<NotesDestination> {
    let store: NoteStore

    init(store: NoteStore) {
      self.store = store
      super.init(root: .list)
    }

    override func child(for destination: NotesDestination) -> AnyCoordinator? {
      switch destination {
      case .list, .note: nil
      case .settings: SettingsCoordinator(onReset: { [store] in store.notes = [] })
      }
    }
  }

  enum SettingsDestination: Destination {
    case overview
    case about

    typealias Flow = SettingsCoordinator

    func screen(in flow: SettingsCoordinator) -> Screen<Self> {
      switch self {
      case .overview:
        Screen("Settings") {
          LinkRow("About", to: .about)
          ButtonRow("Delete all notes", role: .destructive) { flow.reset() }
        }
        .toolbar(.primary) { ButtonRow("Done") { flow.leave() } }

      case .about: Screen("About") { TextRow("Made with care") }
      }
    }
  }

  final class SettingsCoordinator: Coordinator<SettingsDestination> {
    private let onReset: () -> Void

    init(onReset: @escaping () -> Void) {
      self.onReset = onReset
      super.init(root: .overview)
    }

    func reset() {
      onReset()
      leave()
    }
  }
}

extension NotesApp.NotesCoordinator {
  func add() {
    let id = (store.notes.map(\.id).max() ?? 0) + 1
    store.notes.append(NotesApp.Note(id: id, title: "Note \(id)"))
    push(.note(id: id))
  }

  func delete(_ id: Int) {
    store.notes.removeAll { $0.id == id }
    goBack()
  }
}

extension FlowScene {
  /// The destinations of the line, from the bottom up.
  var places: [String] { presentation.line.map { "\($0.destination)" } }

  /// Taps a row or a toolbar item of the topmost screen.
  func tap(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let screen = try #require(self.screen(of: presentation.top.topNode.id), sourceLocation: sourceLocation)
    let row = (screen.rows + screen.toolbar.map(\.item)).first { $0.title == title }
    switch try #require(row, "\(title) is not on \(screen.title)", sourceLocation: sourceLocation).kind {
    case .link(let open): open()
    case .button(_, _, _, let tap): tap()
    default: Issue.record("\(title) cannot be tapped", sourceLocation: sourceLocation)
    }
  }
}

@Suite("Destinations and coordinators, as the articles tell of them")
@MainActor
struct NotesExamples {
  typealias NotesCoordinator = NotesApp.NotesCoordinator
  typealias NoteStore = NotesApp.NoteStore

  @Test("the notes app does what its screens say")
  func walk() throws {
    let store = NoteStore()
    let scene = try FlowScene(root: NotesCoordinator(store: store))
    try scene.tap("Bread")
    #expect(scene.places == ["list", "note(id: 7)"])
    try scene.tap("Delete")
    try scene.tap("Add")
    #expect(scene.places == ["list", "note(id: 2)"])
    #expect(scene.back())
    try scene.tap("Settings")
    try scene.tap("About")
    #expect(scene.places == ["list", "overview", "about"])
    #expect(scene.back())
    try scene.tap("Delete all notes")
    #expect(scene.places == ["list"])
    #expect(store.notes.isEmpty)
  }

  @Test("a destination without a coordinator of its own is owned by a plain one")
  func plain() throws {
    enum NotesDestination: Destination {
      case list
      case note(id: Int)

      func screen(in flow: Coordinator<Self>) -> Screen<Self> {
        switch self {
        case .list: Screen("Notes") { LinkRow("First", to: .note(id: 1)) }
        case .note(let id): Screen("Note \(id)") { TextRow("Nothing written yet") }
        }
      }
    }

    let flow = Coordinator(root: NotesDestination.list)
    let scene = try FlowScene(root: flow)
    try scene.tap("First")
    #expect(flow.routeStack.top == .note(id: 1))
  }

  @Test("a scene pops to its root")
  func scene() throws {
    let store = NoteStore()
    let scene = try FlowScene(root: NotesCoordinator(store: store))
    scene.root.popToRoot()
    #expect(scene.places == ["list"])
  }
}
