extension Destination {
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
