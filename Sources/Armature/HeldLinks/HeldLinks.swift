import Foundation

/// The link of a scene that waits: until the guards admit it, or until the user has left unsaved work.
@MainActor
final class HeldLinks: Rule {
  /// The end of the link that waits, if it expires.
  private var expiry: Task<Void, Never>?
  fileprivate var clock = FlowClock.system
  /// The `onDismiss` closures of the slots that wait.
  fileprivate var dismissals: [SlotID: DismissAction] = [:]

  // MARK: Review

  init(_ core: SceneCore) {}

  func isIdle(in draft: Draft, _ difference: Difference?) -> Bool {
    guard let difference else { return true }
    return !draft.state.holdsLink && difference.before?.holdsLink != true && draft.notes.link.waits.isEmpty
  }

  func review(_ draft: Draft, _ difference: Difference) throws {
    guard let scene = draft.core.scene else { return }
    replaceWaitingLink(in: draft)
    scene.takeWaits(of: draft)
    guard let held = draft.state.held else { return }
    // A link of an archive is opened again, unless another one follows. When the guards are asked about everything
    // again, the link that waits is tried again.
    let isTried =
      held.isFromArchive
      ? !draft.notes.link.hasNext : draft.reviewCause == .guards && !draft.notes.heldLinks.hasRetried
    if isTried { scene.retry(held, in: draft) }
  }

  /// Ends the waiting of a link whose place a newer link has left.
  private func replaceWaitingLink(in draft: Draft) {
    guard exchange(&draft.notes.link.isNew, with: false), let held = draft.state.held, let link = draft.notes.link.text
    else { return }
    // A root keeps its slot when the link names another one.
    if let place = draft.before?.destination(of: held.waiting),
      draft.state.destination(of: held.waiting)?.isEqual(to: place) == true
    {
      return
    }
    draft.report(.linkReplaced(held.link, by: link))
    draft.tree.hold(nil)
  }

  // MARK: The end of the waiting

  func ended(_ draft: Draft, _ difference: Difference?, _ outbox: inout Outbox) {
    guard let difference else { return }
    let core = draft.core
    guard difference.after != nil else {
      expiry?.cancel()
      guard let link = core.committed.held?.link, let flow = core.root?.eventFlow else { return }
      let refusal = NavigationEvent.Kind.linkRefused(link, LinkError(.abandoned, leg: link))
      let event = NavigationEvent(kind: refusal, cause: .closed, flow: flow)
      return outbox.shown.append { core.delivery.events.notify(event) }
    }
    followUp(from: difference.before?.held, in: core, &outbox)
    if let (slot, flow) = draft.notes.heldLinks.asking {
      outbox.asked.append { [weak scene = core.scene] in scene?.askAboutLink(waitingAt: slot, of: flow) }
    }
  }

  /// Starts the timer of a link that expires, and asks the guards again when the user has left the place where the link
  /// waits.
  private func followUp(from old: HeldLink?, in core: SceneCore, _ outbox: inout Outbox) {
    let held = core.committed.held
    guard held != nil || old != nil, let scene = core.scene else { return }
    if held != old { core.delivery.add(changeOf: scene.root) }
    if held?.expires != old?.expires {
      expiry?.cancel()
      expiry = held?.expires.map { [clock = scene.clock, weak scene] end in
        Task {
          await clock.sleep(end.timeIntervalSince(clock.now()))
          if !Task.isCancelled { scene?.checkGuards() }
        }
      }
    }
    if old?.path != held?.path { dismissals = dismissals.filter { held?.path?.slots.contains($0.key) == true } }
    // The user has left the place, or signs in at this moment. The guards are asked in the next turn, when the models
    // may have changed.
    guard let slot = held?.waiting, core.committed.locate(slot) == nil else { return }
    core.tracking.markChanged(.heldLink)
  }
}

extension FlowScene {
  /// The clock for links that expire. Set it before any link waits.
  public var clock: FlowClock {
    get { rule(HeldLinks.self).clock }
    set { rule(HeldLinks.self).clock = newValue }
  }

  /// The link that waits until the guards admit it, as it was opened; `nil` without one. A guard keeps it with
  /// ``Coordinator/hold(at:as:for:)``. For a verb that waits, it is the link to the place, or the name of a place without
  /// a link.
  public var heldLink: String? { held?.link }

