/// The difference between two states of a scene: added and removed slots and flows, and the changes to report.
///
/// Parts that both states share are skipped.
struct Comparison {
  /// A slot with the flow that owns it, in one of the states.
  struct Slot {
    let flow: FlowState
    let index: Int

    var id: SlotID { flow.slots[index].id }
  }

  /// Removed slots, from the end of the line down. A child flow's root comes before its parent's slot, which it shares.
  private(set) var lost: [(slot: Slot, cause: RemovalCause, isShared: Bool)] = []
  /// Removed flows, the deepest first.
  let lostFlows: [FlowState]
  /// Slots that are new or have another root, in the order of the line.
  let gained: [Slot]
  /// New flows, parents before their child flows.
  let gainedFlows: [FlowID]
  /// Changed flows, child flows before their parents.
  private(set) var changes: [(flow: FlowID, kinds: FlowChange.Kinds, unchanged: Int)] = []
  /// Members of containers that became visible.
  private(set) var selections: [(container: FlowID, name: String)] = []
  /// The change of the whole scene; `nil` when nothing has changed.
  private(set) var sceneChange: (kinds: FlowChange.Kinds, unchanged: Int)?

  /// Compares two states of a scene.
  ///
  /// - Parameters:
  ///   - before: The state before the change; `nil` for a new scene.
  ///   - after: The state after the change; `nil` for a scene that ends.
  ///   - causes: The causes for removed slots of flows that still exist.
  init(from before: SceneState?, to after: SceneState?, causes: [SlotID: RemovalCause] = [:]) {
    let removed = Walk(along: before?.root, without: after?.root)
    lost = removed.slots.reversed().map { slot, isOfMissingFlow, isShared in
      (slot, causes[slot.id] ?? (isOfMissingFlow ? .flowEnded : .verb), isShared)
    }
    lostFlows = removed.flows.reversed()
    // The window's own slot is not reported.
    if after == nil { lost.removeLast() }

    let added = Walk(along: after?.root, without: before?.root)
    gained = added.slots.filter { !$0.isShared }.map(\.slot)
    gainedFlows = added.flows.map(\.id)
    guard let before, let after else { return }
    for (new, old) in added.changed {
      let kinds = old.kindsOfChange(to: new)
      if !kinds.isEmpty { changes.append((new.id, kinds, old.unchangedRoutes(in: new, withFlows: false))) }
      if let name = new.container?.visibleName, name != old.container?.visibleName { selections.append((new.id, name)) }
    }
    guard !changes.isEmpty else { return }
    sceneChange = (
      changes.reduce(into: []) { $0.formUnion($1.kinds) },
      before.root.value.unchangedRoutes(in: after.root.value, withFlows: true)
    )
  }
}

/// A walk along the line of one state, which finds the parts that another state does not have.
private struct Walk {
  /// The slots that only this state has or that have another root there, in the order of the line.
  var slots: [(slot: Comparison.Slot, isOfMissingFlow: Bool, isShared: Bool)] = []
  /// The flows that only this state has, parents before their child flows.
  var flows: [FlowState] = []
  /// The flows that differ between both states, child flows before their parents.
  var changed: [(here: FlowState, there: FlowState)] = []

  init(along root: Shared<FlowState>?, without other: Shared<FlowState>?) {
    if let root { visit(root, against: other, isLineRoot: true) }
  }

  private mutating func visit(_ flow: Shared<FlowState>, against other: Shared<FlowState>?, isLineRoot: Bool) {
    if let other, other.isSame(as: flow) { return }
    guard let other, other.value.id == flow.value.id else { return add(flow.value, isLineRoot: isLineRoot) }
    let (here, there) = (flow.value, other.value)
    if let members = here.container?.members {
      let others = there.container
      for step in members.indices {
        guard let flow = members[step].flow else { continue }
        let position = others?.index(of: members[step].name, before: step)
        visit(flow, against: position.flatMap { others?.members[$0].flow }, isLineRoot: true)
      }
    } else {
      visitSlots(of: here, against: there, isLineRoot: isLineRoot)
    }
    changed.append((here, there))
  }

  private mutating func visitSlots(of here: FlowState, against there: FlowState, isLineRoot: Bool) {
    let kept = here.keptSlots(in: there)
    for index in here.slots.indices {
      guard let position = kept[index] else {
        add(Comparison.Slot(flow: here, index: index), isOfMissingFlow: false)
        continue
      }
      if index > 0 || isLineRoot, here.drawnGeneration(at: index) > there.drawnGeneration(at: position) {
        slots.append((Comparison.Slot(flow: here, index: index), false, false))
      }
      if let child = here.slots[index].child {
        visit(child, against: there.slots[position].child, isLineRoot: false)
      }
    }
  }

  /// Adds a flow and everything in it.
  private mutating func add(_ flow: FlowState, isLineRoot: Bool) {
    flows.append(flow)
    slots.append((Comparison.Slot(flow: flow, index: 0), true, !isLineRoot))
    for member in flow.container?.members ?? [] {
      if let flow = member.flow { add(flow.value, isLineRoot: true) }
    }
    if let child = flow.root.child { add(child.value, isLineRoot: false) }
    for index in flow.routes.indices { add(Comparison.Slot(flow: flow, index: index), isOfMissingFlow: true) }
  }

  private mutating func add(_ slot: Comparison.Slot, isOfMissingFlow: Bool) {
    slots.append((slot, isOfMissingFlow, false))
    if let child = slot.flow.slots[slot.index].child { add(child.value, isLineRoot: false) }
  }
}

// Two states of the same flow.
extension FlowState {
  /// Returns the slots that are in another state of the flow too.
  func keptSlots(in other: Self) -> KeptSlots {
    var kept = KeptSlots()
    let count = min(slots.count, other.slots.count)
    while kept.common < count, slots[kept.common].id == other.slots[kept.common].id { kept.common += 1 }
    var position = kept.common
    for index in slots.indices[kept.common...] {
      guard let found = other.slots.indices[position...].first(where: { other.slots[$0].id == slots[index].id }) else {
        continue
      }
      kept.later[index] = found
      position = found + 1
    }
    return kept
  }

  /// The highest generation of all flows that share a slot.
  func drawnGeneration(at index: Int) -> UInt64 {
    max(index == 0 ? generation : 0, slots[index].child?.value.drawnGeneration(at: 0) ?? 0)
  }
}

/// The slots of a flow that are in two states of it. They have the same order in both.
struct KeptSlots {
  /// The number of slots from the root up that have the same index in both.
  var common = 0
  /// The indices of others, from the first state to the second.
  var later: [Int: Int] = [:]

  /// Returns the index in the second state; `nil` for a slot that is only in the first one.
  subscript(index: Int) -> Int? { index < common ? index : later[index] }
}
