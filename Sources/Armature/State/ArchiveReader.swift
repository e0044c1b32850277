import Foundation

/// Reads an archive into a draft, by the same edits as for taps.
@MainActor
final class ArchiveReader {
  /// The number of unknown members whose names are reported. The others are counted.
  private static let namedLosses = 10

  private typealias Values = KeyedDecodingContainer<ArchivedFlow.Key>

  private let draft: Draft
  private let core: SceneCore
  private var report = RestoreReport()

  /// Reads a whole archive.
  ///
  /// - Returns: The parts that were not restored, with the reasons.
  /// - Throws: The refusal of a container that cannot be drawn. The draft must be dropped then.
  static func read(_ archive: Data, into draft: Draft, of core: SceneCore) throws -> RestoreReport {
    guard let flow = core.root else { return RestoreReport() }
    let root: any Decoder
    do { root = try SceneArchive.root(of: archive, for: flow) } catch { return RestoreReport(whole: error) }
    let reader = ArchiveReader(draft: draft, core: core)
    draft.tree.isReading = true
    defer { draft.tree.isReading = false }
    _ = reader.read(flow, at: [], from: root)
    try reader.openContainers(in: draft.state.root.value)
    return reader.report
  }

  private init(draft: Draft, core: SceneCore) {
    self.draft = draft
    self.core = core
  }

  /// Reads a flow's part of the archive.
  ///
  /// - Returns: Whether all of its slots were restored. If not, its line ends here.
  private func read(_ flow: AnyCoordinator?, at path: TreePath, from decoder: any Decoder) -> Bool {
    guard let flow else { return false }
    do {
      let values = try decoder.container(keyedBy: ArchivedFlow.Key.self)
      guard !values.contains(flow is AnyContainer ? .root : .members) else { throw RestoreReport.Reason.opensOtherFlow }
      if values.contains(.kept) {
        do {
          guard let keeper = flow as? any AnyCoordinator & KeepsValues else { throw RestoreReport.Reason.keepsNoValues }
          try bringBack(keeper, from: values)
        } catch {
          lose(error, of: flow)
        }
      }
      if let container = flow as? AnyContainer {
        try readMembers(of: container, at: path, values)
        return true
      }
      return try readSlots(of: flow, at: path, values)
    } catch {
      lose(error, of: flow)
      return false
    }
  }

  /// Brings back the values that a flow keeps of its own. If the change is refused, the flow gets its old ones again.
  private func bringBack<Flow: AnyCoordinator & KeepsValues>(_ keeper: Flow, from values: Values) throws {
    let version = try values.decodeIfPresent(Int.self, forKey: .keptVersion) ?? 1
    let decoder = try values.superDecoder(forKey: .kept)
    let old = keeper.kept
    if draft.made[keeper.flowID] == nil { draft.onDrop.append { try? keeper.bringBack(old) } }
    draft.notes.ignoresRefresh = true
    defer { draft.notes.ignoresRefresh = false }
    try core.asking {
      Result {
        if version == Flow.keptVersion {
          try keeper.bringBack(Flow.Kept(from: decoder))
        } else {
          try keeper.bringBack(from: decoder, version: version)
        }
      }
    }.get()
    if let path = keeper.path { draft.tree.edit(path) { $0.revision += 1 } }
  }

  // MARK: Slots

  private func readSlots(of flow: AnyCoordinator, at path: TreePath, _ values: Values) throws -> Bool {
    draft.tree.cut(path, to: 1, cause: .restored)
    let flows = values.contains(.flows) ? try values.nestedContainer(keyedBy: NameKey.self, forKey: .flows) : nil
    guard values.contains(.root) else { return false }
    let isThere = try readSlot(0, of: flow) {
      let root = try flow.archivedDestination(from: values.superDecoder(forKey: .root))
      guard let state = draft.state[path] else { return }
      if !root.isEqual(to: state.root.destination) {
        try draft.perform(.setRoot(root, generation: Identity.next()), on: flow)
      }
      guard values.contains(.replacedRoot) else { return }
      let replaced = try? flow.archivedDestination(from: values.superDecoder(forKey: .replacedRoot))
      draft.tree.edit(path) { $0.replacedRoot = replaced ?? state.firstRoot }
    }
    guard isThere else {
      removeColumn(at: path)
      return false
    }
    guard try readChild(flows, at: path, 0, of: flow) else { return false }
    guard values.contains(.routes) else { return true }
    let styles = try values.decodeIfPresent([String: String].self, forKey: .styles) ?? [:]
    var routes = try values.nestedUnkeyedContainer(forKey: .routes)
    while !routes.isAtEnd {
      let position = routes.currentIndex + 1
      let isThere = try readSlot(position, of: flow) {
        let destination = try flow.archivedDestination(from: routes.superDecoder())
        let style = style(styles["\(position)"], of: flow, at: position) ?? destination.destination.style
        try draft.perform(.show(SlotState(style: style, destination: destination)), on: flow)
      }
      guard isThere, try readChild(flows, at: path, position, of: flow) else { return false }
    }
    return true
  }

  /// Returns the saved style of a slot, if any. Notes that it is unknown; the destination's own style is used then.
  private func style(_ text: String?, of flow: AnyCoordinator, at position: Int) -> PresentationStyle? {
    guard let text else { return nil }
    let style = PresentationStyle(linkText: text)
    if style == nil { lose(RestoreReport.Reason.unknownStyle(text), of: flow, at: position) }
    return style
  }

  /// Reads a slot. Notes a loss if it cannot be restored.
  private func readSlot(_ position: Int, of flow: AnyCoordinator, _ read: () throws -> Void) throws -> Bool {
    do {
      try read()
      return true
    } catch {
      lose(error, of: flow, at: position)
      return false
    }
  }

