import Foundation
import Testing

// @testable: writes a record.
@testable import Scaffolding

@Suite("The names in a project")
struct NamesTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.writeRecord()
    try sandbox.write(
      """
      enum AppDestination: Destination {
        case list, note(id: Int), settings, ask, about, help
        var style: PresentationStyle { switch self { case .ask: .alert; default: .push } }
        func screen(in flow: AppCoordinator) -> Screen<Self> {
          switch self {
          case .settings: .child
          case .ask: Dialog("Sure?") {}
          case .list, .note, .about, .help: Screen("A") { TextRow("B") }
          }
        }
      }
      final class AppCoordinator: Coordinator<AppDestination> {}
      """, to: "Notes/Sources/NotesFlows/App.swift")
    try sandbox.write(
      """
      enum SettingsDestination: Destination { case start, more }
      class SettingsCoordinator: Coordinator<SettingsDestination> {}
      """, to: "Notes/Sources/NotesFlows/Settings.swift")
  }

  private func names(_ kind: Project.NameKind) throws -> [String] { try Project(at: sandbox["Notes"]).names(of: kind) }

  @Test("are those of cases that no view draws: no child flow, no alert, and no case with a view")
  func wireframes() throws {
    #expect(
      try names(.wireframes) == ["App.about", "App.help", "App.list", "App.note", "Settings.more", "Settings.start"])
    try sandbox.write(
      """
      extension AppDestination: ViewDestination {
        func view(in flow: AppCoordinator) -> some View {
          switch self {
          case .list: NoteList(notes: flow.notes) { note in flow.last = note }
          case .note(let id): NoteView(id: id)
          case .about: WireframeView()
          default: WireframeView()
          }
        }
      }
      """, to: "Notes/Sources/NotesUI/Views.swift")
    #expect(try names(.wireframes) == ["App.about", "App.help", "Settings.more", "Settings.start"])
    try sandbox.write(
      "extension SettingsDestination: ViewDestination { func view(in flow: Flow) -> some View { Text(\"A\") } }",
      to: "Notes/Sources/NotesUI/Settings.swift")
    #expect(try names(.wireframes) == ["App.about", "App.help"])
  }
}
