/// The lines of the ways on a map. They run in channels between the columns of screens, and in streets between the shelves,
/// so none passes through a screen. All lines to one screen share a track in each channel, and their last piece.
struct StoryboardRoutes {
  typealias Frame = StoryboardLayout.Frame
  typealias Point = StoryboardLayout.Point

  struct Way: Hashable {
    let from: Int
    let to: Int
  }

  /// A column of screens; as a channel, the one to its left.
  private struct Cell: Hashable {
    var shelf = 0
    var column = 0
  }

  /// The channels of the shelves: one to the left of each column, and one after the last.
  var channels: [[Channel]]
  /// A street above each shelf, and one below the last.
  var streets: [Channel]
  private var cells: [Int: Cell] = [:]
  /// Whether a screen is in the upper half of its shelf.
  private var isUpper: [Int: Bool] = [:]
  /// The channels of each way. Between two channels lies the street above the lower one.
  private var paths: [(way: Way, path: [Cell], streets: [Int])] = []

  init(_ shelves: [[[Int]]]) {
    channels = shelves.map { .init(repeating: Channel(), count: $0.count + 1) }
    streets = .init(repeating: Channel(), count: shelves.count + 1)
    for (shelf, columns) in shelves.enumerated() {
      let height = columns.map(\.count).max() ?? 0
      for (column, stops) in columns.enumerated() {
        for (row, stop) in stops.enumerated() {
          cells[stop] = Cell(shelf: shelf, column: column)
          isUpper[stop] = row * 2 < height
        }
      }
    }
  }

  /// The crossings of the lines.
  var crossings: Int { (channels.joined() + streets).map(\.crossings).reduce(0, +) }

  /// Finds the channels for a way.
  mutating func add(_ way: (from: Int, to: Int)) {
    guard var from = cells[way.from], let to = cells[way.to] else { return }
    from.column += 1
    var (path, crossed) = ([from], [Int]())
    if from != to {
      // The street where the line leaves the shelf, and the one where it meets the shelf of the other screen.
      var street =
        from.shelf < to.shelf || from.shelf == to.shelf && isUpper[way.to] == false ? from.shelf + 1 : from.shelf
      let end = from.shelf == to.shelf ? street : from.shelf < to.shelf ? to.shelf : to.shelf + 1
      crossed.append(street)
      while street != end {
        let shelf = street < end ? street : street - 1
        path.append(Cell(shelf: shelf, column: to.column * channels[shelf].count / channels[to.shelf].count))
        street += street < end ? 1 : -1
        crossed.append(street)
      }
      path.append(to)
    }
    for cell in path { channels[cell.shelf][cell.column].nets[way.to] = Channel.Net() }
    for street in crossed { streets[street].nets[way.to] = Channel.Net() }
    paths.append((Way(from: way.from, to: way.to), path, crossed))
  }

  /// Returns the corners of the lines, when the screens and the channels have their positions.
  mutating func lines(_ stops: [Frame]) -> [Way: [Point]] {
    for street in streets.indices { streets[street].clear() }
    for shelf in channels.indices {
      for column in channels[shelf].indices { channels[shelf][column].clear() }
    }
    for (way, path, crossed) in paths {
      for (index, cell) in path.enumerated() {
        let ends = [index > 0 ? crossed[index - 1] : nil, index < crossed.count ? crossed[index] : nil]
        channels[cell.shelf][cell.column].meet(
          way.to, before: index == 0 ? stops[way.from].exit.y : nil,
          after: index == path.count - 1 ? stops[way.to].entrance.y : nil,
          ends: ends.compactMap { $0.map { streets[$0].middle } })
      }
    }
    for shelf in channels.indices {
      for column in channels[shelf].indices { channels[shelf][column].order() }
    }
    for (way, path, crossed) in paths {
      for (index, street) in crossed.enumerated() {
        for cell in path[index...(index + 1)] {
          let x = channels[cell.shelf][cell.column].tracks[way.to]
          streets[street].meet(way.to, before: cell.shelf < street ? x : nil, after: cell.shelf < street ? nil : x)
        }
      }
    }
    for street in streets.indices { streets[street].order() }
    let lines = paths.map { way, path, crossed in
      var points = [stops[way.from].exit]
      for (index, cell) in path.enumerated() {
        let x = channels[cell.shelf][cell.column].tracks[way.to] ?? 0
        points.append(Point(x: x, y: points[points.count - 1].y))
        let y = index < crossed.count ? streets[crossed[index]].tracks[way.to] : stops[way.to].entrance.y
        points.append(Point(x: x, y: y ?? 0))
      }
      return (way, points + [stops[way.to].entrance])
    }
    return Dictionary(lines) { first, _ in first }
  }

