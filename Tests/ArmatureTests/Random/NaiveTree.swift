import TestSupport

// @testable: reads the slots of flows whose types are unknown.
@testable import Armature

/// The content of a scene, found by walking the tree of flows without the code of the line.
@MainActor
struct NaiveTree {
  /// A slot of some line.
  struct LineSlot: Equatable {
    let id: SlotID
    let destination: any Destination
    let style: PresentationStyle
    /// The slot that started its layer within the line.
    let layer: SlotID
    /// The flow that owns the slot and its parents, up to the line's first flow.
    var owners: [FlowID] = []

    static func == (left: Self, right: Self) -> Bool {
      left.id == right.id && left.style == right.style && left.layer == right.layer
        && left.destination.isEqual(to: right.destination)
    }
  }

  /// The layers from the window's up, each with the slots of the line that it belongs to.
  private(set) var chain: [[SlotID]] = []
  /// The slots of a container's visible flows, by column.
  private(set) var contents: [SlotID: [[SlotID]]] = [:]
  /// The name of the visible flow of a container with one, by its slot.
  private(set) var names: [SlotID: String] = [:]
  /// How many slots a flow has.
  private(set) var slots: [FlowID: Int] = [:]
  /// Every line, that of the scene's root and those of the containers' flows, by the flow at its bottom.
  private(set) var lines: [FlowID: [LineSlot]] = [:]
  /// Which line a flow is part of.
  private(set) var lineOf: [FlowID: FlowID] = [:]
  /// The lines that are not drawn.
  private(set) var hidden: Set<FlowID> = []
  /// The state of containers besides their flows.
  private(set) var states: [FlowID: [String]] = [:]
  /// The containers with more than one visible flow that presents.
  private(set) var crowded: [FlowID] = []
  /// The slots that going back can remove.
  private var removable: Set<SlotID> = []

  init(_ root: AnyCoordinator) { chain = walk(root, isVisible: true) }

  /// All slots that are drawn, in their order.
  var visible: [SlotID] { chain.joined().flatMap(inside) }
  /// All slots, the ones of hidden lines included.
  var all: Set<SlotID> { Set(lines.values.joined().map(\.id)) }
  /// The slot that going back removes next.
  var end: SlotID? { visible.last(where: canGo) }

  /// Returns whether a slot can be removed.
  func canGo(_ slot: SlotID) -> Bool { removable.contains(slot) }

  /// Returns a slot and all slots drawn in it.
  func inside(_ id: SlotID) -> [SlotID] { [id] + (contents[id] ?? []).joined().flatMap(inside) }

  func keepsSame(as other: Self) -> Bool { lines == other.lines && states == other.states }

  /// - Returns: The layers of the line, and between them those that containers in it have presented.
  private mutating func walk(_ root: AnyCoordinator, isVisible: Bool) -> [[SlotID]] {
    let id = root.slots[0].id
    if !isVisible { hidden.insert(root.flowID) }
    if Self.isRemovable(root) { removable.insert(id) }
    lines[root.flowID] = [LineSlot(id: id, destination: root.slots[0].destination, style: .push, layer: id)]
    var layers: [(ids: [SlotID], raised: [[SlotID]])] = [([id], [])]
    visit(root, in: root.flowID, isVisible: isVisible, [], &layers)
    return layers.flatMap { [$0.ids] + $0.raised }
  }

  private mutating func visit(
    _ flow: AnyCoordinator, in line: FlowID, isVisible: Bool, _ parents: [FlowID],
    _ layers: inout [(ids: [SlotID], raised: [[SlotID]])]
  ) {
    let owners = [flow.flowID] + parents
    lineOf[flow.flowID] = line
    let top = layers.count - 1
    let slots = flow.slots
    self.slots[flow.flowID] = slots.count
    if flow is AnyContainer {
      let (shown, state) = Self.state(of: flow)
      (states[flow.flowID], names[slots[0].id]) = (state, state.first)
      let chains = shown.map { walk($0, isVisible: isVisible) }
      contents[slots[0].id] = chains.map { $0[0] }
      layers[top].raised += chains.flatMap { $0.dropFirst() }
      if chains.filter({ $0.count > 1 }).count > 1 { crowded.append(flow.flowID) }
      for child in flow.children where !shown.contains(where: { $0 === child }) { _ = walk(child, isVisible: false) }
      return
    }
    if let child = slots[0].child { visit(child, in: line, isVisible: isVisible, owners, &layers) }
    for slot in slots.dropFirst() {
      removable.insert(slot.id)
      if slot.style.isModal { layers.append(([slot.id], [])) } else { layers[layers.count - 1].ids.append(slot.id) }
      lines[line]?.append(
        LineSlot(
          id: slot.id, destination: slot.destination, style: slot.style, layer: layers[layers.count - 1].ids[0],
          owners: owners))
      if let child = slot.child { visit(child, in: line, isVisible: isVisible, owners, &layers) }
    }
  }

  private static func state(of container: AnyCoordinator) -> (shown: [AnyCoordinator], state: [String]) {
    switch container {
    case let columns as RandomColumns:
      return ([columns.sidebar] + [columns.detail].compactMap { $0 }, ["\(columns.isCollapsed)"])
    case let columns as RandomThreeColumns:
      let others: [AnyCoordinator?] = [columns.middle, columns.detail]
      return ([columns.sidebar] + others.compactMap { $0 }, ["\(columns.isCollapsed)"])
    case let custom as AnyContainer where custom.showsOneMember:
      let names = [custom.visibleName] + custom.names + ["/"] + custom.hiddenNames.sorted()
      return ([custom.visibleFlow].compactMap { $0 }, names)
    default: return ([], ["unknown"])
    }
  }

  /// Whether the flow of a column can be left by going back, since the columns are one stack.
  private static func isRemovable(_ flow: AnyCoordinator) -> Bool {
    switch flow.parent {
    case let columns as RandomColumns: columns.isCollapsed && columns.sidebar !== flow
    case let columns as RandomThreeColumns: columns.isCollapsed && columns.sidebar !== flow
    default: false
    }
  }
}
