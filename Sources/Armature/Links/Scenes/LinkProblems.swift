extension LinkTable {
  /// Returns the link to a destination alone.
  package func link(to destination: any BoxedDestination) throws(LinkError) -> String {
    var link = LinkText()
    link.append(try encode(destination), isLast: true)
    return try link.written()
  }

  /// The problems with the type's links; see ``Destination/linkProblems``.
  ///
  /// - Complexity: O(*n*²) in the number of patterns, linear in the examples.
  var problems: [String] { patterns.problems(of: name) + examples.compactMap(problem(of:)) }

  /// The problems that no form shows: missing examples, those of the patterns, and of examples whose links lead
  /// elsewhere.
  ///
  /// - Complexity: O(*n*²) in the number of patterns, linear in the examples.
  package var problemsOfReading: [String] {
    missingExamples + patterns.problems(of: name) + examples.compactMap { try? problemOfReading($0) }
  }

  var missingExamples: [String] {
    hasExamples ? [] : ["\(name) has no examples, and this list is made from examples"]
  }

  private func problem(of box: any BoxedDestination) -> String? {
    do { return try problemOfReading(box) } catch { return "the example .\(box.destination) of \(name): \(error)" }
  }

  /// Returns the problem with a destination whose link leads elsewhere.
  ///
  /// - Throws: An error if it has no link, or one that nothing reads.
  private func problemOfReading(_ box: any BoxedDestination) throws -> String? {
    let link = try link(to: box)
    var cursor = LinkCursor(try LinkText(link))
    let found = try decodeAny(at: &cursor)
    if found.isEqual(to: box) && cursor.isAtEnd { return nil }
    return "the link “\(link)” of .\(box.destination) leads to .\(found.destination); write another pattern for one of "
      + "them"
  }
}

extension PatternList {
  /// Returns the problems of the patterns: those that cannot work, and those that are never read, because another
  /// pattern takes all their links.
  ///
  /// - Parameter name: The name of the patterns' type.
  /// - Returns: A sentence for each problem, with the patterns as they were declared.
  /// - Complexity: O(*n*²) in the number of patterns.
  func problems(of name: String) -> [String] {
    let pairs = entries.indices.compactMap { later in
      entries[..<later].firstIndex { takes($0, allOf: entries[later]) }.map { (earlier: $0, later: later) }
    }
    let unread = pairs.sorted { $0 < $1 }.map { earlier, later in
      let (first, second) = (entries[earlier].pattern.text, entries[later].pattern.text)
      return "the pattern “\(second)” of \(name) is never read: “\(first)” is read before it"
    }
    return broken.map { "the pattern “\($0.pattern)” of \(name) \($0.problem)" } + unread
  }

  private func takes(_ earlier: Entry, allOf later: Entry) -> Bool {
    guard earlier.text.parts == later.text.parts else { return false }
    let earlierTypes = zip(earlier.text.variables, earlier.pattern.types)
    let laterTypes = zip(later.text.variables, later.pattern.types).filter { $0.0.part != nil }
    // Links without a required parameter are left for the later pattern.
    guard earlierTypes.allSatisfy({ $0.part != nil || $1.isOptional }) else { return false }
    return zip(earlierTypes.filter { $0.0.part != nil }, laterTypes).allSatisfy { earlier, later in
      earlier.1 == later.1 || earlier.1.name == "String"
    }
  }
}
