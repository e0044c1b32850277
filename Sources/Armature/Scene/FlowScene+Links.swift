import Foundation

extension FlowScene {
  /// The link to the user's place, such as `/note/7/edit`. It begins with the scene's ``linkAddress``, if any. Opened
  /// again, it leads to the same place. If links do not lead to a slot in the line, it leads to the last place below
  /// that slot. In a split view, such a slot ends only the line of its own column. Relative links start at the place to
  /// which this link leads.
  ///
  /// A leg that names the root of its flow leads to the root. If the flow shows the same destination again above its
  /// root, the leg has a style: `/list;as=push`.
  ///
  /// - Throws: A ``LinkError`` when a destination in the line has no link.
  /// - Complexity: O(*n*) in the number of slots.
  public var link: String {
    get throws(LinkError) { try address(try LinkPath(of: core.current)) }
  }

  /// Returns the link to a slot: to the line up to the slot.
  ///
  /// - Parameter id: A slot of the scene.
  /// - Returns: The link; `nil` when the slot was removed.
  /// - Throws: A ``LinkError`` when a destination on the way has no link.
  /// - Complexity: O(*n*) in the number of slots.
  public func link(to id: SlotID) throws(LinkError) -> String? {
    guard let slot = core.current.locate(id) else { return nil }
    return try address(try LinkPath(of: core.current, upTo: slot))
  }

  func address(_ place: LinkPath) throws(LinkError) -> String { try address(place.text()) }

  /// Returns a link with the scene's address.
  package func address(_ link: LinkText) throws(LinkError) -> String {
    try link.written(at: linkAddress, scene: name)
  }

  /// Returns a link from the root on, without the scene's address.
  package func path(of link: String) throws(LinkError) -> String {
    try resolve(link) { text throws(LinkError) in try text.written() }
  }

  /// The reaction to a link that cannot be opened.
  public enum LinkFallback: Sendable {
    /// Nothing changes.
    case stay
    /// The scene is popped to its root.
    case popToRoot
  }

  /// Opens a link in one change: keeps the part of the line that the link also names, and replaces the rest.
  ///
  /// An absolute link starts at the scene's root. A relative link, such as `note/7`, `../note/8` or `..`, starts at the
  /// user's place. Each `..` at its start removes a slot. A `..` after another part removes that part.
  ///
  /// In columns, a relative link starts in the last column, or in the sidebar while the sidebar presents something. One
  /// that begins with `#` starts in the sidebar: `#note/8` shows another detail, and `#` alone shows none. If a `..`
  /// removed a column's root, the next leg is its new root. The detail ends before a `:~:`, which browsers add.
  ///
  /// A link has at most 1,048,576 bytes, and opens at most 64 nested flows. Within an edit or a batch, and while a child
  /// flow is being made, it is refused as `busy`, and so is the edit or the batch.
  ///
  /// ```swift
  /// try scene.open("/note/7")
  /// try scene.open("../note/8")
  /// ```
  ///
  /// - Parameters:
  ///   - link: An absolute or a relative link.
  ///   - fallback: The reaction when the link cannot be opened. The error is thrown in any case.
  ///   - asksToLeave: Whether flows are asked about the slots to be removed, as for a link from outside the app. If one
  ///     keeps a slot, the link waits for the answer of ``AsksToLeave/wantsToLeave(_:by:)``.
  /// - Returns: Whether the user sees the place now; `false` if the link waits, or a guard shows another place.
  /// - Throws: A ``LinkError`` that names the wrong part of the link. Nothing has changed then, except by the fallback.
  /// - Complexity: O(*n*) in the slots of the line and the parts of the link.
  @discardableResult
  public func open(
    _ link: String, orElse fallback: LinkFallback = .stay, asksToLeave: Bool = false
  ) throws(LinkError) -> Bool {
    do throws(LinkError) {
      return try acts.perform(.open(link: link)) { () throws(LinkError) in
        try openReporting(link, asksToLeave: asksToLeave)
      }
    } catch {
      // The act does not count then, so the fallback is one of its own.
      if fallback == .popToRoot { root.popToRoot() }
      throw error
    }
  }

  private func openReporting(_ link: String, asksToLeave: Bool) throws(LinkError) -> Bool {
    do {
      if let obstacle = core.obstacle { throw obstacle }
      let held = core.current.isLocked ? try linkToHold(link, asksToLeave: asksToLeave) : nil
      var goal: SlotState?
      try core.acting(as: .link) {
        try core.change(.link) { draft in
          if let held { return draft.holdUntilUnlocked(held) }
          try open(link, asksToLeave: asksToLeave, in: draft)
          goal = draft.state.end
        }
      }
      return goal.map(core.current.shows) ?? false
    } catch {
      let error = Self.linkError(error, for: link)
      core.refuseDraft(with: .busy)
      core.report(.linkRefused(link, error), cause: .link)
      throw error
    }
  }

  /// Reads a link into a draft.
  ///
  /// - Parameters:
  ///   - link: An absolute or a relative link.
  ///   - draft: The draft. After an error, it is as before.
  ///   - usesPresentRoot: Whether the scene's root flow keeps a root that the link does not name.
  /// - Throws: A ``LinkError`` that names the wrong part of the link.
  func read(_ link: String, in draft: Draft, usesPresentRoot: Bool) throws {
    let before = draft.savepoint
    try resolve(link) { text throws(LinkError) in
      do throws(LinkError) {
        _ = try LinkReader.read(text, into: draft, of: core, usesPresentRoot: usesPresentRoot)
      } catch {
        draft.takeBack(to: before)
        throw error
      }
    }
  }

