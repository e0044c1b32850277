/// All forms of one destination type's links: its patterns, sorted for reading, and the forms derived from `Codable`.
///
/// A table is made once for a type and kept.
package final class LinkTable: Sendable {
  /// The name of the type.
  package let name: String
  package let formerNames: [String: String]
  package let patterns: PatternList
  /// The problems of the type's patterns, as one text for a message; always `nil` in release builds.
  let mistake: String?
  /// Decodes a destination; `nil` when the type is not `Decodable`.
  let decode: (@Sendable (LinkDecoder) throws -> any BoxedDestination)?
  /// Encodes a destination of the type; `nil` when the type is not `Encodable`.
  let encode: (@Sendable (any BoxedDestination, LinkEncoder) throws -> Void)?
  /// Returns whether links lead to a destination of the type.
  package let isLinkable: @Sendable (any BoxedDestination) -> Bool
  /// Returns the own style of a destination of the type.
  let style: @Sendable (any BoxedDestination) -> PresentationStyle
  /// The type's linkable examples.
  package let examples: [any BoxedDestination]
  /// The other examples.
  package let hiddenExamples: [any BoxedDestination]
  /// Whether the type has examples, linkable or not.
  package let hasExamples: Bool

  init<D: Destination>(_ type: D.Type) {
    name = "\(D.self)"
    formerNames = D.formerNames
    isLinkable = { $0.value(as: D.self).isLinkable }
    style = { $0.value(as: D.self).style }
    patterns = PatternList(D.links.map(\.erased))
    let problems = Mistake.isShown ? patterns.problems(of: name) : []
    mistake = problems.isEmpty ? nil : problems.joined(separator: "; ")
    let all = D.examples
    hasExamples = !all.isEmpty
    examples = all.filter(\.isLinkable).map(\.boxed)
    hiddenExamples = all.filter { !$0.isLinkable }.map(\.boxed)
    let decodable = type as? any (Destination & Decodable).Type
    decode = if let decodable { { try decodable.init(from: $0).boxed } } else { nil }
    encode = if let type = type as? any (Destination & Encodable).Type { Self.encoding(type) } else { nil }
  }

  private static func encoding<D: Destination & Encodable>(
    _ type: D.Type
  ) -> @Sendable (any BoxedDestination, LinkEncoder) throws -> Void {
    { try $0.value(as: D.self).encode(to: $1) }
  }
}

extension Destination {
  /// The table of this type, made at the first call.
  package static var linkTable: LinkTable {
    let type = ObjectIdentifier(Self.self)
    if let known = linkTables.withValue({ $0[type] }) { return known }
    // The table is made outside of the lock, because `links` and `examples` are the app's code. Two tables of a type
    // are equal.
    let table = LinkTable(Self.self)
    linkTables.withValue { $0[type] = table }
    return table
  }
  /// The table of the destination's type.
  package var linkTable: LinkTable { Self.linkTable }
}

/// The tables made so far.
private let linkTables = Locked<[ObjectIdentifier: LinkTable]>([:])

extension LinkTable {
  /// Reads a link whose legs all belong to this table.
  func decode(_ link: String) throws(LinkError) -> [any BoxedDestination] {
    var cursor = LinkCursor(try LinkText(link))
    var destinations: [any BoxedDestination] = []
    while !cursor.isAtEnd { destinations.append(try decode(at: &cursor)) }
    return destinations
  }

  /// Reads the leg at a cursor and moves the cursor past it. The cursor then has the leg's style and root.
  ///
  /// Tries the patterns first, and the derived form if none matches.
  ///
  /// - Throws: A ``LinkError`` about the wrong part; `notLinkable` for a destination that links do not lead to.
  /// - Complexity: O(*n*) in the segments of the leg and in the number of patterns.
  func decode(at cursor: inout LinkCursor) throws(LinkError) -> any BoxedDestination {
    let start = cursor.position
    let destination = try decodeAny(at: &cursor)
    guard isLinkable(destination) else { throw cursor.error(.notLinkable, at: start) }
    return destination
  }

  /// Reads a leg, even of a destination that links do not lead to.
  package func decodeAny(at cursor: inout LinkCursor) throws(LinkError) -> any BoxedDestination {
    if let (destination, entry, end) = try patterns.match(cursor) {
      try cursor.finishLeg(at: end, knows: entry.text.hasParameter)
      return destination
    }
    if let decode, let destination = try derived(decode, at: &cursor) { return destination }
    if let error = patterns.error(at: cursor) { throw error }
    if decode == nil && patterns.entries.isEmpty { throw LinkError(.notCodable(type: name)) }
    let names = names(withAliases: false)
    throw cursor.error(
      .unknownDestination, at: cursor.position,
      expected: names.isEmpty && !hasExamples ? ["a case of \(name); its examples would be listed here"] : names,
      known: self.names(withAliases: true))
  }

  /// Tries to read the leg at a cursor.
  ///
  /// - Parameters:
  ///   - cursor: The start of the leg.
  ///   - byName: Whether the leg must begin with a name. If not, it may be a value.
  /// - Returns: Whether this table reads it.
  func reads(_ cursor: LinkCursor, byName: Bool) -> Bool {
    var end = cursor
    guard (try? decode(at: &end)) != nil else { return false }
    guard byName, let match = try? patterns.match(cursor) else { return true }
    return match.entry.text.parts.first?.name != nil
  }

  /// Returns the known first words of legs: from the patterns, and from the derived forms of examples without a
  /// pattern.
  private func names(withAliases: Bool) -> [String] {
    let patterns = patterns.entries.map(\.pattern).filter { withAliases || !$0.isAlias }.map(\.text)
    let cases = examples.filter { (try? pattern(for: $0)) == nil }.compactMap { try? derived($0).name }
    var names: [String] = []
    for name in patterns + cases {
      let start = String(name.prefix { $0 != "/" && $0 != "?" })
      if !names.contains(start) { names.append(start) }
    }
    return names
  }

  /// Reads the derived form; returns `nil` when no case has the leg's name.
  private func derived(
    _ decode: (LinkDecoder) throws -> any BoxedDestination, at cursor: inout LinkCursor,
    formerNames: [String: String] = [:]
  ) throws(LinkError) -> (any BoxedDestination)? {
    var decoder = LinkDecoder(cursor: cursor, formerNames: formerNames)
    do {
      var destination = try decode(decoder)
      if decoder.needsRereading {
        decoder = LinkDecoder(cursor: cursor, formerNames: formerNames, end: decoder.end)
        destination = try decode(decoder)
      }
      try cursor.finishLeg(at: decoder.end, knows: decoder.optionals.contains)
      return destination
    } catch {
      if decoder.isUnknown {
        // A name that is in use takes precedence over a former one.
        guard formerNames.isEmpty, !self.formerNames.isEmpty else { return nil }
        return try derived(decode, at: &cursor, formerNames: self.formerNames)
      }
      if let error = decoder.failure ?? (error as? LinkError) { throw error }
      throw cursor.error(.badValue(type: name), at: cursor.position)
    }
  }
}
