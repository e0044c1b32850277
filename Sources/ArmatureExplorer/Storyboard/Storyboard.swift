import Foundation

/// An app's screens and the ways between them, or a walk through them: all that a page draws.
///
/// A storyboard of an exploration has each place once, as a stop. That of a trace has no stops: its states form a line.
package struct Storyboard: Codable {
  /// One moment in front of the user.
  struct State: Codable {
    /// The position of its place.
    let place: Int
    /// The position of its stop.
    var stop: Int?
    /// The positions of the steps that lead there from the start.
    var way: [Int]?
    /// The action before it, in a trace.
    var step: Trace.Step?
  }

  /// An act on a screen, as numbers in the file: the states, the word, and what is touched.
  struct Move: Hashable, Codable {
    let from: Int
    let to: Int
    /// The position of the act in words.
    let word: Int
    /// The number of a row from 1, or the positions of a bar and of an item in it; empty for other acts.
    let touched: [Int]
  }

  /// A screen on the map. Several places share it if they are the same case of a flow that is reused.
  struct Stop: Codable {
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
    /// The title of the row that is touched, in quotation marks, or the word.
    let act: String
    /// Whether it is a way back or to another tab, which nearly each screen has, or between two widths of the window.
    /// They are drawn for one screen at a time.
    var isUsual: Bool { ["back", "swipe", "fold", "unfold"].contains(word) || word.hasPrefix("tab ") }
  }

  /// The tests that walk the storyboard.
  struct Tests: Codable {
    /// Their names.
    private(set) var names = Table<String>()
    /// The positions of the names for each stop, and for each way.
    private(set) var stops: [[Int]] = []
    private(set) var ways: [[Int]] = []
    /// The part that they walk, of each flow in the order of the map and of the whole, in percent.
    let flows: [Int]
    let whole: Int
    /// The lines of the report for people.
    let report: [String]

    init(stops: [[String]], ways: [[String]], flows: [Int], _ report: CoverageReport) {
      (self.flows, whole) = (flows, report.percent)
      self.report = report.text.components(separatedBy: "\n")
      self.stops = stops.map { $0.map { names.position(of: $0) } }
      self.ways = ways.map { $0.map { names.position(of: $0) } }
    }
  }

  /// The version of the format of files.
  static let formatVersion = 1

  private(set) var format = Self.formatVersion
  package let app: String
  /// Sentences to read first.
  private(set) var notes: [String] = []
  private(set) var places = Table<Trace.Place>()
  private(set) var steps = Table<ExploredStep>()
  private(set) var words = Table<String>()
  private(set) var states: [State] = []
  private(set) var moves: [Move] = []
  private(set) var stops: [Stop] = []
  /// The moves that are ways, the first of those that are equal.
  private(set) var drawn: [Int] = []
  /// The findings, each as a sentence.
  private(set) var findings: [String] = []
  /// `nil` unless it was compared with the walks of tests.
  fileprivate(set) var tests: Tests?

  /// The ways between the stops.
  var ways: [Way] {
    drawn.map { number in
      let move = moves[number]
      let controls = places[states[move.from].place].area?.controls ?? []
      let row = move.touched.count == 1 ? move.touched[0] - 1 : -1
      let title = controls.indices.contains(row) ? controls[row].title.quoted : nil
      let word = words[move.word]
      return Way(from: stop(of: move.from), to: stop(of: move.to), word: word, act: title ?? "`\(word)`")
    }
  }

  private func stop(of state: Int) -> Int { states[state].stop ?? 0 }
}

extension Storyboard.Move {
  init(from decoder: any Decoder) throws {
    let numbers = try [Int](from: decoder)
    guard numbers.count >= 3 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a move has \(numbers.count) numbers; expected 3 to 5"))
    }
    self.init(from: numbers[0], to: numbers[1], word: numbers[2], touched: Array(numbers[3...]))
  }

  func encode(to encoder: any Encoder) throws { try ([from, to, word] + touched).encode(to: encoder) }
}

extension Storyboard {
  /// Creates the storyboard of a walk.
  init(_ trace: Trace) {
    app = trace.title
    for step in trace.steps { states.append(State(place: places.position(of: step.after), step: step)) }
  }