  /// Opens a link from outside the scene, in an open draft.
  ///
  /// - Throws: A ``LinkError`` that names the wrong part of the link.
  func open(_ link: String, asksToLeave: Bool, in draft: Draft) throws {
    (draft.notes.link.text, draft.notes.link.isNew) = (link, true)
    if asksToLeave { draft.notes.link.start = draft.tree }
    try read(link, in: draft, usesPresentRoot: true)
  }

  /// Opens a URL like a link with its text; see ``open(_:orElse:asksToLeave:)-(String,_,_)``.
  @discardableResult
  public func open(
    _ url: URL, orElse fallback: LinkFallback = .stay, asksToLeave: Bool = false
  ) throws(LinkError) -> Bool {
    try open(url.absoluteString, orElse: fallback, asksToLeave: asksToLeave)
  }

  /// Returns the plan of a link without opening it. The link's child flows are made for the plan and dropped again.
  ///
  /// - Parameter link: An absolute or a relative link.
  /// - Returns: The plan, for people to read.
  /// - Throws: A ``LinkError`` that names the wrong part of the link, also if a flow would refuse the change.
  public func plan(for link: String) throws(LinkError) -> LinkPlan {
    if let obstacle = core.obstacle { throw LinkError(.refused(obstacle), leg: link) }
    return try resolve(link) { text throws(LinkError) in
      do {
        return try core.plan { draft in
          let before = draft.state
          let legs = try LinkReader.read(text, into: draft, of: core)
          (draft.notes.link.text, draft.reviewCause) = (link, .link)
          // A denial is one of the remarks.
          do { try core.review(draft) } catch let error as AdmissionError {
            if case .gone = error { throw error }
          }
          return LinkPlan(
            scene: name, legs: legs, changesNothing: draft.state.isSame(as: before),
            remarks: draft.notes.remarks)
        }
      } catch {
        throw Self.linkError(error, for: link)
      }
    }
  }

  static func linkError(_ error: any Error, for link: String) -> LinkError {
    if case .denied(.gone(let reason)) = error.refusal { return LinkError(.gone(reason), leg: link) }
    if case .denied(let reason) = error.refusal { return LinkError(.notAdmitted(reason), leg: link) }
    return error as? LinkError ?? LinkError(.refused(error.refusal), leg: link)
  }
}

extension LinkText {
  /// Returns the link as a text, with the address of a scene.
  func written(at address: LinkAddress?, scene: String) throws(LinkError) -> String {
    try (address?.whole(self, scene: scene) ?? self).written()
  }
}

// A link is resolved before it is read: the scene's address is removed, and a relative link is appended to the user's
// place.
extension FlowScene {
  /// Reads a link as an absolute one.
  ///
  /// - Parameters:
  ///   - link: An absolute link, or one that is relative to the user's place.
  ///   - read: Reads the absolute link, without its address.
  /// - Returns: The result of `read`.
  /// - Throws: The error of `read`, with its position in `link`.
  func resolve<Result>(_ link: String, _ read: (LinkText) throws(LinkError) -> Result) throws(LinkError) -> Result {
    let given = try LinkText(link)
    var text = given.normalized
    let isShorter = text.segments.count < given.segments.count
    if given.scheme != nil || given.host != nil {
      guard let linkAddress else { throw LinkError(.elsewhere, leg: link, expected: ["a path"]) }
      text = try linkAddress.rest(of: given, scene: name)
    }
    // The host of a link may be a part of its path.
    let path = given.segments.first?.offset ?? .max
    let parts = text.segments.prefix { $0.offset < path } + given.segments
    // The whole link may begin differently from the given one, but ends with the same parts.
    func readMoved(_ whole: LinkText) throws(LinkError) -> Result {
      do throws(LinkError) { return try read(whole) } catch {
        let index = error.index + parts.count - whole.segments.count
        // With `..` or an empty part in the link, the parts before it are not at the same distance from the end.
        let isInPath = isShorter && !error.leg.isEmpty && index < parts.count
        let part = isInPath ? parts.lastIndex { $0.offset <= error.offset } : nil
        throw error.moved(to: part ?? index, offset: error.offset)
      }
    }
    return text.isAbsolute ? try readMoved(text) : try resolve(relative: text, readMoved)
  }

  private func resolve<Result>(
    relative text: LinkText, _ read: (LinkText) throws(LinkError) -> Result
  ) throws(LinkError) -> Result {
    var place = try LinkPath(of: core.current, isPrinted: false)
    if text.fragment != nil { place.dropFragment() }
    var cursor = LinkCursor(text)
    while let kind = cursor.next?.kind, kind == .up || kind == .here {
      if kind == .up { place.removeLast() }
      try cursor.skip()
    }
    let rest = cursor.segments[cursor.position...]
    var whole = place.text(before: Array(rest), query: rest.isEmpty ? [] : text.query, fragment: text.fragment)
    whole.fragmentOffset = text.fragmentOffset
    do throws(LinkError) { return try read(whole) } catch {
      // The whole link ends with the given parts, or one of its details does.
      throw place.depth == 0 ? error : error.moved(into: text, depth: place.depth)
    }
  }
}
