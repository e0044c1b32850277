/// Finds the screens and the ways of a storyboard that a walk passes.
struct WalkedMap {
  /// A screen or a way, by its position.
  enum Item: Hashable {
    case stop(Int)
    case way(Int)
  }

  private struct Way: Hashable {
    let from: Int
    let to: Int
    let word: String
  }

  private let stops: [String: Int]
  private let ways: [Way: Int]

  init(_ board: Storyboard) {
    let names = board.stops.enumerated().map { (Storyboard.shared($1.name).sanitized, $0) }
    stops = Dictionary(names) { first, _ in first }
    let keys = board.ways.enumerated().map { (Way(from: $1.from, to: $1.to, word: $1.word.sanitized), $0) }
    ways = Dictionary(keys) { first, _ in first }
  }

  /// Returns the screens and the ways of a walk. Work may end after an act, so all places up to the next act count as
  /// places to which the act leads. Where the app continues by itself, the user also waits.
  func items(of walk: [TestWalk.Step]) -> Set<Item> {
    var items: Set<Item> = []
    var acted: (stop: Int?, word: String)?
    var before: Int?
    for step in walk {
      let stop = stops[Storyboard.shared(step.place).sanitized]
      func add(_ word: String, from start: Int?) {
        guard let start, let stop, let way = ways[Way(from: start, to: stop, word: word.sanitized)] else { return }
        items.insert(.way(way))
      }
      if let stop { items.insert(.stop(stop)) }
      if let acted { add(acted.word, from: acted.stop) }
      add("wait", from: before)
      if let act = step.act { acted = (stop, act) }
      before = step.act == nil ? stop : nil
    }
    return items
  }
}
