// A link from outside the app waits for a flow that keeps one of its slots.
extension FlowScene {
  /// Lets a link wait if a flow keeps a slot that the link would remove.
  ///
  /// - Returns: Whether it waits.
  /// - Throws: The error of the link.
  func waits(for link: String) throws(LinkError) -> Bool {
    do {
      let goal = try goal { draft in try follow(link, in: draft, keepsRoot: true) }
      return try waits(for: linkThatAsks(link, to: goal), to: goal)
    } catch {
      throw Self.linkError(error, for: link)
    }
  }

  private func waits(for link: HeldLink, to goal: SceneState) throws -> Bool {
    guard let keeper = try keeper(before: goal) else { return false }
    try core.change { draft in draft.hold(link, for: keeper) }
    askAboutLink(keeper)
    return true
  }

  /// Lets a link wait, in a draft that is where the link leads, if a flow keeps a slot of the place before.
  ///
  /// - Returns: The flow, which is to be asked after the draft. The draft is at the place before then.
  func keeper(of place: TreeEdit, in draft: Draft, for link: HeldLink) throws -> Keeper? {
    let goal = draft.tree
    draft.tree = place
    guard let keeper = try core.making({ Result { try keeper(before: goal.state) } }).get() else {
      draft.tree = goal
      return nil
    }
    draft.hold(link, for: keeper)
    return keeper
  }

  /// Returns the flow to ask before the scene goes to another state; `nil` if no flow keeps a slot.
  private func keeper(before goal: SceneState) throws -> Keeper? {
    do { try core.askToLeave(for: goal) } catch let keeper as Keeper {
      guard keeper.flow is any AsksToLeave else { throw NavigationError.cannotLeave }
      return keeper
    }
    return nil
  }

  /// Lets a flow ask the user, who opens or gives up the link that waits.
  func askAboutLink(_ keeper: Keeper) {
    // If the user is asked about the slot already, the answer decides about this link.
    ask(keeper, cause: .link, joins: true) { scene, isLeft in
      if isLeft { scene.openLink(thatWaitsFor: keeper.slot) } else { scene.giveUpLink(thatWaitsFor: keeper.slot) }
    }
  }

  /// Returns the state to which a link would lead if the guards admitted it.
  private func goal(_ follow: (Draft) throws -> Void) throws -> SceneState {
    try core.plan { draft in
      try follow(draft)
      return draft.state
    }
  }

  func openLink(thatWaitsFor slot: SlotID) {
    guard let held = linkThatAsks(at: slot) else { return }
    do {
      let goal = try goal { draft in try follow(held.place, in: draft, keepsRoot: false) }
      if try !waits(for: held, to: goal) { checkGuards() }
    } catch {
      giveUpLink(thatWaitsFor: slot, error)
    }
  }

  func giveUpLink(thatWaitsFor slot: SlotID) { giveUpLink(thatWaitsFor: slot, NavigationError.cannotLeave) }

  private func giveUpLink(thatWaitsFor slot: SlotID, _ error: any Error) {
    guard let held = linkThatAsks(at: slot) else { return }
    _ = root.attempt("open(_:orElse:asksToLeave:)") {
      try core.change { draft in
        draft.tree.hold(nil)
        draft.tell(.linkRefused(held.link, Self.linkError(error, for: held.link)))
      }
    }
  }

  private func linkThatAsks(at slot: SlotID) -> HeldLink? {
    heldLink.flatMap { $0.asksToLeave && $0.waiting == slot ? $0 : nil }
  }
}

extension Draft {
  fileprivate func hold(_ link: HeldLink, for keeper: Keeper) {
    var link = link
    link.waiting = keeper.slot
    hold(link)
  }
}
