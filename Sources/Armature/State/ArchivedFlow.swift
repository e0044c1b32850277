/// A flow's part of an archive, before it is written.
///
/// ```json
/// {
///   "root": { "list": {} },
///   "routes": [{ "note": { "id": 7 } }, { "settings": {} }],
///   "styles": { "2": "sheet" },
///   "flows": { "2": { "root": { "overview": {} } } }
/// }
/// ```
///
/// Slots are counted from the root, which is 0. A style is written only if it is not the destination's own. The
/// destinations of the routes are one array, without a style and a child flow beside each of them. So the size of a
/// long line is the size of its destinations.
struct ArchivedFlow {
  /// The keys of a flow. A container has the last five.
  enum Key: String, CodingKey {
    case root, replacedRoot, routes, styles, flows, kept, keptVersion, order, hidden, removed, visible, members
  }

  /// The root's destination; `nil` if it is not kept.
  private var root: (any Encodable)?
  private var replacedRoot: (any Encodable)?
  /// The destinations of the routes, as an array; `nil` if there are none.
  private var routes: (any Encodable)?
  private var styles: [String: String] = [:]
  private var flows: [String: Self] = [:]
  private let kept: (values: any Encodable, version: Int)?
  private var container: ContainerState?
  private var members: [String: Self] = [:]
  /// Whether everything of the flow is kept. If not, its line ends here.
  private(set) var isWhole = true

  /// Takes what is kept of a flow.
  ///
  /// - Parameters:
  ///   - state: The state of the flow, with everything in it.
  ///   - writer: Returns the values that the flows keep.
  @MainActor
  init(_ state: FlowState, _ writer: ArchiveWriter) {
    kept = writer.keptValues(of: state.id)
    if let container = state.container {
      self.container = container
      // Each member has a line of its own, so none of them ends the container's line.
      for (member, flow) in zip(container.members, container.flows) {
        if let flow { members[member.name] = Self(flow.value, writer) }
      }
      return
    }
    guard let destination = state.root.destination.destination as? any Destination & Codable,
      writer.isWritable(destination, of: state.id)
    else {
      isWhole = false
      return
    }
    root = destination
    replacedRoot = state.replacedRoot.flatMap { $0.destination as? any Encodable }
    add(state.root.child, at: 0, writer)
    addRoutes(of: state, like: destination, writer)
  }

  /// Takes the routes, whose destinations have the type of the root.
  @MainActor
  private mutating func addRoutes<D: Destination & Codable>(of state: FlowState, like _: D, _ writer: ArchiveWriter) {
    var destinations: [D] = []
    for slot in state.withoutQuestion.routes where isWhole {
      let destination = slot.destination.value(as: D.self)
      let archiving = destination.archiving
      if archiving == .skipped { continue }
      guard archiving == .kept, writer.isWritable(destination, of: state.id) else {
        isWhole = false
        break
      }
      destinations.append(destination)
      let index = destinations.count
      if slot.style != destination.style { styles["\(index)"] = slot.style.linkText }
      add(slot.child, at: index, writer)
    }
    if !destinations.isEmpty { routes = destinations }
  }

  @MainActor
  private mutating func add(_ child: Shared<FlowState>?, at index: Int, _ writer: ArchiveWriter) {
    guard isWhole, let child else { return }
    let flow = Self(child.value, writer)
    flows["\(index)"] = flow
    isWhole = flow.isWhole
  }
}

extension ArchivedFlow: Encodable {
  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    if let kept {
      try values.encode(kept.values, forKey: .kept)
      if kept.version != 1 { try values.encode(kept.version, forKey: .keptVersion) }
    }
    if let container {
      if let visible = container.visibleName {
        try values.encode(visible, forKey: .visible)
        try values.encode(container.members.map(\.name), forKey: .order)
        let hidden = container.members.filter(\.isHidden).map(\.name)
        if !hidden.isEmpty { try values.encode(hidden, forKey: .hidden) }
        // Without their names, they would be members that a newer app has got.
        if !container.removed.isEmpty { try values.encode(container.removed, forKey: .removed) }
      }
      return try values.encode(members, forKey: .members)
    }
    if let root { try values.encode(root, forKey: .root) }
    if let replacedRoot { try values.encode(replacedRoot, forKey: .replacedRoot) }
    if let routes { try values.encode(routes, forKey: .routes) }
    if !styles.isEmpty { try values.encode(styles, forKey: .styles) }
    if !flows.isEmpty { try values.encode(flows, forKey: .flows) }
  }
}

extension Destination {
  /// Reads a destination of this type from an archive.
  static func archived(from decoder: any Decoder) throws -> any BoxedDestination {
    guard let type = self as? any (Destination & Decodable).Type else {
      throw RestoreReport.Reason.unreadable("\(self) is not Codable")
    }
    do { return try type.init(from: decoder).boxed } catch {
      return try type.init(from: CaseDecoder(decoder: decoder, formerNames: formerNames)).boxed
    }
  }
}
