import Foundation

/// The link of a scene that waits: until the guards admit it, or until the user has left what is not saved.
@MainActor
final class HeldLinks: Rule {
  /// The end of the link that waits, if it expires.
  private var expiry: Task<Void, Never>?
  fileprivate var clock = FlowClock.system

  // MARK: Review

  func review(_ draft: Draft, _ change: Comparison) throws {
    guard let scene = draft.core.scene else { return }
    if !draft[GuardNote.self].waits.isEmpty {
      for wait in exchange(&draft[GuardNote.self].waits, with: []) { hold(wait, in: draft, of: scene) }
    }
    // When the guards are asked about everything again, the link is tried again, after their own changes.
    guard draft.reviewCause == .guards, !draft[GuardNote.self].hasChanged, let held = draft.state.held,
      !exchange(&draft[Note.self].hasRetried, with: true)
    else { return }
    scene.retry(held, in: draft)
  }

  private struct Note: DraftNote {
    var hasRetried = false
  }

  /// Lets the link of a place wait that a guard has kept. Only links wait.
  private func hold(_ wait: GuardNote.Wait, in draft: Draft, of scene: FlowScene) {
    guard var link = scene.heldLink(to: wait.state, openedBy: draft.link) else {
      draft[GuardNote.self].answersWithLink.remove(wait.place)
      return
    }
    link.expires = wait.seconds.map { scene.clock.now() + $0 }
    guard let flow = draft.flow(wait.detour.flow), let way = flow.way, let state = draft.state[way],
      let index = state.slots.lastIndex(where: { $0.destination.isEqual(to: wait.detour.slot.destination) })
    else { return }
    link.waiting = state.slots[index].id
    draft.hold(link)
  }

  // MARK: The end of the waiting

  func ended(_ ending: Ending, _ outbox: inout Outbox) {
    switch ending {
    case .committed(let draft, let change): mayHaveChanged(from: change.before?.held, in: draft.core, &outbox)
    case .closed(let core, _):
      expiry?.cancel()
      guard let link = core.current.held?.link, let flow = core.root?.eventFlow else { return }
      let refusal = NavigationEvent.Kind.linkRefused(link, LinkError(.abandoned, leg: link))
      let event = NavigationEvent(kind: refusal, cause: .closed, flow: flow)
      outbox.add(.shown) { [observers = core.eventObservers] in observers.tell(event) }
    case .dropped: break
    }
  }

  /// Waits for the end of a link that a change has left waiting.
  private func mayHaveChanged(from old: HeldLink?, in core: SceneCore, _ outbox: inout Outbox) {
    let held = core.committed?.held
    guard held != nil || old != nil, let scene = core.scene else { return }
    if held != old { outbox.add(.left, changeOf: scene.root) }
    if held?.expires != old?.expires {
      expiry?.cancel()
      expiry = held?.expires.map { [clock = scene.clock, weak scene] end in
        Task {
          await clock.sleep(end.timeIntervalSince(clock.now()))
          if !Task.isCancelled { scene?.checkGuards() }
        }
      }
    }
    guard let held, let slot = held.waiting, core.committed?.locate(slot) == nil else { return }
    if held.asksToLeave {
      // The user has left by another way.
      _ = scene.actions.run(in: slot) { [weak scene, weak core] in
        core?.rule(Leaving.self)?.releasing([slot]) { scene?.openLink(thatWaitsFor: slot) }
      }
    } else {
      // The user has left, or signs in at this moment: the guards know in the next turn.
      core.tracking.note(.rule(ObjectIdentifier(HeldLinks.self)))
    }
  }
}

extension FlowScene {
  /// The clock for links that expire. Set it before any link waits.
  public var clock: FlowClock {
    get { core.rule(HeldLinks.self)?.clock ?? .system }
    set { core.rule(HeldLinks.self)?.clock = newValue }
  }

  /// The link that waits until the guards admit it, if any. A guard keeps it with ``Coordinator/hold(at:as:for:)``.
  public var heldLink: HeldLink? {
    // Screens that show it change with it.
    root.noteRead()
    return core.current.held
  }

  fileprivate func heldLink(to state: SceneState, openedBy link: String?) -> HeldLink? {
    // An archive may come back in a scene with another name or address, so the place has none.
    guard let text = try? LinkPlace(of: state).text(), let place = try? text.written(),
      let link = try? link ?? address(text)
    else { return nil }
    return HeldLink(link: link, place: place)
  }

