import Armature
import Foundation
import TestSupport
import Testing

// @testable: the coverage of a storyboard, and the folder of the walks.
@testable import ArmatureExplorer
@testable import ArmatureTesting

@Suite("The coverage of a storyboard")
@MainActor
struct CoverageTests {
  /// Home leads to a page, a sheet and a cover, and the cover to home.
  private func explored() async throws -> (search: ExplorationSearch, board: Storyboard) {
    let search = ExplorationSearch(
      Explorer(name: "Stops", world: { StopWorld(time: $0) }) { _ in StopCoordinator(draw: drawStop) })
    return (search, Storyboard(search, try await search.explore()))
  }

  /// Returns a walk of a line such as `home > tap Stop.page > page > back > home`. A place after a comma was reached by
  /// itself.
  private func walk(_ line: String, of test: String = "A/a()") throws -> TestWalk {
    var text = TestWalk.text(of: test, at: "A.swift:1")
    for part in line.components(separatedBy: ", ") {
      let words = part.components(separatedBy: " > ")
      for index in stride(from: 0, to: words.count, by: 2) {
        text += TestWalk.text(
          of: words[index].contains(":") ? words[index] : "StopCoordinator:\(words[index])",
          after: index > 0 ? words[index - 1] : nil)
      }
    }
    return try TestWalk(text, file: "A.walk")
  }

  /// A walk, and the screens and ways that it passes, with ways back, without their places.
  private nonisolated static let rows = """
    home → home
    home > tap Stop.page > page → home page, tap Stop.page
    home > tap Stop.page > page > back > home → home page, back tap Stop.page
    home > tap Stop.page > home, page → home page, tap Stop.page
    home > tap Stop.page > elsewhere > back > home → home
    home > link > cover as cover > button > home → cover home, button
    home > button > page → home page
    home > tap Stop.sheet > sheet as sheet > relaunch > sheet as sheet > swipe > home → home sheet, swipe tap Stop.sheet
    Other/StopCoordinator:home > tap Stop.page > Some/StopCoordinator:page → home page, tap Stop.page
    """

