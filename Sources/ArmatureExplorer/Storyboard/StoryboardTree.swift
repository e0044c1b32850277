/// The shortest ways from the first stop. Stops that no way leads to are starts, too, as links lead there.
struct StoryboardTree {
  private(set) var distances: [Int]
  /// The positions in the order in which a reader follows the branches of the tree.
  private(set) var ranks: [Int]
  private var parents: [Int?]

  init(count: Int, _ ways: [(from: Int, to: Int)]) {
    (distances, ranks, parents) = (Array(repeating: 0, count: count), Array(repeating: 0, count: count), [])
    parents = Array(repeating: nil, count: count)
    let next = Dictionary(grouping: ways, by: \.from).mapValues { $0.map(\.to) }
    var (children, isReached): ([[Int]], [Bool]) = (
      .init(repeating: [], count: count), .init(repeating: false, count: count)
    )
    var rank = 0
    for start in 0..<count where !isReached[start] {
      isReached[start] = true
      var queue = [start]
      var first = 0
      while first < queue.count {
        let stop = queue[first]
        first += 1
        for other in next[stop] ?? [] where !isReached[other] {
          isReached[other] = true
          distances[other] = distances[stop] + 1
          parents[other] = stop
          children[stop].append(other)
          queue.append(other)
        }
      }
      var stack = [start]
      while let stop = stack.popLast() {
        ranks[stop] = rank
        rank += 1
        stack += children[stop].reversed()
      }
    }
  }

  /// Whether the user has passed a stop on the way to another.
  func isPassed(_ stop: Int, before other: Int) -> Bool {
    sequence(first: other) { parents[$0] }.contains(stop)
  }
}
