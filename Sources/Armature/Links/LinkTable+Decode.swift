extension LinkTable {
  /// Reads the leg at a cursor, and moves the cursor behind it. What the leg says of style and root stands in the cursor.
  ///
  /// Of the patterns the first that fits is taken, then the derived form.
  ///
  /// - Complexity: O(*n*) in the segments of the leg.
  func decode(at cursor: inout LinkCursor) throws(LinkError) -> D {
    var destination: D?
    var best: PatternTree.Mismatch?
    let match = withUnsafeMutablePointer(to: &destination) { tree.match(cursor, into: $0, best: &best) }
    if let match, let destination {
      try cursor.finishLeg(at: match.end) { name in
        tree.entries[match.entry].text.places.contains { $0.segment == nil && $0.name == name }
      }
      return destination
    }
    if let destination = try derived(at: &cursor) { return destination }
    if let best { throw tree.error(of: best, in: cursor) }
    if !(D.self is any Decodable.Type) && tree.entries.isEmpty { throw LinkError(.notCodable(type: "\(D.self)")) }
    throw cursor.error(
      .unknownDestination, at: cursor.position, expected: names(withAliases: false), known: names(withAliases: true))
  }

  /// What may stand at the start of a leg, as far as it is known: the patterns, and the derived forms of examples that
  /// have none.
  private func names(withAliases: Bool) -> [String] {
    var names: [String] = []
    let patterns = tree.entries.map(\.pattern).filter { withAliases || !$0.isAlias }.map(\.text)
    let cases = D.examples.filter { pattern(for: $0) == nil }.compactMap { try? derived($0).name }
    for name in patterns + cases {
      let start = String(name.prefix { $0 != "/" && $0 != "?" })
      if !names.contains(start) { names.append(start) }
    }
    return names
  }

  /// Reads the derived form; `nil` when there is none, or none is called this.
  private func derived(at cursor: inout LinkCursor) throws(LinkError) -> D? {
    guard let type = D.self as? any Decodable.Type else { return nil }
    var decoder = LinkDecoder(cursor: cursor, parameters: [])
    do {
      var value = try type.init(from: decoder)
      if !decoder.optionals.isEmpty && cursor.hasParameters(endingAt: decoder.end) {
        decoder = LinkDecoder(cursor: cursor, parameters: cursor.parameters(endingAt: decoder.end))
        value = try type.init(from: decoder)
      }
      guard let destination = value as? D else { return nil }
      try cursor.finishLeg(at: decoder.end, knows: decoder.optionals.contains)
      return destination
    } catch {
      if decoder.isUnknown { return nil }
      if let error = decoder.failure ?? (error as? LinkError) { throw error }
      throw cursor.error(.badValue(type: "\(D.self)"), at: cursor.position)
    }
  }
}
