/// A table of a scene's links, for people and for tools.
public struct LinkDirectory: Codable, Hashable, Sendable {
  /// The links of one destination type, at the first place where it is found.
  public struct Flow: Codable, Hashable, Sendable {
    /// The type of the coordinator.
    public let flow: String
    /// The link to the flow, which comes before its own links.
    public let prefix: String
    /// The forms of the flow's links.
    public let forms: [LinkForm]
  }

  /// The flows, parents before their child flows.
  public let flows: [Flow]
}

extension FlowScene {
  /// The links of the tree that the destinations' `links` and `examples` name. The examples' child flows are made for
  /// the list and dropped again. Empty when read from within `child(for:)`.
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

/// Collects the links of flows, once for each type.
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
    // The flows that share the root's slot come first in a link. A `~` closes each of them.
    let children = Array(sequence(first: flow, next: rootChild).dropFirst().prefix(AnyCoordinator.maximumDepth))
    var own = prefix
    own.path.segments += children.map { _ in LinkSegment(kind: .close) }
    let forms = root.linkTable.forms
    // A flow without linkable destinations has no row.
    if !forms.isEmpty || type(of: root).examples.isEmpty {
      flows.append(LinkDirectory.Flow(flow: flow.typeName, prefix: "\(own)", forms: forms))
    }
    if let child = children.first { add(child, behind: prefix) }
    addExamples(of: flow, root.linkTable, behind: own)
  }

  /// Adds the flows that the examples open.
  private mutating func addExamples(of flow: AnyCoordinator, _ table: LinkTable, behind prefix: LinkPrefix) {
    for example in table.examples {
      // An example without a link has a form with a problem.
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

/// The text before a flow's links in the list.
private struct LinkPrefix: CustomStringConvertible {
  /// For a column beside the sidebar, the link to the split view with the `#`.
  var front = ""
  var path = LinkText(isAbsolute: true)
  /// Whether a split view on the way uses the link's fragment.
  var hasSplit = false

  var description: String { "\(front)\(path)" }
}

extension Destination {
  /// The type of the coordinator.
  fileprivate static var flowName: String { "\(Flow.self)" }
}

extension LinkForm {
  /// Creates the form of a container's flow.
  fileprivate init(name: String) {
    let link = LinkSegment.text(name).description
    self.init(text: link, parameters: [], isAlias: false, isDerived: true, example: link, problem: nil)
  }
}
