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
public struct LinkAddress: Sendable {
  /// The address that is printed.
  private let first: Form
  private let others: [Form]

  /// - Parameters:
  ///   - text: A scheme, a host and a path. `{scene}` as the host or as a part of the path is the place of the scene's
  ///     name.
  ///   - others: More addresses that links may begin with. They are only read.
  /// - Throws: A ``LinkError`` when a text is not an address.
  public init(_ text: String, _ others: String...) throws(LinkError) {
    first = try Form(text)
    var forms: [Form] = []
    for other in others { forms.append(try Form(other)) }
    self.others = forms
  }

  /// Returns the whole link of a scene: the first address and a path.
  func whole(_ link: LinkText, scene: String) -> LinkText { first.whole(link, scene: scene) }

  /// The addresses on the web, those with `https`, in the order in which they were given.
  package var webAddresses: [WebAddress] {
    ([first] + others).filter { $0.text.scheme.isSame(as: "https") }.map { form in
      WebAddress(
        text: form.text.segments.isEmpty ? "https://\(form.text.host ?? "")" : "\(form.text)",
        host: (form.text.host ?? "").lowercased(),
        parts: form.text.segments.map { $0.text == Form.place ? nil : "\($0)" })
    }
  }

  /// Returns the scene's name in a link, its index among the parts of the path, and its offset; `nil` when the link
  /// begins with no address, or the address has no place for the name.
  func scene(of link: LinkText) -> (name: String, index: Int, offset: Int)? {
    let whole = link.withoutDots
    return ([first] + others).lazy.compactMap { $0.scene(of: whole) }.first
  }

  /// Returns the rest of a scene's link after its address. Dots are resolved before, so that they do not lead out of the
  /// address.
  ///
  /// - Throws: A ``LinkError`` when the link begins with none of the addresses.
  func rest(of link: LinkText, scene: String) throws(LinkError) -> LinkText {
    let (whole, forms) = (link.withoutDots, [first] + others)
    if let rest = forms.lazy.compactMap({ $0.rest(of: whole, scene: scene) }).first { return rest }
    throw LinkError(
      .elsewhere, leg: link.description,
      expected: forms.map { $0.whole(LinkText(isAbsolute: true), scene: scene).description })
  }
}

/// An address of links on the web.
package struct WebAddress: Hashable, Sendable {
  /// The address as a text.
  package let text: String
  /// The host, or `{scene}`.
  package let host: String
  /// The parts of the path, percent-encoded; `nil` for the place of the scene's name.
  package let parts: [String?]

  /// Whether each scene has a host of its own.
  package var hasHostForScene: Bool { host == Form.place }
}

/// One address.
private struct Form: Sendable {
  let text: LinkText

  init(_ text: String) throws(LinkError) {
    self.text = try LinkText(text)
    guard self.text.scheme != nil else { throw LinkError(.elsewhere, leg: text, expected: ["scheme://host/path"]) }
  }

  static let place = "{scene}"

  /// Whether the host of a link is the first part of its path.
  private var takesHost: Bool { text.host == nil && text.segments.isEmpty }

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
      found = link.host.map { ($0, 0, (text.scheme ?? "").utf8.count + 3) }
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
    guard link.scheme.isSame(as: text.scheme) else { return nil }
    if takesHost, let name = link.host {
      var leg = LinkSegment.text(name)
      leg.offset = (link.scheme ?? "").utf8.count + 3
      rest.segments.insert(leg, at: 0)
      return rest
    }
    guard link.host.isSame(as: host), link.segments.count >= path.count,
      zip(link.segments, path).allSatisfy({ $0.text == $1 })
    else { return nil }
    rest.segments.removeFirst(path.count)
    return rest
  }
}

extension String? {
  /// Returns whether two schemes, or two hosts, are the same: by their bytes, but for the case of ASCII letters. Unicode
  /// has other characters that equal an ASCII letter, such as the Kelvin sign, or whose small letter is one.
  fileprivate func isSame(as other: Self) -> Bool {
    guard let self, let other else { return self == other }
    return self.utf8.elementsEqual(other.utf8) { $0.lowercased == $1.lowercased }
  }
}

extension UInt8 {
  fileprivate var lowercased: Self {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}

extension LinkSegment {
  /// Whether the segment means the same as the host of a link. Other software may change the case of a host.
  fileprivate var canBeHost: Bool {
    guard let text, !isQuoted, !endsLeg else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
      default: false
      }
    }
  }
}
