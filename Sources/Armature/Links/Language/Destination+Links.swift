extension Destination {
  /// Reads the destinations that a link names, leg by leg, when all of them belong to this type. It needs no scene.
  ///
  /// - Parameter link: The path of the link; a scheme and a host are passed over.
  /// - Returns: The destinations in their order.
  /// - Throws: A ``LinkError`` that tells which part of the link was wrong.
  /// - Complexity: O(*n*) in the parts of the link.
  public static func destinations(in link: String) throws(LinkError) -> [Self] {
    let table = linkTable
    var cursor = LinkCursor(try LinkText(link))
    var destinations: [Self] = []
    while !cursor.isAtEnd { destinations.append(try table.decode(at: &cursor).value(as: Self.self)) }
    return destinations
  }

  /// The forms of this type's links: its patterns, then the derived forms of those ``examples`` that no pattern writes.
  ///
  /// - Complexity: O(*n* · *m*) in the number of patterns and of examples.
  public static var linkForms: [LinkForm] { linkTable.forms }

  /// Everything that is wrong with the links of this type, a sentence each: patterns that cannot work or are never reached, and
  /// ``examples`` that have no link or whose link leads elsewhere. It belongs into a test:
  ///
  /// ```swift
  /// @Test func links() { #expect(NotesDestination.linkProblems == []) }
  /// ```
  ///
  /// - Complexity: O(*n* · *m*) in the number of patterns and of examples.
  public static var linkProblems: [String] { linkTable.problems }
}
