import Armature
import Foundation

/// One exploration of an app: the states that are known, and the acts that are still to be tried.
@MainActor
final class ExplorationSearch {
  /// A state of the app, with the shortest known way to it.
  struct State {
    let snapshot: ScreenSnapshot
    /// The acts from the start of the world.
    let way: [ExploredAct]
    let steps: [ExploredStep]
    /// The acts by their identities.
    let attempts: [String: Attempt]
    /// The identities in the order in which they are tried.
    let order: [String]
    /// Whether the app would begin in the same place.
    let isStart: Bool
    /// The work that was not done when the walk arrived.
    let unfinished: [String]
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
  private(set) var remainingSubstitutes: [SubstituteRoot] = []
  let explorer: Explorer
  private let waits = StalledWork()
  private(set) var texts: GivenTexts
  private let started = Date()
  private(set) var states: [State] = []
  private(set) var stateIndex: [ScreenSnapshot.Key: Int] = [:]
  /// The states as the user sees them, in any world and window.
  private(set) var shapes: Set<ScreenSnapshot.Key> = []
  private(set) var queue = SearchQueue()
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
  /// By state, the effects of acts that were not seen, since they do not end or end the app.
  var unseen: [Int: Set<String>] = [:]
  /// The states that are too deep for acts.
  private(set) var deepStates: Set<Int> = []
  var moves: [Move] = []
  /// The guards that did not admit a case for a link, by the names of the cases.
  var guards: [String: String] = [:]
  /// The windows that cannot be opened, with the reasons.
  var windowProblems: [String: String] = [:]
  var notes = FindingCollector()
  var examples = ExampleCoverage()
  /// The links that lead to a state from the start.
  var shortcuts: [ScreenSnapshot.Key: [ExploredStep]] = [:]
  /// The links that were refused at the start, with the reason in the first world and the worlds.
  var refusals: [String: (reason: String, worlds: Set<Int>)] = [:]

  init(_ explorer: Explorer) {
    self.explorer = explorer
    app = explorer.app
    texts = GivenTexts(explorer.texts)
    result = Exploration(name: explorer.name, seed: explorer.seed)
  }

  /// Explores the app.
  func explore() async throws -> Exploration {
    if let problem = explorer.bounds.problem ?? app.problem { throw ExplorerError(problem) }
    let first = try await run(in: 0)
    // The list makes the child flow of each example, which may never end.
    let end = explorer.ends.first { $0.act == Explorer.linksAct }
    if end == nil {
      explorer.willAct?([], Explorer.linksAct)
      addLinks(of: first)
    }
    remainingSubstitutes = first.scene.substituteRoots
    newRoot = "\(type(of: first.scene.root))(\(app.hasWorld ? "<#world#>" : ""))"
    add(first, way: [])
    if let end { notes.add(end.kind, at: 0, "\(end.act): \(end.reason)") }
    for world in app.worlds.indices.dropFirst() { try await begin(in: world, hasLinks: end == nil) }
    while let task = queue.next(unlessCovered: { self.triedAttempts.contains($0) }) {
      guard !isOver else { break }
      switch task {
      case .check(let number): try await check(number)
      case .attempt(let number, let key): try await attempt(key, in: number)
      }
    }
    for link in oddLinks {
      for start in starts where !isOver { try await check(oddLink: link, at: start) }
    }
    for (row, number) in notes.deadRows where !isOver { try await tryAgain(row, in: number) }
    return report()
  }

  /// The states in which the worlds begin.
  var starts: [Int] { states.indices.filter { states[$0].way.isEmpty } }

  /// Begins in another world, unless that has ended an earlier process.
  private func begin(in world: Int, hasLinks: Bool) async throws {
    let beginning = app.beginning(in: world)
    if let end = explorer.ends.first(where: { $0.act == Explorer.startAct && $0.way == beginning.flatMap(\.commands) })
    {
      return notes.add(end.kind, at: 0, "\(end.act) \(beginning[0].name): \(end.reason)", beginning)
    }
    let run = try await run(in: world)
    if hasLinks { addLinks(of: run) }
    add(run, way: [])
  }

