/// The cases that the links of an app's examples and its rows lead to.
@MainActor
struct ExampleNotes {
  private var casesByRow: Set<String> = []
  private var casesByLink: Set<String> = []
  private var links: [(link: String, top: Set<String>)] = []

  mutating func note(_ cases: Set<String>, isByLink: Bool) { if !isByLink { casesByRow.formUnion(cases) } }

  mutating func note(_ link: String, leadsTo sight: Sight) {
    casesByLink.formUnion(sight.cases)
    links.append((link, sight.cases))
  }

  /// The cases that rows lead to, and no link of an example.
  var casesWithoutExample: [String] { casesByRow.subtracting(casesByLink).sorted() }

  /// The links of examples with a case that no row leads to.
  var linksWithoutRow: [String] {
    links.compactMap { link, cases in
      let missing = cases.subtracting(casesByRow).sorted()
      return missing.isEmpty ? nil : "\(link): \(missing.joined(separator: ", "))"
    }.sorted()
  }
}
