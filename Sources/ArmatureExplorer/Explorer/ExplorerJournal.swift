/// Hears each act before it begins, so that an act that ends the process is known.
@MainActor
package protocol ExplorerJournal {
  /// - Parameters:
  ///   - way: The commands that have led to the place.
  ///   - act: The act, in words.
  func begin(_ way: [String], _ act: String)
}

/// An act with which a process ended.
package struct ExplorerEnd: Hashable, Codable {
  package let way: [String]
  package let act: String
  package let kind: Finding.Kind
  package let reason: String

  package init(way: [String], act: String, kind: Finding.Kind, reason: String) {
    self.way = way
    self.act = act
    self.kind = kind
    self.reason = reason
  }
}

extension Explorer {
  /// The name of the act that opens the app.
  package static let startAct = "the start"
  /// The name of the work that lists the links of all examples.
  package static let linksAct = "the list of links"
}

extension Exploration {
  /// The exploration of an app that ends before its first screen.
  package init(name: String, seed: UInt64, endAtStart end: ExplorerEnd) {
    self.init(name: name, seed: seed)
    findings = [
      Finding(
        kind: end.kind, place: end.act, text: "\(end.act): \(end.reason)", script: [], shortScript: nil, test: [])
    ]
  }
}
