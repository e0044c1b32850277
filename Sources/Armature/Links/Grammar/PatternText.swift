/// A pattern's text as its parts.
package struct PatternText: Equatable, Sendable {
  package enum Part: Hashable, Sendable {
    case name(String)
    case value

    package var name: String? { if case .name(let name) = self { name } else { nil } }

    /// Returns whether different parts are read before other ones.
    static func precedes(_ left: [Self], _ right: [Self]) -> Bool {
      for (left, right) in zip(left, right) where left != right {
        guard let left = left.name else { return false }
        return right.name.map { left < $0 } ?? true
      }
      return left.count > right.count
    }
  }

  /// A value in the pattern, by its name in braces.
  package struct Variable: Hashable, Sendable {
    package let name: String
    /// The index of its part; `nil` for a parameter.
    package let part: Int?
  }

  package var parts: [Part] = []
  package var variables: [Variable] = []

  /// - Parameters:
  ///   - text: The pattern, such as `people/{id}?{sort}`.
  ///   - types: The types of the values, in the order of the names in braces.
  /// - Throws: A `PatternProblem` with the reason why the pattern cannot work.
  init(_ text: String, types: [LinkValueType]) throws(PatternProblem) {
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    for part in halves[0].split(separator: "/", omittingEmptySubsequences: false) {
      guard !part.isEmpty else { throw PatternProblem("has an empty part") }
      if let name = try Self.variableName(part) {
        variables.append(Variable(name: name, part: parts.count))
        parts.append(.value)
      } else {
        guard !LinkSegment.needsQuote(String(part)) else { throw PatternProblem("has a part without a name: \(part)") }
        parts.append(.name(String(part)))
      }
    }
    if halves.count == 2 {
      for item in halves[1].split(separator: "&", omittingEmptySubsequences: false) {
        guard let name = try Self.variableName(item) else {
          throw PatternProblem("has a part after its ? that is not in braces")
        }
        variables.append(Variable(name: name, part: nil))
      }
    }
    guard Set(variables.map(\.name)).count == variables.count else { throw PatternProblem("uses a name twice") }
    guard variables.count == types.count else {
      let (placeCount, valueCount) = (variables.count, types.count)
      throw PatternProblem(
        "has \(placeCount) place\(placeCount == 1 ? "" : "s") for \(valueCount) value\(valueCount == 1 ? "" : "s")")
    }
    for (variable, type) in zip(variables, types) where variable.part != nil && type.isOptional {
      throw PatternProblem("has the optional value \(variable.name) before its ?")
    }
  }

  /// Returns whether one of the values is a parameter of this name.
  func hasParameter(_ name: String) -> Bool { variables.contains { $0.part == nil && $0.name == name } }

  /// Returns how many parts fit the leg at a cursor, from the first one on.
  func countOfFittingParts(at cursor: LinkCursor) -> Int {
    for (offset, part) in parts.enumerated() {
      guard let text = cursor.text(at: cursor.position + offset) else { return offset }
      guard let name = part.name else { continue }
      if name != text || cursor.segments[cursor.position + offset].isQuoted { return offset }
    }
    return parts.count
  }

  /// Returns the name in braces; `nil` for a text without braces.
  private static func variableName(_ part: Substring) throws(PatternProblem) -> String? {
    guard part.contains("{") || part.contains("}") else { return nil }
    let name = part.dropFirst().dropLast()
    guard part.first == "{", part.last == "}", !name.isEmpty, !name.contains("{"), !name.contains("}") else {
      throw PatternProblem("has braces that do not enclose a whole part")
    }
    return String(name)
  }
}

/// The problem of a pattern, as the end of a sentence.
struct PatternProblem: Error, Equatable {
  let text: String

  init(_ text: String) { self.text = text }
}
