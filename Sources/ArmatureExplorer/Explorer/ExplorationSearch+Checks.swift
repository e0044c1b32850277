import Armature

// The checks of a state: that it is reached again, that the way back and its link lead where they should, and that its
// rows show something.
extension ExplorationSearch {
  /// Checks that a state is reached again, that the way back from it is right, and that its link leads to it.
  func check(_ number: Int) async throws {
    let state = states[number]
    let isWithLast = !state.way.isEmpty
    guard let run = try await walk(to: number, isBeforeLast: isWithLast) else { return }
    let before = run.snapshot()
    if isWithLast, let last = state.way.last, await perform(last, in: run) != nil {
      return notes.add(.notRepeatable, at: number, "\(state.snapshot.key.place) is not reached again by the same acts")
    }
    let after = run.snapshot()
    if let difference = state.snapshot.drawn.difference(from: after.drawn) {
      notes.add(.notRepeatable, at: number, "\(state.snapshot.key.place) differs in a new world: \(difference)")
      return
    }
    if isWithLast, case .tap = state.way.last { await checkBack(in: run, from: after, to: before, at: number) }
    try await checkFold(of: number)
    try await checkLink(of: number)
  }

  /// Checks that the same screens and slots are there after the window was folded and unfolded, or the other way round.
  private func checkFold(of number: Int) async throws {
    let attempts = states[number].attempts
    guard attempts["fold"] != nil || attempts["unfold"] != nil, let run = try await walk(to: number) else { return }
    let before = run.snapshot()
    let isFolded = run.windowWidth.isFolded
    for act in [ExploredAct.fold(!isFolded), .fold(isFolded)] {
      guard !skips(act, in: run, at: number), await perform(act, in: run) == nil else { return }
    }
    let after = run.snapshot()
    guard after.line != before.line || after.key != before.key else { return }
    notes.add(
      .lossOnFold, at: number,
      after.key.place == before.key.place
        ? "\(before.key.place) gets new slots" : "\(before.key.place) becomes \(after.key.place)",
      Array(run.steps.suffix(2)))
  }

  private func checkBack(in run: ExploredRun, from after: ScreenSnapshot, to before: ScreenSnapshot, at number: Int)
    async
  {
    guard after.line.dropLast() == before.line[...], after.layer?.slot == before.layer?.slot, !after.isDialog,
      run.front.takesBack, run.front.presentation.end == after.line.last, !run.front.backClosesLayer,
      !skips(.back, in: run, at: number),
      await perform(.back, in: run) == nil
    else { return }
    let there = run.snapshot()
    // A flow may keep its screen, and ask the user.
    if there.key.place == before.key.place || there.line.starts(with: after.line) { return }
    notes.add(
      .wrongBack, at: number,
      "going back from \(after.key.place) leads to \(there.key.place), not to \(before.key.place)",
      run.steps.last.map { [$0] } ?? [])
  }

  private func checkLink(of number: Int) async throws {
    let state = states[number]
    guard !state.snapshot.isDialog, let run = try await walk(to: number), run.scene.heldLink == nil,
      // A link to a locked scene waits.
      run.scene.cover == nil, let link = try? run.scene.link, !skips(.open(link: link), in: run, at: number)
    else { return }
    result.actions += 1
    willAct(.open(link: link), in: run)
    do {
      let there = try run.openInNewWindows(link)
      // A link may not name the window.
      guard there.name == run.scene.name, there.presentation.shape != run.scene.presentation.shape,
        (try? there.link) != link
      else { return }
      let place = there.place(on: Display(of: there, columns: run.windowWidth.columns))
      notes.add(.wrongLink, at: number, "the link \(link) of \(state.snapshot.key.place) leads to \(place)")
    } catch {
      notes.add(.wrongLink, at: number, "the link \(link) of \(state.snapshot.key.place) is refused: \(error)")
    }
  }

  /// Opens a link with a value that no example has, from the start. The app may refuse it or show any place, so only
  /// its events count.
  func check(oddLink link: String, at start: Int) async throws {
    let act = ExploredAct.open(link: link)
    guard let run = try await walk(to: start), !skips(act, in: run, at: start) else { return }
    let step = run.step(of: act)
    _ = await perform(act, in: run)
    for event in run.events { notes.record(event, at: start, [step]) }
  }

  // MARK: Dead rows

  /// Touches a row that has shown nothing new once more, after other rows of the screen have changed: a button may work
  /// only when a field is filled, or a toggle is on.
  func tryAgain(_ row: FindingCollector.Row, in number: Int) async throws {
    let changes = states[number].attempts.values.filter { $0.key != row.key && $0.changesValue }.sorted {
      $0.key < $1.key
    }
    // All fields with a usual text, then each change alone.
    let texts = changes.filter { if case .enter(_, "hello") = $0.act { true } else { false } }
    for acts in [texts] + changes.prefix(12).map({ [$0] }) where !acts.isEmpty {
      guard let run = try await walk(to: number) else { return }
      for change in acts { _ = await perform(change.act, in: run) }
      guard let attempt = run.attempts(links: [], seed: explorer.seed).first(where: { $0.key == row.key }),
        let act = await perform(attempt, attempt.act, in: run, from: number), !act.isDead
      else { continue }
      return notes.record(row, isDead: false, at: number, act.name, nil)
    }
  }
}
