import Armature
import ArmatureTesting
import ArmatureTexts
import Foundation
import Testing

private enum Place: String, Armature.Tab {
  case inbox, archive

  typealias Flow = Places

  func flow(in tabs: Places) -> AnyCoordinator { Mail(texts: tabs.texts) }

  func item(in tabs: Places) -> TabItem {
    TabItem(
      tabs.texts(rawValue), image: "tray",
      accessibilityLabel: self == .inbox ? tabs.texts("unread", tabs.unread) : nil)
  }
}

private final class Places: TabCoordinator<Place> {
  let texts: StringCatalog
  let unread = 2

  init(texts: StringCatalog) {
    self.texts = texts
    super.init([.inbox, .archive])
  }
}

private enum MailDestination: Destination, Codable, CaseIterable {
  case list, message

  typealias Flow = Mail

  static var examples: [Self] { allCases }

  func screen(in flow: Mail) -> Screen<Self> {
    let texts = flow.texts
    switch self {
    case .list:
      Screen(texts("inbox")) {
        FieldRow(texts("search"), text: flow.search) { flow.search = $0 }.accessibilityIdentifier("search")
        LinkRow(texts("message"), to: .message).accessibilityIdentifier("message")
        ButtonRow("★") { flow.stars += 1 }.accessibilityIdentifier("star").accessibilityLabel(texts("star", flow.stars))
        TextRow("—")
      }
    case .message: Screen(texts("message"))
    }
  }
}

private final class Mail: Coordinator<MailDestination> {
  let texts: StringCatalog
  var search = ""
  var stars = 0

  init(texts: StringCatalog) {
    self.texts = texts
    super.init(root: .list)
  }
}

@MainActor
@Suite("Tests of an app in several languages")
struct AccessibilityTests {
  private static let catalog: Data = {
    let words = [
      ("inbox", "Eingang", "Inbox"), ("archive", "Archiv", "Archive"), ("search", "Suche", "Search"),
      ("message", "Nachricht", "Message"), ("unread", "Eingang, %lld neue", "Inbox, %lld new"),
      ("star", "Sterne: %lld", "Stars: %lld"),
    ]
    let entries = words.map { key, german, english in
      """
      "\(key)": {"localizations": {
        "de": {"stringUnit": {"value": "\(german)"}}, "en": {"stringUnit": {"value": "\(english)"}}
      }}
      """
    }
    return Data(#"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ","))}}"#.utf8)
  }()

  private func open(_ language: String) throws -> (AppDriver, StringCatalog) {
    let texts = StringCatalog(data: Self.catalog, language: language)
    #expect(texts.problems == [])
    return (try AppDriver(root: Places(texts: texts)), texts)
  }

  @Test(
    "the same steps work in every language, by identifiers, names of tabs and links, and so does a script",
    arguments: ["en", "de"])
  func everyLanguage(language: String) async throws {
    let (app, texts) = try open(language)
    app.expect(tabs: [texts("inbox"), texts("archive")])
    app.expect(row: texts("search"), accessibilityLabel: texts("search"))
    app.fill("search", with: "x")
    app.tap("star")
    app.expect(row: "star", accessibilityLabel: texts("star", 1))
    app.expect(tab: "inbox", accessibilityLabel: texts("unread", 2))
    app.tap("message")
    app.expect(link: "/inbox/message")
    app.expect(screen: texts("message"))
    app.select(tab: "archive")
    app.expect(link: "/archive")
    app.open("/inbox/message")
    app.expect(line: [texts("inbox"), texts("message")])
    app.back()
    await app.replay("star\nset search x\nmessage\n")
    app.expect(screen: texts("message"))
    #expect(texts.problems == [])
  }
}
