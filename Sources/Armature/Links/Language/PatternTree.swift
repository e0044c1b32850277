/// The patterns of a table, sorted by their parts for reading.
final class PatternTree: Sendable {
  final class Entry: Sendable {
    let pattern: ErasedPattern
    let text: PatternText
    /// The nodes from which its parts lead on, and the one at which it ends.
    let path: [Int]
    /// Its parts, values empty.
    let segments: [LinkSegment]

    init(pattern: ErasedPattern, text: PatternText, path: [Int]) {
      self.pattern = pattern
      self.text = text
      self.path = path
      segments = text.parts.map { part in
        switch part {
        case .name(let name): .text(name)
        case .value: .text("")
        }
      }
    }
  }

  /// The patterns that begin alike.
  struct Node: Sendable {
    /// The next nodes, by the names that lead there.
    var names: [String: Int] = [:]
    /// The next node behind any value.
    var value: Int?
    /// The entries that end here, in the order of declaration.
    var entries: [Int] = []

    var leadsOn: Bool { value != nil || !names.isEmpty }
  }

  let entries: [Entry]
  let nodes: [Node]
  /// The patterns that were left out, and why.
  let broken: [(pattern: String, problem: String)]
  /// The most parts that a pattern has.
  let depth: Int

  init(_ patterns: [ErasedPattern]) {
    var entries: [Entry] = []
    var nodes = [Node()]
    var broken: [(pattern: String, problem: String)] = []
    for pattern in patterns {
      do {
        let text = try PatternText(pattern.text, types: pattern.types)
        let path = Self.path(of: text, in: &nodes)
        nodes[path[path.count - 1]].entries.append(entries.count)
        entries.append(Entry(pattern: pattern, text: text, path: path))
      } catch { broken.append((pattern.text, error.text)) }
    }
    self.entries = entries
    self.nodes = nodes
    self.broken = broken
    depth = entries.map(\.text.parts.count).max() ?? 0
  }

  /// The nodes along a pattern, from the first on. Those that are not there are made.
  private static func path(of text: PatternText, in nodes: inout [Node]) -> [Int] {
    var path = [0]
    for part in text.parts {
      let node = path[path.count - 1]
      let next = nodes.count
      let known: Int
      switch part {
      case .name(let name):
        known = nodes[node].names[name] ?? next
        nodes[node].names[name] = known
      case .value:
        known = nodes[node].value ?? next
        nodes[node].value = known
      }
      if known == next { nodes.append(Node()) }
      path.append(known)
    }
    return path
  }

  /// Whether the patterns have a way along some segments.
  func leads(along segments: ArraySlice<LinkSegment>, from node: Int = 0, isInner: Bool = false) -> Bool {
    guard let segment = segments.first else { return !isInner || nodes[node].leadsOn }
    guard let text = segment.text else { return false }
    if !segment.isQuoted, let next = nodes[node].names[text],
      leads(along: segments.dropFirst(), from: next, isInner: isInner)
    {
      return true
    }
    return nodes[node].value.map { leads(along: segments.dropFirst(), from: $0, isInner: isInner) } ?? false
  }

  /// Whether longer patterns lead on behind some segments.
  func leadsOn(behind segments: [LinkSegment]) -> Bool {
    segments.count < depth && leads(along: segments[...], isInner: true)
  }

  /// A pattern that fits a link.
  struct Match {
    let destination: any BoxedDestination
    let entry: Int
    /// The segment after it.
    let end: Int
  }

  /// A pattern that begins as the link does.
  struct Mismatch {
    enum Cause {
      /// The link goes on unlike all patterns of a node.
      case node(Int)
      /// A value of a pattern does not fit.
      case value(entry: Int, index: Int)
    }

    /// The segment at which they differ.
    let index: Int
    let cause: Cause
  }

  /// Finds the pattern that fits the leg at a cursor, and otherwise the mismatch that is furthest along the link.
  ///
  /// - Parameters:
  ///   - cursor: The start of the leg.
  ///   - best: The mismatch.
  /// - Returns: The destination, by the pattern that fits.
  /// - Complexity: O(*n*) in the parts of a pattern, as long as no two patterns differ only in the types of their values and
  ///   in parts after a value.
  func match(_ cursor: LinkCursor, best: inout Mismatch?) -> Match? {
    entries.isEmpty ? nil : match(node: 0, at: cursor.position, in: cursor, best: &best)
  }

  private func match(node: Int, at index: Int, in cursor: LinkCursor, best: inout Mismatch?) -> Match? {
    var isEnd = true
    if let text = cursor.text(at: index) {
      let named = cursor.segments[index].isQuoted ? nil : nodes[node].names[text]
      for next in [named, nodes[node].value] {
        guard let next else { continue }
        if let match = match(node: next, at: index + 1, in: cursor, best: &best) { return match }
        isEnd = false
      }
    }
    guard !nodes[node].entries.isEmpty else {
      if isEnd && index > cursor.position && index > best?.index ?? 0 {
        best = Mismatch(index: index, cause: .node(node))
      }
      return nil
    }
    let parameters = cursor.hasParameters(endingAt: index) ? cursor.parameters(endingAt: index) : []
    let reader = LinkValueReader(segments: cursor.segments, parameters: parameters, start: cursor.position)
    for number in nodes[node].entries {
      let entry = entries[number]
      var reader = reader.reading(entry.text.places)
      if let destination = entry.pattern.make(&reader) {
        return Match(destination: destination, entry: number, end: index)
      }
      let at = reader.places[reader.index].segment.map { cursor.position + $0 } ?? index - 1
      if at > best?.index ?? -1 { best = Mismatch(index: at, cause: .value(entry: number, index: reader.index)) }
    }
    return nil
  }

  /// The error for a person about a mismatch.
  func error(of mismatch: Mismatch, in cursor: LinkCursor) -> LinkError {
    switch mismatch.cause {
    case .node(let node):
      let names = nodes[node].names.keys.sorted()
      let expected = names + (nodes[node].value == nil ? [] : ["a value"])
      return cursor.error(.incomplete, at: mismatch.index, expected: expected, known: names)
    case .value(let entry, let index):
      let place = entries[entry].text.places[index]
      let type = entries[entry].pattern.types[index].name
      let parameter = place.segment == nil ? cursor.parameters(endingAt: mismatch.index + 1).payload(place.name) : nil
      let isMissing = place.segment == nil && parameter == nil
      return cursor.error(
        isMissing ? .missingValue(place.name) : .badValue(type: type), at: mismatch.index, parameter: parameter,
        expected: ["\(place.name): \(type)"])
    }
  }
}
