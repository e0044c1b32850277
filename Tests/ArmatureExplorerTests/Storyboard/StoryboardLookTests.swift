import Testing

// @testable: the positions on the map.
@testable import ArmatureExplorer

@Suite("The picture of a storyboard")
struct StoryboardLookTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let graph: StoryboardGraph
    /// The numbers of the first layout, which had curves across columns of boxes.
    let first: (through: Int, crossings: Int)
  }

  static let cases = [
    Case(testDescription: "the template App", graph: .app, first: (12, 26)),
    Case(testDescription: "the template Account", graph: .account, first: (16, 33)),
    Case(testDescription: "the template Tabs", graph: .tabs, first: (5, 19)),
    Case(testDescription: "the template Split", graph: .split, first: (19, 55)),
    Case(testDescription: "the planner", graph: .planner, first: (18, 24)),
    Case(testDescription: "20 random screens", graph: .init(random: 20), first: (25, 49)),
    Case(testDescription: "60 random screens", graph: .init(random: 60), first: (128, 294)),
    Case(testDescription: "200 random screens", graph: .init(random: 200), first: (647, 2514)),
  ]

  @Test("has lines around the screens, few crossings, captions apart, and uses the canvas", arguments: cases)
  func look(of each: Case) {
    let layout = each.graph.layout
    let measure = StoryboardMeasure(each.graph, layout)
    #expect(measure.through == 0, "\(measure)")
    #expect(measure.crossings <= each.first.crossings / 2)
    #expect(measure.overlaps == 0)
    #expect(measure.used >= 60)
    // Titles of up to 22 letters have at least nine pixels.
    let isReadable = each.graph.names.count > 20 || measure.scale * 20 >= 9
    #expect(isReadable, "\(measure)")
    #expect(layout == each.graph.layout)
  }

  @Test("has the entry at the left, and one last piece for all lines to a screen", arguments: cases)
  func bundles(of each: Case) {
    let layout = each.graph.layout
    #expect(layout.stops.allSatisfy { layout.stops[0].x <= $0.x })
    #expect(layout.stops[0].y == layout.stops.map(\.y).min())
    var ends: [Int: Set<[StoryboardLayout.Point]>] = [:]
    for (way, line) in zip(each.graph.ways, layout.lines) {
      if let end = line?.suffix(2).nonEmpty { ends[way.to, default: []].insert(Array(end)) }
    }
    #expect(ends.values.allSatisfy { $0.count == 1 })
  }

  @Test("has no line to the first screen, and none back to a screen that the user has passed")
  func marks() {
    let layout = StoryboardGraph(
      """
      A:start; Start; 1 3
      A:list; List; 2
      A:item; Item; 1 3
      B:other; Other; 0
      """
    ).layout
    #expect(layout.lines.map { $0?.isEmpty } == [false, false, false, true, false, true])
  }

  @Test("has one box for a flow that is reused, which names the flows around it")
  func reuse() {
    let items = [["App"], ["App/A"], ["App/B"], ["App/A/Picker", "App/B/Picker"]].map {
      StoryboardLayout.Item(flows: $0, isWide: false)
    }
    let layout = StoryboardLayout(items, ways: [(0, 1), (0, 2), (1, 3), (2, 3)].map { ($0.0, $0.1, true) })
    #expect(layout.flows.map(\.title) == ["App", "A", "B", "Picker"])
    #expect(layout.flows.map(\.path) == ["", "App", "App", "in A and in B"])
  }
}
