extension LinkText {
  /// Reads a link's text.
  ///
  /// - Parameter text: Any string.
  /// - Throws: A ``LinkError`` with the problem and its position.
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: String) throws(LinkError) {
    guard text.utf8.count <= Self.maximumLength else { throw LinkError(.tooLong, leg: text) }
    var reader = LinkTextReader(bytes: Array(text.utf8))
    try reader.read()
    self = reader.link
  }

  /// Reads the text of a link within another link. It must be a path alone.
  init(inLink text: String) throws(LinkError) {
    self = try LinkText(text).normalized
    if scheme != nil || host != nil { throw LinkError(.elsewhere, leg: text, expected: ["a path"]) }
    guard let fragment else { return }
    throw LinkError(.showsNoDetail, leg: fragment, index: segments.count, offset: fragmentOffset)
  }
}

/// Reads the bytes of one link from left to right.
private struct LinkTextReader {
  let bytes: [UInt8]
  var link = LinkText()

  /// Whether the link has a `%`, a `;` or a character beyond ASCII. Most links have none, so their parts are not
  /// searched.
  private var hasEscapes = false
  private var hasParameters = false
  private var isASCII = true
  /// The offset of the first control character.
  private var control: Int?

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws(LinkError) {
    var hash: Int?
    var mark: Int?
    for offset in bytes.indices {
      switch bytes[offset] {
      case ..<0x20, 0x7F: control = control ?? offset
      case UInt8(ascii: "#"): hash = hash ?? offset
      case UInt8(ascii: "?"): mark = mark ?? (hash == nil ? offset : nil)
      case UInt8(ascii: "%"): hasEscapes = true
      case UInt8(ascii: ";"): hasParameters = true
      case 0x80...: isASCII = false
      default: break
      }
    }
    let end = hash ?? bytes.count
    let pathEnd = mark ?? end
    if let hash { readFragment(from: hash + 1) }
    let start = try readFront(end: pathEnd)
    try readPath(start..<pathEnd)
    if let control { throw error(.controlCharacter, at: control) }
    if let mark { try readItems(mark + 1..<end, separator: UInt8(ascii: "&"), into: &link.query) }
  }

  private mutating func readFragment(from start: Int) {
    let directives = (start..<bytes.count).first { bytes[$0...].starts(with: ":~:".utf8) }
    // Without a text before the directives, the link has no fragment of its own.
    if directives != start { link.fragment = raw(start..<(directives ?? bytes.count)) }
    link.fragmentOffset = start
  }

  /// Reads scheme, host and the slash of an absolute path, and returns where the path begins.
  private mutating func readFront(end: Int) throws(LinkError) -> Int {
    var start = 0
    if let colon = bytes[..<end].firstIndex(where: { !PlainBytes.inScheme.contains($0) }), colon > 0,
      bytes[colon] == UInt8(ascii: ":"), !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[0])
    {
      link.scheme = raw(0..<colon)
      link.isAbsolute = true
      start = colon + 1
    }
    if start + 1 < end, bytes[start] == UInt8(ascii: "/"), bytes[start + 1] == UInt8(ascii: "/") {
      link.isAbsolute = true
      let host = start + 2..<(bytes[start + 2..<end].firstIndex(of: UInt8(ascii: "/")) ?? end)
      if !host.isEmpty { link.host = try decoded(host) }
      start = host.upperBound
    }
    if start < end, bytes[start] == UInt8(ascii: "/") {
      link.isAbsolute = true
      start += 1
    }
    return start
  }

  private mutating func readPath(_ path: Range<Int>) throws(LinkError) {
    guard !path.isEmpty else { return }
    link.segments.reserveCapacity(min(path.count / 4 + 1, 64))
    var start = path.lowerBound
    while start < path.upperBound {
      let end = bytes[start..<path.upperBound].firstIndex(of: UInt8(ascii: "/")) ?? path.upperBound
      try readSegment(start..<end)
      start = end + 1
    }
    while link.segments.last?.isEmpty == true { link.segments.removeLast() }
  }

  private mutating func readSegment(_ range: Range<Int>) throws(LinkError) {
    let end = (hasParameters ? bytes[range].firstIndex(of: UInt8(ascii: ";")) : nil) ?? range.upperBound
    guard end > range.lowerBound || range.isEmpty && link.isOnWeb else {
      throw error(.emptySegment, at: range.lowerBound)
    }
    if let control, control < range.upperBound { throw error(.controlCharacter, at: control) }
    let text = try decoded(range.lowerBound..<end)
    var segment = LinkSegment(kind: .text(text), endsLeg: end < range.upperBound, offset: range.lowerBound)
    switch text {
    case "..": segment.kind = .up
    case ".": segment.kind = .here
    case "~": segment.kind = .close
    case _ where text.utf8.first == UInt8(ascii: "="):
      segment.isQuoted = true
      segment.kind = .text(String(text.unicodeScalars.dropFirst()))
    default: break
    }
    if segment.endsLeg {
      try readItems(end + 1..<range.upperBound, separator: UInt8(ascii: ";"), into: &segment.parameters)
    }
    link.segments.append(segment)
  }

  private func readItems(_ range: Range<Int>, separator: UInt8, into items: inout [LinkParameter]) throws(LinkError) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = bytes[start..<range.upperBound].firstIndex(of: separator) ?? range.upperBound
      if end > start {
        let sign = bytes[start..<end].firstIndex(of: UInt8(ascii: "=")) ?? end
        guard sign > start else { throw error(.emptyName, at: start) }
        let value = sign < end ? try decoded(sign + 1..<end) : ""
        items.append(LinkParameter(name: try decoded(start..<sign), value: value, offset: start))
      }
      start = end + 1
    }
  }

  /// Returns a range of bytes as text, without decoding escapes.
  private func raw(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns a range of bytes as text, with decoded escapes.
  private func decoded(_ range: Range<Int>) throws(LinkError) -> String {
    if isASCII, !hasEscapes { return raw(range) }
    let text = try unescaped(range)
    if text.hasTooManyMarks { throw error(.tooManyMarks, at: range.lowerBound) }
    return text
  }

  private func unescaped(_ range: Range<Int>) throws(LinkError) -> String {
    guard var next = bytes[range].firstIndex(of: UInt8(ascii: "%")) else { return raw(range) }
    var decoded = Array(bytes[range.lowerBound..<next])
    decoded.reserveCapacity(range.count)
    while next < range.upperBound {
      if bytes[next] == UInt8(ascii: "%") {
        guard next + 2 < range.upperBound, let high = digit(at: next + 1), let low = digit(at: next + 2) else {
          throw error(.malformedEscape, at: next)
        }
        decoded.append(UInt8(high << 4 | low))
        next += 3
      } else {
        decoded.append(bytes[next])
        next += 1
      }
    }
    let text = String(decoding: decoded, as: UTF8.self)
    // `String(decoding:as:)` repairs invalid UTF-8, so the bytes differ then.
    guard text.utf8.elementsEqual(decoded) else { throw error(.invalidUTF8, at: range.lowerBound) }
    return text
  }

  private func digit(at offset: Int) -> Int? { Character(Unicode.Scalar(bytes[offset])).hexDigitValue }

  /// Returns an error about the segment around an offset.
  private func error(_ reason: LinkError.Reason, at offset: Int) -> LinkError {
    let isEnd: (UInt8) -> Bool = { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    let start = bytes[..<offset].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(where: isEnd) ?? bytes.count
    return LinkError(reason, leg: raw(start..<end), index: link.segments.count, offset: offset)
  }
}
