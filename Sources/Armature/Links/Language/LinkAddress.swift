/// The beginning of an app's links: a custom scheme or a web address, optionally with the scene's name in it.
///
/// ```swift
/// let custom = try LinkAddress("notes://{scene}")  // notes://main/note/7
/// let universal = try LinkAddress("https://example.com/app")  // https://example.com/app/note/7
/// ```
public struct LinkAddress: Sendable {
  private let text: LinkText

  /// - Parameter text: A scheme, a host and a path. `{scene}` as the host or as a part of the path is the place of the
  ///   scene's name.
  /// - Throws: A ``LinkError`` when the text is not an address.
  public init(_ text: String) throws(LinkError) {
    self.text = try LinkText(text)
    guard self.text.scheme != nil else { throw LinkError(.elsewhere, leg: text, expected: ["scheme://host/path"]) }
  }

  private static let place = "{scene}"

  private func parts(in scene: String) -> (host: String?, path: [String]) {
    let path = text.segments.map { $0.text == Self.place ? scene : $0.text ?? "" }
    return (text.host == Self.place ? scene : text.host, path)
  }

  /// Returns the whole link of a scene: the address and a path.
  func whole(_ link: LinkText, scene: String) -> LinkText {
    let (host, path) = parts(in: scene)
    var whole = link
    whole.scheme = text.scheme
    whole.host = host
    whole.segments = path.map { .text($0) } + link.segments
    return whole
  }

  /// Returns the scene's name in a link, its index among the parts of the path, and its offset; `nil` when the link
  /// does not begin with this address, or the address has no place for the name.
  func scene(of link: LinkText) -> (name: String, index: Int, offset: Int)? {
    var found: (name: String, index: Int, offset: Int)?
    if text.host == Self.place {
      found = link.host.map { ($0, 0, (text.scheme ?? "").utf8.count + 3) }
    } else if let index = text.segments.firstIndex(where: { $0.text == Self.place }), index < link.segments.count {
      found = link.segments[index].text.map { ($0, index, link.segments[index].offset) }
    }
    guard let found, (try? rest(of: link, scene: found.name)) != nil else { return nil }
    return found
  }

  /// Returns the rest of a scene's link after the address.
  ///
  /// - Throws: A ``LinkError`` when the link does not begin with this address.
  func rest(of link: LinkText, scene: String) throws(LinkError) -> LinkText {
    let (host, path) = parts(in: scene)
    var rest = link
    (rest.scheme, rest.host) = (nil, nil)
    guard link.scheme?.lowercased() == text.scheme?.lowercased(), link.host?.lowercased() == host?.lowercased(),
      link.segments.count >= path.count, zip(link.segments, path).allSatisfy({ $0.text == $1 })
    else {
      throw LinkError(.elsewhere, leg: link.description, expected: [whole(LinkText(), scene: scene).description])
    }
    rest.segments.removeFirst(path.count)
    rest.isAbsolute = true
    return rest
  }
}
