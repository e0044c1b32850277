extension LinkTable {
  /// Reads the leg at a cursor, and moves the cursor behind it. What the leg says of style and root stands in the cursor.
  ///
  /// Of the patterns the first that fits is taken, then the derived form.
  ///
  /// - Complexity: O(*n*) in the segments of the leg.
  func decode(at cursor: inout LinkCursor) throws(LinkError) -> D {
    var best: PatternTree.Mismatch?
    // Not an optional: to look up the type `D?` takes longer.
    let result = UnsafeMutablePointer<D>.allocate(capacity: 1)
    defer { result.deallocate() }
    if let match = tree.match(cursor, into: result, best: &best) {
      let destination = result.move()
      try cursor.finishLeg(at: match.end) { name in
        tree.entries[match.entry].text.places.contains { $0.segment == nil && $0.name == name }
      }
      return destination
    }
    if let decodable, let destination = try derived(decodable, at: &cursor, in: result) { return destination }
    if let best { throw tree.error(of: best, in: cursor) }
    if decodable == nil && tree.entries.isEmpty { throw LinkError(.notCodable(type: "\(D.self)")) }
    throw cursor.error(
      .unknownDestination, at: cursor.position, expected: names(withAliases: false), known: names(withAliases: true))
  }

  /// What may stand at the start of a leg, as far as it is known: the patterns, and the derived forms of examples that
  /// have none.
  private func names(withAliases: Bool) -> [String] {
    var names: [String] = []
    let patterns = tree.entries.map(\.pattern).filter { withAliases || !$0.isAlias }.map(\.text)
    let cases = D.examples.filter { $0.isLinkable && pattern(for: $0) == nil }.compactMap { try? derived($0).name }
    for name in patterns + cases {
      let start = String(name.prefix { $0 != "/" && $0 != "?" })
      if !names.contains(start) { names.append(start) }
    }
    return names
  }

  /// Reads the derived form, by `type`, which is `D`, and with `result`, memory for one; `nil` when none is called this.
  private func derived<T: Decodable>(
    _ type: T.Type, at cursor: inout LinkCursor, in result: UnsafeMutablePointer<D>
  ) throws(LinkError) -> D? {
    var decoder = LinkDecoder(cursor: cursor)
    do {
      var value = try T(from: decoder)
      if decoder.needsRereading {
        decoder = LinkDecoder(cursor: cursor, end: decoder.end)
        value = try T(from: decoder)
      }
      try cursor.finishLeg(at: decoder.end, knows: decoder.optionals.contains)
      UnsafeMutableRawPointer(result).initializeMemory(as: T.self, to: value)
      return result.move()
    } catch {
      if decoder.isUnknown { return nil }
      if let error = decoder.failure ?? (error as? LinkError) { throw error }
      throw cursor.error(.badValue(type: "\(D.self)"), at: cursor.position)
    }
  }
}
