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
  /// The parameters that come after a `;` in every leg.
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
