import Armature

// The report of an exploration.
extension ExplorationSearch {
  func report() -> Exploration {
    // A shorter way may have been found to a state, with other numbers of its rows.
    for index in moves.indices {
      let move = moves[index]
      guard let attempt = states[move.from].attempts[move.key] else { continue }
      moves[index].act = move.isAlternative ? attempt.alternative ?? move.act : attempt.act
    }
    result.states = shapes.count
    result.places = Set(states.map(\.snapshot.key.place)).sorted()
    result.edges = edges.sorted(by: <)
    let deep = deepStates.flatMap { number in states[number].order.map { (number, $0) } }.filter { number, key in
      states[number].attempts[key].map { !triedAttempts.contains(id($0, in: states[number])) } ?? false
    }
    result.untried = Set(
      (queue.remaining + deep).compactMap { number, key in
        states[number].attempts[key].map { "\(states[number].snapshot.key.place) > \($0.word)" }
      }
    ).sorted()
    result.unknown = unknown.sorted()
    result.notes = guardNotes + texts.notes
    result.notes += windowProblems.sorted { $0.key < $1.key }.map { "The window \($0.quoted) was not opened: \($1)" }
    result.findings = notes.findings(in: self)
    if keepsData {
      // One proof is enough.
      let proof = result.findings.first { $0.kind == .notRepeatable }
      result.findings.removeAll { $0.kind == .notRepeatable && $0 != proof }
      result.notes.append(
        "\(result.name) keeps its data between walks, so the explorer cannot find what else is wrong. Make the data anew "
          + "for each walk, as in: TerminalApp(name: \(result.name.swiftLiteral), world: { _ in Store() }) { store, _ in … }"
      )
    }
    result.casesWithoutExample = examples.casesWithoutExample
    result.examplesWithoutRow = examples.linksWithoutRow
    result.refusedLinks = refusals.filter { $0.value.worlds.count == starts.count }.map { "\($0): \($1.reason)" }
      .sorted()
    return result
  }

  /// The states in which known acts were not tried.
  var untriedStates: Set<Int> { deepStates.union(queue.remaining.map(\.0)) }

  /// Sentences about the guards that no act has passed.
  private var guardNotes: [String] {
    let ways =
      #"If it is a sign-in, give the texts for its rows, as in: --type "Password=…", or one more world with a user "#
      + #"who is signed in, as in: otherWorlds: ["signed in": { _ in Store(user: "Ada") }]"#
    guard remainingSubstitutes.isEmpty else {
      return remainingSubstitutes.map { root in
        "The explorer saw only the screens in front of \(root.flow): a guard shows “\(root.shown)” instead of "
          + "“\(root.replaced)”, and no act led past it. \(ways)"
      }
    }
    return Dictionary(grouping: unreached, by: \.place).sorted { $0.key < $1.key }.map { place, waits in
      let cases = Set(waits.map(\.case)).sorted().joined(separator: ", ")
      return "The explorer did not reach \(cases): a guard shows \(place) first, and no act led past it. \(ways)"
    }
  }

  /// The cases that wait behind a place and were not reached.
  var unreached: [(place: String, case: String)] {
    let shown = states.reduce(into: Set<String>()) { $0.formUnion($1.snapshot.cases.union([$1.snapshot.topCase])) }
    let waiting = states.compactMap { state in
      state.snapshot.key.waiting.map { (place: state.snapshot.screens, case: $0) }
    }
    // A tab and the first screen have no case.
    return waiting.filter { $0.case.contains(".") && !shown.contains($0.case) }
  }
}
