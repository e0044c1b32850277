/// A pattern's text as its parts.
struct PatternText: Equatable, Sendable {
  enum Part: Hashable, Sendable {
    case name(String)
    case value
  }

  /// The place of a value.
  struct Place: Hashable, Sendable {
    let name: String
    /// The index of its part; `nil` for a parameter.
    let segment: Int?
  }

  var parts: [Part] = []
  var places: [Place] = []

  /// - Parameters:
  ///   - text: The text of the pattern.
  ///   - types: The types of the values.
  /// - Throws: A `PatternProblem`.
  init(_ text: String, types: [LinkValueType]) throws(PatternProblem) {
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    for part in halves[0].split(separator: "/", omittingEmptySubsequences: false) {
      guard !part.isEmpty else { throw PatternProblem("has an empty part") }
      if let name = try Self.placeName(part) {
        places.append(Place(name: name, segment: parts.count))
        parts.append(.value)
      } else {
        guard !LinkSegment.needsQuote(String(part)) else { throw PatternProblem("has a part without a name: \(part)") }
        parts.append(.name(String(part)))
      }
    }
    if halves.count == 2 {
      for item in halves[1].split(separator: "&", omittingEmptySubsequences: false) {
        guard let name = try Self.placeName(item) else { throw PatternProblem("has a part without braces after its ?") }
        places.append(Place(name: name, segment: nil))
      }
    }
    guard Set(places.map(\.name)).count == places.count else { throw PatternProblem("uses a name twice") }
    guard places.count == types.count else {
      let (placeCount, valueCount) = (places.count, types.count)
      throw PatternProblem(
        "has \(placeCount) place\(placeCount == 1 ? "" : "s") for \(valueCount) value\(valueCount == 1 ? "" : "s")")
    }
    for (place, type) in zip(places, types) where place.segment != nil && type.isOptional {
      throw PatternProblem("has the optional value \(place.name) before its ?")
    }
  }

  /// Returns the name in braces; `nil` for a text without braces.
  private static func placeName(_ part: Substring) throws(PatternProblem) -> String? {
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