  @Test("has the screens and the ways of a walk", arguments: rows.split(separator: "\n").map(String.init))
  func items(row: String) async throws {
    let parts = row.components(separatedBy: " → ")
    let board = try await explored().board
    let coverage = try Coverage([walk(parts[0])], of: board)
    let stops = zip(board.stops, coverage.testsOfStops).filter { !$0.1.isEmpty }
      .map { $0.0.name.components(separatedBy: ":")[1].prefix { $0 != " " } }
    let ways = zip(board.ways, coverage.testsOfWays).filter { !$0.1.isEmpty }.map(\.0.word)
    #expect(
      [stops.sorted().joined(separator: " "), ways.sorted().joined(separator: " ")].filter { !$0.isEmpty }
        == parts[1].components(separatedBy: ", "))
  }

  @Test("names each test once, sorted, and counts no ways back")
  func tests() async throws {
    let board = try await explored().board
    let line = "home > tap Stop.page > page > back > home"
    let coverage = try Coverage(
      [walk(line, of: "B/b()"), walk("home", of: "A/a()"), walk(line, of: "B/b()")], of: board)
    #expect(coverage.testsOfStops[0] == ["A/a()", "B/b()"])
    #expect(coverage.testsOfWays.joined().sorted() == ["B/b()", "B/b()"])
    // Two of four screens, and one of four ways.
    #expect((coverage.whole.walked, coverage.whole.count, coverage.whole.percent) == (3, 8, 37))
    #expect(coverage.flows == [coverage.whole])
  }

  @Test("is complete with all missing walks, which come in the order of their gain, and never beyond the number")
  func missingWalks() async throws {
    let (search, board) = try await explored()
    let coverage = try Coverage([walk("home")], of: board)
    let missing = coverage.missingWalks(10, among: search.walks)
    #expect(missing.map(\.adds) == [3, 2, 2])
    #expect(
      missing.map { $0.walk.steps.map(\.name) } == [["tap “Cover”", "tap “Close”"], ["tap “Page”"], ["tap “Sheet”"]])
    #expect(coverage.missingWalks(1, among: search.walks).count == 1)
    let walks = try missing.map { missing in
      try walk(missing.walk.visits.flatMap { [$0.place, $0.act].compactMap { $0 } }.joined(separator: " > "))
    }
    let complete = try Coverage(walks, of: board)
    #expect(complete.whole.percent == 100)
    #expect(complete.missingWalks(10, among: search.walks).isEmpty)
  }

  @Test("is a report with the flows, the gaps and tests to copy")
  func report() async throws {
    let (search, board) = try await explored()
    let walks = try [
      walk("home > link > cover as cover > button > home", of: "A/walkToPage()"), walk("X:x", of: "A/x()"),
    ]
    let report = CoverageReport(try Coverage(walks, of: board), of: search)
    #expect(report.percent == 37)
    #expect(
      report.text == """
        Stops: 37 % walked by 1 test, 2 of 4 screens and 1 of 4 ways

           37 %  StopCoordinator

        Without a test:
          screen StopCoordinator:page
          screen StopCoordinator:sheet as sheet
          way StopCoordinator:home > tap Stop.cover > StopCoordinator:cover as cover
          way StopCoordinator:home > tap Stop.page > StopCoordinator:page
          way StopCoordinator:home > tap Stop.sheet > StopCoordinator:sheet as sheet

        Walks without a screen of this app, which do not count:
          A.walk: A/x() at A.swift:1

        Walks that would add most, as tests to copy:

        // Adds 2 screens and ways.
        @Test @MainActor
        func walkToPage2() throws {
          let app = try AppDriver { StopCoordinator(<#world#>) }
          app.tap("Page")
          app.expect(screen: "Page 1")
        }

        // Adds 2 screens and ways.
        @Test @MainActor
        func walkToSheet() throws {
          let app = try AppDriver { StopCoordinator(<#world#>) }
          app.tap("Sheet")
          app.expect(screen: "Sheet")
        }

        // Adds 1 screen or way.
        @Test @MainActor
        func walkToCover() throws {
          let app = try AppDriver { StopCoordinator(<#world#>) }
          app.tap("Cover")
          app.expect(screen: "Cover")
        }

        """)
  }

  @Test("has all that a driver walks, in the same words as the explorer")
  func driver() async throws {
    let folder = TemporaryFolder()
    try WalkFile.$folder.withValue(folder.url) {
      let app = try AppDriver(root: StopCoordinator(draw: drawStop))
      app.tap("Page")
      app.back()
      app.tap("Sheet")
      app.swipeDown()
      app.tap("Cover", "Close")
    }
    let text = try String(contentsOfFile: folder["CoverageTests-driver.walk"], encoding: .utf8)
    let coverage = try Coverage([TestWalk(text, file: "")], of: try await explored().board)
    #expect(coverage.whole.percent == 100)
    #expect((coverage.testsOfStops + coverage.testsOfWays).allSatisfy { $0 == ["CoverageTests/driver()"] })
  }

  @Test("needs a walk of the same app")
  func otherApp() async throws {
    let board = try await explored().board
    let error = #expect(throws: ExplorerError.self) { try Coverage([walk("X:x")], of: board) }
    #expect(
      error?.description
        == "no walk shows a screen of this app; “A.walk” begins at “X:x”. Empty the folder, and run the "
        + "tests of this app with ARMATURE_WALKS again")
  }

  /// A text, and the error.
  private nonisolated static let damaged = [
    ("", "it is not a list of ARMATURE_WALKS=<folder> swift test: its first line is “”; expected “armature walk 1”"),
    (
      "armature walk 2\n",
      "it is a list of version 2; expected version 1; write it again with ARMATURE_WALKS=<folder> swift test"
    ),
    ("armature walk 1\nat A\n", "line 2 is “at A”; expected “test …”"),
    ("armature walk 1\ntest A\nat A\nact back\n", "line 4 is “act back”; expected “place …”"),
    ("armature walk 1\ntest A\nat A\nplace A\nact b\nact c\n", "line 6 is “act c”; expected “place …”"),
    ("armature walk 1\ntest A\nat A\n", "line 4 is “”; expected “place …”"),
    ("armature walk 1\ntest A\n", "line 3 is “”; expected “at …”"),
  ]

  @Test("reads no damaged walk", arguments: damaged)
  func damaged(text: String, problem: String) {
    let error = #expect(throws: ExplorerError.self) { try TestWalk(text, file: "A.walk") }
    #expect(error?.description == problem)
  }
}
