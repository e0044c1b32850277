extension LinkTable {
  /// The problems with the type's links; see ``Destination/linkProblems``.
  ///
  /// - Complexity: O(*n*²) in the number of patterns with the same shape, otherwise linear in patterns and examples.
  var problems: [String] {
    tree.broken.map { "the pattern “\($0.pattern)” of \(name) \($0.problem)" } + unreachable
      + examples.compactMap(problem(of:))
  }

  /// The problems of patterns after another pattern that takes all their links.
  private var unreachable: [String] {
    tree.nodes.flatMap { node in
      node.entries.indices.compactMap { index in
        let later = tree.entries[node.entries[index]]
        let earlier = node.entries[..<index].first { takes($0, allOf: later) }
        return earlier.map {
          "the pattern “\(later.pattern.text)” of \(name) is never read: “\(tree.entries[$0].pattern.text)” comes first"
        }
      }
    }
  }

  private func takes(_ index: Int, allOf later: PatternTree.Entry) -> Bool {
    let earlier = tree.entries[index]
    let earlierTypes = zip(earlier.text.places, earlier.pattern.types)
    let laterTypes = zip(later.text.places, later.pattern.types).filter { $0.0.segment != nil }
    // Links without a required parameter are left for the later pattern.
    guard earlierTypes.allSatisfy({ $0.segment != nil || $1.isOptional }) else { return false }
    return zip(earlierTypes.filter { $0.0.segment != nil }, laterTypes).allSatisfy { earlier, later in
      earlier.1 == later.1 || earlier.1.name == "String"
    }
  }

  private func problem(of box: any BoxedDestination) -> String? {
    let example = box.destination
    do {
      let link = try link(to: box)
      var cursor = LinkCursor(try LinkText(link))
      let found = try decodeAny(at: &cursor)
      if found.isEqual(to: box) && cursor.isAtEnd { return nil }
      return "the link “\(link)” of .\(example) leads to .\(found.destination); write another pattern for one of them"
    } catch {
      return "the example .\(example) of \(name): \(error)"
    }
  }
}