  package var held: HeldLink? {
    // Screens that show it change with it.
    root.registerRead()
    return core.current.held
  }

  /// Opens a link that waits, unless a rule holds it. If it has to wait again, it does so only in three cases: the user
  /// is still where the guard has led, a flow asks the user, or an archive has restored the link.
  fileprivate func retry(_ held: HeldLink, in draft: Draft) {
    guard held.isValid(at: clock.now()) else {
      draft.tree.hold(nil)
      return draft.report(.linkExpired(held.link))
    }
    guard !core.rules.contains(where: { ($0 as? any HoldsLinks)?.holds(held, in: draft) == true }) else { return }
    draft.notes.heldLinks.hasRetried = true
    // A guard may have removed the place where the link waits, and the user has not left it then.
    let isThere = held.isWaiting(in: core.committed)
    let start = draft.savepoint
    draft.tree.hold(nil)
    let withoutLink = draft.savepoint
    do {
      try reopen(held, in: draft, asksAbout: held.asksToLeave ? draft.tree : nil)
      guard var waiting = draft.state.held else { return }
      if waiting.hasPassed(in: draft.state) || held.wasReachable == true && !waiting.asksToLeave {
        // Another user signs in where this one has.
        draft.takeBack(to: withoutLink)
        draft.report(.linkRefused(held.link, LinkError(.abandoned, leg: held.link)))
      } else if isThere || held.asksToLeave || held.isFromArchive,
        !waiting.waitsAtSameDestination(in: draft.state, as: held, in: withoutLink.tree.state)
      {
        waiting.expires = held.expires ?? waiting.expires
        draft.tree.hold(waiting)
        if !held.isFromArchive || core.committed.held?.link == held.link {
          draft.withdrawLinkHeldEvent(held.link, since: withoutLink)
        }
      } else if isThere {
        draft.takeBack(to: start)
      } else {
        draft.takeBack(to: withoutLink)
        draft.report(.linkRefused(held.link, LinkError(.abandoned, leg: held.link)))
      }
    } catch {
      draft.report(.linkRefused(held.link, Self.linkError(error, for: held.link)))
    }
  }

  /// Lets the link of a draft wait, if a rule has a reason.
  fileprivate func takeWaits(of draft: Draft) {
    guard !draft.notes.link.waits.isEmpty else { return }
    for wait in exchange(&draft.notes.link.waits, with: []) {
      // The link of the draft may wait already, at a place that is not admitted either.
      var link = draft.state.held
      if let text = draft.notes.link.text, draft.notes.link.asked.slots.isEmpty {
        // An archive may be restored in a scene with another name or address, so the place has none.
        link = (try? LinkPath(of: wait.goal).text().written()).map { HeldLink(link: text, place: $0) }
        if wait.asking != nil { link = draft.notes.heldLinks.opened ?? link ?? HeldLink(link: text, place: text) }
      } else if !draft.notes.heldLinks.isTaken {
        link = held(wait.goal, in: draft)
        if link != nil, draft.notes.link.text == nil { draft.notes.isPostponed = true }
      }
      guard var link, draft.state.locate(wait.slot) != nil else { continue }
      draft.notes.heldLinks.isTaken = true
      if let opened = draft.notes.heldLinks.opened { link.recordGates(of: opened, in: draft.before) }
      (link.waiting, link.asksToLeave) = (wait.slot, wait.asking != nil)
      if let place = wait.place { draft.notes.link.waitingPlaces.insert(place) }
      draft.notes.heldLinks.asking = wait.asking.map { (wait.slot, $0) }
      if let seconds = wait.seconds { link.expires = clock.now() + seconds }
      let old = draft.state.held
      if old?.place != link.place || old?.link != link.link {
        if let old { draft.report(.linkReplaced(old.link, by: link.link)) }
        draft.report(.linkHeld(link.link))
      }
      draft.tree.hold(link)
      draft.notes.link.text = nil
    }
  }

