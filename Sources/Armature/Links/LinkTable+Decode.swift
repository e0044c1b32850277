extension LinkTable {
  /// Reads the leg at a cursor, and moves the cursor behind it.
  ///
  /// Of the patterns the longest that fits is taken, then the derived form.
  ///
  /// - Complexity: O(*n*) in the segments of the leg, for a table without patterns that differ in later names only.
  func decode(at cursor: inout LinkCursor) throws(LinkError) -> LinkStep<D> {
    var best: Mismatch?
    if let match = match(node: 0, at: cursor.position, in: cursor, best: &best) {
      let step = try step(match.destination, in: cursor, end: match.end) { name in
        entries[match.entry].text.places.contains { $0.segment == nil && $0.name == name }
      }
      cursor.position = match.end
      return step
    }
    if let step = try derived(at: &cursor) { return step }
    if let best { throw error(of: best, in: cursor) }
    if decodable == nil && entries.isEmpty { throw LinkError(.notCodable(type: "\(D.self)")) }
    throw cursor.error(
      .unknownDestination, at: cursor.position, expected: names(withAliases: false), known: names(withAliases: true))
  }

  /// What may stand at the start of a leg, as far as it is known: the patterns, and the derived forms of examples that
  /// have none.
  private func names(withAliases: Bool) -> [String] {
    var names: [String] = []
    let patterns = entries.filter { withAliases || !$0.pattern.isAlias }.map(\.pattern.text)
    let cases = D.examples.filter { pattern(for: $0) == nil }.compactMap { try? derived($0).name }
    for name in patterns + cases {
      let start = String(name.prefix { $0 != "/" && $0 != "?" })
      if !names.contains(start) { names.append(start) }
    }
    return names
  }

  private struct Match {
    let destination: D
    let entry: Int
    let end: Int
  }

  /// A pattern that begins as the link does.
  private struct Mismatch {
    enum Cause {
      /// The link goes on unlike all patterns of a node.
      case node(Int)
      /// A value of a pattern, by its index, does not fit.
      case value(entry: Int, LinkMismatch)
    }

    /// The segment at which they part.
    let index: Int
    let cause: Cause
  }

  /// Finds the longest pattern that fits, and otherwise the mismatch that is furthest along the link.
  private func match(node: Int, at index: Int, in cursor: LinkCursor, best: inout Mismatch?) -> Match? {
    var isEnd = true
    if let text = cursor.text(at: index) {
      if !cursor.segments[index].isQuoted, let next = nodes[node].names[text] {
        if let match = match(node: next, at: index + 1, in: cursor, best: &best) { return match }
        isEnd = false
      }
      if let next = nodes[node].value {
        if let match = match(node: next, at: index + 1, in: cursor, best: &best) { return match }
        isEnd = false
      }
    }
    if isEnd && nodes[node].entries.isEmpty && index > cursor.position && index > best?.index ?? 0 {
      best = Mismatch(index: index, cause: .node(node))
    }
    guard !nodes[node].entries.isEmpty else { return nil }
    let parameters = cursor.hasParameters(endingAt: index) ? cursor.parameters(endingAt: index) : []
    for entry in nodes[node].entries {
      let places = entries[entry].text.places
      var reader = LinkValueReader(
        segments: cursor.segments, parameters: parameters, start: cursor.position, places: places)
      do {
        return Match(destination: try entries[entry].pattern.make(&reader), entry: entry, end: index)
      } catch {
        guard error.index < places.count else { continue }
        let at = places[error.index].segment.map { cursor.position + $0 } ?? index - 1
        if at > best?.index ?? -1 { best = Mismatch(index: at, cause: .value(entry: entry, error)) }
      }
    }
    return nil
  }

  private func error(of mismatch: Mismatch, in cursor: LinkCursor) -> LinkError {
    switch mismatch.cause {
    case .node(let node):
      let names = nodes[node].names.keys.sorted()
      let expected = names + (nodes[node].value == nil ? [] : ["a value"])
      return cursor.error(.incomplete, at: mismatch.index, expected: expected, known: names)
    case .value(let entry, let value):
      let place = entries[entry].text.places[value.index]
      let parameter = place.segment == nil ? cursor.parameters(endingAt: mismatch.index + 1).payload(place.name) : nil
      let isMissing = place.segment == nil && parameter == nil
      return cursor.error(
        isMissing ? .missingValue(place.name) : .badValue(type: value.type.name), at: mismatch.index,
        parameter: parameter, expected: ["\(place.name): \(value.type.name)"])
    }
  }

  /// Reads the derived form; `nil` when there is none, or none is called this.
  private func derived(at cursor: inout LinkCursor) throws(LinkError) -> LinkStep<D>? {
    guard let decodable else { return nil }
    var decoder = LinkDecoder(cursor: cursor, parameters: [])
    do {
      var value = try decodable.init(from: decoder)
      if !decoder.optionals.isEmpty && cursor.hasParameters(endingAt: decoder.end) {
        decoder = LinkDecoder(cursor: cursor, parameters: cursor.parameters(endingAt: decoder.end))
        value = try decodable.init(from: decoder)
      }
      guard let destination = value as? D else { return nil }
      let step = try step(destination, in: cursor, end: decoder.end, knows: decoder.optionals.contains)
      cursor.position = decoder.end
      return step
    } catch {
      if decoder.isUnknown { return nil }
      if let error = decoder.failure ?? (error as? LinkError) { throw error }
      throw cursor.error(.badValue(type: "\(D.self)"), at: cursor.position)
    }
  }

  /// Adds what the reserved parameters say, and refuses parameters behind a `;` that mean nothing. Unknown query items
  /// are left to whoever put them there.
  private func step(
    _ destination: D, in cursor: LinkCursor, end: Int, knows: (String) -> Bool
  ) throws(LinkError) -> LinkStep<D> {
    var step = LinkStep(destination: destination)
    guard cursor.hasParameters(endingAt: end) else { return step }
    for parameter in cursor.parameters(endingAt: end) {
      switch parameter.name {
      case "root": if step.root == nil { step.root = parameter.value }
      case "as":
        guard let style = PresentationStyle(linkText: parameter.value) else {
          throw cursor.error(
            .badValue(type: "PresentationStyle"), at: end - 1, parameter: parameter,
            expected: ["push", "sheet", "cover"], known: ["push", "sheet", "cover"])
        }
        if step.style == nil { step.style = style }
      default:
        guard parameter.payloadName.map(knows) != true, cursor.segments[end - 1].parameters.contains(parameter) else {
          continue
        }
        throw cursor.error(.unknownParameter(parameter.name), at: end - 1, parameter: parameter)
      }
    }
    return step
  }
}
