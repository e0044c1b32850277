import Armature
import Testing

/// The app of the README: notes, and settings in a sheet.
@Suite("The README's app")
struct ReadmeApp {
  enum NotesDestination: Destination {
    case list
    case note(id: Int)
    case settings

    typealias Flow = NotesCoordinator

    var style: PresentationStyle { self == .settings ? .sheet : .push }

    func screen(in flow: NotesCoordinator) -> Screen<Self> {
      switch self {
      case .list:
        Screen("Notes") {
          for (id, title) in flow.titles.enumerated() { LinkRow(title, to: .note(id: id)) }
          LinkRow("Settings", to: .settings)
        }
      case .note(let id):
        Screen(flow.titles[id]) { ButtonRow("Done") { flow.goBack() } }
      case .settings:
        .child  // Drawn by the child flow.
      }
    }
  }

  final class NotesCoordinator: Coordinator<NotesDestination> {
    let titles: [String]

    init(titles: [String]) {
      self.titles = titles
      super.init(root: .list)
    }

    override func child(for destination: NotesDestination) -> AnyCoordinator? {
      destination == .settings ? SettingsCoordinator() : nil
    }
  }

  enum SettingsDestination: Destination {
    case overview

    func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("Settings") }
  }

  final class SettingsCoordinator: Coordinator<SettingsDestination> {
    init() { super.init(root: .overview) }
  }

  @Test @MainActor
  func settingsCloseOverTheNote() throws {
    let notes = NotesCoordinator(titles: ["Milk", "Bread"])
    let scene = try FlowScene(root: notes)

    notes.push(.note(id: 1))
    notes.show(.settings)
    #expect(scene.presentation.modal != nil)

    #expect(scene.back())
    #expect(notes.routes.map(\.destination) == [.note(id: 1)])
    #expect(!notes.goBack(2))  // A refused verb changes nothing.

    notes.popToRoot()
    #expect(scene.presentation.line.count == 1)
  }
}
