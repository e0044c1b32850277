/// The grammar of a link without its meaning: what a string says before any destination type has been asked.
///
/// ```
/// link      = [scheme ":"] ["//" host] ["/"] segment *("/" segment) ["?" item *("&" item)] ["#" fragment]
/// segment   = text *(";" [item])
/// text      = ".." / "." / "~" / ["="] value
/// item      = name ["=" value]
/// ```
///
/// A `;` ends the leg that its segment belongs to, also when nothing follows it. Everything is percent-decoded before it
/// is looked at, so a link means the same however much of it was escaped on its way. A leading `=` quotes a value that
/// would mean something else: `=.`, `=..`, `=~`, `==x` for `=x`, a bare `=` for the empty value, and a value that a
/// pattern has a name for in its place. A slash at the end is ignored; an empty segment elsewhere is an error, as it is
/// more likely to be a value that went missing.
struct LinkText: Equatable, Sendable {
  /// The longest link that is read, in bytes of UTF-8.
  static let maximumLength = 1 << 20

  var scheme: String?
  /// Whatever stands between `//` and the path; `nil` when that is empty.
  var host: String?
  /// Whether the path starts at the root: after a scheme, a host or a slash.
  var isAbsolute = false
  var segments: [LinkSegment] = []
  var query: [LinkParameter] = []
  /// What follows `#`, as it was written: it is the text of a link of its own, to the detail of a split view.
  var fragment: String?
  /// Where the fragment starts, in bytes of UTF-8; equality leaves it out.
  var fragmentOffset = 0

  /// Adds a leg at the end. The payload parameters of the last leg go into the query.
  mutating func append(_ leg: LinkLeg, isLast: Bool) {
    guard !leg.segments.isEmpty else { return }
    if segments.isEmpty { segments.reserveCapacity(16) }
    segments += leg.segments
    let parameters = isLast ? leg.reserved : leg.reserved + leg.parameters
    if isLast { query += leg.parameters }
    guard leg.needsEnd || !parameters.isEmpty else { return }
    segments[segments.count - 1].parameters = parameters
    segments[segments.count - 1].endsLeg = true
  }
}

extension LinkText {
  static func == (one: Self, other: Self) -> Bool {
    one.scheme == other.scheme && one.host == other.host && one.isAbsolute == other.isAbsolute
      && one.segments == other.segments && one.query == other.query && one.fragment == other.fragment
  }
}

/// One part of a link's path.
struct LinkSegment: Equatable, Sendable {
  enum Kind: Hashable, Sendable {
    /// `..`, the place below.
    case up
    /// `.`, the place where the user is.
    case here
    /// `~`, the end of a child flow.
    case close
    /// A name or a value.
    case text(String)
  }

  var kind: Kind
  /// Whether a `=` stands before the text: it is a value, and no name.
  var isQuoted = false
  /// Whether a `;` stands here, after which another leg begins.
  var endsLeg = false
  var parameters: [LinkParameter] = []
  /// Where the segment starts, in bytes of UTF-8; equality leaves it out.
  var offset = 0

  /// A name or a value. It is quoted where it would mean something else otherwise, and where `quoted` asks for it.
  static func text(_ text: String, quoted: Bool = false) -> Self {
    Self(kind: .text(text), isQuoted: quoted || needsQuote(text))
  }

  /// Whether a text would mean something else as a segment.
  static func needsQuote(_ text: String) -> Bool {
    switch text {
    case "", ".", "..", "~": true
    default: text.utf8.first == UInt8(ascii: "=")
    }
  }

  /// The decoded text; `nil` for the segments with a meaning of their own.
  var text: String? { if case .text(let text) = kind { text } else { nil } }

  static func == (one: Self, other: Self) -> Bool {
    one.kind == other.kind && one.isQuoted == other.isQuoted && one.parameters == other.parameters
      && one.endsLeg == other.endsLeg
  }
}

/// A named value: `;name=value` in the path, `name=value` in the query. A name alone has the empty value.
struct LinkParameter: Equatable, Sendable {
  var name: String
  var value: String
  /// Where the name starts, in bytes of UTF-8; equality leaves it out.
  var offset = 0

  static func == (one: Self, other: Self) -> Bool { one.name == other.name && one.value == other.value }
}
