import TestSupport
import Testing

// @testable: the positions on the map.
@testable import ArmatureExplorer

@Suite("The picture of a storyboard")
struct StoryboardLookTests {
  static let cases: [(name: String, graph: StoryboardGraph)] = [
    ("App", .app), ("Account", .account), ("Planner", .planner), ("20 random screens", .init(random: 20)),
    ("60 random screens", .init(random: 60)), ("200 random screens", .init(random: 200)),
  ]

  @Test("is measured")
  func numbers() {
    for (name, graph) in Self.cases { print("\(name), \(graph.names.count) screens: \(StoryboardMeasure(graph))") }
  }
}
