import Testing

// @testable: the search for a nearest spelling is internal.
@testable import Armature

@Suite("The word that was probably meant")
struct SpellingTests {
  nonisolated private static let long = String(repeating: "n", count: 127)

  @Test(
    "differs in few letters",
    arguments: [
      ("noet", ["list", "note"], "note"), ("onte", ["list", "note"], "note"), ("nte", ["note"], "note"),
      ("notes", ["note"], "note"), ("nose", ["note"], "note"), ("NOTE", ["note"], "note"), ("tone", ["note"], nil),
      ("note", ["note"], nil), ("settings", ["stetings", "sittongs"], "stetings"), ("", ["a"], nil), ("a", ["b"], nil),
      (long + "o", [long], long), (long + "oo", [long], nil),
    ] as [(String, [String], String?)])
  func nearest(word: String, candidates: [String], nearest: String?) {
    #expect(word.nearestSpelling(among: candidates) == nearest)
  }
}