  /// Adds the links of the app. A world may have links of its own.
  private func addLinks(of run: ExploredRun) {
    oddLinks += run.scene.oddLinks.filter { !oddLinks.contains($0) }
    for flow in run.scene.linkDirectory.flows {
      for form in flow.forms {
        for link in [form.link].compactMap({ $0 }) + form.otherLinks where !links.contains(where: { $0.link == link }) {
          links.append(("\(flow.prefix == "/" ? "" : flow.prefix)/\(form.text)", link))
        }
      }
    }
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

  private func run(in world: Int) async throws(SceneError) -> ExploredRun {
    explorer.willAct?(app.beginning(in: world).flatMap(\.commands), Explorer.startAct)
    return try await ExploredRun(app, in: world, texts, waits)
  }

  // MARK: States

  /// Adds the state in which a walk is, unless it is known.
  ///
  /// - Parameters:
  ///   - run: The walk.
  ///   - way: Its acts.
  func add(_ run: ExploredRun, way: [ExploredAct]) {
    let snapshot = run.snapshot()
    texts.record(run.display)
    var state: State {
      // Links are tried from the start, and one of them from each other place.
      let index = knownPlaces.count + Int(explorer.seed % 97)
      let links = way.isEmpty || self.links.isEmpty ? self.links : [self.links[index % self.links.count]]
      var (attempts, order): ([String: Attempt], [String]) = ([:], [])
      for attempt in run.attempts(
        links: links, windows: way.isEmpty ? explorer.windows : [], seed: explorer.seed)
      where attempts[attempt.key] == nil {
        attempts[attempt.key] = attempt
        order.append(attempt.key)
      }
      return State(
        snapshot: snapshot, way: way, steps: run.steps, attempts: attempts, order: order,
        isStart: snapshot.layer == nil && !snapshot.key.isInOtherWindow && run.startPlace == snapshot.screens,
        unfinished: run.unfinished)
    }
    let substitutes = run.scene.substituteRoots
    remainingSubstitutes.removeAll { !substitutes.contains($0) }
    examples.record(snapshot, isByLink: way.hasLink)
    if let number = stateIndex[snapshot.key] {
      // The queue names acts by their identities, so its tasks also fit the shorter way.
      if way.cost < states[number].way.cost { states[number] = state }
      return
    }
    let shape = snapshot.key.shape
    // A state that looks as in the first window of the first world is the same for the user. Its rows may lead elsewhere.
    let isAgain = shape != snapshot.key && stateIndex[shape] != nil
    guard shapes.contains(shape) || shapes.count < explorer.bounds.states else { return meet(.states) }
    shapes.insert(shape)
    let new = state
    let number = states.count
    stateIndex[snapshot.key] = number
    states.append(new)
    if let layer = snapshot.layer { notes.record(layer: layer.name, isLeft: false, at: number) }
    if way.count >= explorer.bounds.depth, !new.attempts.isEmpty {
      meet(.depth)
      deepStates.insert(number)
    } else {
      for key in new.order {
        guard let attempt = new.attempts[key] else { continue }
        // In a second window of the same kind, only its first screen is tried.
        if isAgain, snapshot.key.isInOtherWindow, !run.hasTurned, !attempt.act.isOnWindow { continue }
        knownPlaces.insert(snapshot.key.place)
        queue.add(
          .attempt(number, attempt.key), cost: way.cost, id: id(attempt, in: new), isOnce: attempt.isForPlace || isAgain
        )
      }
    }
    queue.add(.check(number), cost: way.cost, id: nil, isOnce: false)
  }

  /// The identity of an act in a place. With typed texts, each act is tried anew before others are repeated.
  func id(_ attempt: Attempt, in state: State) -> String {
    let key = state.snapshot.key
    let contexts = (key.world == 0 ? [] : ["\(key.world)"]) + (key.isInOtherWindow ? ["window"] : [])
    let others = attempt.isForPlace ? [] : key.typed
    return ([key.place, attempt.key] + others + contexts).joined(separator: " > ")
  }

  /// Walks to a state in a new world.
  ///
  /// - Returns: The walk, before its last act if `isBeforeLast`; `nil` if an act of the way fails now, which is a
  ///   finding.
  func walk(to number: Int, isBeforeLast: Bool = false) async throws -> ExploredRun? {
    let state = states[number]
    let run = try await run(in: state.snapshot.key.world)
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
}

extension [ExploredAct] {
  /// Whether the way contains a link.
  var hasLink: Bool { contains { if case .open = $0 { true } else { false } } }

  /// The position in the queue: short ways first. A link costs three rows more, so that findings have ways by rows.
  fileprivate var cost: Int { count + (hasLink ? 3 : 0) }
}
