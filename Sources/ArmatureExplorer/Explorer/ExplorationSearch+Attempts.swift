import Armature

// The attempts: each does one act in a state, and notes the effects.
extension ExplorationSearch {
  /// Tries an act in a state, and the alternative if the act shows nothing new.
  func attempt(_ key: String, in number: Int) async throws {
    guard let attempt = states[number].attempts[key] else { return }
    let state = states[number]
    triedAttempts.insert(id(attempt, in: state))
    guard let run = try await walk(to: number), !skips(attempt.act, in: run, at: number) else { return }
    guard let act = await perform(attempt, attempt.act, in: run, from: number) else { return }
    // The row of a list may be the one that is on display already.
    if act.isDead, let other = attempt.alternative, let second = try await walk(to: number),
      let act = await perform(attempt, other, in: second, from: number), !act.isDead
    {
      record(attempt, isDead: false, at: number, act.name, second)
      return finish(attempt, other, in: second, from: number, act.before)
    }
    record(attempt, isDead: act.isDead, at: number, act.name, run)
    finish(attempt, attempt.act, in: run, from: number, act.before)
  }

  private func record(_ attempt: Attempt, isDead: Bool, at number: Int, _ name: String, _ run: ExploredRun) {
    guard let screen = attempt.screen else { return }
    let row = FindingCollector.Row(screen: screen, key: attempt.key)
    notes.record(row, isDead: isDead, at: number, name, run.steps.last)
  }

  /// Performs an act of an attempt, and compares the states before and after it.
  ///
  /// - Returns: The state before, whether nothing has changed, and the name of the act; `nil` if it failed.
  func perform(
    _ attempt: Attempt, _ act: ExploredAct, in run: ExploredRun, from number: Int
  ) async -> (before: ScreenSnapshot, isDead: Bool, name: String)? {
    let before = run.snapshot()
    let name = run.name(of: act)
    if case .open(let link) = act {
      willAct(act, in: run)
      for verdict in run.verdicts(on: link) { guards[verdict.place] = verdict.guardian }
    }
    if let error = await perform(act, in: run) {
      record(error, of: act, at: number)
      return nil
    }
    let after = run.snapshot()
    let isDead =
      attempt.screen != nil && !attempt.isSelected && run.events.isEmpty && run.unfinished.isEmpty
      && after.drawn == before.drawn && after.otherWindows == before.otherWindows
    return (before, isDead, name)
  }

  private func record(_ error: String, of act: ExploredAct, at number: Int) {
    switch act {
    case .open(let link) where states[number].way.isEmpty:
      refusals[link, default: (error, [])].worlds.insert(states[number].snapshot.key.world)
    case .turn(let window): windowProblems[window] = error
    case .relaunch: notes.add(.lossOnRelaunch, at: number, "the app cannot be opened again: \(error)")
    default: break
    }
  }

  /// Records the effects of an act: the way, the new state and the findings.
  private func finish(
    _ attempt: Attempt, _ act: ExploredAct, in run: ExploredRun, from number: Int, _ before: ScreenSnapshot
  ) {
    let after = run.snapshot()
    let step = run.steps.last.map { [$0] } ?? []
    let isSamePlace = before.screens == after.screens
    // Behind a new window, the place is still open.
    let isSameWindow = before.window == after.window
    if !isSamePlace, isSameWindow, act.isOnScreen { notes.record(exitFrom: before.screens) }
    let isFirstLink = if case .open = act { states[number].way.isEmpty } else { false }
    if before.key.place != after.key.place {
      let way = Exploration.Edge(from: before.key.place, act: attempt.word, to: after.key.place)
      if act.isOnScreen || isFirstLink { edges.insert(way) }
      record(run, by: way, to: after)
    }
    unseen[number, default: []].formUnion(run.unfinished.map(Self.unknownEffects))
    for work in run.unfinished { unknown.insert("\(before.key.place) > \(attempt.word): \(work)") }
    for event in run.events { notes.record(event, at: number, step) }
    switch act {
    case .relaunch:
      notes.record(relaunchOf: before, to: after, run.losses, at: number)
      if after.key == before.key { return }
    case .open(let link) where isFirstLink:
      if shortcuts[after.key] == nil { shortcuts[after.key] = run.steps }
      examples.record(link, leadsTo: after)
    default: break
    }
    if let layer = before.layer, act.isOnScreen {
      notes.record(layer: layer.name, isLeft: !run.hasSlot(layer.slot, inWindow: before.window), at: number)
    }
    add(run, way: states[number].way + [act])
    if let to = stateIndex[after.key] {
      moves.append(
        Move(
          from: number, act: act, key: attempt.key, isAlternative: act == attempt.alternative, word: attempt.word,
          to: to))
    }
    guard attempt.screen != nil, isSamePlace, isSameWindow, states[number].isStart,
      let next = run.placeAfterRestart(at: after.screens)
    else {
      return
    }
    notes.record(deadEndAt: after.screens, step.first?.name ?? attempt.word, insteadOf: next, at: number, step)
  }

  /// Whether an act ended an earlier run of the process, which is a finding.
  func skips(_ act: ExploredAct, in run: ExploredRun, at number: Int) -> Bool {
    let (way, name) = (run.steps.flatMap(\.commands), run.name(of: act))
    guard let end = explorer.ends.first(where: { $0.way == way && $0.act == name }) else { return false }
    unseen[number, default: []].insert("the effects of \(name): \(end.reason)")
    notes.add(
      end.kind, at: number, "\(name) in \(states[number].snapshot.key.place): \(end.reason)", [run.step(of: act)])
    return true
  }

  /// Performs an act.
  ///
  /// - Returns: The error, if the act cannot be done.
  func perform(_ act: ExploredAct, in run: ExploredRun) async -> String? {
    result.actions += 1
    willAct(act, in: run)
    do {
      try await run.perform(act)
      return nil
    } catch { return "\((error as? CommandError)?.message ?? "\(error)")" }
  }

  /// Announces an act to the process that watches this one.
  func willAct(_ act: ExploredAct, in run: ExploredRun) {
    explorer.willAct?(run.steps.flatMap(\.commands), run.name(of: act))
  }
}
