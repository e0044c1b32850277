import Armature
import Foundation

/// One exploration of an app: the states that are known, and the acts that are still to be tried.
@MainActor
final class ExplorationSearch {
  /// A state of the app, with the shortest known way to it.
  struct State {
    let snapshot: ScreenSnapshot
    let way: [ExploredAct]
    let steps: [ExploredStep]
    /// The acts by their identities.
    let attempts: [String: Attempt]
    /// The identities in the order in which they are tried.
    let order: [String]
    /// Whether the app would begin in the same place.
    let isStart: Bool
  }

  /// An act that has led from one state to another.
  struct Move: Hashable {
    let from: Int
    var act: ExploredAct
    /// The identity of the act among the attempts of the state.
    let key: String
    /// Whether it is the alternative of that attempt.
    let isAlternative: Bool
    /// The act in words, without texts that may change.
    let word: String
    let to: Int
  }

  private let app: ExploredApp
  /// The roots that guards have shown in place of the first ones, from the start on and in each state.
  private var remainingSubstitutes: [SubstituteRoot] = []
  let explorer: Explorer
  private let waits = StalledWork()
  private let started = Date()
  private(set) var states: [State] = []
  private(set) var stateIndex: [ScreenSnapshot.Key: Int] = [:]
  private var queue = SearchQueue()
  private var links: [(form: String, link: String)] = []
  /// The links with values that no example has.
  private var oddLinks: [String] = []
  /// The acts that were tried, with their places.
  var triedAttempts: Set<String> = []
  /// The places whose acts are known.
  private var knownPlaces: Set<String> = []
  var result: Exploration
  var edges: Set<Exploration.Edge> = []
  /// The first walk by each way that changes the place, also by those that are no way of a user.
  private var walksByWay: [Exploration.Edge: ExploredWalk] = [:]
  /// The expression that makes the root flow. An editor shows a gap for the world, as only the app knows its argument.
  private(set) var newRoot = ""
  var unknown: Set<String> = []
  var moves: [Move] = []
  /// The guards that did not admit a case for a link, by the names of the cases.
  var guards: [String: String] = [:]
  var notes = FindingCollector()
  var examples = ExampleCoverage()
  /// The links that lead to a state from the start.
  var shortcuts: [ScreenSnapshot.Key: ExploredStep] = [:]

  init(_ explorer: Explorer) {
    self.explorer = explorer
    app = explorer.app
    result = Exploration(name: explorer.name, seed: explorer.seed)
  }

  /// Explores the app.
  func explore() async throws -> Exploration {
    if let problem = explorer.bounds.problem { throw ExplorerError(problem) }
    let first = try await run()
    // The list makes the child flow of each example, which may never end.
    let end = explorer.ends.first { $0.act == Explorer.linksAct }
    if end == nil {
      explorer.willAct?([], Explorer.linksAct)
      oddLinks = first.scene.oddLinks
      links = first.scene.linkDirectory.flows.flatMap { flow in
        flow.forms.flatMap { form in
          ([form.link].compactMap { $0 } + form.otherLinks).map {
            ("\(flow.prefix == "/" ? "" : flow.prefix)/\(form.text)", $0)
          }
        }
      }
    }
    remainingSubstitutes = first.scene.substituteRoots
    newRoot = "\(type(of: first.scene.root))(\(app.hasWorld ? "<#world#>" : ""))"
    add(first, way: [])
    if let end { notes.add(end.kind, at: 0, "\(end.act): \(end.reason)") }
    while let task = queue.next(unlessCovered: { self.triedAttempts.contains($0) }) {
      guard !isOver else { break }
      switch task {
      case .check(let number): try await check(number)
      case .attempt(let number, let key): try await attempt(key, in: number)
      }
    }
    for link in oddLinks where !isOver { try await check(oddLink: link) }
    for (row, number) in notes.deadRows where !isOver { try await tryAgain(row, in: number) }
    return report()
  }

  private var isOver: Bool {
    if result.actions >= explorer.bounds.actions {
      meet(.actions)
    } else if let seconds = explorer.bounds.seconds, Date().timeIntervalSince(started) >= seconds {
      meet(.seconds)
    } else {
      return false
    }
    return true
  }

  private func meet(_ bound: Exploration.Bound) { if result.bound == nil { result.bound = bound } }

  private func run() async throws(SceneError) -> ExploredRun {
    explorer.willAct?([], Explorer.startAct)
    return try await ExploredRun(app, waits)
  }

  // MARK: States