  /// Returns a link from outside the app that waits until the user has left what is not saved.
  func linkThatAsks(_ link: String, to goal: SceneState) -> HeldLink {
    var held = heldLink(to: goal, openedBy: link) ?? HeldLink(link: link, place: link)
    held.asksToLeave = true
    return held
  }

  /// Opens a link that waits, if the guards admit it now. If not, it waits on while the user stays where the guard has
  /// led, or where a guard leads now.
  fileprivate func retry(_ held: HeldLink, in draft: Draft) {
    // The flow is asking the user, or other flows have to be asked first.
    if held.asksToLeave, held.waiting.map({ core.rule(Leaving.self)?.released.contains($0) == true }) != true { return }
    // A guard may have removed the place where the link waits, and the user has not left it then.
    let isThere = !held.asksToLeave && held.waiting.map { core.committed?.locate($0) != nil } == true
    let before = draft.savepoint
    draft.tree.hold(nil)
    guard held.isOpen(at: clock.now()) else { return draft.tell(.linkExpired(held.link)) }
    let place = draft.savepoint
    do {
      _ = try follow(held, in: draft)
      guard var waiting = draft.state.held else { return }
      if isThere || held.asksToLeave, !waiting.waitsWhere(held, waits: place.tree.state, in: draft.state) {
        waiting.expires = held.expires ?? waiting.expires
        draft.hasHeldAllTheTime(held.link, since: place)
        return draft.tree.hold(waiting)
      }
      if isThere { return draft.takeBack(to: before) }
      draft.takeBack(to: place)
      draft.tell(.linkRefused(held.link, LinkError(.abandoned, leg: held.link)))
    } catch {
      draft.tell(.linkRefused(held.link, Self.linkError(error, for: held.link)))
    }
  }

  /// Goes where a link leads that has waited.
  ///
  /// - Parameters:
  ///   - held: The link.
  ///   - draft: The draft.
  ///   - place: The place before, about which flows are asked if the link waited for one; `nil` if the user has left it.
  /// - Returns: The flow that keeps a slot, if the link waits for it.
  /// - Throws: The reason why the link cannot be opened. The draft is as before then.
  func follow(_ held: HeldLink, in draft: Draft, asksAbout place: TreeEdit? = nil) throws -> Keeper? {
    try draft.attempt(.link) {
      draft.link = held.link
      try follow(held.place, in: draft, keepsRoot: false)
      if held.asksToLeave, let place, let keeper = try keeper(of: place, in: draft, for: held) { return keeper }
      // The link may lead back to a place that has just been refused.
      draft[GuardNote.self].answered = []
      try core.review(draft, isAboutEverything: true)
      return nil
    }
  }
}

extension Draft {
  /// Takes back the event that a link is held, for one that the scene has held before.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - before: The draft before it was held again.
  func hasHeldAllTheTime(_ link: String, since before: Savepoint) {
    let told = self[Told.self].rest[before[Told.self].rest.count...]
    let again = told.firstIndex { if case .linkHeld(link) = $0.kind { true } else { false } }
    if let again { self[Told.self].rest.remove(at: again) }
  }

  /// Keeps a link. It replaces the one that waits.
  func hold(_ link: HeldLink) {
    if state.held?.place != link.place || state.held?.link != link.link {
      if let old = state.held { tell(.linkReplaced(old.link, by: link.link)) }
      tell(.linkHeld(link.link))
    }
    tree.hold(link)
    self.link = nil
  }

  /// Ends the waiting of a link whose place a newer link has left.
  func replaceHeldLink(by link: String, from before: SceneState?) {
    guard let held = state.held, let slot = held.waiting else { return }
    // A root keeps its slot when the link names another one.
    if let place = before?.destination(of: slot), state.destination(of: slot)?.isEqual(to: place) == true { return }
    tell(.linkReplaced(held.link, by: link))
    tree.hold(nil)
  }
}

extension HeldLink {
  /// Returns whether two links wait at equal destinations. The slot may be the same one, with another root.
  fileprivate func waitsWhere(_ other: HeldLink, waits otherState: SceneState, in state: SceneState) -> Bool {
    guard let destination = state.destination(of: waiting), let old = otherState.destination(of: other.waiting) else {
      return false
    }
    return destination.isEqual(to: old)
  }
}

extension SceneState {
  fileprivate func destination(of slot: SlotID?) -> (any BoxedDestination)? {
    slot.flatMap(locate).flatMap { self[$0]?.destination }
  }
}
