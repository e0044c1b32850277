import Armature
import ArmatureTesting
import Foundation
import Testing

enum ShelfDestination: Destination, Codable {
  case books
  case book(Int)
  case about

  static let examples: [Self] = [.books, .book(1)]

  var style: PresentationStyle { self == .about ? .cover() : .push }

  func screen(in flow: ShelfCoordinator) -> Screen<Self> {
    switch self {
    case .books:
      Screen("Books") {
        LinkRow("Emma", to: .book(1))
        LinkRow("Ulysses", to: .book(2))
        ButtonRow("Sort") {}
        LinkRow("About", to: .about)
      }
    case .book(let number): Screen("Book \(number)") {}
    case .about: Screen("About") { TextRow("A shelf of books") }
    }
  }
}

final class ShelfCoordinator: Coordinator<ShelfDestination> {
  init() { super.init(root: .books) }
}

@Suite("The article on exploring")
@MainActor
struct ExploringExamples {
  @Test("explores the template")
  func template() async throws {
    defer { try? FileManager.default.removeItem(at: Backup.file) }
    let exploration = try await Explorer(world: { _ in Store() }) { AppCoordinator(store: $0) }.run()
    #expect(exploration.findings == [])
  }

  @Test("shows the report of its app")
  func report() async throws {
    let article = "Sources/Armature/Armature.docc/Exploring.md"
    let block = try #require(
      CodeBlock.all(inMarkdown: try Repository.text(article)).first { $0.language == "console" })
    let text = try await Explorer(name: "Shelf") { _ in
    } root: {
      ShelfCoordinator()
    }.run().text
    #expect(block.lines.map(\.trimmingTrailingSpaces) == text.lines.trimmingBlankLines)
  }
}
