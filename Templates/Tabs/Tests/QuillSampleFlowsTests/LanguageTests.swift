import Armature
import ArmatureTexts
import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The languages of the app", .traced)
struct LanguageTests {
  @Test("The same walk works in each, by identifiers, the names of tabs and links", arguments: ["en", "de"])
  func walk(language: String) throws {
    let texts = StringCatalog.app(in: language)
    let app = try AppDriver(root: AppCoordinator(store: Store(texts: texts)))
    app.tap("Orlando")
    app.toggle("finished", to: true)
    app.tap("remove")
    app.expect(message: texts("removal.warning"))
    app.tap("remove")
    app.select(tab: "search")
    app.fill("find", with: "Emma")
    app.tap("add")
    app.expect(link: "/reading/book/5")
    app.expect(line: [texts("tab.reading"), "Emma"])
  }

  @Test("Assistive technologies read the number of books with its plural")
  func plural() throws {
    for (books, label) in [(1, "Leseliste, 1 Buch"), (2, "Leseliste, 2 Bücher")] {
      let store = Store(books: Array(Book.samples.prefix(books)), texts: .app(in: "de"))
      let app = try AppDriver(root: AppCoordinator(store: store))
      app.expect(tab: "reading", badge: "\(books)", accessibilityLabel: label)
    }
  }

  @Test("No text is missing in any of them", arguments: ["en", "de"])
  func texts(language: String) async throws {
    let texts = StringCatalog.app(in: language)
    _ = try await Explorer(world: { _ in Store(texts: texts) }) { AppCoordinator(store: $0) }.run()
    #expect(texts.problems == [])
  }
}
