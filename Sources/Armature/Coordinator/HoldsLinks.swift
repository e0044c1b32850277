/// A scene whose links can wait for guards. Links lie on a higher floor.
@MainActor
protocol HoldsLinks: AnyObject {
  /// Returns the link to the end of a state's line; `nil` when it has none.
  func link(to state: SceneState) -> String?
  /// Asks the guards again about everything in a draft, and opens the link that waits if they admit it.
  func checkGuards(in draft: Draft) throws
  /// Called when a change may have kept a link, or ended its waiting.
  func heldLinkMayHaveChanged(from old: HeldLink?)
}
