/// A table of a scene's links, for people and for tools.
package struct LinkDirectory: Codable, Hashable, Sendable {
  /// The links of one destination type, at the first place where it is found.
  package struct Flow: Codable, Hashable, Sendable {
    /// The type of the coordinator.
    package let flow: String
    /// The link to the flow, which comes before its own links.
    package let prefix: String
    /// The forms of the flow's links. Empty if links lead to its start only.
    package let forms: [LinkForm]
    /// Whether links lead to the flow's start only, by the ``prefix``, because the flow ends with a value; see
    /// ``Finishing/linksToSteps``.
    package var hidesSteps = false
    /// The reason why the list may lack links of the flow, because its destinations have no ``Destination/examples``, or
    /// why some links do not lead where they should; `nil` if there is neither.
    package var problem: String?
  }

  /// The flows, parents before their child flows.
  package let flows: [Flow]
}

extension FlowScene {
  /// The links of the tree that the destinations' `links` and `examples` name. The examples' child flows are made for
  /// the list and dropped again. Empty when read from within `child(for:)`.
  ///
  /// - Complexity: O(*n*) in the number of examples.
  package var linkDirectory: LinkDirectory { LinkDirectory(flows: linkList.flows) }

  /// The problems with the links of all flows that the ``Destination/examples`` lead to, for tools and tests: each a
  /// sentence after the type of the flow, such as `NotesCoordinator: the pattern “note” of NotesDestination has …`.
  ///
  /// - Complexity: O(*n*) in the number of examples.
  public var linkProblems: [String] {
    linkDirectory.flows.flatMap { flow in
      (flow.forms.compactMap(\.problem) + [flow.problem].compactMap { $0 }).map { "\(flow.flow): \($0)" }
    }
  }

  /// Returns the link to a destination of any flow, from the root on, for a notification or a test. It leads through the
  /// first flow of the destination's type that the ``Destination/examples`` lead to. If that flow begins with the destination, the link
  /// leads to the flow.
  ///
  /// ```swift
  /// let about = try scene.link(to: SettingsDestination.about)  // /settings/about
  /// ```
  ///
  /// - Parameter destination: The destination.
  /// - Returns: The link; `nil` if the list has no flow of the type.
  /// - Throws: A ``LinkError`` when the destination has no link.
  /// - Complexity: O(*n*) in the number of examples.
  public func link<D: Destination>(to destination: D) throws(LinkError) -> String? {
    guard let place = linkList.places[ObjectIdentifier(D.self)] else { return nil }
    if place.root?.isEqual(to: destination.boxed) == true { return try address(LinkText("\(place.prefix)")) }
    if let flow = place.hidingFlow { throw LinkError(.stepOfFlow(flow), leg: "\(destination)") }
    return try address(LinkText(place.prefix.link(to: D.linkTable.encode(destination.boxed), of: D.linkTable)))
  }

  private var linkList: LinkList {
    var list = LinkList(scene: self)
    // A flow that is made for a list may ask for the list.
    guard !LinkList.isBeingMade else { return list }
    LinkList.$isBeingMade.withValue(true) { core.making { list.add(root, behind: LinkPrefix()) } }
    return list
  }
}

/// Collects the links of flows, once for each type.
@MainActor
private struct LinkList {
  @TaskLocal static var isBeingMade = false

  let scene: FlowScene
  private(set) var flows: [LinkDirectory.Flow] = []
  /// The text before the links of a destination type, and the first destination of its flow; `nil` for a column, whose
  /// links name the first destination.
  private(set) var places: [ObjectIdentifier: Place] = [:]
  private var seen: Set<ObjectIdentifier> = []

  struct Place {
    let prefix: LinkPrefix
    let root: (any BoxedDestination)?
    /// The type of the flow, if links lead to its start only.
    var hidingFlow: String?
  }

  init(scene: FlowScene) { self.scene = scene }

  /// Adds a flow, and what its links lead to.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - prefix: The text before its links.
  ///   - hidesSteps: Whether the flow shares the root of one that links lead to only at its start.
  mutating func add(_ flow: AnyCoordinator, behind prefix: LinkPrefix, hidesSteps: Bool = false) {
    switch flow {
    case let container as SwitchingContainer: add(container: container, behind: prefix)
    case let split as AnyContainer: add(split: split, behind: prefix)
    default: add(flow: flow, behind: prefix, hidesSteps: hidesSteps || flow.state.hidesSteps)
    }
  }

  private mutating func add(flow: AnyCoordinator, behind prefix: LinkPrefix, hidesSteps: Bool) {
    let root = flow.state.root.destination.destination
    guard isNew(type(of: root)) else { return }
    // The flows that share the root's slot come first in a link. A `~` closes each of them.
    let children = Array(sequence(first: flow, next: rootChild).dropFirst().prefix(AnyCoordinator.maximumDepth))
    var own = prefix
    own.closes += children.count
    places[ObjectIdentifier(type(of: root))] = Place(
      prefix: own, root: flow.state.root.destination, hidingFlow: hidesSteps ? flow.typeName : nil)
    let table = root.linkTable
    let row =
      hidesSteps
      ? LinkDirectory.Flow(flow: flow.typeName, prefix: "\(prefix)", forms: [], hidesSteps: true)
      : row(flow.typeName, table, behind: own)
    // A flow without linkable destinations has no row.
    if !row.forms.isEmpty || row.problem != nil || hidesSteps { flows.append(row) }
    if let child = children.first { add(child, behind: prefix, hidesSteps: hidesSteps) }
    if !hidesSteps { addExamples(of: flow, table, behind: own) }
  }

