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

  /// Links of the same forms, with values that the examples do not have, for a tool that tries them.
  ///
  /// - Complexity: O(*n*) in the number of examples.
  package var oddLinks: [String] { linkList.oddLinks }

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
    if place.root?.isEqual(to: destination.boxed) == true { return try address(LinkText("\(place.start)")) }
    if let flow = place.hidingFlow { throw LinkError(.stepOfFlow(flow), leg: "\(destination)") }
    return try address(LinkText(place.prefix.link(to: D.linkTable.encode(destination.boxed), of: D.linkTable)))
  }

  private var linkList: LinkList {
    var list = LinkList(scene: self)
    // A flow that is made for a list may ask for the list.
    guard !LinkList.isBeingMade else { return list }
    var start = LinkPrefix()
    start.place.root = (try? core.current.root.value.rootLink()) ?? nil
    LinkList.$isBeingMade.withValue(true) { core.asking { list.add(root, behind: start, keepsRoot: true) } }
    return list
  }
}

/// Collects the links of flows, once for each type.
@MainActor
private struct LinkList {
  @TaskLocal static var isBeingMade = false

  let scene: FlowScene
  private(set) var flows: [LinkDirectory.Flow] = []
  private(set) var oddLinks: [String] = []
  /// The text before the links of a destination type, and the first destination of its flow; `nil` for a column, whose
  /// links name the first destination.
  private(set) var places: [ObjectIdentifier: Place] = [:]
  private var seen: Set<ObjectIdentifier> = []

  struct Place {
    /// The text before the links of the flow.
    let prefix: LinkPrefix
    /// The link to the flow's root.
    let start: LinkPrefix
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
  ///   - keepsRoot: Whether the flow lies in the slot of the scene's root, so that links are read from its present root.
  mutating func add(
    _ flow: AnyCoordinator, behind prefix: LinkPrefix, hidesSteps: Bool = false, keepsRoot: Bool = false
  ) {
    switch flow {
    case let container as SwitchingContainer: add(container: container, behind: prefix)
    case let split as AnyContainer: add(split: split, behind: prefix, keepsRoot: keepsRoot)
    default:
      add(flow: flow, behind: prefix, hidesSteps: hidesSteps || flow.state.hidesSteps, keepsRoot: keepsRoot)
    }
  }

  private mutating func add(flow: AnyCoordinator, behind prefix: LinkPrefix, hidesSteps: Bool, keepsRoot: Bool) {
    let box = flow.linkedRoot(keepsRoot: keepsRoot)
    let root = box.destination
    guard isNew(type(of: root)) else { return }
    // The flows that share the root's slot come first in a link. A `~` closes each of them.
    let children = flow.flowsInLinkedRoot(keepsRoot: keepsRoot)
    let (start, closes) = self.start(of: flow, behind: prefix, keepsRoot: keepsRoot)
    var own = start
    own.closes += closes
    places[ObjectIdentifier(type(of: root))] = Place(
      prefix: own, start: start, root: box, hidingFlow: hidesSteps ? flow.typeName : nil)
    let table = root.linkTable
    let row =
      hidesSteps
      ? LinkDirectory.Flow(flow: flow.typeName, prefix: "\(prefix)", forms: [], hidesSteps: true)
      : row(flow.typeName, of: flow, table, behind: own, root: box, at: start)
    // A flow without linkable destinations has no row.
    if !row.forms.isEmpty || row.problem != nil || hidesSteps { flows.append(row) }
    if let child = children.first { add(child, behind: prefix, hidesSteps: hidesSteps, keepsRoot: keepsRoot) }
    guard !hidesSteps else { return }
    addOddLinks(of: table, behind: own)
    addExamples(of: flow, table, behind: own, root: box)
  }

  /// Returns the link to a flow as the user's place prints it: with the names of the flows that containers show there.
  ///
  /// - Returns: The link, and the number of flows to close behind it before a leg belongs to the flow.
  private func start(
    of flow: AnyCoordinator, behind prefix: LinkPrefix, keepsRoot: Bool = false
  ) -> (place: LinkPrefix, closes: Int) {
    let children = flow.flowsInLinkedRoot(keepsRoot: keepsRoot)
    var (place, inner) = (prefix, AnyCoordinator?.none)
    switch children.last ?? flow {
    case let container as SwitchingContainer:
      guard let name = container.container?.linkedName else { break }
      place = place.appending(LinkLeg(segments: [.text(name)]), of: nil)
      inner = member(name, of: container)
    case let split as AnyContainer: inner = split.members.first.flatMap { split.flow(ofMember: $0.name) }
    default: break
    }
    guard let inner else { return (place, children.count) }
    // Links name the flow of a tab, so it begins at its first root.
    let isNamed = (children.last ?? flow) is SwitchingContainer
    let start = start(of: inner, behind: place, keepsRoot: keepsRoot && !isNamed)
    return (start.place, children.count + start.closes)
  }

