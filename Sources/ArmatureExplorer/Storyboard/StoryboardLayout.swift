import Foundation

/// The positions of a storyboard: a box for each flow, and in it the screens, in columns by their distance from the start.
/// The boxes fill shelves from left to right, as words fill lines.
///
/// The positions depend only on the screens and the ways, so equal apps have equal maps.
struct StoryboardLayout: Hashable {
  struct Point: Hashable, Encodable {
    var x = 0
    var y = 0

    func encode(to encoder: any Encoder) throws { try [x, y].encode(to: encoder) }
  }

  struct Frame: Hashable, Encodable {
    var x = 0
    var y = 0
    var width = 0
    var height = 0
    var right: Int { x + width }
    var bottom: Int { y + height }
    /// Where ways leave a screen, before they begin at their rows, and where they enter one.
    var exit: Point { Point(x: right, y: y + height / 2) }
    var entrance: Point { Point(x: x, y: y + height / 3) }

    /// Returns a text below the screen, with letters that are about 0.6 times as wide as their size. A long text is small,
    /// and a longer one ends in dots.
    func caption(_ text: String, largest: Int, smallest: Int) -> Caption {
      let room = (width + 40) * 10 / 6
      guard text.count * smallest > room else {
        return Caption(text: text, size: min(largest, room / max(text.count, 1)))
      }
      return Caption(text: text.prefix(room / smallest - 1) + "…", size: smallest)
    }
  }

  /// A text below a screen.
  struct Caption: Hashable, Encodable {
    let text: String
    let size: Int
  }

  /// A screen to be placed.
  struct Item {
    /// The coordinators from the root to its flow; several if the flow is reused.
    let flows: [String]
    /// Whether it has columns.
    let isWide: Bool
  }

  struct Flow: Hashable, Encodable {
    /// The coordinator of the flow.
    let title: String
    /// The coordinators around it; of a flow that is reused, only the nearest.
    let path: String
    var frame = Frame()
    /// The width of the title, in letters of about 14 units.
    fileprivate var textWidth: Int { title.count * 14 }
  }

  /// The frames of the stops.
  private(set) var stops: [Frame]
  private(set) var flows: [Flow] = []
  /// The flows of the stops.
  private(set) var flowOfStop: [Int] = []
  /// The corners of the lines of the ways; empty for a way to the first screen, or back to one that the user has passed,
  /// and `nil` for one that is not drawn.
  private(set) var lines: [[Point]?] = []
  private(set) var width = 0
  private(set) var height = 0

  static let narrow = 220
  static let wide = 440
  static let tall = 400
  /// The room for captions below a screen.
  static let caption = 76
  /// From one row of screens to the next.
  private static let row = tall + caption + 34
  private static let border = (side: 30, top: 92, bottom: 0)
  /// The room for lines between two screens or boxes.
  private static let gap = 100

