import Foundation

// Links of a scene: where the user is as text, and back.
extension FlowScene {
  /// The link to where the user is, such as `/note/7/edit`, or behind the scene's ``linkAddress`` where there is one. Opened
  /// again, it leads to the same place.
  ///
  /// - Throws: A ``LinkError`` when a destination in the line has no link.
  /// - Complexity: O(*n*) in the number of slots; what has not changed since the last call is only copied.
  public var link: String {
    get throws(LinkError) {
      let front = linkAddress?.whole(LinkText(), scene: name).description ?? "/"
      do throws(LinkError) {
        if let link = try LinePrinter.link(to: root, behind: front) { return link }
      } catch {
        guard error.reason == .notLinkable else { throw error }
      }
      return try address(LinkPlace(of: root))
    }
  }

  /// The link to a slot: to the line that ends with it.
  ///
  /// - Parameter id: A slot of the scene.
  /// - Returns: The link; `nil` when the slot is gone.
  /// - Throws: A ``LinkError`` when a destination on the way has no link.
  /// - Complexity: O(*n*) in the number of slots.
  public func link(to id: SlotID) throws(LinkError) -> String? {
    guard root.locate(id) != nil else { return nil }
    return try address(LinkPlace(of: root, upTo: .slot(id)))
  }

  func address(_ place: LinkPlace) -> String {
    let text = place.text()
    return (linkAddress?.whole(text, scene: name) ?? text).description
  }

  /// What is done with a link that cannot be opened.
  public enum LinkFallback: Sendable {
    /// Nothing changes.
    case stay
    /// The scene goes to its root.
    case popToRoot
  }

  /// Opens a link: keeps what the line has in common with it, and replaces the rest, in one change.
  ///
  /// The whole link is resolved first. An absolute one starts at the scene's root. A relative one, such as `note/7`,
  /// `../8`, `./8` or `..`, starts where the user is; each `..` takes a slot away, and behind `..` and `.` the case's name
  /// may be left out.
  ///
  /// ```swift
  /// try scene.open("/note/7")
  /// try scene.open("../8")
  /// ```
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - fallback: What is done when it cannot be opened. The error is thrown all the same.
  /// - Throws: A ``LinkError`` that tells which part of the link was wrong; nothing has changed but by the fallback.
  /// - Complexity: O(*n*) in the slots of the line and the parts of the link.
  public func open(_ link: String, orElse fallback: LinkFallback = .stay) throws(LinkError) {
    do throws(LinkError) {
      try carryOut(resolve(link), of: link)
    } catch {
      core.refuseBatch(with: error)
      core.report(.linkRefused(link, error))
      if fallback == .popToRoot { root.popToRoot() }
      throw error
    }
  }

  /// Opens a URL, as ``open(_:orElse:)`` opens its text.
  public func open(_ url: URL, orElse fallback: LinkFallback = .stay) throws(LinkError) {
    try open(url.absoluteString, orElse: fallback)
  }

  /// What a link would do, without doing it. The child flows that it would open are made, and dropped again.
  ///
  /// - Parameter link: The link.
  /// - Returns: The plan, for people to read.
  /// - Throws: A ``LinkError`` that tells which part of the link was wrong.
  public func plan(for link: String) throws(LinkError) -> LinkPlan { try resolve(link).plan }

  private typealias Resolution = (plan: LinkPlan, flow: any LinkedFlow)

  private func resolve(_ link: String) throws(LinkError) -> Resolution {
    if let obstacle = core.obstacle { throw LinkError(.refused(obstacle), leg: link) }
    var text = try LinkText(link)
    let count = text.segments.count
    if text.scheme != nil || text.host != nil {
      guard let linkAddress else { throw LinkError(.elsewhere, leg: link, expected: ["a path"]) }
      text = try linkAddress.rest(of: text, scene: name)
    }
    return text.isAbsolute ? try read(text, ofLast: count) : try readRelative(text)
  }

  private func readRelative(_ text: LinkText) throws(LinkError) -> Resolution {
    var place = try LinkPlace(of: root)
    if text.fragment != nil { place.dropFragment() }
    var model = place.last
    var cursor = LinkCursor(text)
    while let kind = cursor.next?.kind, kind == .up || kind == .here {
      if kind == .up, let removed = place.removeLast() { model = removed }
      try cursor.skip()
    }
    let rest = cursor.segments[cursor.position...]
    let count = text.segments.count
    let whole = place.text(before: Array(rest), query: rest.isEmpty ? [] : text.query, fragment: text.fragment)
    let isShort = rest.startIndex > text.segments.startIndex && !rest.isEmpty
    do throws(LinkError) {
      return try read(whole, ofLast: count)
    } catch {
      let error = Self.error(error, ofPartsIn: text, behind: whole)
      // Behind `..` and `.` values alone are another destination of the same case.
      guard isShort, let model, model.segments.count > rest.count else { throw error }
      let longer = place.text(
        before: model.segments.dropLast(rest.count) + rest, query: text.query, fragment: text.fragment)
      guard let resolution = try? read(longer, ofLast: count) else { throw error }
      return resolution
    }
  }

  /// An error among the parts that were given, which a detail may have got behind its own.
  private static func error(_ error: LinkError, ofPartsIn text: LinkText, behind whole: LinkText) -> LinkError {
    guard text.fragment == nil, error.index >= text.segments.count, let fragment = whole.fragment,
      let count = try? LinkText(inLink: fragment).segments.count
    else { return error }
    let index = error.index - count
    return text.segments.indices.contains(index) ? error.moved(to: index, offset: text.segments[index].offset) : error
  }

  /// Reads an absolute link. The one that was given may have begun otherwise, but has ended with the same parts, `count` in
  /// all, among which errors have their index.
  private func read(_ text: LinkText, ofLast count: Int) throws(LinkError) -> Resolution {
    do throws(LinkError) { return try read(text) } catch {
      throw error.moved(to: error.index + count - text.segments.count, offset: error.offset)
    }
  }

  private func read(_ text: LinkText) throws(LinkError) -> Resolution {
    var reading = LinkReading(cursor: LinkCursor(text))
    if let fragment = text.fragment, !fragment.isEmpty {
      reading.fragment = LinkReading.Text(
        text: fragment, index: text.segments.count, offset: text.fragmentOffset, isPlain: true)
    }
    var root: String?
    if let first = reading.cursor.next, first.kind == .here {
      root = first.parameters.first { $0.name == "root" }?.value
      try reading.cursor.skip(allowing: "root")
    }
    core.beginMakingChild()
    defer { core.endMakingChild() }
    let flow = try self.root.linking.read(root: root, &reading)
    guard reading.cursor.isAtEnd else { throw reading.cursor.error(.unexpected, at: reading.cursor.position) }
    if let left = reading.detail ?? reading.fragment { throw left.error(.showsNoDetail) }
    return (LinkPlan(scene: name, legs: reading.legs, changesNothing: !reading.changesSomething), flow)
  }

  private func carryOut(_ resolution: Resolution, of link: String) throws(LinkError) {
    let (plan, flow) = resolution
    guard !plan.changesNothing else { return core.report(.linkOpened(link)) }
    do throws(NavigationError) {
      try core.change(isExplicit: true) { batch throws(NavigationError) in
        batch.link = link
        _ = try flow.cut(in: batch)
        try flow.extend(in: batch)
      }
    } catch {
      throw LinkError(.refused(error), leg: plan.legs.map(\.text).joined(separator: "/"))
    }
  }
}
