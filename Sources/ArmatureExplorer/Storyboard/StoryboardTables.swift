/// A storyboard as tables for its page.
struct StoryboardTables: Encodable {
  private var places = PlaceTables()
  private let title: Int
  private let stops: [Stop]
  private let ways: [[Int]]
  private let states: [State]
  /// The sentences of the findings.
  private let findings: [Int]

  private struct Stop: Encodable {
    let place: Int
    let state: Int
    let name: Int
    let entries: [Int]
    let findings: [Int]
    let guardian: Int?
  }

  private struct State: Encodable {
    let place: Int
    let stop: Int
    let rows: [[Int]]
    let tabs: [[Int]]
    let others: [[Int]]
    /// The way there: in words, as commands, and as a test.
    let acts: [Int]
    let script: [Int]
    let code: [Int]
  }

  private enum CodingKeys: CodingKey {
    case title, stops, ways, states, findings
  }

  func encode(to encoder: any Encoder) throws {
    try places.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(stops, forKey: .stops)
    try container.encode(ways, forKey: .ways)
    try container.encode(states, forKey: .states)
    try container.encode(findings, forKey: .findings)
  }

  @MainActor
  init(_ board: Storyboard) {
    var places = PlaceTables()
    title = places.add(board.exploration.name)
    let shown = board.states.prefix(Storyboard.prototypeStates)
    var moves: [Int: [ExplorationSearch.Move]] = [:]
    for move in board.moves where move.to < shown.count { moves[move.from, default: []].append(move) }
    states = shown.enumerated().map { number, state in
      var (rows, tabs, others): ([[Int]], [[Int]], [[Int]]) = ([], [], [])
      for move in moves[number] ?? [] {
        switch move.act {
        case .tap(let row): rows.append([row, move.to])
        case .select(let name, let bar):
          let index =
            state.snapshot.barNames.indices.contains(bar) ? state.snapshot.barNames[bar].firstIndex(of: name) : nil
          if let index { tabs.append([bar, index, move.to]) }
        case .enter where move.to != number, .type, .back, .swipe, .wait, .fold, .turn, .close:
          let other = [places.add(move.word), move.to]
          if !others.contains(other) { others.append(other) }
        case .enter, .open, .popToRoot, .relaunch: break
        }
      }
      return State(
        place: places.add(state.snapshot.drawn), stop: board.stopOfState[number], rows: rows, tabs: tabs,
        others: others,
        acts: state.steps.map { places.add($0.name) },
        script: state.steps.flatMap(\.commands).map { places.add($0) },
        code: state.steps.flatMap(\.code).map { places.add($0) })
    }
    stops = board.stops.map { stop in
      Stop(
        place: places.add(board.states[stop.state].snapshot.drawn), state: stop.state, name: places.add(stop.name),
        entries: stop.entries.map { places.add($0) },
        findings: stop.findings, guardian: stop.guardian.map { places.add($0) })
    }
    ways = board.ways.map { [$0.from, $0.to, places.add($0.word), $0.number ?? 0] }
    findings = board.exploration.findings.map { places.add("\($0.kind.title): \($0.text)") }
    self.places = places
  }
}
