/// The patterns of a table as a tree of their parts.
final class PatternTree: Sendable {
  final class Entry: Sendable {
    let pattern: ErasedPattern
    let text: PatternText
    /// The nodes along the pattern, from the root to its end.
    let path: [Int]
    /// The parts of the pattern, with empty texts for values.
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

  /// A node for patterns with the same beginning.
  struct Node: Sendable {
    /// The next nodes, by name.
    var names: [String: Int] = [:]
    /// The next node after a value.
    var value: Int?
    /// The entries that end here, in the order of declaration.
    var entries: [Int] = []

    var leadsOn: Bool { value != nil || !names.isEmpty }
  }

  let entries: [Entry]
  let nodes: [Node]
  /// The patterns that cannot work, with their problems.
  let broken: [(pattern: String, problem: String)]
  /// The number of parts of the longest pattern.
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

  /// Returns the nodes along a pattern, from the root on, and adds the missing ones.
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

  /// Returns whether a pattern begins with some segments. With `isInner`, the pattern must be longer.
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

  /// Returns whether a longer pattern begins with some segments.
  func leadsOn(behind segments: [LinkSegment]) -> Bool {
    segments.count < depth && leads(along: segments[...], isInner: true)
  }

  /// A pattern that fits a link.
  struct Match {
    let destination: any BoxedDestination
    let entry: Int
    /// The index of the segment after it.
    let end: Int
  }

  /// The difference between a link and a pattern with the same beginning.
  struct Mismatch {
    enum Cause {
      /// No pattern of a node continues like the link.
      case node(Int)
      /// A text is not a value of the pattern's type.
      case value(entry: Int, index: Int)
    }

    /// The index of the first different segment.
    let index: Int
    let cause: Cause
  }

  /// Finds the pattern that fits the leg at a cursor.
  ///
  /// - Parameters:
  ///   - cursor: The start of the leg.
  ///   - best: Set to the mismatch furthest along the link.
  /// - Returns: The destination and its pattern.
  /// - Complexity: O(*n*) in the parts of a pattern, unless patterns differ only in the types of their values or in
  ///   parts after a value.
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

  /// Returns the error for a mismatch.
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