  /// A band without screens, with a track for each screen that lines in it lead to. Tracks of a street are from above to
  /// below, those of other channels from left to right.
  struct Channel {
    struct Net {
      /// Where lines meet the track from the side before it, and from the side after it.
      var (before, after): (Set<Int>, Set<Int>) = ([], [])
      var (low, high) = (Int.max, Int.min)

      /// The crossings of two tracks, this one being the first.
      func crossings(before next: Self) -> Int {
        next.before.filter { low < $0 && $0 < high }.count + after.filter { next.low < $0 && $0 < next.high }.count
      }
    }

    var nets: [Int: Net] = [:]
    /// The positions of the tracks.
    private(set) var tracks: [Int: Int] = [:]
    private(set) var crossings = 0
    /// The number of positions of tracks; `nil` before lines are known.
    private var count: Int?
    private var (start, width) = (0, 0)
    var middle: Int { start + width / 2 }

    /// Sets the position, and returns the width.
    mutating func place(at start: Int, atLeast least: Int) -> Int {
      (self.start, width) = (start, max(least, nets.isEmpty ? 0 : 44 + (count ?? nets.count / 2 + 1) * 10))
      return width
    }

    mutating func clear() { nets = nets.mapValues { _ in Net() } }

    mutating func meet(_ target: Int, before: Int?, after: Int?, ends: [Int] = []) {
      var net = nets[target] ?? Net()
      if let before { net.before.insert(before) }
      if let after { net.after.insert(after) }
      let positions = [before, after].compactMap { $0 } + ends
      net.low = min(net.low, positions.min() ?? net.low)
      net.high = max(net.high, positions.max() ?? net.high)
      nets[target] = net
    }

    /// Orders the tracks so that few lines cross.
    mutating func order() {
      var order = nets.sorted { $0.key < $1.key }
      let costs = order.map { net in
        order.map { net.value.crossings(before: $0.value) - $0.value.crossings(before: net.value) }.reduce(0, +)
      }
      order = zip(order, costs).sorted { ($0.1, $0.0.key) < ($1.1, $1.0.key) }.map(\.0)
      var isChanged = true
      while isChanged {
        isChanged = false
        for index in order.indices.dropLast() {
          let (net, next) = (order[index].value, order[index + 1].value)
          guard next.crossings(before: net) < net.crossings(before: next) else { continue }
          order.swapAt(index, index + 1)
          isChanged = true
        }
      }
      crossings = 0
      // Tracks that do not lie side by side share a position.
      var places: [Int] = []
      for (index, net) in order.map(\.value).enumerated() {
        crossings += order[(index + 1)...].map { net.crossings(before: $0.value) }.reduce(0, +)
        let beside = order.indices.prefix(index).filter {
          order[$0].value.low <= net.high && net.low <= order[$0].value.high
        }
        places.append(beside.map { places[$0] + 1 }.max() ?? 0)
      }
      let count = (places.max() ?? 0) + 1
      self.count = count
      for (net, place) in zip(order, places) {
        tracks[net.key] = start + 22 + (place * 2 + 1) * (width - 44) / (count * 2)
      }
    }
  }
}
