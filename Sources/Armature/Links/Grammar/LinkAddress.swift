/// The beginning of an app's links: a custom scheme or a web address, optionally with the scene's name in it.
///
/// ```swift
/// let custom = try LinkAddress("notes://{scene}")  // notes://main/note/7
/// let universal = try LinkAddress("https://example.com/app")  // https://example.com/app/note/7
/// ```
///
/// Links may begin with several addresses. The first one is printed. After an address without a host, the host of a
/// link is the first part of its path, as usual for custom schemes:
///
/// ```swift
/// let both = try LinkAddress("notes://", "https://example.com/app")  // notes://note/7
/// ```
///
/// Other software writes web addresses in several forms. `http` counts as `https`. The default port of the scheme is
/// ignored, and so is an extra slash in the path. Another port is refused, and so is the name of a user before the
/// host.
///
/// The schemes and the ASCII letters of hosts are not case-sensitive. After an address without a host, a first part with
/// other characters than lowercase letters, digits and hyphens is printed after one more slash: `notes:///Note/7`. The
/// parts `.` and `..` of a link are resolved before its address is read.
public struct LinkAddress: Sendable {
  /// The forms of the address. The first one is printed.
  private let forms: [Form]

  /// Reads the addresses with which the app's links begin.
  ///
  /// - Parameters:
  ///   - text: A scheme, a host and a path. `{scene}` as the host or as a part of the path is the place of the scene's
  ///     name.
  ///   - others: More addresses that links may begin with. They are only read.
  ///   - acceptsWWW: Whether the host of a web address is the same with `www.` before it and without. The website has
  ///     to serve its association file at both hosts.
  /// - Throws: A ``LinkError`` when a text is not an address.
  public init(_ text: String, _ others: String..., acceptsWWW: Bool = false) throws(LinkError) {
    forms = try ([text] + others).map { text throws(LinkError) in try Form(text, acceptsWWW: acceptsWWW) }
  }

  /// Returns the whole link of a scene: the first address and a path.
  func whole(_ link: LinkText, scene: String) -> LinkText { forms[0].whole(link, scene: scene) }

  /// The addresses on the web, in the order in which they were given.
  package var webAddresses: [WebAddress] {
    forms.filter(\.text.isOnWeb).map { form in
      var text = form.text
      (text.scheme, text.host, text.isAbsolute) = ("https", text.host?.withoutPort(of: text.scheme), false)
      return WebAddress(
        text: "\(text)", hosts: form.hosts, parts: text.segments.map { $0.text == Form.place ? nil : "\($0)" })
    }
  }

  /// Returns the scene's name in a link, its index among the parts of the path, and its offset; `nil` when the link
  /// begins with no address, or the address has no place for the name.
  func scene(of link: LinkText) -> (name: String, index: Int, offset: Int)? {
    let whole = link.normalized
    return forms.lazy.compactMap { $0.scene(of: whole) }.first
  }

  /// Returns the rest of a scene's link after its address. Dots are resolved before, so that they do not lead out of
  /// the address.
  ///
  /// - Throws: A ``LinkError`` when the link begins with none of the addresses.
  func rest(of link: LinkText, scene: String) throws(LinkError) -> LinkText {
    let whole = link.normalized
    func rest(of link: LinkText) -> LinkText? { forms.lazy.compactMap { $0.rest(of: link, scene: scene) }.first }
    if let rest = rest(of: whole) { return rest }
    // The host alone may be the app's.
    var plain = whole
    plain.host = whole.plainHost
    let hasUser = whole.host?.contains("@") ?? false
    throw LinkError(
      rest(of: plain) == nil ? .elsewhere : hasUser ? .userInfo : .otherPort, leg: link.description,
      expected: forms.map { $0.whole(LinkText(isAbsolute: true), scene: scene).description })
  }
}

/// An address of links on the web.
package struct WebAddress: Hashable, Sendable {
  /// The address as a text.
  package let text: String
  /// The host, or `{scene}`; after it, the host with or without `www.` if links may have that one, too.
  package let hosts: [String]
  /// The parts of the path, percent-encoded; `nil` for the place of the scene's name.
  package let parts: [String?]

  package var host: String { hosts[0] }
  /// Whether each scene has a host of its own.
  package var hasHostForScene: Bool { host == Form.place }
}

/// One address.
private struct Form: Sendable {
  let text: LinkText
  private let acceptsWWW: Bool

  init(_ text: String, acceptsWWW: Bool) throws(LinkError) {
    self.text = try LinkText(text).normalized
    guard self.text.scheme != nil else { throw LinkError(.elsewhere, leg: text, expected: ["scheme://host/path"]) }
    // The host of a scene is the whole name.
    self.acceptsWWW = acceptsWWW && self.text.isOnWeb && self.text.host != Self.place
  }

