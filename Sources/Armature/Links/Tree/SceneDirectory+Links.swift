import Foundation

// Links lead to the scene that they name, else to the current one.
extension SceneDirectory {
  /// Opens a link in the scene that it names by the ``linkAddress``, else in the current one; without any, in the one that is
  /// called ``defaultName``. That scene is the current one then.
  ///
  /// A scene that is not open is opened for it. When the link cannot be followed there, the scene never was: its flows have
  /// heard of nothing.
  ///
  /// ```swift
  /// try scenes.open(link: "notes://settings/about")
  /// ```
  ///
  /// - Parameters:
  ///   - link: The link. A relative one starts where the user is in the current scene.
  ///   - fallback: What is done when an open scene cannot follow it. The error is thrown all the same.
  /// - Returns: The scene.
  /// - Throws: A ``LinkError`` that tells which part of the link was wrong; nothing has changed but by the fallback.
  @discardableResult
  public func open(
    link: String, orElse fallback: FlowScene.LinkFallback = .stay
  ) throws(LinkError) -> FlowScene {
    let goal = goal(of: link)
    if let scene = self[goal.name] {
      try scene.open(link, orElse: fallback)
      activate(goal.name)
      return scene
    }
    return try enlist(
      prepare(
        goal.name, root: makeRoot, { scene throws(LinkError) in try scene.open(link) },
        refused: { self.error($0, at: goal) }))
  }

  /// Opens a URL, as ``open(link:orElse:)-(String,_)`` opens its text.
  @discardableResult
  public func open(link: URL, orElse fallback: FlowScene.LinkFallback = .stay) throws(LinkError) -> FlowScene {
    try open(link: link.absoluteString, orElse: fallback)
  }

  /// What a link would do, without doing it. The scene and the child flows that it would open are made, and dropped again.
  ///
  /// - Parameter link: The link.
  /// - Returns: The plan, for people to read. It tells the scene too.
  /// - Throws: A ``LinkError`` that tells which part of the link was wrong.
  public func plan(for link: String) throws(LinkError) -> LinkPlan {
    let goal = goal(of: link)
    if let scene = self[goal.name] { return try scene.plan(for: link) }
    var plan = LinkPlan(scene: goal.name, legs: [], changesNothing: true)
    try prepare(
      goal.name, root: makeRoot, { scene throws(LinkError) in plan = try scene.plan(for: link) },
      refused: { self.error($0, at: goal) }
    ).forget()
    return plan
  }

  /// A scene's name and where it stands in the link.
  private typealias Goal = (name: String, index: Int, offset: Int)

  /// What the link cannot tell, the scene complains about when it opens it.
  private func goal(of link: String) -> Goal {
    guard let linkAddress, let text = try? LinkText(link), let goal = linkAddress.scene(of: text) else {
      return (current?.name ?? Self.defaultName, 0, 0)
    }
    // A host does not tell capitals from others.
    let isMeant = { (try? linkAddress.rest(of: text, scene: $0)) != nil }
    let name = self[goal.name]?.name ?? names.first(where: isMeant) ?? goal.name
    return (name, goal.index, goal.offset)
  }

  private func error(_ error: SceneError, at goal: Goal) -> LinkError {
    var reason = LinkError.Reason.unknownScene
    if case .refused(_, let error) = error { reason = .refused(error) }
    return LinkError(
      reason, leg: goal.name, index: goal.index, offset: goal.offset,
      expected: reason == .unknownScene ? names : [],
      nearest: reason == .unknownScene ? goal.name.nearestSpelling(among: names) : nil)
  }
}
