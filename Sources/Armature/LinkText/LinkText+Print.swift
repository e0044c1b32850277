import Foundation

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
  var description: String {
    var text = scheme.map { "\($0)://" } ?? ""
    if let host { text += (scheme == nil ? "//" : "") + host.escaped(.inHost) }
    if isAbsolute || !segments.isEmpty && (scheme != nil || host != nil) { text += "/" }
    // In a relative link, a colon in the first segment would end a scheme.
    let isRelative = text.isEmpty
    text += segments.enumerated().map { $1.text(hasColons: !isRelative || $0 > 0) }.joined(separator: "/")
    if !query.isEmpty { text += "?" + query.map(\.description).joined(separator: "&") }
    if let fragment { text += "#" + fragment }
    return text
  }
}

extension LinkSegment: CustomStringConvertible {
  /// The segment as text.
  var description: String { text(hasColons: true) }

  fileprivate func text(hasColons: Bool) -> String {
    let start =
      switch kind {
      case .up: ".."
      case .here: "."
      case .close: "~"
      case .text(let text): (isQuoted ? "=" : "") + text.escaped(hasColons ? .inSegment : .inFirstSegment)
      }
    let end = endsLeg && parameters.isEmpty ? ";" : ""
    return start + parameters.map { ";" + $0.text(hasColons: hasColons) }.joined() + end
  }
}

extension LinkParameter: CustomStringConvertible {
  /// The parameter as text.
  var description: String { text(hasColons: true) }

  fileprivate func text(hasColons: Bool) -> String {
    let plain: CharacterSet = hasColons ? .withColon : .withoutColon
    return name.escaped(plain) + "=" + value.escaped(plain)
  }
}

extension String {
  /// Returns the text with escapes for all characters that are not plain.
  fileprivate func escaped(_ plain: CharacterSet) -> String {
    addingPercentEncoding(withAllowedCharacters: plain) ?? self
  }
}

extension CharacterSet {
  private static let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~@,"
  /// A host may have a port, or be an IPv6 address in brackets.
  fileprivate static let inHost = Self(charactersIn: unreserved + ":[]")
  fileprivate static let withoutColon = Self(charactersIn: unreserved)
  fileprivate static let withColon = Self(charactersIn: unreserved + ":")
  fileprivate static let inFirstSegment = Self(charactersIn: unreserved + "=")
  fileprivate static let inSegment = Self(charactersIn: unreserved + ":=")
}
