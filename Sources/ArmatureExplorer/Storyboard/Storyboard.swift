import Foundation

/// A map of an app's screens that an exploration has made: each place once, in the box of its flow, with the ways
/// between them, and the states for a prototype to click through.
struct Storyboard {
  /// A screen on the map. Several places share it if they are the same case of a flow that is reused.
  struct Stop {
    /// The name of the first place.
    let name: String
    /// The flows around its places.
    var flows: [String]
    /// The state that is drawn.
    let state: Int
    /// The links of examples that lead there from the start.
    var entries: [String] = []
    /// The guard that does not admit the place to everybody.
    var guardian: String?
    /// The positions of the findings there.
    var findings: [Int] = []
  }

  /// A way from one stop to another.
  struct Way {
    let from: Int
    let to: Int
    let word: String
    /// The number of the row that the user touches, from 1.
    let number: Int?
    /// Whether it is a way back or to another tab, which nearly each screen has, or between two widths of the window.
    /// They are drawn for one screen at a time.
    var isUsual: Bool { ["back", "swipe", "fold", "unfold"].contains(word) || word.hasPrefix("tab ") }
  }

  /// The number of states that the prototype has at most.
  static let prototypeStates = 500

  let exploration: Exploration
  let states: [ExplorationSearch.State]
  let moves: [ExplorationSearch.Move]
  /// The first states of the places.
  private(set) var places: [String: Int] = [:]
  private(set) var stops: [Stop] = []
  private(set) var ways: [Way] = []
  /// The stops of the states.
  private(set) var stopOfState: [Int] = []
  let layout: StoryboardLayout

  @MainActor
  init(_ search: ExplorationSearch, _ exploration: Exploration) {
    self.exploration = exploration
    states = search.states
    moves = search.moves
    var numbers: [String: Int] = [:]
    for (number, state) in states.enumerated() {
      let snapshot = state.snapshot
      let name = snapshot.key.place
      if places[name] == nil { places[name] = number }
      if let stop = numbers[Self.shared(name)] {
        if !stops[stop].flows.contains(snapshot.flow) { stops[stop].flows.append(snapshot.flow) }
      } else {
        numbers[Self.shared(name)] = stops.count
        let guardian = search.guards.first { snapshot.topCase == $0.key }?.value
        stops.append(Stop(name: name, flows: [snapshot.flow], state: number, guardian: guardian))
      }
      stopOfState.append(numbers[Self.shared(name)] ?? 0)
    }
    for (index, finding) in exploration.findings.enumerated() {
      if let stop = numbers[Self.shared(finding.place)] { stops[stop].findings.append(index) }
    }
    struct Key: Hashable {
      let from: Int
      let to: Int
      let word: String
    }
    var found: Set<Key> = []
    for move in moves {
      let (from, to) = (stopOfState[move.from], stopOfState[move.to])
      if case .open = move.act {
        let form = String(move.word.dropFirst("link ".count))
        if states[move.from].way.isEmpty, !stops[to].entries.contains(form) { stops[to].entries.append(form) }
        continue
      }
      // The row is counted in the state that is drawn.
      let number: Int? = if case .tap(let number) = move.act, move.from == stops[from].state { number } else { nil }
      guard from != to, move.act.isOnScreen, found.insert(Key(from: from, to: to, word: move.word)).inserted
      else { continue }
      ways.append(Way(from: from, to: to, word: move.word, number: number))
    }
    let items = stops.map { stop in
      let snapshot = search.states[stop.state].snapshot
      return StoryboardLayout.Item(flows: stop.flows, isWide: snapshot.hasColumns)
    }
    layout = StoryboardLayout(items, ways: ways.map { ($0.from, $0.to, !$0.isUsual) })
  }
}

extension Storyboard {
  /// Returns the name of a place without the flows around its flow, such as `PhotoPicker:photos as sheet`.
  private static func shared(_ place: String) -> String {
    place.components(separatedBy: " | ").map { part in
      let path = part.prefix { $0 != ":" }
      return (path.split(separator: "/").last ?? "") + part.dropFirst(path.count)
    }.joined(separator: " | ")
  }
}

extension Explorer {
  /// An exploration, and what it has drawn.
  package struct Drawing {
    package let exploration: Exploration
    /// The storyboard as a page.
    package let page: String
    /// The storyboard as lines.
    package let text: StoryboardText
  }

  /// Explores the app, and draws its storyboard.
  ///
  /// - Returns: The exploration and the storyboard.
  /// - Throws: As ``run()``.
  package func draw() async throws -> Drawing {
    let search = ExplorationSearch(self)
    let exploration = try checked(await search.explore())
    let board = Storyboard(search, exploration)
    return Drawing(exploration: exploration, page: try board.html(), text: board.text)
  }
}
