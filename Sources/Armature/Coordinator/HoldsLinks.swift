/// A scene whose links can wait for guards. Links lie on a higher floor.
@MainActor
protocol HoldsLinks: AnyObject {
  /// Returns the link to the end of a state's line, so that it can wait.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - link: The link as it was opened, if any.
  /// - Returns: The link; `nil` when a destination in the line has none.
  func heldLink(to state: SceneState, openedBy link: String?) -> HeldLink?
  /// Asks the guards again about everything in a draft, and opens the link that waits if they admit it.
  func checkGuards(in draft: Draft) throws
  /// Called when a change may have kept a link, or ended its waiting.
  func heldLinkMayHaveChanged(from old: HeldLink?)
  /// Opens the link that waits for a slot, because the user leaves it. Other flows may keep slots that would go, too.
  func openLink(thatWaitsFor slot: SlotID)
  /// Ends the waiting of a link for a slot, because the user stays.
  func giveUpLink(thatWaitsFor slot: SlotID)
  /// Ends the waiting of a link, because the scene is closed.
  func abandonLink()
}