  private func member(_ name: String, of container: SwitchingContainer) -> AnyCoordinator? {
    container.existingFlow(named: name) ?? container.makeMember(name)
  }

  /// Returns the row of a flow.
  ///
  /// - Parameters:
  ///   - name: The type of the flow.
  ///   - flow: The flow; `nil` if none could be made.
  ///   - table: The table of its destinations.
  ///   - prefix: The text before its links.
  ///   - root: The destination at its root, which has the link of the flow.
  ///   - start: The link to the flow.
  /// - Returns: The row.
  private func row(
    _ name: String, of flow: AnyCoordinator?, _ table: LinkTable, behind prefix: LinkPrefix,
    root: (any BoxedDestination)? = nil, at start: LinkPrefix? = nil
  ) -> LinkDirectory.Flow {
    let forms = table.forms { example, leg in
      if let root, let start, example.isEqual(to: root) { return whole("\(start)") }
      let place = prefix.appending(leg, of: table)
      // A container in the place has a flow on display, which the link names.
      guard let child = flow?.makeChild(for: example) else { return whole("\(place)") }
      return whole("\(self.start(of: child, behind: place).place)")
    }
    let missing = table.hasExamples ? [] : ["\(table.name) has no examples, and this list is made from examples"]
    let problems = missing + table.problemsOfReading
    return LinkDirectory.Flow(
      flow: name, prefix: "\(prefix)", forms: forms,
      problem: problems.isEmpty ? nil : problems.joined(separator: "; "))
  }

  /// Returns a link with the scene's address.
  private func whole(_ link: String) -> String? { try? scene.address(LinkText(link)) }

  private mutating func addOddLinks(of table: LinkTable, behind prefix: LinkPrefix) {
    oddLinks += table.oddLegs.compactMap { whole(prefix.link(to: $0, of: table)) }
  }

  /// Adds the flows that the examples open.
  private mutating func addExamples(
    of flow: AnyCoordinator, _ table: LinkTable, behind prefix: LinkPrefix, root: (any BoxedDestination)? = nil
  ) {
    for example in table.examples where root?.isEqual(to: example) != true {
      // An example without a link has a form with a problem.
      guard let child = flow.makeChild(for: example), let leg = try? table.encode(example) else { continue }
      add(child, behind: prefix.appending(leg, of: table))
    }
  }

  private mutating func isNew(_ type: any Any.Type) -> Bool { seen.insert(ObjectIdentifier(type)).inserted }

  // MARK: Containers

  private mutating func add(container: SwitchingContainer, behind prefix: LinkPrefix) {
    guard isNew(type(of: container)) else { return }
    let members = container.shownNames.map { name in
      (name, place: prefix.appending(LinkLeg(segments: [.text(name)]), of: nil), flow: member(name, of: container))
    }
    let forms = members.map { name, place, flow in
      LinkForm(name: name, link: whole("\(flow.map { start(of: $0, behind: place).place } ?? place)"))
    }
    flows.append(LinkDirectory.Flow(flow: container.typeName, prefix: "\(prefix)", forms: forms))
    for case let (_, place, flow?) in members { add(flow, behind: place) }
  }

  /// Adds a split view. The path belongs to the sidebar, the fragment to the other columns.
  private mutating func add(split: AnyContainer, behind prefix: LinkPrefix, keepsRoot: Bool) {
    guard isNew(type(of: split)) else { return }
    let names = split.members.map(\.name)
    if let sidebar = names.first.flatMap({ split.flow(ofMember: $0) }) {
      var inner = prefix
      inner.hasSplit = true
      add(sidebar, behind: inner, keepsRoot: keepsRoot)
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
    flows.append(row(flow?.typeName ?? type.flowName, of: flow, table, behind: prefix))
    addOddLinks(of: table, behind: prefix)
    if places[ObjectIdentifier(type)] == nil {
      places[ObjectIdentifier(type)] = Place(prefix: prefix, start: prefix, root: nil)
    }
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

  func appending(_ leg: LinkLeg, of table: LinkTable?) -> Self {
    var prefix = self
    prefix.place.items.append(LinkPlace.Item(closes: closes, leg: leg, table: table))
    prefix.closes = 0
    return prefix
  }

  /// Returns the link to a leg after the prefix.
  func link(to leg: LinkLeg, of table: LinkTable?) -> String { "\(front)\(appending(leg, of: table).place.text())" }
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
