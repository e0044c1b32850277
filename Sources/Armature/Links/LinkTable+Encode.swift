extension LinkTable {
  /// The first declared pattern that writes a destination, and the values in it.
  ///
  /// - Complexity: O(*n*) in the number of patterns.
  func pattern(for destination: D) -> (entry: PatternTree.Entry, values: [String?])? {
    var destination = destination
    return pattern(forPointee: &destination)
  }

  private func pattern(forPointee destination: UnsafePointer<D>) -> (entry: PatternTree.Entry, values: [String?])? {
    for entry in tree.entries {
      if let values = entry.pattern.take(destination) { return (entry, values) }
    }
    return nil
  }

  /// Writes a destination as a leg.
  ///
  /// - Throws: A ``LinkError`` that names a value without a form in links, or a destination without one; `notLinkable` for
  ///   one that is kept out of links.
  func encode(_ destination: D, as style: PresentationStyle? = nil, root: String? = nil) throws(LinkError) -> LinkLeg {
    guard destination.isLinkable else { throw LinkError(.notLinkable, leg: "\(destination)") }
    var leg = LinkLeg(segments: [])
    if !writePattern(of: destination, into: &leg) { leg = try derivedLeg(destination) }
    if let style, style != destination.style { leg.style = style }
    leg.root = root
    return leg
  }

  /// Tells whether a pattern serves.
  private func writePattern(of destination: D, into leg: inout LinkLeg) -> Bool {
    guard let (entry, values) = pattern(for: destination), values.count == entry.text.places.count else { return false }
    leg.segments = entry.segments
    for (place, value) in zip(entry.text.places, values) {
      guard let value else { continue }
      if let index = place.segment {
        leg.segments[index] = .text(value, quoted: tree.nodes[entry.path[index]].names[value] != nil)
      } else {
        leg.parameters.append(LinkParameter(payload: place.name, value: value))
      }
    }
    // Among patterns of one shape the value decides, and it may read as another one's: then the derived form serves.
    let alike = tree.nodes[entry.path[entry.path.count - 1]].entries.count
    return alike == 1 || encodable == nil || reads(leg, as: destination)
  }

  private func reads(_ leg: LinkLeg, as destination: D) -> Bool {
    var text = LinkText()
    text.append(leg, isLast: true)
    var cursor = LinkCursor(text)
    return (try? decode(at: &cursor)) == destination
  }

  private func derivedLeg(_ destination: D) throws(LinkError) -> LinkLeg {
    let (name, values) = try derived(destination)
    var leg = LinkLeg(segments: [.text(name)])
    for value in values {
      guard let text = value.text else { continue }
      if value.isOptional {
        leg.parameters.append(LinkParameter(payload: value.name, value: text))
      } else {
        leg.segments.append(.text(text))
      }
    }
    return leg
  }

  /// The derived form: the case's name and its values.
  func derived(_ destination: D) throws(LinkError) -> (name: String, values: [LinkEncoder.Value]) {
    guard let encodable else { throw LinkError(.notCodable(type: "\(D.self)")) }
    let encoder = LinkEncoder()
    var refused: String?
    do {
      try withUnsafePointer(to: destination) { try encodable.encode(at: $0, to: encoder) }
    } catch { refused = "\(error)" }
    if let value = encoder.refused ?? refused {
      throw LinkError(.noLinkForm(destination: encoder.name ?? "\(D.self)", value: value))
    }
    guard let name = encoder.name else {
      throw LinkError(.noLinkForm(destination: "\(D.self)", value: "\(destination)"))
    }
    return (name, encoder.values)
  }

  /// Whether the segments that follow a leg would be taken for a part of it, so that a `;` must part them.
  ///
  /// - Parameters:
  ///   - leg: A leg of this table.
  ///   - next: The segments that follow it.
  /// - Returns: What ``LinkLeg/needsEnd`` has to be.
  func needsEnd(_ leg: LinkLeg, before next: some Collection<LinkSegment>) -> Bool {
    guard leg.segments.count < tree.depth, !next.isEmpty, leg.parameters.isEmpty, leg.reserved.isEmpty else {
      return false
    }
    var text = LinkText()
    text.segments = leg.segments + next.prefix(tree.depth)
    var cursor = LinkCursor(text)
    return (try? decode(at: &cursor)) == nil || cursor.position != leg.segments.count
  }
}

extension Encodable {
  /// Encodes the value of this type in some memory.
  fileprivate static func encode(at value: UnsafeRawPointer, to encoder: LinkEncoder) throws {
    try value.assumingMemoryBound(to: Self.self).pointee.encode(to: encoder)
  }
}
