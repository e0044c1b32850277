import Armature
import ArmatureTesting
import ArmatureTexts
import Foundation
import Testing

extension StringCatalog {
  package static func app(in language: String? = nil) -> StringCatalog {
    StringCatalog(in: .module, language: language)
  }
}

private enum NotesDestination: Destination {
  case list, settings

  typealias Flow = NotesCoordinator

  func screen(in flow: NotesCoordinator) -> Screen<Self> {
    let texts = flow.texts
    switch self {
    case .list:
      Screen(texts("notes.title")) {
        TextRow(texts("notes.count", flow.notes.count))
        LinkRow(texts("settings.title"), to: .settings).accessibilityIdentifier("settings")
      }
    case .settings: Screen(texts("settings.title"))
    }
  }
}

private final class NotesCoordinator: Coordinator<NotesDestination> {
  let texts: StringCatalog
  var notes: [String] = []

  init(texts: StringCatalog) {
    self.texts = texts
    super.init(root: .list)
  }
}

@Suite("The examples of texts")
struct TextExamples {
  @Test func lookup() {
    let texts = StringCatalog(in: .module)
    let title = texts("notes.title")  // Notizen
    let count = texts("notes.count", 2)  // 2 Notizen
    #expect(texts.languages == ["de", "en"])
    #expect(!title.isEmpty && count.hasPrefix("2 "))
  }

  @Test func texts() { #expect(StringCatalog(in: .module).problems == []) }

  @MainActor
  @Test(arguments: ["en", "de"])
  func settings(language: String) throws {
    let texts = StringCatalog.app(in: language)
    let app = try AppDriver(root: NotesCoordinator(texts: texts))
    app.tap("settings")
    app.expect(screen: texts("settings.title"))
    #expect(texts.problems == [])
  }

  @MainActor
  @Test func buttons() {
    let flow = NotesCoordinator(texts: StringCatalog(in: .module))
    let texts = flow.texts
    let screen = Screen<NotesDestination>("") {
      ButtonRow(texts("notes.delete"), role: .destructive) { flow.delete() }.accessibilityIdentifier("delete")
    }
    _ = screen
  }
}

extension NotesCoordinator {
  fileprivate func delete() { notes = [] }
}
