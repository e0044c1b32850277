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
  /// A link of this form, from the type's ``Destination/examples``.
  package internal(set) var example: String?
  /// The whole link to the example, which ``FlowScene/open(_:orElse:asksToLeave:)-(String,_,_)`` opens. Only in a ``LinkDirectory``.
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
  func forms(whole: (any BoxedDestination, LinkLeg) -> String? = { _, _ in nil }) -> [LinkForm] {
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

  /// Returns the link to a destination alone.
  func link(to destination: any BoxedDestination) throws(LinkError) -> String {
    var link = LinkText()
    link.append(try encode(destination), isLast: true)
    return try link.written()
  }
}

extension LinkForm.Parameter {
  fileprivate init(_ name: String, _ type: LinkValueType) {
    self.init(name: name, type: type.name, isOptional: type.isOptional)
  }
}

extension LinkTable {
  /// The problems with the type's links; see ``Destination/linkProblems``.
  ///
  /// - Complexity: O(*n*²) in the number of patterns, linear in the examples.
  var problems: [String] { patterns.problems(of: name) + examples.compactMap(problem(of:)) }

  /// The problems that no form shows: those of the patterns, and of examples whose links lead elsewhere.
  ///
  /// - Complexity: O(*n*²) in the number of patterns, linear in the examples.
  var problemsOfReading: [String] { patterns.problems(of: name) + examples.compactMap { try? problemOfReading($0) } }

  private func problem(of box: any BoxedDestination) -> String? {
    do { return try problemOfReading(box) } catch { return "the example .\(box.destination) of \(name): \(error)" }
  }

  /// Returns the problem with a destination whose link leads elsewhere.
  ///
  /// - Throws: An error if it has no link, or one that nothing reads.
  private func problemOfReading(_ box: any BoxedDestination) throws -> String? {
    let link = try link(to: box)
    var cursor = LinkCursor(try LinkText(link))
    let found = try decodeAny(at: &cursor)
    if found.isEqual(to: box) && cursor.isAtEnd { return nil }
    return "the link “\(link)” of .\(box.destination) leads to .\(found.destination); write another pattern for one of "
      + "them"
  }
}

extension PatternList {
  /// Returns the problems of the patterns: those that cannot work, and those that are never read, because another
  /// pattern takes all their links.
  ///
  /// - Parameter name: The name of the patterns' type.
  /// - Returns: A sentence for each problem, with the patterns as they were declared.
  /// - Complexity: O(*n*²) in the number of patterns.
  func problems(of name: String) -> [String] {
    let pairs = entries.indices.compactMap { later in
      entries[..<later].firstIndex { takes($0, allOf: entries[later]) }.map { (earlier: $0, later: later) }
    }
    let unread = pairs.sorted { $0 < $1 }.map { earlier, later in
      let (first, second) = (entries[earlier].pattern.text, entries[later].pattern.text)
      return "the pattern “\(second)” of \(name) is never read: “\(first)” is read before it"
    }
    return broken.map { "the pattern “\($0.pattern)” of \(name) \($0.problem)" } + unread
  }

  private func takes(_ earlier: Entry, allOf later: Entry) -> Bool {
    guard earlier.text.parts == later.text.parts else { return false }
    let earlierTypes = zip(earlier.text.variables, earlier.pattern.types)
    let laterTypes = zip(later.text.variables, later.pattern.types).filter { $0.0.part != nil }
    // Links without a required parameter are left for the later pattern.
    guard earlierTypes.allSatisfy({ $0.part != nil || $1.isOptional }) else { return false }
    return zip(earlierTypes.filter { $0.0.part != nil }, laterTypes).allSatisfy { earlier, later in
      earlier.1 == later.1 || earlier.1.name == "String"
    }
  }
}
