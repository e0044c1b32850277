import Armature

/// The places of a scene that links on the web may lead to, and those beside them that they may not, as patterns of paths.
package struct PublicLinks: Hashable, Sendable {
  /// A place, from the scene on.
  package struct Place: Hashable, Sendable {
    /// The type of the coordinator.
    package let flow: String
    /// The form of the last leg, such as `note/{id}`; empty for the start of a flow.
    package let form: String
    /// The parts of the path.
    package let parts: [Part]
    /// Why links do not lead there; `nil` if they do.
    package let exclusion: Exclusion?
    /// Whether the app reads such a link but prints another one.
    package var isOld = false
  }

  /// A part of a path.
  package enum Part: Hashable, Sendable {
    /// A name, percent-encoded.
    case name(String)
    /// A value. Some are any text, and so a name as well.
    case value(isAnyText: Bool)
  }

  /// Why links on the web do not lead to a place.
  package enum Exclusion: String, Hashable, Sendable {
    /// `Destination.isPublic` is `false`.
    case notPublic
    /// `Destination.isLinkable` is `false`.
    case notLinkable
    /// It is a step of a flow that ends with a value.
    case stepOfFlow
  }

  /// The places, parents before their child flows.
  package fileprivate(set) var places: [Place] = []
  /// The aliases for which no sample could be made.
  package fileprivate(set) var unknownAliases: [String] = []
}

extension FlowScene {
  /// The public places that the examples lead to. The examples' child flows are made for the list and dropped again.
  ///
  /// - Parameter isPublic: Whether links on the web lead to a destination.
  /// - Returns: The places.
  /// - Complexity: O(*n*²) in the number of examples.
  package func publicLinks(where isPublic: @escaping (any Destination) -> Bool = { $0.isPublic }) -> PublicLinks {
    var walk = PublicWalk(isPublic: isPublic)
    asking { walk.addStart(of: root, behind: PublicWalk.Prefix(), usesPresentRoot: true) }
    return walk.links
  }
}

/// A walk through the flows behind public links: at each place where a type is found, but not within itself.
@MainActor
private struct PublicWalk {
  /// The way to a flow.
  struct Prefix {
    var parts: [PublicLinks.Part] = []
    /// The types of the flows around.
    var types: Set<ObjectIdentifier> = []

    func appending(_ more: [PublicLinks.Part]) -> Self { Self(parts: parts + more, types: types) }
  }

  let isPublic: (any Destination) -> Bool
  private(set) var links = PublicLinks()
  private var seen: Set<ObjectIdentifier> = []

  init(isPublic: @escaping (any Destination) -> Bool) { self.isPublic = isPublic }

  /// Adds a flow with its first place, which no leg names.
  mutating func addStart(of flow: AnyCoordinator, behind prefix: Prefix, usesPresentRoot: Bool = false) {
    let roots = [flow] + flow.flowsInLinkedRoot(usesPresentRoot: usesPresentRoot)
    if roots.contains(where: { isPublic($0.linkedRoot(usesPresentRoot: usesPresentRoot).destination) }) {
      add(PublicLinks.Place(flow: flow.typeName, form: "", parts: prefix.parts, exclusion: nil))
    }
    add(flow, behind: prefix, usesPresentRoot: usesPresentRoot)
  }

  /// Adds the places in a flow, and the flows that public ones open.
  private mutating func add(
    _ flow: AnyCoordinator, behind prefix: Prefix, hidesSteps: Bool = false, usesPresentRoot: Bool = false
  ) {
    switch flow {
    case let container as AnyContainer where container.showsOneMember:
      guard let prefix = entering(type(of: container), behind: prefix) else { return }
      for name in container.shownNames {
        guard let member = container.linkedMember(name) else { continue }
        addStart(of: member, behind: prefix.appending([.name("\(LinkSegment.text(name))")]))
      }
    case let split as AnyContainer:
      // The fragment of a link belongs to the other columns, and a file need not look at it.
      guard let prefix = entering(type(of: split), behind: prefix) else { return }
      if let sidebar = split.children.first {
        addStart(of: sidebar, behind: prefix, usesPresentRoot: usesPresentRoot)
      }
    default:
      let children = flow.flowsInLinkedRoot(usesPresentRoot: usesPresentRoot)
      let hidesSteps = hidesSteps || flow.hidesSteps
      if let child = children.first {
        add(child, behind: prefix, hidesSteps: hidesSteps, usesPresentRoot: usesPresentRoot)
      }
      let closes = Array(repeating: PublicLinks.Part.name("~"), count: children.count)
      let root = flow.linkedRoot(usesPresentRoot: usesPresentRoot)
      addPlaces(in: flow, behind: prefix.appending(closes), root: root, hidesSteps: hidesSteps)
    }
  }

