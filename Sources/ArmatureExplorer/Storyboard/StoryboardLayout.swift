/// The positions of a storyboard: a box for each flow, and in it the screens, layered by their distance from the start.
/// They depend only on the places and the ways, so equal apps have equal maps.
struct StoryboardLayout: Hashable {
  struct Frame: Hashable {
    var x = 0
    var y = 0
    var width = 0
    var height = 0
  }

  /// A screen to be placed.
  struct Item {
    /// The coordinators from the root to its flow.
    let flow: String
    /// The kind of its layer; empty for the window's layer.
    let lane: String
    /// Whether it has columns.
    let isWide: Bool
  }

  struct Flow: Hashable {
    /// The coordinators from the root to the flow.
    let name: String
    var frame = Frame()
    /// The coordinator of the flow.
    var title: String { String(name.split(separator: "/").last ?? "") }
    /// The coordinators around it.
    var path: String { name.split(separator: "/").dropLast().joined(separator: " › ") }
    /// The names of the rows of layers above the window's layer, and where they begin in the box.
    var lanes: [Lane] = []
  }

  struct Lane: Hashable {
    let name: String
    let y: Int
  }

  /// The frames of the stops.
  private(set) var stops: [Frame]
  private(set) var flows: [Flow] = []
  /// The flows of the stops.
  private(set) var flowOfStop: [Int] = []
  private(set) var width = 0
  private(set) var height = 0

  static let narrow = 220
  static let wide = 440
  static let tall = 400
  private static let gap = (x: 90, y: 50)
  private static let border = (side: 30, top: 96)
  private static let between = 110
  private static let lane = 30
  private static let lanes = ["", "sheet", "cover", "popover", "inspector", "alert", "dialog"]

  init(_ items: [Item], ways: [(from: Int, to: Int)]) {
    stops = items.map { Frame(width: $0.isWide ? Self.wide : Self.narrow, height: Self.tall) }
    var numbers: [String: Int] = [:]
    for item in items {
      if numbers[item.flow] == nil {
        numbers[item.flow] = flows.count
        flows.append(Flow(name: item.flow))
      }
      flowOfStop.append(numbers[item.flow] ?? 0)
    }
    let distances = Self.distances(count: stops.count, ways)
    let flowWays = ways.map { (flowOfStop[$0.from], flowOfStop[$0.to]) }
    let depths = Self.distances(count: flows.count, flowWays)
    for flow in flows.indices { fill(flow, distances, lanes: items.map(\.lane)) }
    place(depths)
  }

  /// Puts the stops of a flow into its box, at first at the origin.
  private mutating func fill(_ flow: Int, _ distances: [Int], lanes: [String]) {
    let members = stops.indices.filter { flowOfStop[$0] == flow }
    let columns = Set(members.map { distances[$0] }).sorted()
    var x = Self.border.side
    var lefts: [Int: Int] = [:]
    for column in columns {
      lefts[column] = x
      x += (members.filter { distances[$0] == column }.map { stops[$0].width }.max() ?? 0) + Self.gap.x
    }
    var y = Self.border.top
    for lane in Self.lanes {
      let inLane = members.filter { lanes[$0] == lane }
      guard !inLane.isEmpty else { continue }
      if !lane.isEmpty {
        // Room for the name above the screens.
        y += Self.lane
        flows[flow].lanes.append(Lane(name: lane, y: y))
      }
      var counts: [Int: Int] = [:]
      for stop in inLane {
        let row = counts[distances[stop], default: 0]
        counts[distances[stop]] = row + 1
        stops[stop].x = lefts[distances[stop]] ?? 0
        stops[stop].y = y + row * (Self.tall + Self.gap.y)
      }
      y += (counts.values.max() ?? 0) * (Self.tall + Self.gap.y)
    }
    // The title and the path have room, in letters of about 13 and 8 units.
    let text = max(flows[flow].title.count * 13, flows[flow].path.count * 8) + 2 * Self.border.side
    flows[flow].frame.width = max(x - Self.gap.x + Self.border.side, text)
    flows[flow].frame.height = y - Self.gap.y + Self.border.side
  }

  /// Puts the boxes side by side, by the distances of their flows.
  private mutating func place(_ depths: [Int]) {
    var x = 0
    for depth in Set(depths).sorted() {
      var y = 0
      let members = flows.indices.filter { depths[$0] == depth }
      for flow in members {
        flows[flow].frame.x = x
        flows[flow].frame.y = y
        y += flows[flow].frame.height + Self.between
      }
      height = max(height, y - Self.between)
      x += (members.map { flows[$0].frame.width }.max() ?? 0) + Self.between
    }
    width = x - Self.between
    for stop in stops.indices {
      let frame = flows[flowOfStop[stop]].frame
      stops[stop].x += frame.x
      stops[stop].y += frame.y
    }
  }

  /// Returns the number of ways from the first node to each one. Nodes that no way leads to have the distance 0, as
  /// links lead there from the start.
  private static func distances(count: Int, _ ways: [(from: Int, to: Int)]) -> [Int] {
    var next: [Int: [Int]] = [:]
    for way in ways { next[way.from, default: []].append(way.to) }
    var distances = [Int?](repeating: nil, count: count)
    var starts = Array(0..<count)[...]
    // From the first node, then from those that are still not reached.
    while let start = starts.popFirst() {
      guard distances[start] == nil else { continue }
      distances[start] = 0
      var queue = [start][...]
      while let node = queue.popFirst() {
        for other in next[node] ?? [] where distances[other] == nil {
          distances[other] = (distances[node] ?? 0) + 1
          queue.append(other)
        }
      }
    }
    return distances.map { $0 ?? 0 }
  }
}
