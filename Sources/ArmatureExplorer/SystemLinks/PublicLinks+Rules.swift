import Armature

extension PublicLinks {
  /// The rules of an association file for the links, and the places that cannot be excluded.
  package struct Rules: Sendable {
    /// The rules, those that exclude first.
    package let rules: [AssociationRule]
    /// The places that links on the web should not open, but that every rule for a public place also matches.
    package let notExcluded: [Place]
  }

  /// Returns the rules for links with an address.
  ///
  /// Each place has a rule for the link, one for parameters after a `;`, and one for the places below it. The
  /// documentation does not say whether `*` matches a `/`. Where it does not, one part below each named place is
  /// claimed.
  ///
  /// - Complexity: O(*n*²) in the number of places.
  package func rules(at address: WebAddress) -> Rules {
    let claimed = places.filter { $0.exclusion == nil }
    let hidden = places.filter { $0.exclusion != nil }
    let lost = hidden.filter { place in place.isBesideWildcard(claimed) || claimed.contains { $0.meets(place) } }
    let excluded = hidden.filter { !lost.contains($0) }
    var rules: [AssociationRule] = []
    for place in excluded + claimed {
      for path in place.paths(at: address) where !rules.contains(where: { $0.path == path }) {
        rules.append(AssociationRule(path: path, excludes: place.exclusion != nil, comment: place.comment))
      }
    }
    return Rules(rules: rules, notExcluded: lost)
  }
}

extension PublicLinks.Place {
  /// The patterns of paths for the place and for those below it.
  fileprivate func paths(at address: WebAddress) -> [String] {
    let all = address.parts.map { $0 ?? "?*" } + parts.map(\.pattern)
    let path = "/" + all.joined(separator: "/")
    if parts.isEmpty { return all.isEmpty ? ["/"] : [path, path + "/"] }
    // The places in a tab have rules of their own.
    if form.isEmpty { return [path, path + "/", path + ";*"] }
    // The wildcard of a value also matches the parameters after a `;`.
    if case .value? = parts.last { return [path, path + "/*"] }
    return [path, path + ";*", path + "/*"]
  }

  fileprivate var comment: String {
    let name = form.isEmpty ? "the start of \(flow)" : "\(form) of \(flow)"
    return switch exclusion {
    case nil: isOld ? "\(name), an old form" : name
    case .notPublic: "\(name) is not public"
    case .notLinkable: "\(name) has no link"
    case .stepOfFlow: "\(name) is a step of a flow"
    }
  }

  /// Whether a link to this place, or to one below it, may match the patterns of a hidden place, part by part.
  fileprivate func meets(_ hidden: Self) -> Bool {
    guard parts.count >= hidden.parts.count else { return false }
    return zip(parts, hidden.parts).allSatisfy { part, hidden in
      switch (part, hidden) {
      case (_, .value): true
      case (.name(let name), .name(let other)): name == other
      case (.value(let isAnyText), .name): isAnyText
      }
    }
  }

  /// Whether this hidden place has a name after a wildcard, which matches at any depth, and a link to one of the public
  /// places may have that name too.
  fileprivate func isBesideWildcard(_ places: [Self]) -> Bool {
    guard let wildcard = parts.firstIndex(where: { $0.name == nil }),
      let name = parts[wildcard...].compactMap(\.name).last
    else { return false }
    return places.contains { $0.parts.contains { $0.name == name || $0 == .value(isAnyText: true) } }
  }
}

extension PublicLinks.Part {
  /// The name, percent-encoded; `nil` for a value.
  fileprivate var name: String? { if case .name(let name) = self { name } else { nil } }

  /// The pattern of the part: a value has one character or more.
  fileprivate var pattern: String { name ?? "?*" }
}
