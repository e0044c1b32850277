extension LinkTable {
  /// Reads the leg at a cursor and moves the cursor past it. The cursor then has the leg's style and root.
  ///
  /// Patterns come before the derived form.
  ///
  /// - Throws: A ``LinkError`` about the wrong part; `notLinkable` for a destination that links do not lead to.
  /// - Complexity: O(*n*) in the segments of the leg.
  func decode(at cursor: inout LinkCursor) throws(LinkError) -> any BoxedDestination {
    let start = cursor.position
    let destination = try decodeAny(at: &cursor)
    guard destination.destination.isLinkable else { throw cursor.error(.notLinkable, at: start) }
    return destination
  }

  /// Reads a leg, even of a destination that links do not lead to.
  func decodeAny(at cursor: inout LinkCursor) throws(LinkError) -> any BoxedDestination {
    var best: PatternTree.Mismatch?
    if let match = tree.match(cursor, best: &best) {
      try cursor.finishLeg(at: match.end) { name in
        tree.entries[match.entry].text.places.contains { $0.segment == nil && $0.name == name }
      }
      return match.destination
    }
    if let decode, let destination = try derived(decode, at: &cursor) { return destination }
    if let best { throw tree.error(of: best, in: cursor) }
    if decode == nil && tree.entries.isEmpty { throw LinkError(.notCodable(type: name)) }
    throw cursor.error(
      .unknownDestination, at: cursor.position, expected: names(withAliases: false), known: names(withAliases: true))
  }

  /// Returns the known first words of legs: from the patterns, and from the derived forms of examples without a
  /// pattern.
  private func names(withAliases: Bool) -> [String] {
    let patterns = tree.entries.map(\.pattern).filter { withAliases || !$0.isAlias }.map(\.text)
    let cases = examples.filter { pattern(for: $0) == nil }.compactMap { try? derived($0).name }
    var names: [String] = []
    for name in patterns + cases {
      let start = String(name.prefix { $0 != "/" && $0 != "?" })
      if !names.contains(start) { names.append(start) }
    }
    return names
  }

  /// Reads the derived form; returns `nil` when no case has the leg's name.
  private func derived(
    _ decode: (LinkDecoder) throws -> any BoxedDestination, at cursor: inout LinkCursor
  ) throws(LinkError) -> (any BoxedDestination)? {
    var decoder = LinkDecoder(cursor: cursor)
    do {
      var destination = try decode(decoder)
      if decoder.needsRereading {
        decoder = LinkDecoder(cursor: cursor, end: decoder.end)
        destination = try decode(decoder)
      }
      try cursor.finishLeg(at: decoder.end, knows: decoder.optionals.contains)
      return destination
    } catch {
      if decoder.isUnknown { return nil }
      if let error = decoder.failure ?? (error as? LinkError) { throw error }
      throw cursor.error(.badValue(type: name), at: cursor.position)
    }
  }
}