  /// Those ways that are not drawn count only for the distances.
  init(_ items: [Item], ways: [(from: Int, to: Int, isDrawn: Bool)]) {
    stops = items.map { Frame(width: $0.isWide ? Self.wide : Self.narrow, height: Self.tall) }
    var (titles, paths): (Table<String>, [Table<String>]) = (Table(), [])
    for item in items {
      let names = item.flows.map { $0.split(separator: "/") }
      let flow = titles.position(of: String(names[0].last ?? ""))
      if flow == paths.count { paths.append(Table()) }
      for name in names { _ = paths[flow].position(of: name.dropLast().joined(separator: " › ")) }
      flowOfStop.append(flow)
    }
    flows = zip(titles.values, paths).map { Flow(title: $0, path: Self.path($1.values)) }
    let tree = StoryboardTree(count: stops.count, ways.map { ($0.from, $0.to) })
    let drawn = ways.filter { $0.isDrawn && $0.to != 0 && !tree.isPassed($0.to, before: $0.from) }.map {
      (from: $0.from, to: $0.to)
    }
    // The widths of the channels depend on the lines, so the shelves that seem best are tried.
    let tried = plans(tree).prefix(100).map { shelves in
      var (plan, routes) = (self, StoryboardRoutes(shelves))
      for way in drawn { routes.add(way) }
      plan.place(shelves, &routes)
      return (layout: plan, shelves: shelves, routes: routes)
    }
    let smallest = tried.sorted { $0.layout.cost < $1.layout.cost }
    let plans = smallest.prefix(max(1, min(24, 1200 / max(stops.count, 1)))).map { guess, shelves, routes in
      // The first lines show how many tracks each channel needs.
      var (plan, routes) = (self, routes)
      _ = routes.lines(guess.stops)
      plan.place(shelves, &routes)
      let lines = routes.lines(plan.stops)
      plan.lines = ways.map { $0.isDrawn ? lines[StoryboardRoutes.Way(from: $0.from, to: $0.to)] ?? [] : nil }
      return (layout: plan, crossings: routes.crossings)
    }
    let least = plans.map(\.layout.cost).min() ?? 0
    // Few crossings are worth a map that is a little larger.
    let best = plans.filter { $0.layout.cost * 100 <= least * 112 }.min { $0.crossings < $1.crossings }
    if let best { self = best.layout }
  }

  private static func path(_ paths: [String]) -> String {
    guard paths.count > 1 else { return paths.first ?? "" }
    return "in "
      + paths.map { $0.components(separatedBy: " › ").last?.nonEmpty ?? "the app" }.joined(separator: " and in ")
  }

  /// The height of a canvas of 16:10 for the map, and more for a map that uses less than 60% of it.
  private var cost: Int {
    let canvas = max(height, width * 10 / 16)
    let rows = Dictionary(grouping: flows.map(\.frame), by: \.y).values.map { row in
      ((row.map(\.right).max() ?? 0) - (row.map(\.x).min() ?? 0)) * (row.map(\.height).max() ?? 0)
    }
    let used = rows.reduce(0, +) * 100 / max(1, canvas * canvas * 16 / 10)
    return canvas * 61 / max(1, min(used, 61))
  }

  /// Returns the shelves for the map, at first those whose map is probably the largest on a canvas of 16:10. A shelf is
  /// a list of columns of stops, and those of a flow are side by side.
  private func plans(_ tree: StoryboardTree) -> [[[[Int]]]] {
    let order = stops.indices.sorted { (tree.distances[$0], tree.ranks[$0]) < (tree.distances[$1], tree.ranks[$1]) }
    let members = Dictionary(grouping: order) { flowOfStop[$0] }
    func rank(_ members: [Int]) -> Int { members.map { tree.ranks[$0] }.min() ?? 0 }
    let boxes = members.values.sorted { rank($0) < rank($1) }.map { members in
      members.reduce(into: [[Int]]()) { layers, stop in
        if let last = layers.last?.last, tree.distances[last] == tree.distances[stop] {
          layers[layers.count - 1].append(stop)
        } else {
          layers.append([stop])
        }
      }
    }
    let sizes = [1, 2, 3, 4, 6, 8, 12, 16, 24, 40]
    let shapes = sizes.flatMap { rows in sizes.map { (rows: rows, columns: $0) } }
    var (plans, known): ([(shelves: [[[Int]]], size: Int)], Set<[[[Int]]]>) = ([], [])
    for shape in shapes {
      let boxes = boxes.map { layers in
        Self.folded(layers.flatMap { Self.columns($0, rows: shape.rows) }, columns: shape.columns)
      }
      guard known.insert(boxes).inserted else { continue }
      let widths = boxes.map { box in
        let columns = box.map { stops[$0[0]].width + Self.gap }.reduce(0, +)
        return max(columns, flows[flowOfStop[box[0][0]]].textWidth + 2 * Self.border.side) + Self.gap
      }
      var limit = 0
      for width in widths {
        limit += width
        let (shelves, size) = Self.fill(boxes, widths, limit: limit)
        plans.append((shelves, size))
      }
    }
    return plans.enumerated().sorted { ($0.1.size, $0.0) < ($1.1.size, $1.0) }.map(\.element.shelves)
  }

