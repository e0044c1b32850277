extension LinkTable {
  /// Writes a destination as a leg.
  ///
  /// - Throws: A ``LinkError`` for a destination or a value without a link form; `notLinkable` for a destination that
  ///   links do not lead to.
  func encode(
    _ box: any BoxedDestination, as style: PresentationStyle? = nil, root: String? = nil
  ) throws(LinkError) -> LinkLeg {
    let destination = box.destination
    guard destination.isLinkable else { throw LinkError(.notLinkable, leg: "\(destination)") }
    var leg = if let leg = patternLeg(box) { leg } else { try derivedLeg(box) }
    if let style, style != destination.style { leg.style = style }
    leg.root = root
    return leg
  }

  /// Returns the first declared pattern that writes a destination, and its values.
  ///
  /// - Complexity: O(*n*) in the number of patterns.
  func pattern(for box: any BoxedDestination) -> (entry: PatternTree.Entry, values: [String?])? {
    for entry in tree.entries {
      if let values = entry.pattern.take?(box) { return (entry, values) }
    }
    return nil
  }

  /// Returns the leg by a pattern; `nil` when no pattern writes the destination.
  private func patternLeg(_ box: any BoxedDestination) -> LinkLeg? {
    guard let (entry, values) = pattern(for: box), values.count == entry.text.places.count else { return nil }
    var leg = LinkLeg(segments: entry.segments)
    for (place, value) in zip(entry.text.places, values) {
      guard let value else { continue }
      if let index = place.segment {
        leg.segments[index] = .text(value, quoted: tree.nodes[entry.path[index]].names[value] != nil)
      } else {
        leg.parameters.append(LinkParameter(payload: place.name, value: value))
      }
    }
    // Another pattern of the same shape may read the value first. Then the derived form is used.
    let alike = tree.nodes[entry.path[entry.path.count - 1]].entries.count
    return alike == 1 || encode == nil || reads(leg, as: box) ? leg : nil
  }

  private func reads(_ leg: LinkLeg, as box: any BoxedDestination) -> Bool {
    var text = LinkText()
    text.append(leg, isLast: true)
    var cursor = LinkCursor(text)
    return (try? decodeAny(at: &cursor))?.isEqual(to: box) ?? false
  }

  private func derivedLeg(_ box: any BoxedDestination) throws(LinkError) -> LinkLeg {
    let (name, values) = try derived(box)
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

  /// Returns the derived form: the case's name and its values.
  func derived(_ box: any BoxedDestination) throws(LinkError) -> (name: String, values: [LinkEncoder.Value]) {
    guard let encode else { throw LinkError(.notCodable(type: name)) }
    let encoder = LinkEncoder()
    var refused: String?
    do { try encode(box, encoder) } catch { refused = "\(error)" }
    if let value = encoder.refused ?? refused {
      throw LinkError(.noLinkForm(destination: encoder.name ?? name, value: value))
    }
    guard let name = encoder.name else {
      throw LinkError(.noLinkForm(destination: name, value: "\(box.destination)"))
    }
    return (name, encoder.values)
  }

  /// Returns whether the segments after a leg would be read as part of it, so that a `;` must separate them.
  ///
  /// - Parameters:
  ///   - leg: A leg of this table.
  ///   - next: The segments that follow it.
  /// - Returns: The value for ``LinkLeg/needsEnd``.
  func needsEnd(_ leg: LinkLeg, before next: some Collection<LinkSegment>) -> Bool {
    guard leg.segments.count < tree.depth, !next.isEmpty, leg.parameters.isEmpty, leg.reserved.isEmpty else {
      return false
    }
    var text = LinkText()
    text.segments = leg.segments + next.prefix(tree.depth)
    var cursor = LinkCursor(text)
    return (try? decodeAny(at: &cursor)) == nil || cursor.position != leg.segments.count
  }
}