  static let place = "{scene}"

  /// Whether the host of a link is the first part of its path.
  private var takesHost: Bool { text.host == nil && text.segments.isEmpty }

  /// The hosts that links may have.
  var hosts: [String] {
    let host = (text.host ?? "").lowercased().withoutPort(of: text.scheme)
    guard acceptsWWW else { return [host] }
    return [host, host.hasPrefix("www.") ? String(host.dropFirst(4)) : "www." + host]
  }

  /// Returns the host of a link in the form in which hosts are compared.
  private func host(of link: LinkText) -> String? {
    let host = link.isOnWeb ? link.host?.withoutPort(of: link.scheme) : link.host
    let start = host.map { String($0.prefix(4)) }
    return acceptsWWW && start.isSame(as: "www.") ? host.map { String($0.dropFirst(4)) } : host
  }

  private func parts(in scene: String) -> (host: String?, path: [String]) {
    let path = text.segments.map { $0.text == Self.place ? scene : $0.text ?? "" }
    return (text.host == Self.place ? scene : text.host, path)
  }

  func whole(_ link: LinkText, scene: String) -> LinkText {
    let (host, path) = parts(in: scene)
    var whole = link
    whole.scheme = text.scheme
    whole.host = host
    whole.segments = path.map { .text($0) } + link.segments
    if takesHost, let first = link.segments.first, first.canBeHost {
      whole.host = first.text
      whole.segments.removeFirst()
      // A host alone needs no slash after it.
      whole.isAbsolute = !whole.segments.isEmpty
    }
    return whole
  }

  func scene(of link: LinkText) -> (name: String, index: Int, offset: Int)? {
    var found: (name: String, index: Int, offset: Int)?
    if text.host == Self.place {
      found = host(of: link).map { ($0, 0, (link.scheme ?? "").utf8.count + 3) }
    } else if let index = text.segments.firstIndex(where: { $0.text == Self.place }), index < link.segments.count {
      found = link.segments[index].text.map { ($0, index, link.segments[index].offset) }
    }
    guard let found, rest(of: link, scene: found.name) != nil else { return nil }
    return found
  }

  func rest(of link: LinkText, scene: String) -> LinkText? {
    let (host, path) = parts(in: scene)
    var rest = link
    (rest.scheme, rest.host) = (nil, nil)
    rest.isAbsolute = true
    guard link.scheme.isSame(as: text.scheme) || link.isOnWeb && text.isOnWeb else { return nil }
    if takesHost, let name = link.host {
      var leg = LinkSegment.text(name)
      leg.offset = (link.scheme ?? "").utf8.count + 3
      rest.segments.insert(leg, at: 0)
      return rest
    }
    var address = text
    address.host = host
    guard self.host(of: link).isSame(as: self.host(of: address)), link.segments.count >= path.count,
      zip(link.segments, path).allSatisfy({ $0.text == $1 })
    else { return nil }
    rest.segments.removeFirst(path.count)
    return rest
  }
}

extension LinkText {
  /// Whether the link is one to the web. Websites lead from `http` to `https`, so both are the same.
  var isOnWeb: Bool { scheme.isSame(as: "https") || scheme.isSame(as: "http") }

  /// The host of a web address without a user and a port.
  fileprivate var plainHost: String? {
    guard isOnWeb, let name = host?.split(separator: "@", omittingEmptySubsequences: false).last else { return host }
    guard let colon = name.lastIndex(of: ":"), name[colon...].dropFirst().allSatisfy(\.isWholeNumber) else {
      return String(name)
    }
    return String(name[..<colon])
  }
}

extension String {
  /// Returns a host without the default port of its scheme.
  package func withoutPort(of scheme: String?) -> String {
    for port in [":", scheme.isSame(as: "http") ? ":80" : ":443"] where hasSuffix(port) {
      return String(dropLast(port.count))
    }
    return self
  }
}

extension String? {
  /// Returns whether two schemes, or two hosts, are the same: by their bytes, but for the case of ASCII letters.
  /// Unicode has other characters that equal an ASCII letter, such as the Kelvin sign, or whose small letter is one.
  fileprivate func isSame(as other: Self) -> Bool {
    guard let self, let other else { return self == other }
    return self.utf8.elementsEqual(other.utf8) { $0.lowercased == $1.lowercased }
  }
}

extension UInt8 {
  fileprivate var lowercased: Self { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }
}

extension LinkSegment {
  /// Whether the segment means the same as the host of a link. Other software may change the case of a host.
  fileprivate var canBeHost: Bool {
    guard let text, !isQuoted, !endsLeg else { return false }
    return text.utf8.allSatisfy(PlainBytes.inPlainHost.contains)
  }
}
