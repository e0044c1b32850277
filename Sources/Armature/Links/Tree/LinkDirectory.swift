/// The links that a scene's flows have: a table for people and for tools.
public struct LinkDirectory: Codable, Hashable, Sendable {
  /// The links of one destination type, at the place where it is reached first.
  public struct Flow: Codable, Hashable, Sendable {
    /// The type of the coordinator.
    public let flow: String
    /// The link to the flow, in front of its own.
    public let prefix: String
    /// The forms of its links.
    public let forms: [LinkForm]
  }

  /// The flows, parents before the ones that they open.
  public let flows: [Flow]
}

extension FlowScene {
  /// All links of the tree, as far as the destinations' `links` and `examples` name them. The child flows that the examples open
  /// are made for it, and dropped again. It is empty when a `child(for:)` that
  /// it asks reads it.
  ///
  /// - Complexity: O(*n*) in the number of examples.
  public var linkDirectory: LinkDirectory {
    guard !core.isListingLinks else { return LinkDirectory(flows: []) }
    core.isListingLinks = true
    defer { core.isListingLinks = false }
    return core.making {
      var list = LinkList()
      list.add(root, behind: LinkPrefix())
      return LinkDirectory(flows: list.flows)
    }
  }
}

/// Collects the links of flows, each type once.
@MainActor
private struct LinkList {
  private(set) var flows: [LinkDirectory.Flow] = []
  private var seen: Set<ObjectIdentifier> = []

  mutating func add(_ flow: AnyCoordinator, behind prefix: LinkPrefix) {
    switch flow {
    case let container as ContainerCoordinator: add(container: container, behind: prefix)
    case let split as AnyContainer: add(split: split, behind: prefix)
    default: add(flow: flow, behind: prefix)
    }
  }

  private mutating func add(flow: AnyCoordinator, behind prefix: LinkPrefix) {
    let root = flow.state.root.destination.destination
    guard isNew(type(of: root)) else { return }
    // The flows that share the root's slot come first in a link, and have to be closed.
    let children = Array(sequence(first: flow, next: rootChild).dropFirst().prefix(AnyCoordinator.maximumDepth))
    var own = prefix
    own.path.segments += children.map { _ in LinkSegment(kind: .close) }
    let forms = root.linkTable.forms
    // A flow whose places are all kept out of links has no row.
    if !forms.isEmpty || type(of: root).examples.isEmpty {
      flows.append(LinkDirectory.Flow(flow: flow.typeName, prefix: "\(own)", forms: forms))
    }
    if let child = children.first { add(child, behind: prefix) }
    addExamples(of: flow, root.linkTable, behind: own)
  }

  /// Adds the flows that the destinations' examples open.
  private mutating func addExamples(of flow: AnyCoordinator, _ table: LinkTable, behind prefix: LinkPrefix) {
    for example in table.examples {
      // The form of an example without a link says so.
      guard let child = flow.makeChild(for: example), let leg = try? table.encode(example) else { continue }
      var inner = prefix
      inner.path.append(leg, isLast: false)
      add(child, behind: inner)
    }
  }

  private func rootChild(of flow: AnyCoordinator) -> AnyCoordinator? {
    if flow is AnyContainer { return nil }
    return flow.child(of: flow.state.root.id) ?? flow.makeChild(for: flow.state.root.destination)
  }

  private mutating func isNew(_ type: any Any.Type) -> Bool { seen.insert(ObjectIdentifier(type)).inserted }

  // MARK: Containers

  private mutating func add(container: ContainerCoordinator, behind prefix: LinkPrefix) {
    guard isNew(type(of: container)) else { return }
    let names = container.shownNames
    flows.append(
      LinkDirectory.Flow(flow: container.typeName, prefix: "\(prefix)", forms: names.map { LinkForm(name: $0) }))
    for name in names {
      var inner = prefix
      inner.path.segments.append(.text(name))
      add(container.existingFlow(named: name) ?? container.flow(named: name), behind: inner)
    }
  }

  /// Adds a split view. The path is the sidebar's, and the fragment names what the other columns show.
  private mutating func add(split: AnyContainer, behind prefix: LinkPrefix) {
    guard isNew(type(of: split)) else { return }
    let names = split.members.map(\.name)
    if let sidebar = names.first.flatMap({ split.flow(ofMember: $0) }) {
      var inner = prefix
      inner.hasSplit = true
      add(sidebar, behind: inner)
    }
    // In another split view's place the detail is a parameter, where a form would have to be escaped.
    guard !prefix.hasSplit else { return }
    for (index, name) in names.enumerated().dropFirst() {
      var front = LinkPrefix(front: "\(prefix)#", hasSplit: true)
      front.path = LinkText(segments: Array(repeating: LinkSegment(kind: .close), count: index - 1))
      add(column: name, of: split, behind: front)
    }
  }

  private mutating func add(column name: String, of split: AnyContainer, behind prefix: LinkPrefix) {
    guard let type = split.columnType(name) else { return }
    let table = type.linkTable
    let flow = table.examples.first.flatMap { split.makeColumn(name, root: $0) }
    flows.append(
      LinkDirectory.Flow(
        flow: flow?.typeName ?? type.flowName, prefix: "\(prefix)", forms: table.forms))
    if let flow, isNew(type) { addExamples(of: flow, table, behind: prefix) }
  }
}

/// What stands before a flow's links in a list of them.
private struct LinkPrefix: CustomStringConvertible {
  /// The link to the split view, with the `#`, of a flow beside its sidebar.
  var front = ""
  var path = LinkText(isAbsolute: true)
  /// Whether a split view on the way has the link's fragment.
  var hasSplit = false

  var description: String { "\(front)\(path)" }
}

extension Destination {
  /// The type of the coordinator.
  fileprivate static var flowName: String { "\(Flow.self)" }
}

extension LinkForm {
  /// The form of a flow that a container holds by name.
  fileprivate init(name: String) {
    let link = LinkSegment.text(name).description
    self.init(text: link, parameters: [], isAlias: false, isDerived: true, example: link, problem: nil)
  }
}
