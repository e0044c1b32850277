import Foundation

// Links of a scene: where the user is as text, and back.
extension FlowScene {
  /// The link to where the user is, such as `/note/7/edit`, or behind the scene's ``linkAddress`` where there is one. Opened
  /// again, it leads to the same place.
  ///
  /// - Throws: A ``LinkError`` when a destination in the line has no link.
  /// - Complexity: O(*n*) in the number of slots.
  public var link: String {
    get throws(LinkError) { address(try LinkPlace(of: core.current)) }
  }

  /// Returns the link to a slot: to the line that ends with it.
  ///
  /// - Parameter id: A slot of the scene.
  /// - Returns: The link; `nil` when the slot is gone.
  /// - Throws: A ``LinkError`` when a destination on the way has no link.
  /// - Complexity: O(*n*) in the number of slots.
  public func link(to id: SlotID) throws(LinkError) -> String? {
    guard let slot = core.current.locate(id) else { return nil }
    return address(try LinkPlace(of: core.current, upTo: slot))
  }

  func address(_ place: LinkPlace) -> String {
    let text = place.text()
    return (linkAddress?.whole(text, scene: name) ?? text).description
  }

  /// The reaction to a link that cannot be opened.
  public enum LinkFallback: Sendable {
    /// Nothing changes.
    case stay
    /// The scene goes to its root.
    case popToRoot
  }

  /// Opens a link: keeps the part of the line that the link names too, and replaces the rest, in one change.
  ///
  /// An absolute link starts at the scene's root. A relative one, such as `note/7`, `../8`, `./8` or `..`, starts where the user
  /// is; each `..` takes a slot away, and behind `..` and `.` the case's name may be left out.
  ///
  /// ```swift
  /// try scene.open("/note/7")
  /// try scene.open("../8")
  /// ```
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - fallback: The reaction when it cannot be opened. The error is thrown all the same.
  /// - Throws: A ``LinkError`` that tells which part of the link was wrong. Nothing has changed then, but for the fallback.
  /// - Complexity: O(*n*) in the slots of the line and the parts of the link.
  public func open(_ link: String, orElse fallback: LinkFallback = .stay) throws(LinkError) {
    do throws(LinkError) {
      try resolve(link) { text throws(LinkError) in
        try core.change(refused: { LinkError(.refused($0), leg: link) }) { draft throws(LinkError) in
          draft.link = link
          _ = try LinkReader.read(text, into: draft, of: core)
        }
      }
    } catch {
      core.refuseDraft(with: .busy)
      core.report(.linkRefused(link, error))
      if fallback == .popToRoot { root.popToRoot() }
      throw error
    }
  }

  /// Opens a URL, as ``open(_:orElse:)`` opens its text.
  public func open(_ url: URL, orElse fallback: LinkFallback = .stay) throws(LinkError) {
    try open(url.absoluteString, orElse: fallback)
  }

  /// Returns what a link would do, without doing it. The child flows that it would open are made, and dropped again.
  ///
  /// - Parameter link: The link.
  /// - Returns: The plan, for people to read.
  /// - Throws: A ``LinkError`` that tells which part of the link was wrong.
  public func plan(for link: String) throws(LinkError) -> LinkPlan {
    try resolve(link) { text throws(LinkError) in
      try core.plan(refused: { LinkError(.refused($0), leg: link) }) { draft throws(LinkError) in
        let before = draft.state
        let legs = try LinkReader.read(text, into: draft, of: core)
        return LinkPlan(scene: name, legs: legs, changesNothing: draft.state.isSame(as: before))
      }
    }
  }
}
