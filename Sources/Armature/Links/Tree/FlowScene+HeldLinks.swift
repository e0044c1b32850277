import Foundation

// Guards decide again, and links that wait for them.
extension FlowScene: HoldsLinks {
  func heldLink(to state: SceneState, openedBy link: String?) -> HeldLink? {
    // An archive may come back in a scene with another name or address, so the place has none.
    guard let text = try? LinkPlace(of: state).text(), let place = try? text.written(),
      let link = try? link ?? address(text)
    else { return nil }
    return HeldLink(link: link, place: place)
  }

  /// Asks the guards about every place of the scene again, and about the link that waits.
  ///
  /// In one change, each line ends below the first place that is not admitted any more, and the link is opened if it is
  /// admitted now.
  ///
  /// - Returns: Whether the guards were asked; `false` within a change of the scene.
  @discardableResult
  public func checkGuards() -> Bool {
    root.attempt("checkGuards()") {
      if let obstacle = core.obstacle { throw obstacle }
      try core.change(.guards, checkGuards)
    }
  }

  func checkGuards(in draft: Draft) throws {
    draft.causeForGuards = .guards
    _ = try GuardRound(draft: draft, core: core, isAboutEverything: true).run()
    if let held = draft.state.held { retry(held, in: draft) }
  }

  /// Opens a link that waits, if the guards admit it now. If not, it waits on while the user stays where the guard has
  /// led, or where a guard leads now.
  private func retry(_ held: HeldLink, in draft: Draft) {
    // The flow is asking the user, or other flows have to be asked first.
    if held.asksToLeave, held.waiting.map(core.released.contains) != true { return }
    // A guard may have removed the place where the link waits, and the user has not left it then.
    let isThere = !held.asksToLeave && held.waiting.map { core.committed?.locate($0) != nil } == true
    let before = (draft.tree, draft.endings)
    draft.tree.hold(nil)
    guard held.isOpen(at: clock.now()) else { return draft.tell(.linkExpired(held.link)) }
    let (place, endings) = (draft.tree, draft.endings)
    do {
      _ = try follow(held, in: draft)
      guard var waiting = draft.state.held else { return }
      if isThere || held.asksToLeave, !waiting.waitsWhere(held, waits: place.state, in: draft.state) {
        waiting.expires = held.expires ?? waiting.expires
        draft.hasHeldAllTheTime(held.link, since: endings.count)
        return draft.tree.hold(waiting)
      }
      if isThere { return (draft.tree, draft.endings) = before }
      (draft.tree, draft.endings) = (place, endings)
      draft.tell(.linkRefused(held.link, LinkError(.abandoned, leg: held.link)))
    } catch {
      (draft.tree, draft.endings) = (place, endings)
      draft.link = nil
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
  /// - Throws: The reason why the link cannot be opened. The draft must then be returned to its state before.
  func follow(_ held: HeldLink, in draft: Draft, asksAbout place: TreeEdit? = nil) throws -> Keeper? {
    let cause = draft.causeForGuards
    (draft.causeForGuards, draft.answered) = (.link, [])
    defer { draft.causeForGuards = cause }
    draft.link = held.link
    try follow(held.place, in: draft, keepsRoot: false)
    if held.asksToLeave, let place, let keeper = try keeper(of: place, in: draft, for: held) { return keeper }
    // The link may lead back to a place that has just been refused.
    _ = try GuardRound(draft: draft, core: core, isAboutEverything: true).run()
    return nil
  }

  /// Goes where a link leads, in a draft.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - draft: The draft. After an error, it must be returned to its state before.
  ///   - keepsRoot: Whether the scene's root flow keeps a root that the link does not name.
  /// - Throws: The error of the link.
  func follow(_ link: String, in draft: Draft, keepsRoot: Bool) throws {
    try resolve(link) { text throws(LinkError) in
      _ = try LinkReader.read(text, into: draft, of: core, keepsRoot: keepsRoot)
    }
  }

  func abandonLink() {
    expiry?.cancel()
    guard let link = core.current.held?.link else { return }
    core.report(.linkRefused(link, LinkError(.abandoned, leg: link)), cause: .closed)
  }

  /// Waits for the end of a link that a change has left waiting.
  func heldLinkMayHaveChanged(from old: HeldLink?) {
    let held = core.committed?.held
    if held != old { core.deliveries.addChange(of: root) }
    if held?.expires != old?.expires {
      expiry?.cancel()
      expiry = held?.expires.map { [clock] end in
        Task { [weak self] in
          await clock.sleep(end.timeIntervalSince(clock.now()))
          if !Task.isCancelled { self?.checkGuards() }
        }
      }
    }
    guard let held, let slot = held.waiting, core.committed?.locate(slot) == nil else { return }
    if held.asksToLeave {
      // The user has left by another way.
      _ = actions.run(in: slot) { [weak self] in
        self?.releasing([slot]) { self?.openLink(thatWaitsFor: slot) }
      }
    } else {
      // The user has left, or signs in at this moment: the guards know in the next turn.
      core.tracking.note(.heldLink)
    }
  }
}

extension Draft {
  /// Takes back the event that a link is held, for one that the scene has held before.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - count: The number of events before it was held again.
  func hasHeldAllTheTime(_ link: String, since count: Int) {
    let again = endings[count...].firstIndex { if case .linkHeld(link) = $0.kind { true } else { false } }
    if let again { endings.remove(at: again) }
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
