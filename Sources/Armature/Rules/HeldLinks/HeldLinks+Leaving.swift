// A link from outside the app waits for a flow that keeps one of its slots.
extension HeldLinks {
  /// Lets a link wait if a flow keeps a slot that the link would remove.
  ///
  /// - Throws: The error of the link; ``Postponed`` if it waits.
  func propose(_ proposal: Proposal, to core: SceneCore) throws {
    guard let request = proposal.link, request.asksToLeave, let link = request.text, let scene = core.scene
    else { return }
    let goal = try core.goal(of: proposal.edit)
    let waiting = scene.heldLink(to: goal, openedBy: link) ?? HeldLink(link: link, place: link)
    if try scene.holdIfKept(waiting, before: goal) { throw Postponed(refusal: .cannotLeave) }
  }
}

extension SceneCore {
  /// Returns the state to which an edit would lead if all rules agreed.
  fileprivate func goal(of edit: (Draft) throws -> Void) throws -> SceneState {
    try plan { draft in
      try edit(draft)
      return draft.state
    }
  }
}

extension FlowScene {
  /// Lets a link wait if a flow keeps a slot that the goal does not have.
  ///
  /// - Returns: Whether it waits.
  fileprivate func holdIfKept(_ link: HeldLink, before goal: SceneState) throws -> Bool {
    guard let keeper = try core.keeper(before: goal) else { return false }
    try core.change { draft in draft.hold(link, for: keeper) }
    askAboutLink(keeper)
    return true
  }

  /// Lets a flow ask the user, who opens or gives up the link that waits.
  func askAboutLink(_ keeper: Keeper) {
    // If the user is asked about the slot already, the answer decides about this link.
    ask(keeper, cause: .link, joins: true) { scene, isLeft in
      if isLeft { scene.openLink(thatWaitsFor: keeper.slot) } else { scene.giveUpLink(thatWaitsFor: keeper.slot) }
    }
  }

  func openLink(thatWaitsFor slot: SlotID) {
    guard let held = linkKept(at: slot) else { return }
    do {
      let goal = try core.goal { draft in try follow(held.place, in: draft, keepsRoot: false) }
      if try !holdIfKept(held, before: goal) { checkGuards() }
    } catch {
      giveUpLink(thatWaitsFor: slot, because: error)
    }
  }

  private func giveUpLink(thatWaitsFor slot: SlotID, because error: any Error = NavigationError.cannotLeave) {
    guard let held = linkKept(at: slot) else { return }
    _ = root.attempt("open(_:orElse:asksToLeave:)") {
      try core.change { draft in
        draft.tree.hold(nil)
        draft.tell(.linkRefused(held.link, Self.linkError(error, for: held.link)))
      }
    }
  }

  private func linkKept(at slot: SlotID) -> HeldLink? {
    heldLink.flatMap { $0.asksToLeave && $0.waiting == slot ? $0 : nil }
  }
}

extension Draft {
  /// Lets a link wait for a flow that keeps a slot.
  func hold(_ link: HeldLink, for keeper: Keeper) {
    var link = link
    (link.waiting, link.asksToLeave) = (keeper.slot, true)
    hold(link)
  }
}