  /// Divides a layer into columns of nearly equal lengths.
  private static func columns(_ layer: [Int], rows: Int) -> [[Int]] {
    let count = (layer.count + rows - 1) / rows
    return (0..<count).map { Array(layer[($0 * layer.count / count)..<(($0 + 1) * layer.count / count)]) }
  }

  /// Folds a box that has many columns, as a long line is wrapped: the first columns are above the next ones.
  private static func folded(_ box: [[Int]], columns: Int) -> [[Int]] {
    let count = (box.count + columns - 1) / columns
    let width = (box.count + count - 1) / count
    return (0..<width).map { column in
      stride(from: column, to: box.count, by: width).flatMap { box[$0] }
    }
  }

  /// Fills shelves up to a width, and returns them with the height of a canvas of 16:10 for them.
  private static func fill(_ boxes: [[[Int]]], _ widths: [Int], limit: Int) -> (shelves: [[[Int]]], size: Int) {
    var (shelves, x, widest): ([[[Int]]], Int, Int) = ([], 0, 0)
    for (box, width) in zip(boxes, widths) {
      if shelves.isEmpty || x + width > limit { (shelves, x) = (shelves + [[]], 0) }
      shelves[shelves.count - 1] += box
      x += width
      widest = max(widest, x)
    }
    let height = shelves.map { (($0.map(\.count).max() ?? 0) * row) + border.top + border.bottom + gap }.reduce(0, +)
    return (shelves, max(height, widest * 10 / 16))
  }

  /// Gives the stops, the boxes and the channels between them their positions.
  private mutating func place(_ shelves: [[[Int]]], _ routes: inout StoryboardRoutes) {
    for (number, shelf) in shelves.enumerated() {
      let top = height + routes.streets[number].place(at: height, atLeast: number == 0 ? 0 : Self.gap)
      var (x, flow): (Int, Int?) = (0, nil)
      for (column, members) in shelf.enumerated() {
        let next = flowOfStop[members[0]]
        let isInside = next == flow
        x += routes.channels[number][column].place(
          at: x, atLeast: isInside || column == 0 ? Self.gap - 20 : Self.gap + 2 * Self.border.side - 20)
        if !isInside {
          flows[next].frame.x = x - Self.border.side
          flows[next].frame.y = top
          flow = next
        }
        for (row, stop) in members.enumerated() {
          stops[stop].x = x
          stops[stop].y = top + Self.border.top + row * Self.row
        }
        x += members.map { stops[$0].width }.max() ?? 0
        let isLast = column == shelf.count - 1 || flowOfStop[shelf[column + 1][0]] != next
        let text = isLast ? flows[next].textWidth + 2 * Self.border.side : 0
        flows[next].frame.width = max(x + Self.border.side - flows[next].frame.x, text)
        flows[next].frame.height = max(
          flows[next].frame.height, Self.border.top + members.count * Self.row + Self.border.bottom)
        height = max(height, flows[next].frame.bottom)
        x = isLast ? flows[next].frame.right - Self.border.side : x
      }
      x += routes.channels[number][shelf.count].place(at: x, atLeast: Self.border.side)
      width = max(width, x)
    }
    height += routes.streets[shelves.count].place(at: height, atLeast: 0)
  }
}

extension StoryboardLayout: Encodable {
  private enum CodingKeys: CodingKey { case stops, flows, lines, width, height }
}

extension Storyboard {
  /// The positions of the stops and the ways.
  var layout: StoryboardLayout {
    let items = stops.map { stop in
      StoryboardLayout.Item(flows: stop.flows, isWide: places[states[stop.state].place].hasColumns)
    }
    return StoryboardLayout(items, ways: ways.map { ($0.from, $0.to, !$0.isUsual) })
  }

  /// The title of a stop's screen.
  func title(of stop: Stop) -> String { places[states[stop.state].place].title }
}
