/// How much of a storyboard the tests walk.
///
/// Each screen and each way that the map draws counts once. Ways back, to other tabs and between widths of the window do
/// not count, as nearly each screen has them.
package struct Coverage {
  /// The walked part of some screens and ways.
  package struct Share: Hashable, Sendable {
    package fileprivate(set) var walked = 0
    package fileprivate(set) var count = 0
    /// The part in percent, rounded down, so that 100 means all.
    package var percent: Int { count == 0 ? 100 : walked * 100 / count }

    fileprivate mutating func add(isWalked: Bool) {
      count += 1
      if isWalked { walked += 1 }
    }
  }

  /// The tests that show each stop of the storyboard, sorted.
  let testsOfStops: [[String]]
  /// The tests that take each way of the storyboard, sorted, also the ways that do not count.
  let testsOfWays: [[String]]
  /// The shares of the flows, in the order of the map. A way counts for the flow in which it begins.
  let flows: [Share]
  package let whole: Share
  /// The walks that show no screen of the map.
  let strangers: [TestWalk]
  let board: Storyboard
  let layout: StoryboardLayout
  private let map: WalkedMap

  /// Compares walks with a storyboard.
  ///
  /// - Parameters:
  ///   - walks: The walks of the tests.
  ///   - board: The storyboard.
  /// - Throws: An ``ExplorerError`` if no walk shows a screen of the map.
  init(_ walks: [TestWalk], of board: Storyboard) throws(ExplorerError) {
    let map = WalkedMap(board)
    let items = walks.map { map.items(of: $0.steps) }
    strangers = zip(walks, items).filter { $0.1.isEmpty }.map(\.0)
    if strangers.count == walks.count, let first = walks.first {
      throw ExplorerError(
        "no walk shows a screen of this app; \(first.file.quoted) begins at \((first.steps.first?.place ?? "").quoted). "
          + "Empty the folder, and run the tests of this app with ARMATURE_WALKS again")
    }
    var tests: [WalkedMap.Item: Set<String>] = [:]
    for (walk, items) in zip(walks, items) { for item in items { tests[item, default: []].insert(walk.test) } }
    testsOfStops = board.stops.indices.map { (tests[.stop($0)] ?? []).sorted() }
    testsOfWays = board.ways.indices.map { (tests[.way($0)] ?? []).sorted() }
    let layout = board.layout
    var flows = layout.flows.map { _ in Share() }
    var whole = Share()
    func add(from stop: Int, _ tests: [String]) {
      flows[layout.flowOfStop[stop]].add(isWalked: !tests.isEmpty)
      whole.add(isWalked: !tests.isEmpty)
    }
    for (stop, tests) in testsOfStops.enumerated() { add(from: stop, tests) }
    for (way, tests) in zip(board.ways, testsOfWays) where !way.isUsual { add(from: way.from, tests) }
    (self.flows, self.whole, self.board, self.layout, self.map) = (flows, whole, board, layout, map)
  }

  /// The tests for the page.
  func tests(_ report: CoverageReport) -> Storyboard.Tests {
    Storyboard.Tests(stops: testsOfStops, ways: testsOfWays, flows: flows.map(\.percent), report)
  }

  /// The screens and the ways that count and that no test walks, by position.
  var missing: Set<WalkedMap.Item> {
    let stops = testsOfStops.indices.filter { testsOfStops[$0].isEmpty }.map { WalkedMap.Item.stop($0) }
    let ways = testsOfWays.indices.filter { testsOfWays[$0].isEmpty && !board.ways[$0].isUsual }
    return Set(stops + ways.map { WalkedMap.Item.way($0) })
  }

  /// Returns the walks that would add the most screens and ways without a test, each after those before it.
  ///
  /// - Parameters:
  ///   - count: The number of walks at most.
  ///   - walks: The walks of the explorer.
  /// - Returns: The walks, each with the number of screens and ways that it adds.
  func missingWalks(_ count: Int, among walks: [ExploredWalk]) -> [(walk: ExploredWalk, adds: Int)] {
    var missing = missing
    let items = walks.map { map.items(of: $0.visits) }
    var chosen: [(walk: ExploredWalk, adds: Int)] = []
    while chosen.count < count {
      let gains = items.map { $0.intersection(missing).count }
      // Links and relaunches are for screens that no row leads to.
      let costs = walks.indices.map { index in
        (gains[index] > 0 && walks[index].isOnScreen ? 0 : 1, -gains[index], walks[index].steps.count, index)
      }
      let best = walks.indices.min { costs[$0] < costs[$1] }
      guard let best, gains[best] > 0 else { break }
      missing.subtract(items[best])
      chosen.append((walks[best], gains[best]))
    }
    return chosen
  }
}