  /// Returns the row of a flow.
  private func row(_ flow: String, _ table: LinkTable, behind prefix: LinkPrefix) -> LinkDirectory.Flow {
    let forms = table.forms { leg in whole(prefix.link(to: leg, of: table)) }
    let missing = table.hasExamples ? [] : ["\(table.name) has no examples, and this list is made from examples"]
    let problems = missing + table.problemsOfReading
    return LinkDirectory.Flow(
      flow: flow, prefix: "\(prefix)", forms: forms, problem: problems.isEmpty ? nil : problems.joined(separator: "; "))
  }

  /// Returns a link with the scene's address.
  private func whole(_ link: String) -> String? { try? scene.address(LinkText(link)) }

  /// Adds the flows that the examples open.
  private mutating func addExamples(of flow: AnyCoordinator, _ table: LinkTable, behind prefix: LinkPrefix) {
    for example in table.examples {
      // An example without a link has a form with a problem.
      guard let child = flow.makeChild(for: example), let leg = try? table.encode(example) else { continue }
      var inner = prefix
      inner.append(leg, of: table)
      add(child, behind: inner)
    }
  }

  private func rootChild(of flow: AnyCoordinator) -> AnyCoordinator? {
    if flow is AnyContainer { return nil }
    return flow.child(of: flow.state.root.id) ?? flow.makeChild(for: flow.state.root.destination)
  }

  private mutating func isNew(_ type: any Any.Type) -> Bool { seen.insert(ObjectIdentifier(type)).inserted }

  // MARK: Containers

  private mutating func add(container: SwitchingContainer, behind prefix: LinkPrefix) {
    guard isNew(type(of: container)) else { return }
    let names = container.shownNames
    let legs = names.map { LinkLeg(segments: [.text($0)]) }
    let forms = zip(names, legs).map { LinkForm(name: $0, link: whole(prefix.link(to: $1, of: nil))) }
    flows.append(LinkDirectory.Flow(flow: container.typeName, prefix: "\(prefix)", forms: forms))
    for (name, leg) in zip(names, legs) {
      var inner = prefix
      inner.append(leg, of: nil)
      if let flow = container.existingFlow(named: name) ?? container.makeMember(name) { add(flow, behind: inner) }
    }
  }

  /// Adds a split view. The path belongs to the sidebar, the fragment to the other columns.
  private mutating func add(split: AnyContainer, behind prefix: LinkPrefix) {
    guard isNew(type(of: split)) else { return }
    let names = split.members.map(\.name)
    if let sidebar = names.first.flatMap({ split.flow(ofMember: $0) }) {
      var inner = prefix
      inner.hasSplit = true
      add(sidebar, behind: inner)
    }
    // A split view within another one has its detail in a parameter. Forms in it would need escapes, so they are not
    // listed.
    guard !prefix.hasSplit else { return }
    for (index, name) in names.enumerated().dropFirst() {
      let inner = LinkPrefix(
        front: "\(prefix)#", place: LinkPlace(isColumns: true), closes: index - 1, hasSplit: true)
      add(column: name, of: split, behind: inner)
    }
  }

  private mutating func add(column name: String, of split: AnyContainer, behind prefix: LinkPrefix) {
    guard let type = split.columnType(name) else { return }
    let table = type.linkTable
    let flow = table.examples.first.flatMap { split.makeColumn(name, root: $0) }
    flows.append(row(flow?.typeName ?? type.flowName, table, behind: prefix))
    if places[ObjectIdentifier(type)] == nil { places[ObjectIdentifier(type)] = Place(prefix: prefix, root: nil) }
    if let flow, !flow.state.hidesSteps, isNew(type) { addExamples(of: flow, table, behind: prefix) }
  }
}

/// The text before a flow's links in the list.
private struct LinkPrefix: CustomStringConvertible {
  /// For a column beside the sidebar, the link to the split view with the `#`.
  var front = ""
  var place = LinkPlace()
  /// The number of child flows that are closed after the place.
  var closes = 0
  /// Whether a split view on the way uses the link's fragment.
  var hasSplit = false

  var description: String { "\(front)\(place.text(before: .closes(closes), isWhole: false))" }

  mutating func append(_ leg: LinkLeg, of table: LinkTable?) {
    place.items.append(LinkPlace.Item(closes: closes, leg: leg, table: table))
    closes = 0
  }

  /// Returns the link to a leg after the prefix.
  func link(to leg: LinkLeg, of table: LinkTable?) -> String {
    var whole = self
    whole.append(leg, of: table)
    return "\(front)\(whole.place.text())"
  }
}

extension Destination {
  /// The type of the coordinator.
  fileprivate static var flowName: String { "\(Flow.self)" }
}

extension LinkForm {
  /// Creates the form of a container's flow.
  fileprivate init(name: String, link: String?) {
    let text = LinkSegment.text(name).description
    self.init(text: text, parameters: [], isAlias: false, isDerived: true, example: text, link: link, problem: nil)
  }
}
