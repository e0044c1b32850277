extension LinkTable {
  /// Writes a destination as a leg.
  ///
  /// - Throws: A ``LinkError`` for a destination or a value without a link form; `notLinkable` for a destination that
  ///   links do not lead to.
  package func encode(
    _ box: any BoxedDestination, as style: PresentationStyle? = nil, root: String? = nil
  ) throws(LinkError) -> LinkLeg {
    guard isLinkable(box) else { throw LinkError(.notLinkable, leg: "\(box.destination)") }
    var leg = if let leg = try patternLeg(box) { leg } else { try derivedLeg(box) }
    if let style, style != self.style(box) { leg.style = style }
    leg.root = root
    return leg
  }

  /// Returns the first declared pattern that writes a destination, and its values.
  ///
  /// - Throws: A ``LinkError`` about a value that would not be read again.
  /// - Complexity: O(*n*) in the number of patterns.
  package func pattern(for box: any BoxedDestination) throws(LinkError) -> (
    entry: PatternList.Entry, values: [String?]
  )? {
    for entry in patterns.entries {
      do throws(NoValue) {
        if let values = try entry.pattern.take?(box) { return (entry, values) }
      } catch {
        let name = entry.text.variables[error.index].name
        throw LinkError(.unreadableValue(destination: entry.pattern.text, value: name))
      }
    }
    return nil
  }

  /// Returns the leg by a pattern; `nil` when no pattern writes the destination.
  private func patternLeg(_ box: any BoxedDestination) throws(LinkError) -> LinkLeg? {
    guard let (entry, values) = try pattern(for: box), values.count == entry.text.variables.count else { return nil }
    var leg = LinkLeg(segments: entry.segments)
    for (variable, value) in zip(entry.text.variables, values) {
      guard let value else { continue }
      if let part = variable.part {
        leg.segments[part] = .text(value, quoted: entry.names[part].contains(value))
      } else {
        leg.parameters.append(LinkParameter(payload: variable.name, value: value))
      }
    }
    // Another pattern of the same shape may read the value first. Then the derived form is used.
    return entry.isUnique || encode == nil || reads(leg, as: box) ? leg : nil
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
  package func derived(_ box: any BoxedDestination) throws(LinkError) -> (name: String, values: [EncodedValue]) {
    guard let encode else { throw LinkError(.notCodable(type: name)) }
    let encoder = LinkEncoder()
    var refused: String?
    do { try encode(box, encoder) } catch let error as LinkError { throw error } catch { refused = "\(error)" }
    if let value = encoder.refused ?? refused {
      throw LinkError(.noLinkForm(destination: encoder.name ?? name, value: value))
    }
    guard let name = encoder.name else { throw LinkError(.noLinkForm(destination: name, value: "\(box.destination)")) }
    return (name, encoder.values)
  }

  /// Returns whether the segments after a leg would be read as part of it, so that a `;` must separate them.
  ///
  /// - Parameters:
  ///   - leg: A leg of this table.
  ///   - next: The segments that follow it.
  /// - Returns: Whether a `;` must separate them from the leg.
  func needsEnd(_ leg: LinkLeg, before next: some Collection<LinkSegment>) -> Bool {
    guard leg.segments.count < patterns.longest, !next.isEmpty, leg.parameters.isEmpty, leg.reserved.isEmpty else {
      return false
    }
    var text = LinkText()
    text.segments = leg.segments + next.prefix(patterns.longest)
    var cursor = LinkCursor(text)
    return (try? decodeAny(at: &cursor)) == nil || cursor.position != leg.segments.count
  }
}
