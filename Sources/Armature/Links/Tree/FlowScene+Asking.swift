// A link from outside the app waits for a flow that keeps one of its slots.
extension FlowScene {
  /// Lets a link wait if a flow keeps a slot that the link would remove.
  ///
  /// - Returns: Whether it waits.
  /// - Throws: The error of the link.
  func waits(for link: String) throws(LinkError) -> Bool {
    do {
      let goal = try goal { draft in try follow(link, in: draft, keepsRoot: true) }
      var held = heldLink(to: goal, openedBy: link) ?? HeldLink(link: link, place: link)
      held.asksToLeave = true
      return try waits(for: held, to: goal)
    } catch {
      throw Self.linkError(error, for: link)
    }
  }

  /// Lets a link from an archive wait again, or opens it.
  func askAgain(about held: HeldLink) {
    do {
      let goal = try goal { draft in try follow(held.place, in: draft, keepsRoot: false) }
      if try !waits(for: held, to: goal) { try core.change(.link) { draft in try follow(held, in: draft) } }
    } catch {
      core.report(.linkRefused(held.link, Self.linkError(error, for: held.link)), cause: .link)
    }
  }

  private func waits(for link: HeldLink, to goal: SceneState) throws -> Bool {
    do {
      try core.askToLeave(for: goal)
      return false
    } catch let keeper as Keeper {
      guard keeper.flow is any AsksToLeave else { throw NavigationError.cannotLeave }
      var link = link
      link.waiting = keeper.slot
      try core.change { draft in draft.hold(link) }
      // If the user is asked about the slot already, the answer decides about this link.
      ask(keeper, by: .link) { _ in }
      return true
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
