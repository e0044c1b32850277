import Armature

/// A comparison of an association file with the links of an app.
package struct AssociationCheck {
  /// The differences: sentences.
  package let findings: [String]

  /// - Parameters:
  ///   - file: The file.
  ///   - app: The identifier of the app.
  ///   - links: The links of the app.
  ///   - address: The address at which they begin.
  package init(_ file: AssociationFile, of app: String, against links: PublicLinks, at address: WebAddress) {
    let rules = links.rules(at: address)
    var findings = file.problems
    guard let own = file.entries.first(where: { $0.apps.contains(app) }) else {
      self.findings = findings + ["missing: the file does not name the app \(app)"]
      return
    }
    for place in links.places where !rules.notExcluded.contains(place) {
      let text = place.sample(at: address)
      guard let url = WebURL(text) else { continue }
      let decision = file.decision(on: url)
      let isOwn = decision?.apps.contains(app) ?? false
      let isClaimed = isOwn && decision?.rule.excludes == false
      if place.exclusion == nil, !isClaimed {
        let reason = decision.map { decision in
          isOwn
            ? "component \(decision.position), “\(decision.rule.text)”, excludes it"
            : "\(decision.apps.joined(separator: ", ")) claims it first, by “\(decision.rule.text)”"
        }
        findings.append("missing: \(text) is public, but \(reason ?? "no component claims it")")
      } else if place.exclusion != nil, isClaimed, let decision {
        findings.append(
          "too wide: component \(decision.position), “\(decision.rule.text)”, claims \(text), which is not public")
      }
    }
    let known = Set(rules.rules.map(\.path))
    for (index, rule) in own.rules.enumerated() where !known.contains(rule.path) {
      findings.append("stale: the app has no links for component \(index + 1), “\(rule.text)”")
    }
    self.findings = findings
  }
}

extension PublicLinks.Place {
  /// A URL of the place: the one of its example, or one with values made up.
  package func sample(at address: WebAddress) -> String {
    let own = parts.map { part -> String in
      switch part {
      case .name(let name): name
      case .value(let isAnyText): isAnyText ? "a" : "1"
      }
    }
    let path = (address.parts.map { $0 ?? "main" } + own).joined(separator: "/")
    return "https://\(address.host)/\(path)"
  }
}
