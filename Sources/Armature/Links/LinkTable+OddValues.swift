extension LinkTable {
  /// Legs of the examples' forms, each with one value that examples seldom have, such as `note/-1`. Forms without
  /// required values have none.
  ///
  /// - Complexity: O(*n* · *m*) in the number of patterns and of examples.
  var oddLegs: [LinkLeg] {
    var seen: Set<String> = []
    return examples.filter { seen.insert(screenName(of: $0.destination)).inserted }.flatMap { example in
      // An example without a link has no other ones.
      (try? oddLegs(like: example)) ?? []
    }
  }

  private func oddLegs(like example: any BoxedDestination) throws(LinkError) -> [LinkLeg] {
    let leg = try encode(example)
    return try values(of: example).flatMap { value -> [LinkLeg] in
      // A pattern that another one reads is written in the derived form.
      guard leg.segments.indices.contains(value.part), let text = leg.segments[value.part].text else { return [] }
      return LinkValueType.oddTexts(of: value.type).filter { $0 != text }.map { odd in
        var leg = leg
        leg.segments[value.part] = .text(odd)
        return leg
      }
    }
  }

  /// Returns the required values of a destination: the position in the leg and the name of the type.
  private func values(of box: any BoxedDestination) throws(LinkError) -> [(part: Int, type: String)] {
    if let entry = try pattern(for: box)?.entry {
      return zip(entry.text.variables, entry.pattern.types).compactMap { variable, type in
        variable.part.map { ($0, type.name) }
      }
    }
    return try derived(box).values.filter { !$0.isOptional }.enumerated().map { ($0 + 1, "\($1.type)") }
  }
}

extension LinkValueType {
  /// Returns the texts of values that an app may not expect: small and large numbers, and texts that name nothing.
  fileprivate static func oddTexts(of type: String) -> [String] {
    switch type {
    case "UUID": ["00000000-0000-0000-0000-000000000000"]
    case "Bool", "Date": []
    case _ where numbers.contains(type): ["0", "-1", "\(Int.max)"]
    default: ["unknown"]
    }
  }
}
