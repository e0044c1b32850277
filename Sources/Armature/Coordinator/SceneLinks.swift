/// The links of a scene, for the guards. Links lie on a higher floor.
@MainActor
protocol SceneLinks: AnyObject {
  /// Returns the link to the end of a state's line; `nil` when it has none.
  func link(to state: SceneState) -> String?

  /// Goes where a link leads, in a draft.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - draft: The draft. After an error, it must be returned to its state before.
  ///   - keepsRoot: Whether the scene's root flow keeps a root that the link does not name.
  func follow(_ link: String, in draft: Draft, keepsRoot: Bool) throws
}
