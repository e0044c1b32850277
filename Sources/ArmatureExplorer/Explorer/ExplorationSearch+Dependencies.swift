import Armature

// The things that the explorer was not given, and on which findings depend.
extension ExplorationSearch {
  /// Returns the numbers of the states that look so.
  func numbers(where isMeant: (ScreenSnapshot) -> Bool) -> [Int] {
    states.indices.filter { isMeant(states[$0].snapshot) }
  }

  /// Whether the app shares data between walks, which looks like many mistakes.
  var keepsData: Bool { !explorer.app.hasWorld && notes.has(.notRepeatable) }

  /// Returns the things on which a finding depends; `nil` if it is certain.
  ///
  /// A script that shows a mistake is certain, unless other walks or work that is not done may have changed the data.
  /// Only after every try is it certain that nothing works.
  ///
  /// - Parameters:
  ///   - kind: The kind of the finding.
  ///   - numbers: The states in which it was seen.
  /// - Returns: Nouns, for people.
  func dependencies(of kind: Finding.Kind, at numbers: [Int]) -> [String]? {
    guard kind.dependsOnData else { return nil }
    let seen = Set(numbers).sorted().map { states[$0] }
    var found = keepsData ? ["a world that is made anew for each walk"] : []
    var effects = Set(seen.flatMap { $0.unfinished.map(Self.unknownEffects) })
    if kind.isAbsence {
      for number in numbers { effects.formUnion(unseen[number] ?? []) }
      let fields = Set(seen.flatMap(\.snapshot.textFields))
      found += fields.sorted().map { "a text for \($0.quoted)" }
      found += remainingSubstitutes.map { "a way past “\($0.shown)”, which a guard shows instead of “\($0.replaced)”" }
      let walls = Set(unreached.map(\.place)).intersection(seen.map(\.snapshot.screens))
      if remainingSubstitutes.isEmpty { found += walls.sorted().map { "a way past \($0), which a guard shows" } }
      if let bound = result.bound { found.append("acts beyond the bound of \(bound.rawValue)") }
    }
    return (found + effects.sorted()).nonEmpty
  }

  /// Returns the words for work that is not done.
  static func unknownEffects(of work: String) -> String { "work that does not end: \(work)" }
}
