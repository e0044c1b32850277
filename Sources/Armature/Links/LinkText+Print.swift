extension LinkText: CustomStringConvertible {
  /// The link as text. Reading it gives an equal value.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var description: String {
    var text = ""
    if let scheme { text += "\(scheme)://" }
    if let host {
      if scheme == nil { text += "//" }
      text.appendEscaped(host, colons: false, equals: false)
    }
    if isAbsolute || scheme != nil || host != nil { text += "/" }
    // The first colon of a relative link would make a scheme of what stands before it.
    var colons = !text.isEmpty
    for (index, segment) in segments.enumerated() {
      if index > 0 { text += "/" }
      segment.append(to: &text, colons: colons)
      colons = true
    }
    for (index, item) in query.enumerated() {
      text += index == 0 ? "?" : "&"
      item.append(to: &text, colons: true)
    }
    if let fragment { text += "#\(fragment)" }
    return text
  }
}

extension LinkSegment: CustomStringConvertible {
  /// The segment as it stands in a link.
  var description: String {
    var text = ""
    append(to: &text, colons: true)
    return text
  }

  fileprivate func append(to link: inout String, colons: Bool) {
    switch kind {
    case .up: link += ".."
    case .here: link += "."
    case .close: link += "~"
    case .text(let text):
      if isQuoted { link += "=" }
      link.appendEscaped(text, colons: colons, equals: true)
    }
    for parameter in parameters {
      link += ";"
      parameter.append(to: &link, colons: colons)
    }
    if parameters.isEmpty && endsLeg { link += ";" }
  }
}

extension LinkParameter: CustomStringConvertible {
  /// The parameter as it stands in a link.
  var description: String {
    var text = ""
    append(to: &text, colons: true)
    return text
  }

  fileprivate func append(to link: inout String, colons: Bool) {
    link.appendEscaped(name, colons: colons, equals: false)
    link += "="
    link.appendEscaped(value, colons: colons, equals: false)
  }
}

extension String {
  /// Adds `text` with every byte escaped that means something in a link, or might to what carries it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - colons: Whether colons stand for themselves.
  ///   - equals: Whether equals signs do.
  fileprivate mutating func appendEscaped(_ text: String, colons: Bool, equals: Bool) {
    guard text.utf8.contains(where: { !$0.isPlain(colons: colons, equals: equals) }) else {
      self += text
      return
    }
    for byte in text.utf8 {
      if byte.isPlain(colons: colons, equals: equals) {
        unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        unicodeScalars.append("%")
        unicodeScalars.append((byte >> 4).hexDigit)
        unicodeScalars.append((byte & 15).hexDigit)
      }
    }
  }
}

extension UInt8 {
  /// Whether the byte stands for itself in a link: letters, digits, and `-._~@,`.
  fileprivate func isPlain(colons: Bool, equals: Bool) -> Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "@"),
      UInt8(ascii: ","):
      true
    case UInt8(ascii: ":"): colons
    case UInt8(ascii: "="): equals
    default: false
    }
  }

  fileprivate var hexDigit: Unicode.Scalar {
    Unicode.Scalar(self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "A") + self - 10)
  }
}