  /// Creates the storyboard of an exploration.
  @MainActor
  init(_ search: ExplorationSearch, _ exploration: Exploration) {
    app = exploration.name
    notes = exploration.notes
    if !exploration.untried.isEmpty { notes.append("\(exploration.untried.count) known acts were not tried.") }
    findings = exploration.findings.map { finding in
      let cause = finding.dependsOn.map { " (depends on: \($0.joined(separator: "; ")))" } ?? ""
      return "\(finding.kind.title): \(finding.text)\(cause)"
    }
    var numbers: [String: Int] = [:]
    for (number, state) in search.states.enumerated() {
      let snapshot = state.snapshot
      let shared = Self.shared(snapshot.key.place)
      let stop = numbers[shared] ?? stops.count
      if stop == stops.count {
        numbers[shared] = stop
        let guardian = search.guards.first { snapshot.topCase == $0.key }?.value
        stops.append(Stop(name: snapshot.key.place, flows: [], state: number, guardian: guardian))
      }
      if !stops[stop].flows.contains(snapshot.flow) { stops[stop].flows.append(snapshot.flow) }
      states.append(
        State(
          place: places.position(of: snapshot.drawn), stop: stop, way: state.steps.map { steps.position(of: $0) }))
    }
    for (index, finding) in exploration.findings.enumerated() {
      if let stop = numbers[Self.shared(finding.place)] { stops[stop].findings.append(index) }
    }
    var found: Set<[Int]> = []
    for move in search.moves {
      let (from, to) = (stop(of: move.from), stop(of: move.to))
      if case .open = move.act, search.states[move.from].way.isEmpty {
        let form = String(move.word.dropFirst("link ".count))
        if !stops[to].entries.contains(form) { stops[to].entries.append(form) }
      }
      guard move.act.isOnScreen || move.act.isOnWindow else { continue }
      let word = words.position(of: move.word)
      moves.append(Move(from: move.from, to: move.to, word: word, touched: search.touched(by: move)))
      if from != to, move.act.isOnScreen, found.insert([from, to, word]).inserted { drawn.append(moves.count - 1) }
    }
  }

  // MARK: A storyboard with removed parts, too

  /// Adds a stop of an earlier storyboard.
  mutating func append(_ old: Storyboard, _ stop: Int) -> Int {
    let gone = old.stops[stop]
    stops.append(Stop(name: gone.name, flows: gone.flows, state: states.count))
    states.append(State(place: add(place: old.places[old.states[gone.state].place]), stop: stops.count - 1, way: []))
    return stops.count - 1
  }

  mutating func add(place: Trace.Place) -> Int { places.position(of: place) }

  /// Adds a way between two stops, and returns its position among the ways.
  mutating func add(wayFrom from: Int, to: Int, _ word: String) -> Int {
    drawn.append(moves.count)
    let (from, to) = (stops[from].state, stops[to].state)
    moves.append(Move(from: from, to: to, word: words.position(of: word), touched: []))
    return drawn.count - 1
  }

  /// Returns the name of a place without the flows around its flow, such as `PhotoPicker:photos as sheet`.
  static func shared(_ place: String) -> String {
    place.components(separatedBy: " | ").map { part in
      let path = part.prefix { $0 != ":" }
      return (path.split(separator: "/").last ?? "") + part.dropFirst(path.count)
    }.joined(separator: " | ")
  }
}

extension ExplorationSearch {
  /// The touched control: the number of a row, or the positions of a bar and of an item in it.
  fileprivate func touched(by move: Move) -> [Int] {
    switch move.act {
    case .tap(let row): return [row]
    case .select(let name, let bar):
      let names = states[move.from].snapshot.barNames
      return names.indices.contains(bar) ? names[bar].firstIndex(of: name).map { [bar, $0] } ?? [] : []
    default: return []
    }
  }
}

extension Explorer {
  /// An exploration, and what it has drawn.
  package struct Drawing {
    package let exploration: Exploration
    package let storyboard: Storyboard
    /// The storyboard as lines.
    package let text: StoryboardText
    /// The part that tests walk, if walks were given.
    package let coverage: CoverageReport?
  }

  /// Explores the app, and draws its storyboard.
  ///
  /// - Parameter walks: The walks of tests to compare with the storyboard.
  /// - Returns: The exploration and the storyboard.
  /// - Throws: As ``run()``, and an ``ExplorerError`` if all walks are of another app.
  package func draw(walks: [TestWalk]? = nil) async throws -> Drawing {
    let search = ExplorationSearch(self)
    let exploration = try checked(await search.explore())
    var board = Storyboard(search, exploration)
    let coverage = try walks.map { try Coverage($0, of: board) }
    let report = coverage.map { CoverageReport($0, of: search) }
    if let report { board.tests = coverage?.tests(report) }
    return Drawing(
      exploration: exploration, storyboard: board, text: StoryboardText(search), coverage: report)
  }
}
