import Armature

/// Observations during an exploration. Some of them are findings only when everything was seen.
@MainActor
struct FindingCollector {
  private struct Note {
    let kind: Finding.Kind
    let state: Int
    let text: String
    let tail: [ExploredStep]
    /// The states in which it was seen, if there may be several.
    var evidence: [Int] = []
  }

  /// A row of a screen, by the identity of the act on it. In columns, it may work beside one screen and not beside
  /// another.
  struct Row: Hashable {
    let screen: String
    let key: String
  }

  private var notes: [Note] = []
  /// The first note of each kind with a text.
  private var seen: Set<String> = []
  private var rows: [Row: (tries: Int, dead: [Note])] = [:]
  private var layers: [String: (isLeft: Bool, state: Int)] = [:]
  /// By place, the first act after which a new start would show another place, although the act left this one open.
  private var deadEnds: [String: Note] = [:]
  /// The places that the user has left by an act on the screen.
  private var exits: Set<String> = []

  mutating func add(_ kind: Finding.Kind, at state: Int, _ text: String, _ tail: [ExploredStep] = []) {
    guard seen.insert("\(kind) \(text)").inserted else { return }
    notes.append(Note(kind: kind, state: state, text: text, tail: tail))
  }

  /// Notes a touch on a row. One that shows nothing new in one state may do so in another.
  mutating func record(_ row: Row, isDead: Bool, at state: Int, _ name: String, _ step: ExploredStep?) {
    var noted = rows[row] ?? (0, [])
    noted.tries += 1
    if isDead { noted.dead.append(Note(kind: .deadRow, state: state, text: name, tail: step.map { [$0] } ?? [])) }
    rows[row] = noted
  }

  /// The rows that have shown nothing new so far, each with a state.
  var deadRows: [(row: Row, state: Int)] {
    rows.filter { $0.value.dead.count == $0.value.tries }.compactMap { row, noted in
      noted.dead.first.map { (row, $0.state) }
    }.sorted { ($0.0.screen, $0.0.key) < ($1.0.screen, $1.0.key) }
  }

  mutating func record(layer: String, isLeft: Bool, at state: Int) {
    let before = layers[layer]
    layers[layer] = (isLeft || before?.isLeft == true, before?.state ?? state)
  }

  mutating func record(exitFrom screens: String) { exits.insert(screens) }

  /// Notes an act that left a place open, although a new start would show another place.
  mutating func record(
    deadEndAt screens: String, _ name: String, insteadOf next: String, at state: Int, _ tail: [ExploredStep]
  ) {
    guard deadEnds[screens] == nil else { return }
    let text = "no act leads out of \(screens), although the app leads to \(next) after \(name)"
    deadEnds[screens] = Note(kind: .deadEnd, state: state, text: text, tail: tail)
  }

  mutating func record(_ event: NavigationEvent, at state: Int, _ tail: [ExploredStep]) {
    switch event.kind {
    case .denied(.mistake(let sentence)), .refused(_, .denied(.mistake(let sentence))):
      add(.redirectLoop, at: state, sentence, tail)
    case .mistake(let sentence): add(.mistake, at: state, sentence, tail)
    default: break
    }
  }

  mutating func record(
    relaunchOf before: ScreenSnapshot, to after: ScreenSnapshot, _ losses: [RestoreReport.Loss], at state: Int
  ) {
    // A place that waits is opened again, or is dropped if it has no link.
    guard before.isKept, before.key.waiting == nil else { return }
    if let loss = losses.first {
      add(.lossOnRelaunch, at: state, "\(before.key.place): \(loss)")
    } else if before.key.place != after.key.place {
      add(.lossOnRelaunch, at: state, "\(before.key.place) is restored as \(after.key.place)")
    }
  }

  /// Whether there is a note of a kind.
  func has(_ kind: Finding.Kind) -> Bool { notes.contains { $0.kind == kind } }

  /// Returns the findings, in the order of their kinds and of their ways.
  ///
  /// A layer or a place without a way out counts only if every known act in it was tried.
  ///
  /// - Parameter search: The search, for the ways and for what it has not seen.
  /// - Returns: The findings.
  func findings(in search: ExplorationSearch) -> [Finding] {
    let dead = deadRows.compactMap { rows[$0.row]?.dead }.compactMap { notes -> Note? in
      guard let note = notes.first else { return nil }
      return Note(
        kind: .deadRow, state: note.state,
        text: "\(note.text) in \(search.states[note.state].snapshot.key.place) shows nothing new", tail: note.tail,
        evidence: notes.map(\.state))
    }
    let traps = layers.filter { !$0.value.isLeft }.sorted { $0.key < $1.key }.map { layer, noted in
      Note(
        kind: .modalTrap, state: noted.state, text: "nothing that a user can do closes \(layer)", tail: [],
        evidence: search.numbers { $0.layer?.name == layer })
    }
    let ends = deadEnds.filter { !exits.contains($0.key) }.sorted { $0.key < $1.key }.map { screens, note in
      Note(
        kind: note.kind, state: note.state, text: note.text, tail: note.tail,
        evidence: search.numbers { $0.screens == screens })
    }
    let untried = search.untriedStates
    let all = notes + dead + (traps + ends).filter { untried.isDisjoint(with: $0.evidence) }
    return Finding.Kind.allCases.flatMap { kind in
      all.filter { $0.kind == kind }.map { note in
        let state = search.states[note.state]
        let steps = state.steps + note.tail
        let shortcut = state.way.count > 1 ? search.shortcuts[state.snapshot.key] : nil
        return Finding(
          kind: kind, place: state.snapshot.key.place, text: note.text, script: steps.flatMap(\.commands),
          shortScript: shortcut.map { ($0 + note.tail).flatMap(\.commands) }, test: steps.flatMap(\.code),
          dependsOn: search.dependencies(of: kind, at: [note.state] + note.evidence))
      }
    }
  }
}

/// The cases that an app shows, and the places of its examples.
@MainActor
struct ExampleCoverage {
  private var casesByRow: Set<String> = []
  private var links: [(link: String, top: Set<String>)] = []
  /// The cases that were looked up among the examples of their types.
  private var known: Set<String> = []
  private var withoutExample: Set<String> = []

  mutating func record(_ snapshot: ScreenSnapshot, isByLink: Bool) {
    if !isByLink { casesByRow.formUnion(snapshot.cases) }
    for destination in snapshot.destinations {
      let name = screenName(of: destination)
      if known.insert(name).inserted, !destination.hasExample { withoutExample.insert(name) }
    }
  }

  mutating func record(_ link: String, leadsTo snapshot: ScreenSnapshot) { links.append((link, snapshot.cases)) }

  /// The cases that are shown, and that are not among the examples of their types.
  var casesWithoutExample: [String] { withoutExample.sorted() }

  /// The links of examples with a case that no row leads to.
  var linksWithoutRow: [String] {
    links.compactMap { link, cases in
      let missing = cases.subtracting(casesByRow).sorted()
      return missing.isEmpty ? nil : "\(link): \(missing.joined(separator: ", "))"
    }.sorted()
  }
}

extension Destination {
  /// Whether the examples of the type contain the case, with any values.
  fileprivate var hasExample: Bool {
    let name = screenName(of: self)
    return Self.examples.contains { screenName(of: $0) == name }
  }
}
