/// The links of a launch: the one that starts the app, and the one that waited in the archive.
@MainActor
struct LaunchLinks {
  private let scene: FlowScene
  private let link: String?
  private var held: HeldLink?
  /// The flow that keeps a slot, if a link waits for it.
  private var keeper: Keeper?
  /// Whether the scene held the archive's link already.
  private var waitsOn = false

  init(_ link: String?, held: HeldLink?, of scene: FlowScene) {
    (self.link, self.held, self.scene) = (link, held, scene)
  }

  /// Ends the waiting of the scene's link, since the place where it waits has gone with the archive.
  mutating func replacePlace(in draft: Draft) {
    guard let old = draft.state.held else { return }
    draft.tree.hold(nil)
    waitsOn = old.link == held?.link
    if !waitsOn { draft.tell(.linkRefused(old.link, LinkError(.abandoned, leg: old.link))) }
  }

  /// Forgets the link of an archive that does not come back.
  mutating func forgetHeld() { held = nil }

  /// Goes where the links lead, or lets one of them wait.
  ///
  /// - Throws: The reason why the link that starts the app cannot be opened. The link of the archive was opened then.
  mutating func open(in draft: Draft) throws {
    var failure: (any Error)?
    if let link {
      do { return keeper = try follow(link, in: draft) } catch { failure = error }
    }
    if let held {
      let before = draft.savepoint
      keeper = bringBack(held, in: draft)
      if waitsOn { draft.hasHeldAllTheTime(held.link, since: before) }
    }
    if let failure { throw failure }
  }

  /// Lets the flow that keeps a slot ask the user.
  func ask() { if let keeper { scene.askAboutLink(keeper) } }

  private func follow(_ link: String, in draft: Draft) throws -> Keeper? {
    try draft.attempt(.link) {
      let place = draft.tree
      if let held { draft.tell(.linkReplaced(held.link, by: link)) }
      draft.link = link
      try scene.follow(link, in: draft, keepsRoot: true)
      let asking = scene.linkThatAsks(link, to: draft.state)
      if let keeper = try scene.keeper(of: place, in: draft, for: asking) { return keeper }
      try scene.core.review(draft)
      return nil
    }
  }

  /// Opens the link that waited in the archive, or lets it wait on.
  private func bringBack(_ held: HeldLink, in draft: Draft) -> Keeper? {
    guard held.isOpen(at: scene.clock.now()) else {
      draft.tell(.linkExpired(held.link))
      return nil
    }
    do {
      if let keeper = try scene.follow(held, in: draft, asksAbout: draft.tree) { return keeper }
      guard var waiting = draft.state.held else { return nil }
      waiting.expires = held.expires
      draft.tree.hold(waiting)
    } catch {
      draft.tell(.linkRefused(held.link, FlowScene.linkError(error, for: held.link)))
    }
    return nil
  }
}
