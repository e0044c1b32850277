/// What a link says about one destination.
struct LinkLeg: Equatable, Sendable {
  /// The destination's name and the values that it always has, or its pattern.
  var segments: [LinkSegment]
  /// The values that may be left out: query items of the last leg, behind a `;` in the others.
  var parameters: [LinkParameter] = []
  /// How the destination appears, where that is not its own style.
  var style: PresentationStyle?
  /// The root of the flow that the destination opens, as a link, where that is not the flow's own.
  var root: String?
  /// The detail of the split view that the destination opens, as a link, where the link's fragment is another one's.
  var detail: String?
  /// Whether a `;` must part the leg from the next one; see ``LinkTable/needsEnd(_:before:)``.
  var needsEnd = false

  /// The parameters that stand behind a `;` in every leg.
  var reserved: [LinkParameter] {
    var reserved: [LinkParameter] = []
    if let style { reserved.append(LinkParameter(name: "as", value: style.linkText)) }
    if let root { reserved.append(LinkParameter(name: "root", value: root)) }
    if let detail { reserved.append(LinkParameter(name: "detail", value: detail)) }
    return reserved
  }
}

extension LinkParameter {
  /// A payload's value. A name that links give a meaning of their own, or that starts with a point, gets a point before
  /// it.
  init(payload name: String, value: String) {
    let isEscaped = Self.isReserved(name) || name.utf8.first == UInt8(ascii: ".")
    self.init(name: isEscaped ? ".\(name)" : name, value: value)
  }

  /// Whether links give a name a meaning of their own.
  private static func isReserved(_ name: String) -> Bool { name == "as" || name == "root" || name == "detail" }

  /// The payload's name that the parameter gives a value to; `nil` for the names that are reserved.
  var payloadName: String? {
    if Self.isReserved(name) { return nil }
    return name.utf8.first == UInt8(ascii: ".") ? String(name.unicodeScalars.dropFirst()) : name
  }
}

extension [LinkParameter] {
  /// The first parameter for a value of a payload.
  func payload(_ name: String) -> LinkParameter? { first { $0.payloadName == name } }
}
