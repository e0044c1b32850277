extension Destination {
  /// Reads the destinations that a link names, without a scene. All of them must be of this type.
  ///
  /// - Parameter link: The path of the link; a scheme and a host are ignored. It has no `..` and `.`, since there is no
  ///   place to start from.
  /// - Returns: The destinations in their order.
  /// - Throws: A ``LinkError`` that names the wrong part of the link.
  /// - Complexity: O(*n*) in the parts of the link.
  package static func destinations(in link: String) throws(LinkError) -> [Self] {
    try linkTable.decode(link).map { $0.value(as: Self.self) }
  }

  /// The forms of this type's links: its patterns, then the derived forms of ``examples`` that no pattern writes.
  ///
  /// - Complexity: O(*n* · *m*) in the number of patterns and of examples.
  package static var linkForms: [LinkForm] { linkTable.forms() }

  /// The problems with this type's links, a sentence each: patterns that cannot work or are never read, and
  /// ``examples`` that have no link or whose link leads elsewhere. Check it in a test:
  ///
  /// ```swift
  /// @Test func links() { #expect(NotesDestination.linkProblems == []) }
  /// ```
  ///
  /// - Complexity: O(*n* · *m*) in the number of patterns and of examples.
  public static var linkProblems: [String] { linkTable.problems }
}
