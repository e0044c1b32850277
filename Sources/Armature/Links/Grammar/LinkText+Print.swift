extension LinkText {
  /// Returns the link as text.
  ///
  /// - Throws: A ``LinkError`` when the text is longer than a link that is read.
  func written() throws(LinkError) -> String {
    let text = description
    guard text.utf8.count <= Self.maximumLength else { throw LinkError(.tooLong, leg: text) }
    return text
  }
}

extension LinkText: CustomStringConvertible {
  /// The link as text. Reading it gives an equal value.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var description: String {
    var writer = LinkWriter()
    writer.bytes.reserveCapacity(128)
    if let scheme {
      writer.bytes += scheme.utf8
      writer.bytes += "://".utf8
    }
    if let host {
      if scheme == nil { writer.bytes += "//".utf8 }
      writer.append(host, plain: .inHost)
    }
    if isAbsolute || !segments.isEmpty && (scheme != nil || host != nil) { writer.bytes.append(UInt8(ascii: "/")) }
    // In a relative link, a colon in the first segment would end a scheme.
    let isRelative = writer.bytes.isEmpty
    for (index, segment) in segments.enumerated() {
      if index > 0 { writer.bytes.append(UInt8(ascii: "/")) }
      writer.append(segment, hasColons: !isRelative || index > 0)
    }
    for (index, item) in query.enumerated() {
      writer.bytes.append(index == 0 ? UInt8(ascii: "?") : UInt8(ascii: "&"))
      writer.append(item, plain: .withColon)
    }
    if let fragment {
      writer.bytes.append(UInt8(ascii: "#"))
      writer.bytes += fragment.utf8
    }
    return writer.text
  }
}

extension LinkSegment: CustomStringConvertible {
  /// The segment as text.
  package var description: String {
    var writer = LinkWriter()
    writer.append(self, hasColons: true)
    return writer.text
  }
}

extension LinkParameter: CustomStringConvertible {
  /// The parameter as text.
  var description: String {
    var writer = LinkWriter()
    writer.append(self, plain: .withColon)
    return writer.text
  }
}

/// Collects the bytes of a link.
struct LinkWriter {
  var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ segment: LinkSegment, hasColons: Bool) {
    switch segment.kind {
    case .up: bytes += "..".utf8
    case .here: bytes.append(UInt8(ascii: "."))
    case .close: bytes.append(UInt8(ascii: "~"))
    case .text(let text):
      if segment.isQuoted { bytes.append(UInt8(ascii: "=")) }
      append(text, plain: hasColons ? .inSegment : .inFirstSegment)
    }
    for parameter in segment.parameters {
      bytes.append(UInt8(ascii: ";"))
      append(parameter, plain: hasColons ? .withColon : .withoutColon)
    }
    if segment.endsLeg && segment.parameters.isEmpty { bytes.append(UInt8(ascii: ";")) }
  }

  mutating func append(_ parameter: LinkParameter, plain: PlainBytes) {
    append(parameter.name, plain: plain)
    bytes.append(UInt8(ascii: "="))
    append(parameter.value, plain: plain)
  }

  /// Adds a text and escapes all bytes that are not plain.
  mutating func append(_ text: String, plain: PlainBytes) {
    guard !text.utf8.allSatisfy(plain.contains) else { return bytes.append(contentsOf: text.utf8) }
    for byte in text.utf8 {
      if plain.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += (byte < 16 ? "%0" : "%").utf8
        bytes += String(byte, radix: 16, uppercase: true).utf8
      }
    }
  }
}

/// The bytes that need no escape.
struct PlainBytes {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  private init(_ text: String) {
    for byte in text.utf8 { if byte < 64 { low |= 1 << byte } else { high |= 1 << (byte - 64) } }
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low & (1 << byte) != 0 : byte < 128 && high & (1 << (byte - 64)) != 0
  }

  private static let lowercased = "abcdefghijklmnopqrstuvwxyz0123456789-"
  private static let unreserved = lowercased + "ABCDEFGHIJKLMNOPQRSTUVWXYZ._~@,"
  static let inScheme = Self(lowercased + "ABCDEFGHIJKLMNOPQRSTUVWXYZ+.")
  /// The bytes of a host that a leg can stand for.
  static let inPlainHost = Self(lowercased)
  /// A host may have a port, or be an IPv6 address in brackets.
  static let inHost = Self(unreserved + ":[]")
  static let withoutColon = Self(unreserved)
  static let withColon = Self(unreserved + ":")
  static let inFirstSegment = Self(unreserved + "=")
  static let inSegment = Self(unreserved + ":=")
}
