/// A link as a syntax tree, before any destination type has read it.
///
/// ```
/// link      = [scheme ":"] ["//" host] ["/"] segment *("/" segment) ["?" item *("&" item)] ["#" fragment]
/// segment   = text *(";" [item])
/// text      = ".." / "." / "~" / ["="] value
/// item      = name ["=" value]
/// ```
///
/// A `;` ends the leg of its segment, even without a parameter. Texts are percent-decoded before they are compared, so
/// escapes do not change the meaning of a link. A leading `=` quotes a value that would have another meaning: `=.`,
/// `=..`, `=~`, `==x` for `=x`, a bare `=` for the empty value, and a value that is a name in a pattern at the same
/// place. ``normalized`` resolves `.` and `..` after other parts. A slash at the end is ignored. An empty segment
/// elsewhere is an error, because it is probably a missing value. In a web address it is no error: other software
/// writes two slashes there, so ``normalized`` removes it.
///
/// `notes://main/note/7;as=sheet/history?sort=date` has these values:
///
/// ```
/// scheme    "notes"     host  "main"     isAbsolute  true
/// segments  text("note")                                       offset 13
///           text("7")  endsLeg  parameters [as: "sheet"]       offset 18, parameter at 20
///           text("history")                                    offset 29
/// query     [sort: "date"]                                     parameter at 37
/// fragment  nil
/// ```
///
/// The destination types divide the segments into legs: `note/7` and `history`.
package struct LinkText: Equatable, Sendable {
  /// The longest link that is read, in bytes of UTF-8.
  static let maximumLength = 1 << 20

  var scheme: String?
  /// The text between `//` and the path; `nil` when it is empty.
  var host: String?
  /// Whether the path starts at the root: after a scheme, a host or a slash.
  var isAbsolute = false
  package var segments: [LinkSegment] = []
  var query: [LinkParameter] = []
  /// The text after `#`, not decoded: a link of its own to the detail of a split view. It ends before `:~:`, after
  /// which browsers write directives for a page.
  var fragment: String?
  /// The start of the fragment, in bytes of UTF-8.
  @Offset var fragmentOffset = 0

  /// The link without `.`, without `..` and the part before it, as in RFC 3986, section 5.2.4, and then without empty
  /// segments. Dots at the start of a relative link are kept, because they start at the user's place. A `.` or `..`
  /// with parameters is kept, too.
  var normalized: Self {
    guard segments.contains(where: { $0.kind == .up || $0.kind == .here || $0.isEmpty }) else { return self }
    var result: [LinkSegment] = []
    for segment in segments {
      let last = result.last?.kind
      let isAtStart = last == nil || last == .up || last == .here
      switch segment.kind {
      case .here where segment.parameters.isEmpty && !(isAtStart && !isAbsolute): break
      case .up where segment.parameters.isEmpty && !isAtStart: result.removeLast()
      case .up where segment.parameters.isEmpty && isAbsolute: break
      default: result.append(segment)
      }
    }
    var text = self
    text.segments = result.filter { !$0.isEmpty }
    return text
  }

  /// Adds a leg at the end. The optional values of the last leg are added to the query.
  mutating func append(_ leg: LinkLeg, isLast: Bool) {
    guard !leg.segments.isEmpty else { return }
    if segments.isEmpty { segments.reserveCapacity(16) }
    segments += leg.segments
    let parameters = isLast ? leg.reserved : leg.reserved + leg.parameters
    if isLast { query += leg.parameters }
    guard !parameters.isEmpty else { return }
    segments[segments.count - 1].parameters = parameters
    segments[segments.count - 1].endsLeg = true
  }
}

/// A position in a link, which equality ignores.
@propertyWrapper
struct Offset: Equatable, Sendable {
  var wrappedValue: Int

  static func == (one: Self, other: Self) -> Bool { true }
}

/// One part of a link's path.
package struct LinkSegment: Equatable, Sendable {
  enum Kind: Hashable, Sendable {
    /// `..`, one slot back.
    case up
    /// `.`, the user's place.
    case here
    /// `~`, the end of a child flow.
    case close
    /// A name or a value.
    case text(String)
  }

  var kind: Kind
  /// Whether a `=` precedes the text, so that it is a value and not a name.
  var isQuoted = false
  /// Whether a `;` follows the text, so that the next segment begins another leg.
  var endsLeg = false
  var parameters: [LinkParameter] = []
  /// The start of the segment, in bytes of UTF-8.
  @Offset var offset = 0

  /// Returns a name or a value. It is quoted if `quoted` is `true`, or if it would have another meaning.
  package static func text(_ text: String, quoted: Bool = false) -> Self {
    Self(kind: .text(text), isQuoted: quoted || needsQuote(text))
  }

  /// Returns whether a text would have another meaning as a segment.
  static func needsQuote(_ text: String) -> Bool {
    switch text {
    case "", ".", "..", "~": true
    default: text.utf8.first == UInt8(ascii: "=")
    }
  }

  /// Whether the segment is nothing between two slashes of a web address. The empty value is quoted.
  var isEmpty: Bool { kind == .text("") && !isQuoted }

  /// The decoded text; `nil` for `..`, `.` and `~`.
  package var text: String? { if case .text(let text) = kind { text } else { nil } }
}

/// A named value: `;name=value` in the path, `name=value` in the query. A name alone has the empty value.
struct LinkParameter: Equatable, Sendable {
  var name: String
  var value: String
  /// The start of the name, in bytes of UTF-8.
  @Offset var offset = 0
}

/// The part of a link that names one destination.
package struct LinkLeg: Equatable, Sendable {
  /// The destination's name and its required values, or its pattern.
  package var segments: [LinkSegment]
  /// The optional values: query items in the last leg, after a `;` in the others.
  var parameters: [LinkParameter] = []
  /// The style, if it is not the destination's own.
  var style: PresentationStyle?
  /// The root of the flow that the destination opens, as a link, if it is not the flow's own.
  var root: String?
  /// The detail of the split view that the destination opens, as a link, unless the fragment holds it.
  var detail: String?
  /// The parameters that are written after a `;` in every leg.
  var reserved: [LinkParameter] {
    [("as", style?.linkText), ("root", root), ("detail", detail)].compactMap { name, value in
      value.map { LinkParameter(name: name, value: $0) }
    }
  }
}

extension LinkParameter {
  /// Creates a parameter for a value of a payload. A reserved name, or one that starts with a dot, gets a dot before
  /// it.
  init(payload name: String, value: String) {
    let isEscaped = Self.isReserved(name) || name.utf8.first == UInt8(ascii: ".")
    self.init(name: isEscaped ? ".\(name)" : name, value: value)
  }

  /// Returns whether a name has a meaning of its own in links.
  private static func isReserved(_ name: String) -> Bool { name == "as" || name == "root" || name == "detail" }

  /// The name of the payload's value; `nil` for reserved names.
  var payloadName: String? {
    if Self.isReserved(name) { return nil }
    return name.utf8.first == UInt8(ascii: ".") ? String(name.unicodeScalars.dropFirst()) : name
  }
}

extension [LinkParameter] {
  /// Returns the first parameter for a value of a payload.
  func payload(_ name: String) -> LinkParameter? { first { $0.payloadName == name } }
}
