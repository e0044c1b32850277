import Armature

/// Tabs with the notes in a split view and the settings in a stack, after the app in the README of SwiftDux Navigation:
/// each place is a path, tabs keep their places, and an alert is a place too.
enum NotebookTab: Tab {
  case notes, settings

  func flow(in tabs: Notebook) -> AnyCoordinator {
    switch self {
    case .notes: NotesSplit(notes: tabs.notes)
    case .settings: Coordinator(root: NotebookSettings.overview)
    }
  }

  func item(in tabs: Notebook) -> TabItem {
    switch self {
    case .notes: TabItem("Notes", image: "note.text")
    case .settings: TabItem("Settings", image: "gear")
    }
  }
}

final class Notebook: TabCoordinator<NotebookTab> {
  let notes = [1: "Milk", 2: "Bread", 3: "Salt"]

  init() { super.init([.notes, .settings]) }
}

enum NotebookList: Destination, Codable {
  case list

  func screen(in flow: NotebookListFlow) -> Screen<Self> {
    Screen("Notes") {
      for (id, title) in flow.notes.sorted(by: { $0.key < $1.key }) { ButtonRow(title) { flow.onChoose(id) } }
    }
  }
}

final class NotebookListFlow: Coordinator<NotebookList> {
  let notes: [Int: String]
  var onChoose: (Int) -> Void = { _ in }

  init(notes: [Int: String]) {
    self.notes = notes
    super.init(root: .list)
  }
}

enum NotebookNote: Destination, Codable {
  case note(id: Int)
  case history
  case reminder

  var style: PresentationStyle { self == .reminder ? .alert : .push }
  /// The reminder is a place that links lead to, unlike other alerts.
  var isLinkable: Bool { true }

  func screen(in flow: NotebookNoteFlow) -> Screen<Self> {
    switch self {
    case .note(let id):
      Screen(flow.notes[id] ?? "No note") {
        LinkRow("History", to: .history)
        LinkRow("Remind me", to: .reminder)
      }
    case .history: Screen("History") { TextRow("Written today") }
    case .reminder: .dialog("A reminder") { ButtonRow("Good") {} }
    }
  }
}

final class NotebookNoteFlow: Coordinator<NotebookNote>, ChecksExistence {
  let notes: [Int: String]

  init(root: NotebookNote, notes: [Int: String]) {
    self.notes = notes
    super.init(root: root)
  }

  func absence(of destination: NotebookNote) -> String? {
    guard case .note(let id) = destination, notes[id] == nil else { return nil }
    return "there is no such note"
  }
}

final class NotesSplit: SplitCoordinator<NotebookList, NotebookNote> {
  private let notes: [Int: String]

  init(notes: [Int: String]) {
    self.notes = notes
    let list = NotebookListFlow(notes: notes)
    super.init(sidebar: list)
    list.onChoose = { [weak self] in self?.showDetail(.note(id: $0)) }
  }

  override func detailFlow(for destination: NotebookNote) -> Coordinator<NotebookNote> {
    NotebookNoteFlow(root: destination, notes: notes)
  }
}

enum NotebookSettings: Destination, Codable {
  case overview, about, licences

  func screen(in flow: Coordinator<Self>) -> Screen<Self> {
    switch self {
    case .overview: Screen("Settings") { LinkRow("About", to: .about) }
    case .about: Screen("About") { LinkRow("Licences", to: .licences) }
    case .licences: Screen("Licences") { ButtonRow("All settings") { flow.goBackToRoot() } }
    }
  }
}
