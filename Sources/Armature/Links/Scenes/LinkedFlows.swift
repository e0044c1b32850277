/// The flows that links lead to, each type once, at the first place where the destinations' `links` and `examples` lead
/// to it.
@MainActor
package struct LinkedFlows {
  /// A flow, a container with its members, or a column of a split view.
  package struct Entry {
    /// The type of the coordinator.
    package let name: String
    /// The flow; `nil` if no example makes it.
    package let flow: AnyCoordinator?
    /// The text before its links.
    package let prefix: LinkPrefix
    /// The link to its root; `nil` for a column, whose links name the first destination.
    package var start: LinkPrefix?
    package var root: (any BoxedDestination)?
    package var type: (any Destination.Type)?
    /// Whether links lead to its start only.
    package var hidesSteps = false
    /// The flows of a container, with the links to them.
    package var members: [(name: String, start: LinkPrefix)] = []

    package var table: LinkTable? { type?.linkTable }
  }

  /// Parents before their child flows.
  package private(set) var entries: [Entry] = []
  private var seen: Set<ObjectIdentifier> = []

  @TaskLocal fileprivate static var isBeingMade = false

  /// Returns the entry for a destination type: a flow, or else a column.
  fileprivate func entry(of type: any Destination.Type) -> Entry? {
    let entries = entries.filter { $0.type == type }
    return entries.first { $0.start != nil } ?? entries.first
  }

  /// Adds a flow, and what its links lead to.
  ///
  /// - Parameters:
  ///   - flow: A coordinator that a link can enter, perhaps a container.
  ///   - prefix: The text before the flow's links.
  ///   - hidesSteps: Whether the flow shares the root of one that links lead to only at its start.
  ///   - usesPresentRoot: Whether the flow lies in the slot of the scene's root, so that links are read from its
  ///     present root.
  fileprivate mutating func add(
    _ flow: AnyCoordinator, behind prefix: LinkPrefix, hidesSteps: Bool = false, usesPresentRoot: Bool = false
  ) {
    switch flow {
    case let container as AnyContainer where container.showsOneMember: add(container: container, behind: prefix)
    case let split as AnyContainer: add(split: split, behind: prefix, usesPresentRoot: usesPresentRoot)
    default:
      add(flow: flow, behind: prefix, hidesSteps: hidesSteps || flow.state.hidesSteps, usesPresentRoot: usesPresentRoot)
    }
  }

  private mutating func add(flow: AnyCoordinator, behind prefix: LinkPrefix, hidesSteps: Bool, usesPresentRoot: Bool) {
    let root = flow.linkedRoot(usesPresentRoot: usesPresentRoot)
    let type = type(of: root.destination)
    guard isNew(type) else { return }
    // A link enters the flows that share the root's slot first. A `~` closes each of them.
    let children = flow.flowsInLinkedRoot(usesPresentRoot: usesPresentRoot)
    let (start, closes) = Self.start(of: flow, behind: prefix, usesPresentRoot: usesPresentRoot)
    var own = start
    own.closes += closes
    entries.append(
      Entry(
        name: flow.typeName, flow: flow, prefix: hidesSteps ? prefix : own, start: start, root: root, type: type,
        hidesSteps: hidesSteps))
    if let child = children.first {
      add(child, behind: prefix, hidesSteps: hidesSteps, usesPresentRoot: usesPresentRoot)
    }
    if !hidesSteps { addExamples(of: flow, type.linkTable, behind: own, root: root) }
  }

  /// Returns the link to a flow as the user's place prints it: with the names of the flows that containers show there.
  ///
  /// - Returns: The link, and the number of flows to close behind it before a leg belongs to the flow.
  package static func start(
    of flow: AnyCoordinator, behind prefix: LinkPrefix, usesPresentRoot: Bool = false
  ) -> (place: LinkPrefix, closes: Int) {
    let children = flow.flowsInLinkedRoot(usesPresentRoot: usesPresentRoot)
    var (place, inner) = (prefix, AnyCoordinator?.none)
    switch children.last ?? flow {
    case let container as AnyContainer where container.showsOneMember:
      guard let name = container.container?.linkedName else { break }
      place = place.appending(LinkLeg(segments: [.text(name)]), of: nil)
      inner = container.linkedMember(name)
    case let split as AnyContainer: inner = split.members.first.flatMap { split.flow(ofMember: $0.name) }
    default: break
    }
    guard let inner else { return (place, children.count) }
    // Links name the flow of a tab, so it begins at its first root.
    let isNamed = ((children.last ?? flow) as? AnyContainer)?.showsOneMember == true
    let start = start(of: inner, behind: place, usesPresentRoot: usesPresentRoot && !isNamed)
    return (start.place, children.count + start.closes)
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

  private mutating func add(container: AnyContainer, behind prefix: LinkPrefix) {
    guard isNew(type(of: container)) else { return }
    let members = container.shownNames.map { name in
      (name, place: prefix.appending(LinkLeg(segments: [.text(name)]), of: nil), flow: container.linkedMember(name))
    }
    let starts = members.map { name, place, flow in
      (name: name, start: flow.map { Self.start(of: $0, behind: place).place } ?? place)
    }
    entries.append(Entry(name: container.typeName, flow: container, prefix: prefix, members: starts))
    for case let (_, place, flow?) in members { add(flow, behind: place) }
  }

  /// Adds a split view. The path belongs to the sidebar, the fragment to the other columns.
  private mutating func add(split: AnyContainer, behind prefix: LinkPrefix, usesPresentRoot: Bool) {
    guard isNew(type(of: split)) else { return }
    let names = split.members.map(\.name)
    if let sidebar = names.first.flatMap({ split.flow(ofMember: $0) }) {
      var inner = prefix
      inner.hasSplit = true
      add(sidebar, behind: inner, usesPresentRoot: usesPresentRoot)
    }
    // A split view within another one has its detail in a parameter. Forms in it would need escapes, so they are not
    // listed.
    guard !prefix.hasSplit else { return }
    for (index, name) in names.enumerated().dropFirst() {
      let inner = LinkPrefix(
        front: "\(prefix)#", place: LinkPath(isColumns: true), closes: index - 1, hasSplit: true)
      add(column: name, of: split, behind: inner)
    }
  }

  private mutating func add(column name: String, of split: AnyContainer, behind prefix: LinkPrefix) {
    guard let type = split.columnType(name) else { return }
    let table = type.linkTable
    let flow = table.examples.first.flatMap { split.makeColumn(name, root: $0) }
    entries.append(Entry(name: flow?.typeName ?? type.flowName, flow: flow, prefix: prefix, type: type))
    if let flow, !flow.state.hidesSteps, isNew(type) { addExamples(of: flow, table, behind: prefix) }
  }
}

/// The text before a flow's links.
package struct LinkPrefix: CustomStringConvertible {
  /// For a column beside the sidebar, the link to the split view with the `#`.
  var front = ""
  var place = LinkPath()
  /// The number of child flows that are closed after the place.
  var closes = 0
  /// Whether a split view on the way uses the link's fragment.
  var hasSplit = false

  package var description: String { "\(front)\(place.text(before: .closes(closes), isWhole: false))" }

  package func appending(_ leg: LinkLeg, of table: LinkTable?) -> Self {
    var prefix = self
    prefix.place.items.append(LinkPath.Item(closes: closes, leg: leg, table: table))
    prefix.closes = 0
    return prefix
  }

  /// Returns the link to a leg after the prefix.
  package func link(to leg: LinkLeg, of table: LinkTable?) -> String {
    "\(front)\(appending(leg, of: table).place.text())"
  }
}

extension AnyCoordinator {
  /// Whether links lead to the flow's start only.
  package final var hidesSteps: Bool { state.hidesSteps }
}

extension AnyContainer {
  /// Returns the flow that a link with a name leads to.
  package final func linkedMember(_ name: String) -> AnyCoordinator? { flow(ofMember: name) ?? makeMember(name) }
}

extension Destination {
  /// The type of the coordinator.
  fileprivate static var flowName: String { "\(Flow.self)" }
}

extension FlowScene {
  /// Calls a closure with the flows that links lead to. The examples' child flows are made for it and dropped again.
  /// When a flow that is made for the closure calls this from its `child(for:)`, there are none.
  ///
  /// - Complexity: O(*n*) in the number of examples.
  package func withLinkedFlows<Result>(_ work: (LinkedFlows) -> Result) -> Result {
    var flows = LinkedFlows()
    guard !LinkedFlows.isBeingMade else { return work(flows) }
    var start = LinkPrefix()
    start.place.root = (try? core.current.root.value.rootLink()) ?? nil
    return LinkedFlows.$isBeingMade.withValue(true) {
      core.asking {
        flows.add(root, behind: start, usesPresentRoot: true)
        return work(flows)
      }
    }
  }

  /// Calls a closure that makes flows only to look at them.
  package func asking<Result>(_ work: () -> Result) -> Result { core.asking(work) }

  /// The problems with the links of all flows that the ``Destination/examples`` lead to, for tools and tests: each a
  /// sentence after the type of the flow, such as `NotesCoordinator: the pattern “note” of NotesDestination has …`.
  ///
  /// - Complexity: O(*n*) in the number of examples.
  package var linkProblems: [String] {
    withLinkedFlows { flows in
      flows.entries.filter { !$0.hidesSteps }.flatMap { entry -> [String] in
        guard let table = entry.table else { return [] }
        return (table.missingExamples + table.problems).map { "\(entry.name): \($0)" }
      }
    }
  }

  /// Returns the link to a destination of any flow, from the root on, for a notification or a test. It leads through
  /// the first flow of the destination's type that the ``Destination/examples`` lead to. If that flow begins with the
  /// destination, the link leads to the flow.
  ///
  /// ```swift
  /// let about = try scene.link(to: SettingsDestination.about)  // /settings/about
  /// ```
  ///
  /// - Parameter destination: A destination of any type in the scene.
  /// - Returns: The link; `nil` if the examples lead to no flow of the destination's type.
  /// - Throws: A ``LinkError`` when the destination has no link.
  /// - Complexity: O(*n*) in the number of examples.
  public func link<D: Destination>(to destination: D) throws(LinkError) -> String? {
    guard let entry = withLinkedFlows({ $0.entry(of: D.self) }) else { return nil }
    if let start = entry.start, entry.root?.isEqual(to: destination.boxed) == true {
      return try address(LinkText("\(start)"))
    }
    if entry.hidesSteps { throw LinkError(.stepOfFlow(entry.name), leg: "\(destination)") }
    return try address(LinkText(entry.prefix.link(to: D.linkTable.encode(destination.boxed), of: D.linkTable)))
  }
}
