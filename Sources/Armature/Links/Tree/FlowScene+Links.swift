import Foundation

// Links of a scene: the user's place as text, and back.
extension FlowScene {
  /// The link to the user's place, such as `/note/7/edit`. It begins with the scene's ``linkAddress``, if any. Opened
  /// again, it leads to the same place.
  ///
  /// - Throws: A ``LinkError`` when a destination in the line has no link.
  /// - Complexity: O(*n*) in the number of slots.
  public var link: String {
    get throws(LinkError) { address(try LinkPlace(of: core.current)) }
  }

  /// Returns the link to a slot: to the line up to the slot.
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

  /// Opens a link in one change: keeps the part of the line that the link also names, and replaces the rest.
  ///
  /// An absolute link starts at the scene's root. A relative link, such as `note/7`, `../8`, `./8` or `..`, starts at
  /// the user's place. Each `..` removes a slot. After `..` and `.`, the case's name may be left out.
  ///
  /// ```swift
  /// try scene.open("/note/7")
  /// try scene.open("../8")
  /// ```
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - fallback: The reaction when the link cannot be opened. The error is thrown in any case.
  /// - Throws: A ``LinkError`` that names the wrong part of the link. Nothing has changed then, except by the fallback.
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

  /// Opens a URL like a link with its text; see ``open(_:orElse:)``.
  public func open(_ url: URL, orElse fallback: LinkFallback = .stay) throws(LinkError) {
    try open(url.absoluteString, orElse: fallback)
  }

  /// Returns the plan of a link without opening it. The link's child flows are made for the plan and dropped again.
  ///
  /// - Parameter link: The link.
  /// - Returns: The plan, for people to read.
  /// - Throws: A ``LinkError`` that names the wrong part of the link.
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
