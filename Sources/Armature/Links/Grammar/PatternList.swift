/// The patterns of a destination type.
package final class PatternList: Sendable {
  package final class Entry: Sendable {
    package let pattern: ErasedPattern
    package let text: PatternText
    /// The parts as segments, with empty values.
    let segments: [LinkSegment]
    /// For each part, the names that patterns with the same beginning have in its place. As a value, such a name is
    /// quoted.
    let names: [Set<String>]
    /// Whether no other pattern has the same parts.
    let isUnique: Bool

    init(pattern: ErasedPattern, text: PatternText, names: [Set<String>], isUnique: Bool) {
      self.pattern = pattern
      self.text = text
      segments = text.parts.map { .text($0.name ?? "") }
      self.names = names
      self.isUnique = isUnique
    }
  }

  /// The patterns in the order of declaration.
  package let entries: [Entry]
  /// The ignored patterns, with their problems.
  let broken: [(pattern: String, problem: String)]
  /// The number of parts of the longest pattern.
  let longest: Int
  /// The patterns that fit a leg with a certain first name, and those that fit all other legs. They are in the order of
  /// reading: a name before a value, then a longer pattern before a shorter one, then the order of declaration.
  private let byName: [String: [Entry]]
  private let others: [Entry]

  init(_ patterns: [ErasedPattern]) {
    var broken: [(pattern: String, problem: String)] = []
    var texts: [(pattern: ErasedPattern, text: PatternText)] = []
    for pattern in patterns {
      do throws(PatternProblem) {
        texts.append((pattern, try PatternText(pattern.text, types: pattern.types)))
      } catch {
        broken.append((pattern.text, error.text))
      }
    }
    let all = texts.map(\.text.parts)
    entries = texts.map { pattern, text in
      let parts = text.parts
      let names = parts.indices.map { index in
        Set(all.filter { $0.starts(with: parts[..<index]) }.compactMap { $0.dropFirst(index).first?.name })
      }
      return Entry(
        pattern: pattern, text: text, names: names, isUnique: all.count { $0 == parts } == 1)
    }
    self.broken = broken
    longest = all.map(\.count).max() ?? 0
    let readingOrder = entries.enumerated().sorted { one, other in
      let (left, right) = (one.element.text.parts, other.element.text.parts)
      return left == right ? one.offset < other.offset : PatternText.Part.precedes(left, right)
    }.map(\.element)
    let others = readingOrder.filter { $0.text.parts.first?.name == nil }
    self.others = others
    let named = readingOrder.filter { $0.text.parts.first?.name != nil }
    byName = Dictionary(grouping: named) { $0.text.parts.first?.name ?? "" }.mapValues { $0 + others }
  }

  /// Returns the patterns that begin like the leg at a cursor, in the order of reading.
  private func candidates(at cursor: LinkCursor) -> [Entry] {
    cursor.text(at: cursor.position).flatMap { byName[$0] } ?? others
  }

  /// Finds the pattern that fits the leg at a cursor.
  ///
  /// A text that is not a value of the type does not fit. In a parameter of the pattern it is an error, unless another
  /// pattern with the same parts takes the parameter.
  ///
  /// - Parameter cursor: The start of the leg.
  /// - Returns: The destination, its pattern, and the index of the segment after it; `nil` if no pattern fits.
  /// - Throws: A ``LinkError`` about a parameter whose text is not a value of its type.
  /// - Complexity: O(*n*) in the number of patterns that begin with the same name, or with a value.
  func match(_ cursor: LinkCursor) throws(LinkError) -> (destination: any BoxedDestination, entry: Entry, end: Int)? {
    var wrong: (error: LinkError, parts: [PatternText.Part], name: String)?
    for entry in candidates(at: cursor) where entry.text.countOfFittingParts(at: cursor) == entry.text.parts.count {
      if let wrong, entry.text.parts != wrong.parts || !entry.text.hasParameter(wrong.name) { continue }
      var reader = LinkValueReader(cursor, entry.text)
      if let destination = entry.pattern.make(&reader) { return (destination, entry, reader.end) }
      let variable = entry.text.variables[reader.index]
      guard wrong == nil, variable.part == nil, cursor.parameters(endingAt: reader.end).payload(variable.name) != nil,
        let error = valueError(of: entry, at: cursor)
      else { continue }
      wrong = (error, entry.text.parts, variable.name)
    }
    if let wrong { throw wrong.error }
    return nil
  }

  /// Returns the error for a leg that no pattern fits: about the difference that is furthest along the link.
  ///
  /// - Parameter cursor: The start of the leg.
  /// - Returns: The error; `nil` if no pattern begins like the leg.
  func error(at cursor: LinkCursor) -> LinkError? {
    var best: LinkError?
    var next: [Int: [PatternText.Part]] = [:]
    for entry in candidates(at: cursor) {
      let count = entry.text.countOfFittingParts(at: cursor)
      if count == entry.text.parts.count {
        if let error = valueError(of: entry, at: cursor), best.map({ error.index > $0.index }) ?? true { best = error }
        next[count] = []
      } else if count > 0 {
        next[count] = next[count].map { $0.isEmpty ? [] : $0 + [entry.text.parts[count]] } ?? [entry.text.parts[count]]
      }
    }
    // A pattern that fits further is nearer than one with a wrong value.
    guard let (count, parts) = next.max(by: { $0.key < $1.key }), !parts.isEmpty else { return best }
    let names = Set(parts.compactMap(\.name)).sorted()
    let expected = names + (parts.contains(.value) ? ["a value"] : [])
    return cursor.error(.incomplete, at: cursor.position + count, expected: expected, known: names)
  }

  /// Returns the error about the first value that does not fit.
  private func valueError(of entry: Entry, at cursor: LinkCursor) -> LinkError? {
    var reader = LinkValueReader(cursor, entry.text)
    // The app's values are read again, and may answer otherwise now.
    guard entry.pattern.make(&reader) == nil else { return nil }
    let variable = entry.text.variables[reader.index]
    let type = entry.pattern.types[reader.index].name
    let expected = ["\(variable.name): \(type)"]
    if let part = variable.part {
      return cursor.error(.badValue(type: type), at: cursor.position + part, expected: expected)
    }
    let parameter = cursor.parameters(endingAt: reader.end).payload(variable.name)
    return cursor.error(
      parameter == nil ? .missingValue(variable.name) : .badValue(type: type), at: reader.end - 1,
      parameter: parameter, expected: expected)
  }
}