  /// Adds the state in which a walk is, unless it is known.
  ///
  /// - Parameters:
  ///   - run: The walk.
  ///   - way: Its acts.
  func add(_ run: ExploredRun, way: [ExploredAct]) {
    let snapshot = run.snapshot()
    var state: State {
      // Links are tried from the start, and one of them from each other place.
      let index = knownPlaces.count + Int(explorer.seed % 97)
      let links = way.isEmpty || self.links.isEmpty ? self.links : [self.links[index % self.links.count]]
      var (attempts, order): ([String: Attempt], [String]) = ([:], [])
      for attempt in run.attempts(links: links, seed: explorer.seed) where attempts[attempt.key] == nil {
        attempts[attempt.key] = attempt
        order.append(attempt.key)
      }
      return State(
        snapshot: snapshot, way: way, steps: run.steps, attempts: attempts, order: order,
        isStart: snapshot.layer == nil && run.startPlace == snapshot.screens)
    }
    let substitutes = run.scene.substituteRoots
    remainingSubstitutes.removeAll { !substitutes.contains($0) }
    examples.record(snapshot, isByLink: way.hasLink)
    if let number = stateIndex[snapshot.key] {
      // The queue names acts by their identities, so its tasks also fit the shorter way.
      if way.cost < states[number].way.cost { states[number] = state }
      return
    }
    guard states.count < explorer.bounds.states else { return meet(.states) }
    let new = state
    let number = states.count
    stateIndex[snapshot.key] = number
    states.append(new)
    if let layer = snapshot.layer { notes.record(layer: layer.name, isLeft: false, at: number) }
    if way.count >= explorer.bounds.depth, !new.attempts.isEmpty {
      meet(.depth)
    } else {
      for key in new.order {
        guard let attempt = new.attempts[key] else { continue }
        knownPlaces.insert(snapshot.key.place)
        queue.add(.attempt(number, attempt.key), cost: way.cost, id: id(attempt, in: new), isOnce: attempt.isForPlace)
      }
    }
    queue.add(.check(number), cost: way.cost, id: nil, isOnce: false)
  }

  func id(_ attempt: Attempt, in state: State) -> String { "\(state.snapshot.key.place) > \(attempt.key)" }

  /// Walks to a state in a new world.
  ///
  /// - Returns: The walk, before its last act if `isBeforeLast`; `nil` if an act of the way fails now, which is a
  ///   finding.
  func walk(to number: Int, isBeforeLast: Bool = false) async throws -> ExploredRun? {
    let state = states[number]
    let run = try await run()
    for (index, act) in state.way.enumerated() where !isBeforeLast || index < state.way.count - 1 {
      guard await perform(act, in: run) == nil else {
        notes.add(.notRepeatable, at: number, "\(state.snapshot.key.place) is not reached again by the same acts")
        return nil
      }
    }
    return run
  }

  // MARK: Walks

  /// Keeps a walk whose last act has changed the place.
  func record(_ run: ExploredRun, by way: Exploration.Edge, to end: ScreenSnapshot) {
    if walksByWay[way] == nil { walksByWay[way] = ExploredWalk(steps: run.steps, to: end) }
  }

  /// The walks to the first place, and by each way that changes the place.
  var walks: [ExploredWalk] {
    states.prefix(1).map { ExploredWalk(steps: [], to: $0.snapshot) }
      + walksByWay.sorted { $0.key < $1.key }.map(\.value)
  }

  // MARK: Report

  private func report() -> Exploration {
    // A shorter way may have been found to a state, with other numbers of its rows.
    for index in moves.indices {
      let move = moves[index]
      guard let attempt = states[move.from].attempts[move.key] else { continue }
      moves[index].act = move.isAlternative ? attempt.alternative ?? move.act : attempt.act
    }
    result.states = states.count
    result.places = Set(states.map(\.snapshot.key.place)).sorted()
    result.edges = edges.sorted(by: <)
    result.untried = queue.remaining.compactMap { state, key in
      states[state].attempts[key].map { "\(states[state].snapshot.key.place) > \($0.word)" }
    }
    result.untried = Set(result.untried).sorted()
    result.unknown = unknown.sorted()
    result.notes = remainingSubstitutes.map { root in
      "The explorer saw only what is in front of \(root.flow): a guard shows “\(root.shown)” instead of "
        + "“\(root.replaced)”, and no act led past it. If it is a sign-in, give the world a user who is signed in, as in: "
        + #"world: { _ in Store(user: "Ada") }"#
    }
    result.findings = notes.findings(in: self, isWhole: queue.remaining.isEmpty)
    if !app.hasWorld, let proof = result.findings.first(where: { $0.kind == .notRepeatable }) {
      // Other walks have changed the data, so what looks wrong may be right.
      result.findings.removeAll { $0 != proof && $0.kind.dependsOnData }
      result.notes.append(
        "\(result.name) keeps its data between walks, so the explorer cannot tell what else is wrong. Make the data anew "
          + "for each walk, as in: TerminalApp(name: \(result.name.swiftLiteral), world: { _ in Store() }) { store, _ in … }"
      )
    }
    result.casesWithoutExample = examples.casesWithoutExample
    result.examplesWithoutRow = examples.linksWithoutRow
    result.refusedLinks = Set(result.refusedLinks).sorted()
    return result
  }
}

extension [ExploredAct] {
  /// Whether the way contains a link.
  var hasLink: Bool { contains { if case .open = $0 { true } else { false } } }

  /// The position in the queue: short ways first. A link costs three rows more, so that findings have ways by rows.
  fileprivate var cost: Int { count + (hasLink ? 3 : 0) }
}
