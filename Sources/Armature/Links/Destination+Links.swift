extension Destination {
  /// The destinations that a link names, leg by leg, when all of them belong to this type: a link read without a scene.
  ///
  /// - Parameter link: The path of the link; a scheme and a host are passed over.
  /// - Returns: The destinations in their order.
  /// - Throws: A ``LinkError`` that tells which part of the link was wrong.
  /// - Complexity: O(*n*) in the parts of the link.
  @inlinable public static func destinations(in link: String) throws(LinkError) -> [Self] {
    var destinations: [Self] = []
    let memory = UnsafeMutablePointer<Self>.allocate(capacity: 1)
    defer { memory.deallocate() }
    try readLink(link, into: memory) { destinations.append(memory.move()) }
    return destinations
  }

  /// Puts one destination after the other into memory for one, from where `take` moves it.
  @usableFromInline static func readLink(
    _ link: String, into memory: UnsafeMutableRawPointer, _ take: () -> Void
  ) throws(LinkError) {
    let table = LinkTable<Self>.shared
    var cursor = LinkCursor(try LinkText(link))
    while !cursor.isAtEnd {
      try table.decodeLinkable(at: &cursor, into: memory)
      take()
    }
  }

  /// The forms that the links of this type have: its patterns, then the derived forms of those ``examples`` that no
  /// pattern writes.
  ///
  /// - Complexity: O(*n* · *m*) in the number of patterns and of examples.
  public static var linkForms: [LinkForm] { LinkTable<Self>.shared.forms }

  /// What is wrong with the links of this type, a sentence each: patterns that cannot work or are never reached, and
  /// ``examples`` that have no link or whose link leads elsewhere. It belongs into a test:
  ///
  /// ```swift
  /// @Test func links() { #expect(NotesDestination.linkProblems == []) }
  /// ```
  ///
  /// - Complexity: O(*n* · *m*) in the number of patterns and of examples.
  public static var linkProblems: [String] { LinkTable<Self>.shared.problems }
}
