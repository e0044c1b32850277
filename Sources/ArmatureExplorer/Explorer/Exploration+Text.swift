extension Exploration {
  /// The report, for people: what was covered, what was not, and what is wrong.
  public var text: String {
    let counts = [
      Self.count(places.count, "place"), Self.count(edges.count, "way") + " between them",
      Self.count(states, "state"), Self.count(actions, "act"),
    ]
    var lines = notes.flatMap { [$0, ""] } + ["\(name): \(counts.joined(separator: ", ")), seed \(seed)"]
    switch bound {
    case nil: lines.append("No bound was met. Known acts that were not tried: \(untried.count)")
    case let bound?: lines.append("The bound of \(bound.rawValue) was met first. Known and not tried: \(untried.count)")
    }
    lines += Self.list(untried.prefix(20), of: untried.count)
    lines.append("")
    lines.append(findings.isEmpty ? "No findings." : "\(Self.count(findings.count, "finding")):")
    for finding in findings {
      lines += [""] + finding.lines
      if !finding.test.isEmpty { lines += ["  as a test:"] + finding.test.map { "    \($0)" } }
    }
    let lists = [
      ("Work that does not end; what follows it is unknown", unknown),
      ("Shown cases that are not among the examples", casesWithoutExample),
      ("Links of examples to places that no row leads to", examplesWithoutRow),
      ("Links of examples that are refused at the start", refusedLinks),
    ]
    for (title, list) in lists where !list.isEmpty {
      lines += ["", "\(title):"] + Self.list(list[...], of: list.count)
    }
    return lines.map { "\($0.harmless)\n" }.joined()
  }

  private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  private static func list(_ lines: ArraySlice<String>, of count: Int) -> [String] {
    lines.map { "  \($0)" } + (count > lines.count ? ["  and \(count - lines.count) more"] : [])
  }

  /// The exploration as JSON, with sorted keys and a line end.
  ///
  /// - Throws: The error of the encoder.
  public func json() throws -> String { try prettyJSON() }
}
