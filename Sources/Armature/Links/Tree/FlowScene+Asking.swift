// A link from outside the app waits for a flow that keeps one of its slots.
extension FlowScene {
  /// Lets a link wait if a flow keeps a slot that the link would remove.
  ///
  /// - Returns: Whether it waits.
  /// - Throws: The error of the link.
  func waits(for link: String) throws(LinkError) -> Bool {
    do {
      let goal = try core.plan { draft in
        try follow(link, in: draft, keepsRoot: true)
        return draft.state
      }
      let held = HeldLink(link: link, expires: nil, place: self.link(to: goal) ?? link, asksToLeave: true)
      return try waits(for: held, to: goal)
    } catch {
      throw Self.linkError(error, for: link)
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
      ask(keeper, by: .link) { scene in
        scene.giveUp(link)
      } leave: { scene in
        do {
          if try !scene.waits(for: link, to: goal) { scene.checkGuards() }
        } catch {
          scene.giveUp(link)
          throw error
        }
      }
      return true
    }
  }

  /// Ends the waiting of a link, because the user stays.
  private func giveUp(_ link: HeldLink) {
    _ = root.attempt("open(_:orElse:asksToLeave:)") {
      try core.change { draft in
        guard draft.state.held?.place == link.place else { return }
        draft.tree.hold(nil)
        draft.tell(.linkRefused(link.link, LinkError(.refused(.cannotLeave), leg: link.link)))
      }
    }
  }
}
