import Armature

/// The cases that an app shows, and the places of its examples.
@MainActor
struct ExampleNotes {
  private var casesByRow: Set<String> = []
  private var links: [(link: String, top: Set<String>)] = []
  /// The cases that were looked up among the examples of their types.
  private var known: Set<String> = []
  private var withoutExample: Set<String> = []

  mutating func note(_ snapshot: ScreenSnapshot, isByLink: Bool) {
    if !isByLink { casesByRow.formUnion(snapshot.cases) }
    for destination in snapshot.destinations {
      let name = screenName(of: destination)
      if known.insert(name).inserted, !destination.hasExample { withoutExample.insert(name) }
    }
  }

  mutating func note(_ link: String, leadsTo snapshot: ScreenSnapshot) { links.append((link, snapshot.cases)) }

  /// The cases that are shown, and that are not among the examples of their types.
  var casesWithoutExample: [String] { withoutExample.sorted() }

  /// The links of examples with a case that no row leads to.
  var linksWithoutRow: [String] {
    links.compactMap { link, cases in
      let missing = cases.subtracting(casesByRow).sorted()
      return missing.isEmpty ? nil : "\(link): \(missing.joined(separator: ", "))"
    }.sorted()
  }
}

extension Destination {
  /// Whether the examples of the type contain the case, with any values.
  fileprivate var hasExample: Bool {
    let name = screenName(of: self)
    return Self.examples.contains { screenName(of: $0) == name }
  }
}
