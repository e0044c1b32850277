import Armature

/// One form of a destination type's links, as listed by an app's `links` command.
package struct LinkForm: Hashable, Sendable, Codable {
  /// A place for a value.
  package struct Parameter: Hashable, Sendable, Codable {
    /// The name of the value: its label, or its name in the pattern.
    package let name: String
    /// The type of the value.
    package let type: String
    /// Whether a link may leave the value out.
    package let isOptional: Bool
  }

  /// The form, such as `notes/{id}` or `search?{text}`.
  package let text: String
  /// The values in it.
  package let parameters: [Parameter]
  /// Whether the form is only read, never written.
  package let isAlias: Bool
  /// Whether the form is derived from the type's `Codable` conformance.
  package let isDerived: Bool
  /// A link of this form, from the type's `examples`.
  package internal(set) var example: String?
  /// The whole link to the example, which `FlowScene.open(_:)` opens. Only in a ``LinkDirectory``.
  package internal(set) var link: String?
  /// The whole links to the other examples of this form.
  package internal(set) var otherLinks: [String] = []
  /// The reason why destinations of this form have no link; `nil` if they have one.
  package let problem: String?
}

extension LinkTable {
  /// Returns the patterns in the order of declaration, then the derived forms of examples that no pattern writes.
  ///
  /// - Parameter whole: Returns the whole link to an example, which a leg names.
  /// - Returns: The forms.
  /// - Complexity: O(*n* · *m*) in the number of patterns and of examples.
  package func forms(whole: (any BoxedDestination, LinkLeg) -> String? = { _, _ in nil }) -> [LinkForm] {
    var forms = patterns.entries.map { entry in
      LinkForm(
        text: entry.pattern.text,
        parameters: zip(entry.text.variables, entry.pattern.types).map { LinkForm.Parameter($0.name, $1) },
        isAlias: entry.pattern.isAlias, isDerived: false, problem: nil)
    }
    for example in examples {
      let form = form(of: example, whole)
      if let index = forms.firstIndex(where: { $0.text == form.text && !$0.isAlias }) {
        if forms[index].example == nil {
          (forms[index].example, forms[index].link) = (form.example, form.link)
        } else if let link = form.link {
          forms[index].otherLinks.append(link)
        }
      } else {
        forms.append(form)
      }
    }
    return forms
  }

  private func form(of example: any BoxedDestination, _ whole: (any BoxedDestination, LinkLeg) -> String?) -> LinkForm {
    var text = "\(example.destination)"
    var parameters: [LinkForm.Parameter] = []
    var links: (own: String?, whole: String?)
    var problem: String?
    do {
      if let pattern = try pattern(for: example) {
        text = pattern.entry.pattern.text
      } else {
        let (name, values) = try derived(example)
        parameters = values.map { LinkForm.Parameter(name: $0.name, type: "\($0.type)", isOptional: $0.isOptional) }
        let options = parameters.filter(\.isOptional).map { "{\($0.name)}" }
        text = ([name] + parameters.filter { !$0.isOptional }.map { "{\($0.name)}" }).joined(separator: "/")
        if !options.isEmpty { text += "?" + options.joined(separator: "&") }
      }
      links = (try link(to: example), whole(example, try encode(example)))
    } catch {
      if case .noLinkForm(let name, _) = error.reason { text = name }
      problem = "\(error)"
    }
    return LinkForm(
      text: text, parameters: parameters, isAlias: false, isDerived: true, example: links.own, link: links.whole,
      problem: problem)
  }
}

extension LinkForm.Parameter {
  fileprivate init(_ name: String, _ type: LinkValueType) {
    self.init(name: name, type: type.name, isOptional: type.isOptional)
  }
}

extension LinkForm {
  /// Creates the form of a container's flow.
  init(name: String, link: String?) {
    let text = LinkSegment.text(name).description
    self.init(text: text, parameters: [], isAlias: false, isDerived: true, example: text, link: link, problem: nil)
  }
}

extension LinkTable {
  /// Legs of the examples' forms, each with one value that examples seldom have, such as `note/-1`. Forms without
  /// required values have none.
  ///
  /// - Complexity: O(*n* · *m*) in the number of patterns and of examples.
  var oddLegs: [LinkLeg] {
    var seen: Set<String> = []
    return examples.filter { seen.insert(screenName(of: $0.destination)).inserted }.flatMap { example in
      // An example without a link has no other ones.
      (try? oddLegs(like: example)) ?? []
    }
  }

  private func oddLegs(like example: any BoxedDestination) throws(LinkError) -> [LinkLeg] {
    let leg = try encode(example)
    return try values(of: example).flatMap { value -> [LinkLeg] in
      // A pattern that another one reads is written in the derived form.
      guard leg.segments.indices.contains(value.part), let text = leg.segments[value.part].text else { return [] }
      return LinkValueType.oddTexts(of: value.type).filter { $0 != text }.map { odd in
        var leg = leg
        leg.segments[value.part] = .text(odd)
        return leg
      }
    }
  }

  /// Returns the required values of a destination: the position in the leg and the name of the type.
  private func values(of box: any BoxedDestination) throws(LinkError) -> [(part: Int, type: String)] {
    if let entry = try pattern(for: box)?.entry {
      return zip(entry.text.variables, entry.pattern.types).compactMap { variable, type in
        variable.part.map { ($0, type.name) }
      }
    }
    return try derived(box).values.filter { !$0.isOptional }.enumerated().map { ($0 + 1, "\($1.type)") }
  }
}

extension LinkValueType {
  /// Returns the texts of values that an app may not expect: small and large numbers, and texts that name nothing.
  fileprivate static func oddTexts(of type: String) -> [String] {
    switch type {
    case "UUID": ["00000000-0000-0000-0000-000000000000"]
    case "Bool", "Date": []
    case _ where numbers.contains(type): ["0", "-1", "\(Int.max)"]
    default: ["unknown"]
    }
  }
}
