import Armature
@testable import ArmatureExplorer
import Testing

@Suite("A list of what was covered")
@MainActor
struct CoverageTests {
  private func explore(hasSheet: Bool = true) async throws -> Exploration {
    try await Explorer.explore { _ in
      StopCoordinator(.home, "Home") { _ in
        LinkRow("Page", to: .page(1))
        if hasSheet { LinkRow("Inner", to: .inner) }
      }
    }
  }

  @Test("has places and ways, sorted, and no texts of the app")
  func list() async throws {
    let lines = try await explore().coverage.split(separator: "\n").map(String.init)
    #expect(lines[0] == "armature explore 1")
    #expect(lines.contains("place StopCoordinator:inner"))
    #expect(lines.contains("way StopCoordinator:home > tap Stop.inner > StopCoordinator:inner"))
    #expect(
      lines.contains("way StopCoordinator:home > link /page/{_0} > StopCoordinator:page")
        || lines.contains { $0.contains("> link /page") })
    let sorted =
      lines.dropFirst().filter { $0.hasPrefix("place") }.sorted() + lines.filter { $0.hasPrefix("way") }.sorted()
    #expect(Array(lines.dropFirst()) == sorted)
  }

  @Test("names what is gone and what is new")
  func changes() async throws {
    let (before, after) = (try await explore(), try await explore(hasSheet: false))
    #expect(try before.changes(since: before.coverage) == [])
    let gone = try after.changes(since: before.coverage)
    #expect(
      gone == [
        "- place StopCoordinator:inner", "- way StopCoordinator:home > tap Stop.inner > StopCoordinator:inner",
        "- way StopCoordinator:inner > back > StopCoordinator:home",
      ])
    #expect(try before.changes(since: after.coverage) == gone.map { "+" + $0.dropFirst() })
  }

  @Test(
    "is refused when it is damaged, or of another version",
    arguments: [
      ("", "it is no list of explore --text: its first line is “”, expected “armature explore 1”"),
      ("place a\n", "it is no list of explore --text: its first line is “place a”, expected “armature explore 1”"),
      (
        "armature explore 2\n",
        "it is a list of version 2, expected version 1; write it again with explore --text"
      ),
      ("armature explore 1\nplace a\nplc b\n", "line 3 is “plc b”, expected “place …” or “way …”"),
    ])
  func damaged(list: String, message: String) async throws {
    let exploration = try await explore()
    #expect(throws: ExplorerError(message)) { try exploration.changes(since: list) }
  }
}
