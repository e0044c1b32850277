import Armature
import ArmatureTesting
import Foundation
import Testing

extension Bundle {
  /// A bundle with a string catalog, as SwiftPM makes one of a target's resources.
  fileprivate static let module: Bundle = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID())")
    let catalog = """
      {"sourceLanguage": "en", "strings": {
        "notes.title": {"localizations": {
          "de": {"stringUnit": {"value": "Notizen"}}, "en": {"stringUnit": {"value": "Notes"}}
        }},
        "notes.count": {"localizations": {
          "de": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld Notiz"}}, "other": {"stringUnit": {"value": "%lld Notizen"}}
          }}},
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld note"}}, "other": {"stringUnit": {"value": "%lld notes"}}
          }}}
        }},
        "settings.title": {"localizations": {
          "de": {"stringUnit": {"value": "Einstellungen"}}, "en": {"stringUnit": {"value": "Settings"}}
        }}
      }}
      """
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(catalog.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    return Bundle(path: folder.path) ?? .main
  }()
}

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
