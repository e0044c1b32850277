extension LinkTable {
  /// Reads the leg at a cursor, and moves the cursor behind it.
  ///
  /// Of the patterns the longest that fits is taken, then the derived form.
  ///
  /// - Complexity: O(*n*) in the segments of the leg, for a table without patterns that differ in later names only.
  func decode(at cursor: inout LinkCursor) throws(LinkError) -> LinkStep<D> {
    var best = BestMismatch()
    if let match = match(node: 0, at: cursor.position, in: cursor, best: &best) {
      let step = try step(match.destination, in: cursor, end: match.end) { name in
        entries[match.entry].text.places.contains { $0.segment == nil && $0.name == name }
      }
      cursor.position = match.end
      return step
    }
    if let step = try derived(at: &cursor) { return step }
    if let mismatch = best.mismatch { throw mismatch }
    if decodable == nil && entries.isEmpty { throw LinkError(.notCodable(type: "\(D.self)")) }
    let names = names
    throw cursor.error(.unknownDestination, at: cursor.position, expected: names, known: names)
  }

  /// What may stand at the start of a leg, as far as it is known: the patterns, and the derived forms of the examples.
  var names: [String] {
    var names: [String] = []
    for name in entries.map({ $0.pattern.text }) + D.examples.compactMap({ try? derived($0).name }) {
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

  /// The mismatch that is furthest along the link.
  private struct BestMismatch { var mismatch: LinkError? }

  private func match(node: Int, at index: Int, in cursor: LinkCursor, best: inout BestMismatch) -> Match? {
    if let text = cursor.text(at: index) {
      if let next = nodes[node].names[text], let match = match(node: next, at: index + 1, in: cursor, best: &best) {
        return match
      }
      if let next = nodes[node].value, let match = match(node: next, at: index + 1, in: cursor, best: &best) {
        return match
      }
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
        let place = places[error.index]
        let isMissing = place.segment == nil && parameters.payload(place.name) == nil
        let at = place.segment.map { cursor.position + $0 } ?? index - 1
        if let known = best.mismatch, known.index >= at { continue }
        best.mismatch = cursor.error(
          isMissing ? .missingValue(place.name) : .badValue(type: error.type.name), at: at,
          expected: ["\(place.name): \(error.type.name)"])
      }
    }
    return nil
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
          throw cursor.error(.badValue(type: "PresentationStyle"), at: end - 1, expected: ["push", "sheet", "cover"])
        }
        if step.style == nil { step.style = style }
      default:
        guard parameter.payloadName.map(knows) != true, cursor.segments[end - 1].parameters.contains(parameter) else {
          continue
        }
        throw cursor.error(.unknownParameter(parameter.name), at: end - 1)
      }
    }
    return step
  }
}
