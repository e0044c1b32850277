import Armature
import Foundation
import TestSupport
import Testing

// @testable: the parts of the page, and the positions on the map.
@testable import ArmatureExplorer

@Suite("A storyboard")
@MainActor
struct StoryboardPageTests {
  private func draw(
    _ root: @escaping @MainActor () -> AnyCoordinator
  ) async throws -> (exploration: Exploration, board: Storyboard, page: String, text: StoryboardText) {
    let search = ExplorationSearch(Explorer(name: "Stops", world: { _ in }) { root() })
    let exploration = try await search.explore()
    let board = Storyboard(search, exploration)
    return (exploration, board, try Page(board).html(), StoryboardText(search))
  }

  @Test("has each place once, in the box of its flow, and equal bytes for equal apps")
  func page() async throws {
    let (exploration, board, page, _) = try await draw { StopCoordinator(draw: drawStop) }
    #expect(board.stops.map(\.name).sorted() == exploration.places)
    #expect(board.layout.flows.map(\.title) == ["StopCoordinator"])
    let again = try await draw { StopCoordinator(draw: drawStop) }.page
    #expect(page == again)
    let file = try Storyboard(data: Data(try board.json().utf8))
    #expect(try Page(file).html() == page)
  }

  @Test("may load a file only in a page that is live, which has a line for the errors of `armature watch`")
  func live() async throws {
    let (_, board, page, _) = try await draw { StopCoordinator(draw: drawStop) }
    let live = try board.html(isLive: true)
    let (line, right) = (#"<p id="build" role="alert"></p>"#, "; frame-src 'self'")
    #expect(live.contains("\n<body>\(line)\n"))
    #expect(live.replacingOccurrences(of: line, with: "").replacingOccurrences(of: right, with: "") == page)
  }

  @Test(
    "has no frames that overlap, in boxes that do not either, with 60 and with 400 random screens",
    arguments: [60, 400])
  func randomOverlaps(count: Int) {
    var random = RandomSource(seed: 31)
    let items = (0..<count).map { _ in
      StoryboardLayout.Item(
        flows: ["App/\(Int.random(in: 0...count / 12, using: &random))"],
        isWide: Int.random(in: 0...9, using: &random) == 0)
    }
    let ways = (0..<count * 2).map { _ in
      (from: Int.random(in: 0..<count, using: &random), to: Int.random(in: 0..<count, using: &random), isDrawn: true)
    }
    let layout = StoryboardLayout(items, ways: ways)
    #expect(!pairs(layout.stops).contains { $0.overlaps($1) })
    let boxes = layout.flows.map(\.frame)
    #expect(!pairs(boxes).contains { $0.overlaps($1) })
    for (stop, flow) in zip(layout.stops, layout.flowOfStop) { #expect(boxes[flow].contains(stop)) }
    #expect(layout == StoryboardLayout(items, ways: ways))
  }

  private func pairs(_ frames: [StoryboardLayout.Frame]) -> [(StoryboardLayout.Frame, StoryboardLayout.Frame)] {
    frames.indices.flatMap { index in frames[(index + 1)...].map { (frames[index], $0) } }
  }

  @Test("marks findings, guarded places and entries by link")
  func marks() async throws {
    let board = try await draw {
      let flow = StopCoordinator { stop, flow in
        stop == .cover ? Screen("Cover") { ButtonRow("Nothing") {} } : drawStop(stop, flow)
      }
      flow.admits = { flow, request in
        request.cause == .link && request.destination as? Stop == .sheet ? .deny("not by link") : .allow
      }
      return flow
    }.board
    let stops = Dictionary(board.stops.map { ($0.name, $0) }) { first, _ in first }
    #expect(stops["StopCoordinator:cover as cover"]?.findings.count == 2)
    #expect(stops["StopCoordinator:sheet as sheet"]?.guardian == "StopCoordinator")
    #expect(stops["StopCoordinator:page"]?.entries.count == 1)
  }

  @Test("as lines, tells places and rows from texts")
  func text() async throws {
    func lines(title: String, hasSheet: Bool = true) async throws -> StoryboardText {
      try await draw {
        StopCoordinator(.home, "Home") { _ in
          LinkRow(title, to: .page(1))
          if hasSheet { LinkRow("Sheet", to: .sheet) }
        }
      }.text
    }
    let first = try await lines(title: "Page")
    #expect(first.text.hasPrefix("armature storyboard 1\nplace StopCoordinator:cover as cover | Cover\n"))
    #expect(first.text.contains("\nplace StopCoordinator:home | Home\n  tap Stop.page > StopCoordinator:page | Page\n"))
    #expect(try StoryboardText(first.text) == first)
    let other = try await lines(title: "Leaf").changes(since: first)
    #expect(other.structure == [])
    #expect(other.texts == ["~ place StopCoordinator:home: tap Stop.page > StopCoordinator:page | Leaf"])
    let message = "it is not a list of storyboard --text: its first line is “”; expected “armature storyboard 1”"
    #expect(throws: ExplorerError(message)) { try StoryboardText("") }
    let less = try await lines(title: "Page", hasSheet: false).changes(since: first)
    #expect(less.structure == ["- place StopCoordinator:home: tap Stop.sheet > StopCoordinator:sheet as sheet"])
  }
}

extension StoryboardLayout.Frame {
  fileprivate func contains(_ other: Self) -> Bool {
    x <= other.x && y <= other.y && other.x + other.width <= x + width && other.y + other.height <= y + height
  }
}
