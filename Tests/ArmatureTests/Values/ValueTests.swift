import Testing

// @testable: the search for a nearest spelling is internal.
@testable import Armature

@Suite("Values without a scene")
struct ValueTests {
  nonisolated private static let long = String(repeating: "n", count: 127)

  @Test(
    "the word that was probably meant differs in few letters",
    arguments: [
      ("noet", ["list", "note"], "note"), ("onte", ["list", "note"], "note"), ("nte", ["note"], "note"),
      ("notes", ["note"], "note"), ("nose", ["note"], "note"), ("NOTE", ["note"], "note"), ("tone", ["note"], nil),
      ("note", ["note"], nil), ("settings", ["stetings", "sittongs"], "stetings"), ("", ["a"], nil), ("a", ["b"], nil),
      (long + "o", [long], long), (long + "oo", [long], nil),
    ] as [(String, [String], String?)])
  func nearest(word: String, candidates: [String], nearest: String?) {
    #expect(word.nearestSpelling(among: candidates) == nearest)
  }

  @Test("detents are kept in whole percents and points")
  func detents() {
    let detents: Detents = [.large, .medium, .fraction(0.333), .height(99.6), .fraction(0.5)]
    #expect(detents.list == [.medium, .large, .fraction(0.5), .height(100)])
    #expect(([] as Detents).isEmpty && !detents.isEmpty)
    let clamped: Detents = [.fraction(7), .height(.infinity)]
    #expect(clamped.list == [.fraction(1), .height(65_535)])
    let least: Detents = [.fraction(.nan), .height(-3)]
    #expect(least.list == [.fraction(0.01), .height(1)])
  }
}