  private mutating func addPlaces(
    in flow: AnyCoordinator, behind prefix: Prefix, root box: any BoxedDestination, hidesSteps: Bool
  ) {
    let root = box.destination
    guard let prefix = entering(type(of: root), behind: prefix) else { return }
    let table = root.linkTable
    var opened: [(AnyCoordinator, Prefix)] = []
    for example in table.examples {
      guard (try? table.encode(example)) != nil, let form = try? table.publicForm(of: example) else { continue }
      let exclusion: PublicLinks.Exclusion? =
        hidesSteps ? .stepOfFlow : isPublic(example.destination) ? nil : .notPublic
      // The link to the root itself has no leg for it.
      add(form.place(in: flow, behind: prefix, exclusion, isOld: example.isEqual(to: box)))
      for old in table.oldForms(of: example, form) { add(old.place(in: flow, behind: prefix, exclusion, isOld: true)) }
      if exclusion == nil, let child = flow.makeChild(for: example) {
        opened.append((child, prefix.appending(form.parts)))
      }
    }
    for example in table.hiddenExamples {
      guard let form = try? table.publicForm(of: example) else { continue }
      add(form.place(in: flow, behind: prefix, .notLinkable))
    }
    if !hidesSteps { addAliases(of: table, in: flow, behind: prefix) }
    for (child, inner) in opened { add(child, behind: inner) }
  }

  private mutating func addAliases(of table: LinkTable, in flow: AnyCoordinator, behind prefix: Prefix) {
    for entry in table.patterns.entries where entry.pattern.isAlias {
      guard let box = table.sample(of: entry) else {
        links.unknownAliases.append("\(entry.pattern.text) of \(table.name)")
        continue
      }
      guard table.isLinkable(box), isPublic(box.destination) else { continue }
      add(PublicForm(entry).place(in: flow, behind: prefix, nil, isOld: true))
    }
  }

  private mutating func add(_ place: PublicLinks.Place) {
    let isKnown = links.places.contains {
      $0.parts == place.parts && ($0.exclusion == nil || $0.exclusion == place.exclusion)
    }
    guard !isKnown else { return }
    // A form is public if one of its examples is.
    if place.exclusion == nil { links.places.removeAll { $0.parts == place.parts } }
    links.places.append(place)
  }

  /// Returns the way into a flow; `nil` if one of its type is around it. A file has room for a limited number of rules.
  /// Beyond it, each type is entered once.
  private mutating func entering(_ type: any Any.Type, behind prefix: Prefix) -> Prefix? {
    let id = ObjectIdentifier(type)
    let isNew = seen.insert(id).inserted
    guard isNew || links.places.count < 1_000, !prefix.types.contains(id) else { return nil }
    var prefix = prefix
    prefix.types.insert(id)
    return prefix
  }
}

/// One form of links to a destination.
struct PublicForm {
  let text: String
  let parts: [PublicLinks.Part]

  init(_ entry: PatternList.Entry) {
    text = entry.pattern.text
    var types = zip(entry.text.variables, entry.pattern.types).filter { $0.0.part != nil }.map(\.1)[...]
    parts = entry.text.parts.map { part in
      part.name.map { .name("\(LinkSegment.text($0))") } ?? .value(isAnyText: types.popFirst()?.isNumber != true)
    }
  }

  init(name: String, values: [EncodedValue]) {
    let values = values.filter { !$0.isOptional }
    text = ([name] + values.map { "{\($0.name)}" }).joined(separator: "/")
    parts =
      [.name("\(LinkSegment.text(name))")]
      + values.map { .value(isAnyText: !LinkValueType.numbers.contains("\($0.type)")) }
  }

  @MainActor
  fileprivate func place(
    in flow: AnyCoordinator, behind prefix: PublicWalk.Prefix, _ exclusion: PublicLinks.Exclusion?, isOld: Bool = false
  ) -> PublicLinks.Place {
    PublicLinks.Place(
      flow: flow.typeName, form: text, parts: prefix.parts + parts, exclusion: exclusion, isOld: isOld)
  }
}

extension LinkTable {
  /// Returns the form in which links to a destination are printed, even if links do not lead to it.
  fileprivate func publicForm(of box: any BoxedDestination) throws(LinkError) -> PublicForm {
    if let (entry, _) = try pattern(for: box) { return PublicForm(entry) }
    let (name, values) = try derived(box)
    return PublicForm(name: name, values: values)
  }

  /// Returns the forms in which older links to a destination are read: the derived one of a destination with a pattern,
  /// and those with former names.
  fileprivate func oldForms(of box: any BoxedDestination, _ form: PublicForm) -> [PublicForm] {
    guard let (name, values) = try? derived(box) else { return [] }
    let now = CaseName.name(of: name)
    let former = formerNames.filter { $0.value == now }.keys.sorted().map { CaseName.linkText(of: $0) }
    return ([name] + former).map { PublicForm(name: $0, values: values) }.filter { $0.parts != form.parts }
  }

  /// Returns a destination of a pattern, with values made up; `nil` if no value is known for a type.
  fileprivate func sample(of entry: PatternList.Entry) -> (any BoxedDestination)? {
    var variables = zip(entry.text.variables, entry.pattern.types).filter { $0.0.part != nil }.map(\.1)[...]
    let segments = entry.text.parts.map { LinkSegment.text($0.name ?? variables.popFirst()?.sample ?? "1") }
    guard let text = try? LinkText(segments.map { "\($0)" }.joined(separator: "/")) else { return nil }
    var cursor = LinkCursor(text)
    return try? decodeAny(at: &cursor)
  }
}

extension LinkValueType {
  /// The types whose texts are never names.
  static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "UUID",
    "Date",
  ]

  fileprivate var isNumber: Bool { Self.numbers.contains(name) }

  /// The text of some value.
  fileprivate var sample: String {
    switch name {
    case "UUID": "00000000-0000-0000-0000-000000000000"
    case "Date": "2026-01-01T00:00:00Z"
    case "Bool": "true"
    default: "1"
    }
  }
}