  /// Returns what waits if a draft leads to a state without a link; `nil` if that is the scene's first place, which needs
  /// no waiting.
  private func held(_ goal: SceneState, in draft: Draft) -> HeldLink? {
    guard let (path, slots) = try? LinkPath.asked(of: goal, since: draft.before),
      !slots.slots.isEmpty || !path.items.isEmpty, let text = try? path.text().written()
    else { return nil }
    let linked = try? LinkPath(of: goal, since: draft.before)
    let place = linked.flatMap { $0.cut == nil && !$0.lacksAsked ? $0.text() : nil }
    let name = slots.slots.last.map { "\($0.destination.destination)" } ?? text
    let link = draft.notes.link.text ?? place.flatMap { try? address($0) } ?? name
    // The closures of slots that are not shown now would be called at the end of the draft.
    let waiting = draft.dismissals.filter { slots.contains($0.slot) && draft.before?.locate($0.slot) == nil }
    for (slot, call) in waiting { rule(HeldLinks.self).dismissals[slot] = call }
    draft.dismissals.removeAll { dismissal in waiting.contains { $0.slot == dismissal.slot } }
    return HeldLink(link: link, place: try? place?.written(), path: AskedPath(text: text, slots: slots))
  }

  /// Reads a link that has waited into a draft, and has all rules review the draft.
  ///
  /// - Parameters:
  ///   - held: The link, with the place to which it leads.
  ///   - draft: The open draft.
  ///   - start: The place before, if flows are asked about it; `nil` if the user has left it.
  /// - Throws: The reason why the link cannot be opened. The draft is as before then.
  fileprivate func reopen(_ held: HeldLink, in draft: Draft, asksAbout start: TreeEdit? = nil) throws {
    try draft.attempt(.link) {
      draft.notes.link.text = held.link
      draft.notes.heldLinks.opened = held
      draft.notes.link.start = start
      draft.notes.link.asked = held.path?.slots ?? AskedSlots()
      try read(held.path?.text ?? held.place ?? held.link, in: draft, usesPresentRoot: false)
      draft.dismissals += rule(HeldLinks.self).dismissals.filter { draft.notes.link.asked.contains($0.key) }
        .map { (slot: $0, call: $1) }
      try core.rule(Leaving.self).review(draft, draft.difference())
      guard draft.notes.link.waits.isEmpty else { return takeWaits(of: draft) }
      // The link may lead back to a place that has just been refused.
      draft.notes.link.isAskedAnew = true
      try core.review(draft, isAboutEverything: true)
    }
  }

  // MARK: A link for which the user is asked

  /// Lets a flow ask the user, who opens or gives up the link that waits for the answer.
  fileprivate func askAboutLink(waitingAt slot: SlotID, of flow: FlowID) {
    guard let flow = core.flow(flow) else { return }
    // If the user is asked about the slot already, the answer decides about this link.
    ask(HeldSlot(flow: flow, slot: slot), cause: .link, joins: true) { scene, isLeft in
      if isLeft { scene.checkGuards() } else { scene.giveUpLink(waitingAt: slot) }
    }
  }

  private func giveUpLink(waitingAt slot: SlotID) {
    guard let held, held.asksToLeave, held.waiting == slot else { return }
    _ = root.attempt("open(_:orElse:asksToLeave:)") {
      try core.change { draft in
        draft.tree.hold(nil)
        draft.report(.linkRefused(held.link, Self.linkError(NavigationError.cannotLeave, for: held.link)))
      }
    }
  }
}

extension Draft {
  /// Takes back the event that a link is held, for one that the scene has held before.
  ///
  /// - Parameters:
  ///   - link: The text of the link, as it is in the event.
  ///   - before: The draft before it was held again.
  func withdrawLinkHeldEvent(_ link: String, since before: Savepoint) {
    let events = notes.reports[before.notes.reports.count...]
    let again = events.firstIndex { if case .linkHeld(link) = $0.kind { true } else { false } }
    if let again { notes.reports.remove(at: again) }
  }
}

extension HeldLink {
  /// Returns whether two links wait at equal destinations. The slot may be the same one, with another root.
  fileprivate func waitsAtSameDestination(in state: SceneState, as other: HeldLink, in otherState: SceneState) -> Bool {
    guard let destination = state.destination(of: waiting), let old = otherState.destination(of: other.waiting) else {
      return false
    }
    return destination.isEqual(to: old)
  }
}

/// The memory of the link that waits about an open draft.
struct HeldLinksNote {
  /// The link that has waited and is opened now.
  var opened: HeldLink?
  /// The slot about which its flow asks the user after the commit, because of the link.
  var asking: (slot: SlotID, flow: FlowID)?
  var hasRetried = false
  /// Whether the draft has made something wait.
  var isTaken = false
}
