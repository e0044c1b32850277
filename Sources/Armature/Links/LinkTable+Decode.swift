extension LinkTable {
  /// Reads the leg at a cursor, and moves the cursor behind it. What the leg says of style and root stands in the cursor.
  ///
  /// Of the patterns the first that fits is taken, then the derived form.
  ///
  /// - Complexity: O(*n*) in the segments of the leg.
  func decode(at cursor: inout LinkCursor) throws(LinkError) -> D {
    let result = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<D>.size, alignment: MemoryLayout<D>.alignment)
    defer { result.deallocate() }
    try decode(at: &cursor, into: result)
    return result.assumingMemoryBound(to: D.self).move()
  }

  /// Reads a leg into memory for a destination. It is no optional and no typed pointer, since code that is not compiled for
  /// one type looks those types up each time.
  func decode(at cursor: inout LinkCursor, into result: UnsafeMutableRawPointer) throws(LinkError) {
    var best: PatternTree.Mismatch?
    if let match = tree.match(cursor, into: result, best: &best) {
      do throws(LinkError) {
        return try cursor.finishLeg(at: match.end) { name in
          tree.entries[match.entry].text.places.contains { $0.segment == nil && $0.name == name }
        }
      } catch {
        result.assumingMemoryBound(to: D.self).deinitialize(count: 1)
        throw error
      }
    }
    if let decodable, try derived(decodable, at: &cursor, into: result) { return }
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

  /// Reads the derived form, by `type`, which is `D`, and tells whether there is one that is called this.
  private func derived<T: Decodable>(
    _ type: T.Type, at cursor: inout LinkCursor, into result: UnsafeMutableRawPointer
  ) throws(LinkError) -> Bool {
    var decoder = LinkDecoder(cursor: cursor)
    do {
      var value = try T(from: decoder)
      if decoder.needsRereading {
        decoder = LinkDecoder(cursor: cursor, end: decoder.end)
        value = try T(from: decoder)
      }
      try cursor.finishLeg(at: decoder.end, knows: decoder.optionals.contains)
      result.initializeMemory(as: T.self, to: value)
      return true
    } catch {
      if decoder.isUnknown { return false }
      if let error = decoder.failure ?? (error as? LinkError) { throw error }
      throw cursor.error(.badValue(type: "\(D.self)"), at: cursor.position)
    }
  }
}
