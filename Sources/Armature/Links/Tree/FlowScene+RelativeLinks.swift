// A link is resolved before it is read: the scene's address is removed, and a relative link is appended to the user's
// place.
extension FlowScene {
  /// Reads a link as an absolute one.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - read: Reads a path. Called again if a short form has another reading.
  /// - Returns: The result of `read`.
  /// - Throws: The error of `read`, with its position in `link`.
  func resolve<Result>(_ link: String, _ read: (LinkText) throws(LinkError) -> Result) throws(LinkError) -> Result {
    if let obstacle = core.obstacle { throw LinkError(.refused(obstacle), leg: link) }
    var text = try LinkText(link)
    let count = text.segments.count
    if text.scheme != nil || text.host != nil {
      guard let linkAddress else { throw LinkError(.elsewhere, leg: link, expected: ["a path"]) }
      text = try linkAddress.rest(of: text, scene: name)
    }
    // The whole link may begin differently from the given one, but ends with the same parts.
    func readMoved(_ whole: LinkText) throws(LinkError) -> Result {
      do throws(LinkError) { return try read(whole) } catch {
        throw error.moved(to: error.index + count - whole.segments.count, offset: error.offset)
      }
    }
    return text.isAbsolute ? try readMoved(text) : try resolve(relative: text, readMoved)
  }

  private func resolve<Result>(
    relative text: LinkText, _ read: (LinkText) throws(LinkError) -> Result
  ) throws(LinkError) -> Result {
    var place = try LinkPlace(of: core.current)
    if text.fragment != nil { place.dropFragment() }
    var model = place.last
    var cursor = LinkCursor(text)
    while let kind = cursor.next?.kind, kind == .up || kind == .here {
      if kind == .up, let removed = place.removeLast() { model = removed }
      try cursor.skip()
    }
    let rest = cursor.segments[cursor.position...]
    let whole = place.text(before: Array(rest), query: rest.isEmpty ? [] : text.query, fragment: text.fragment)
    do throws(LinkError) { return try read(whole) } catch {
      // After `..` and `.`, values alone are another destination of the same case.
      if cursor.position > 0, !rest.isEmpty, let model, model.segments.count > rest.count {
        let longer = place.text(
          before: model.segments.dropLast(rest.count) + rest, query: text.query, fragment: text.fragment)
        if let result = try? read(longer) { return result }
      }
      throw Self.error(error, ofPartsIn: text, behind: whole)
    }
  }

  /// Returns the error at its position in the given link. A detail may have received the given parts after its own.
  private static func error(_ error: LinkError, ofPartsIn text: LinkText, behind whole: LinkText) -> LinkError {
    guard text.fragment == nil, error.index >= text.segments.count, let fragment = whole.fragment,
      let count = try? LinkText(inLink: fragment).segments.count
    else { return error }
    let index = error.index - count
    return text.segments.indices.contains(index) ? error.moved(to: index, offset: text.segments[index].offset) : error
  }
}
