import Foundation

extension SceneDirectory {
  /// Opens a link in the scene that it names by the ``linkAddress``, and makes the scene the current one. A link
  /// without a name opens in the current scene. If no scene is open, it opens in the one that was current when the app
  /// last ran, if a ``StateKeeper`` knows it, or else in ``defaultName``.
  ///
  /// Opens the scene first if necessary. If the link then fails, the scene is not opened, and its flows are not
  /// notified.
  ///
  /// ```swift
  /// try scenes.open(link: "notes://settings/about")
  /// ```
  ///
  /// - Parameters:
  ///   - link: The link. A relative link starts at the user's place in the current scene.
  ///   - fallback: The reaction of an open scene when the link cannot be opened. The error is thrown in any case.
  ///   - asksToLeave: Whether flows are asked about the slots to be removed, as for a link from outside the app; see
  ///     ``FlowScene/open(_:orElse:asksToLeave:)-(String,_,_)``.
  /// - Returns: The scene in which the link was opened.
  /// - Throws: A ``LinkError`` that names the wrong part of the link. Nothing has changed then, except by the fallback.
  @discardableResult
  public func open(
    link: String, orElse fallback: FlowScene.LinkFallback = .stay, asksToLeave: Bool = false
  ) throws(LinkError) -> FlowScene {
    do throws(LinkError) {
      return try acts.perform(.open(link: link)) { () throws(LinkError) in
        try openReporting(link, asksToLeave: asksToLeave)
      }
    } catch {
      if fallback == .popToRoot { self[goal(of: link).name]?.root.popToRoot() }
      throw error
    }
  }

  private func openReporting(_ link: String, asksToLeave: Bool) throws(LinkError) -> FlowScene {
    let goal = goal(of: link)
    if let scene = self[goal.name] {
      try scene.open(link, asksToLeave: asksToLeave)
      activate(goal.name)
      return scene
    }
    let scene = try prepare(goal)
    do { try scene.open(link, asksToLeave: asksToLeave) } catch {
      discard(scene)
      throw error
    }
    return enlist(scene)
  }

  /// Opens a URL like a link with its text; see ``open(link:orElse:asksToLeave:)-(String,_,_)``.
  @discardableResult
  public func open(
    link: URL, orElse fallback: FlowScene.LinkFallback = .stay, asksToLeave: Bool = false
  ) throws(LinkError) -> FlowScene {
    try open(link: link.absoluteString, orElse: fallback, asksToLeave: asksToLeave)
  }

  /// Returns the plan of a link without opening it. The link's scene and child flows are made for the plan and dropped
  /// again.
  ///
  /// - Parameter link: A link as for ``open(link:orElse:asksToLeave:)-(String,_,_)``.
  /// - Returns: The plan, for people to read, with the name of the scene.
  /// - Throws: A ``LinkError`` that names the wrong part of the link.
  public func plan(for link: String) throws(LinkError) -> LinkPlan {
    let goal = goal(of: link)
    if let scene = self[goal.name] { return try scene.plan(for: link) }
    let scene = try prepare(goal, bringsBack: false)
    defer { discard(scene) }
    return try scene.plan(for: link)
  }

  /// A scene's name and its position in the link.
  private typealias Goal = (name: String, index: Int, offset: Int)

  /// Returns the scene for a link. A wrong link gets the current scene, which throws the error when it opens the link.
  private func goal(of link: String) -> Goal {
    guard let linkAddress, let text = try? LinkText(link), let goal = linkAddress.scene(of: text) else {
      return (current?.name ?? keeper?.current ?? Self.defaultName, 0, 0)
    }
    // Hosts are not case-sensitive.
    let isMeant: (FlowScene) -> Bool = { (try? linkAddress.rest(of: text, scene: $0.name)) != nil }
    let name = self[goal.name]?.name ?? scenes(likeNamed: goal.name).first(where: isMeant)?.name ?? goal.name
    return (name, goal.index, goal.offset)
  }

  private func prepare(_ goal: Goal, bringsBack: Bool = true) throws(LinkError) -> FlowScene {
    do { return try prepare(goal.name, bringsBack: bringsBack, root: makeRoot) } catch {
      throw self.error(error, at: goal)
    }
  }

  private func error(_ error: SceneError, at goal: Goal) -> LinkError {
    let reason: LinkError.Reason =
      switch error {
      case .refused(_, let error): .refused(error)
      case .noWindow: .noWindow
      case .noName, .inUse, .unknown: .unknownScene
      }
    return LinkError(
      reason, leg: goal.name, index: goal.index, offset: goal.offset,
      expected: reason == .unknownScene ? names : [],
      nearest: reason == .unknownScene ? goal.name.nearestSpelling(among: names) : nil)
  }
}