  private func readChild(
    _ flows: KeyedDecodingContainer<NameKey>?, at path: TreePath, _ position: Int, of flow: AnyCoordinator
  ) throws -> Bool {
    let key = NameKey(stringValue: "\(position)")
    guard let flows, flows.contains(key) else { return true }
    guard let child = core.flow(at: path + [position]) else {
      lose(RestoreReport.Reason.opensNoFlow, of: flow, at: position)
      return false
    }
    return read(child, at: path + [position], from: try flows.superDecoder(forKey: key))
  }

  // MARK: Containers

  private func readMembers(of container: AnyContainer, at path: TreePath, _ values: Values) throws {
    draft.tree.cutAbove(path, cause: .restored)
    let archived = try values.nestedContainer(keyedBy: NameKey.self, forKey: .members)
    let keys = Dictionary(archived.allKeys.map { (container.currentName(of: $0.stringValue), $0) }) { one, other in
      // A name that is in use takes precedence over a former one.
      container.currentName(of: one.stringValue) == one.stringValue ? one : other
    }
    if container.state.container?.visibleName != nil {
      try arrange(container, at: path, values)
    } else {
      try draft.openMembers(of: container)
    }
    let names = container.members.map(\.name)
    for (index, name) in names.enumerated() {
      guard let key = keys[name] else {
        if container.columnType(name) == nil || index > 0 { draft.tree.removeMember(index, of: path, cause: .restored) }
        continue
      }
      do {
        let decoder = try archived.superDecoder(forKey: key)
        if core.flow(at: path + [index]) == nil { try make(name, index, of: container, at: path, from: decoder) }
        _ = read(core.flow(at: path + [index]), at: path + [index], from: decoder)
        guard container.columnType(name) != nil, container.state.container?.isCrowded(upTo: index) == true else {
          continue
        }
        draft.tree.removeMember(index, of: path, cause: .restored)
        throw NavigationError.buried
      } catch {
        lose(error, of: container)
      }
    }
    let unknown = try Set(keys.keys).union(arrangedNames(of: container, values)).subtracting(names).sorted()
    for name in unknown.prefix(Self.namedLosses) { lose(RestoreReport.Reason.unknownMember(name), of: container) }
    let more = unknown.count - Self.namedLosses
    if more > 0 { lose(RestoreReport.Reason.unknownMembers(more), of: container) }
  }

  /// Returns the names of the members that the archive had, also of those that were never opened.
  private func arrangedNames(of container: AnyContainer, _ values: Values) throws -> [String] {
    let visible = try values.decodeIfPresent(String.self, forKey: .visible).map(container.currentName(of:))
    return try names(.order, of: container, values) + [visible].compactMap { $0 }
  }

  /// Returns the names that members of an archive have now.
  private func names(_ key: ArchivedFlow.Key, of container: AnyContainer, _ values: Values) throws -> [String] {
    try (values.decodeIfPresent([String].self, forKey: key) ?? []).map(container.currentName(of:))
  }

  /// Brings back the order of the members, the hidden ones and the visible one.
  private func arrange(_ container: AnyContainer, at path: TreePath, _ values: Values) throws {
    let order = try names(.order, of: container, values)
    let ordered = Set(order)
    let hidden = Set(try names(.hidden, of: container, values))
    let visible = try values.decodeIfPresent(String.self, forKey: .visible).map(container.currentName(of:))
    let known = Dictionary(container.members.map { ($0.name, $0) }) { first, _ in first }
    let archived = order.filter { known[$0] != nil || container.canAdd($0) }.map { name in
      var member = known[name] ?? ContainerState.Member(name: name)
      member.isHidden = hidden.contains(name)
      return member
    }
    // Members that the app has added since then are the last ones. Those that it had removed are left out.
    let removed = Set(try names(.removed, of: container, values))
    let members = archived + container.members.filter { !ordered.contains($0.name) && !removed.contains($0.name) }
    // A flag of the app may have changed just now.
    try draft.describe(container)
    try draft.tree.editContainer(path, cause: .restored) { state in
      try state.set(members)
      if let visible { try? state.show(visible) }
    }
    try draft.describe(container)
  }

  /// Makes the flow of a member or of a column.
  private func make(
    _ name: String, _ index: Int, of container: AnyContainer, at path: TreePath, from decoder: any Decoder
  )
    throws
  {
    if let type = container.columnType(name) {
      let values = try decoder.container(keyedBy: ArchivedFlow.Key.self)
      let root = try type.archived(from: values.superDecoder(forKey: .root))
      try container.show(root, in: name, of: draft)
    } else if let flow = container.waiting[name] ?? core.asking({ container.makeMember(name) }) {
      try draft.open(flow, memberAt: index, of: path)
    }
  }

  /// Makes the flows of all members that are drawn, also in containers that the archive does not name.
  private func openContainers(in flow: FlowState) throws {
    if let container = core.flow(flow.id) as? AnyContainer {
      try draft.openMembers(of: container)
      try draft.describe(container)
    }
    for child in (core.flow(flow.id)?.state ?? flow).children { try openContainers(in: child.flow.value) }
  }

  /// Removes a column whose root is lost. Keeps a sidebar and the flow of a tab, which have a root of their own.
  private func removeColumn(at path: TreePath) {
    let parent = TreePath(path.dropLast())
    guard let index = path.last, index > 0, let container = core.flow(at: parent) as? AnyContainer,
      container.columnType(container.members[index].name) != nil
    else { return }
    draft.tree.removeMember(index, of: parent, cause: .restored)
  }

  // MARK: Losses

  private func lose(_ error: any Error, of flow: AnyCoordinator, at position: Int? = nil) {
    report.losses.append(RestoreReport.Loss(flow: flow.typeName, position: position, reason: .init(error)))
  }
}
