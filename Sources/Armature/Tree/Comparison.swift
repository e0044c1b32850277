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
  private(set) var lostFlows: [FlowState] = []
  /// Slots that are new or have another root, in the order of the line.
  private(set) var gained: [Slot] = []
  /// New flows, parents before their child flows.
  private(set) var gainedFlows: [FlowID] = []
  /// Changed flows, child flows before their parents.
  private(set) var changes: [(flow: FlowID, kinds: FlowChange.Kinds, unchanged: Int)] = []
  /// Members of containers that became visible.
  private(set) var selections: [(container: FlowID, name: String)] = []
  /// The change of the whole scene; `nil` when nothing has changed.
  private(set) var sceneChange: (kinds: FlowChange.Kinds, unchanged: Int)?

  private var causes: [SlotID: RemovalCause] = [:]

  /// Compares two states of a scene.
  ///
  /// - Parameters:
  ///   - before: The state before the change; `nil` for a new scene.
  ///   - after: The state after the change.
  ///   - causes: The causes for removed slots of flows that still exist.
  init(from before: SceneState?, to after: SceneState, causes: [SlotID: RemovalCause] = [:]) {
    guard let before else {
      gain(after.root.value, isLineRoot: true)
      return
    }
    self.causes = causes
    loseMissing(before.root, in: after.root, isLineRoot: true)
    gainNew(before.root, in: after.root, isLineRoot: true)
    change(before.root, to: after.root)
    guard !changes.isEmpty else { return }
    sceneChange = (
      changes.reduce(into: []) { $0.formUnion($1.kinds) },
      before.root.value.unchangedRoutes(in: after.root.value, withFlows: true)
    )
  }

  /// Creates the difference for a scene that closes: every flow goes.
  init(ending state: SceneState) {
    lose(state.root.value, isLineRoot: true)
    // The window's own slot is not reported.
    lost.removeLast()
  }

  // MARK: Removed

  private mutating func loseMissing(_ before: Shared<FlowState>, in after: Shared<FlowState>, isLineRoot: Bool) {
    guard !before.isSame(as: after) else { return }
    let (old, new) = (before.value, after.value)
    if let members = old.container?.members {
      for step in members.indices.reversed() {
        guard let flow = members[step].flow, !new.holds(flow, at: step) else { continue }
        lose(flow, unlessAt: new.member(named: members[step].name, near: step), isLineRoot: true)
      }
      return
    }
    let kept = old.keptSlots(in: new)
    for index in old.slots.indices.reversed() {
      guard let position = kept(index) else {
        loseSlot(Slot(flow: old, index: index), cause: causes[old.slots[index].id] ?? .verb)
        continue
      }
      if let child = old.slots[index].child { lose(child, unlessAt: new.slots[position].child, isLineRoot: false) }
    }
  }

  private mutating func lose(_ flow: Shared<FlowState>, unlessAt after: Shared<FlowState>?, isLineRoot: Bool) {
    if let after, after.value.id == flow.value.id {
      loseMissing(flow, in: after, isLineRoot: isLineRoot)
    } else {
      lose(flow.value, isLineRoot: isLineRoot)
    }
  }

  private mutating func lose(_ flow: FlowState, isLineRoot: Bool) {
    for member in flow.container?.members.reversed() ?? [] {
      if let flow = member.flow { lose(flow.value, isLineRoot: true) }
    }
    for index in flow.routes.indices.reversed() {
      loseSlot(Slot(flow: flow, index: index), cause: causes[flow.slots[index].id] ?? .flowEnded)
    }
    if let child = flow.root.child { lose(child.value, isLineRoot: false) }
    lost.append((Slot(flow: flow, index: 0), causes[flow.root.id] ?? .flowEnded, !isLineRoot))
    lostFlows.append(flow)
  }

  private mutating func loseSlot(_ slot: Slot, cause: RemovalCause) {
    if let child = slot.flow.slots[slot.index].child { lose(child.value, isLineRoot: false) }
    lost.append((slot, cause, false))
  }

  // MARK: New

  private mutating func gainNew(_ before: Shared<FlowState>, in after: Shared<FlowState>, isLineRoot: Bool) {
    guard !before.isSame(as: after) else { return }
    let (old, new) = (before.value, after.value)
    if let members = new.container?.members {
      for step in members.indices {
        guard let flow = members[step].flow, !old.holds(flow, at: step) else { continue }
        gain(flow, unlessAt: old.member(named: members[step].name, near: step), isLineRoot: true)
      }
      if let name = new.container?.visibleName, name != old.container?.visibleName { selections.append((new.id, name)) }
      return
    }
    let kept = old.keptSlots(in: new)
    var position = 0
    for index in old.slots.indices where kept(index) == position {
      if index > 0 || isLineRoot, old.drawnGeneration(at: index) != new.drawnGeneration(at: position) {
        gained.append(Slot(flow: new, index: position))
      }
      if let child = new.slots[position].child { gain(child, unlessAt: old.slots[index].child, isLineRoot: false) }
      position += 1
    }
    for position in position..<new.slots.count { gainSlot(Slot(flow: new, index: position)) }
  }

  private mutating func gain(_ flow: Shared<FlowState>, unlessAt before: Shared<FlowState>?, isLineRoot: Bool) {
    if let before, before.value.id == flow.value.id {
      gainNew(before, in: flow, isLineRoot: isLineRoot)
    } else {
      gain(flow.value, isLineRoot: isLineRoot)
    }
  }

  private mutating func gain(_ flow: FlowState, isLineRoot: Bool) {
    gainedFlows.append(flow.id)
    if isLineRoot { gained.append(Slot(flow: flow, index: 0)) }
    for member in flow.container?.members ?? [] {
      if let flow = member.flow { gain(flow.value, isLineRoot: true) }
    }
    if let child = flow.root.child { gain(child.value, isLineRoot: false) }
    for index in flow.routes.indices { gainSlot(Slot(flow: flow, index: index)) }
  }

  private mutating func gainSlot(_ slot: Slot) {
    gained.append(slot)
    if let child = slot.flow.slots[slot.index].child { gain(child.value, isLineRoot: false) }
  }

  // MARK: Changed

  private mutating func change(_ before: Shared<FlowState>, to after: Shared<FlowState>) {
    guard !before.isSame(as: after) else { return }
    let (old, new) = (before.value, after.value)
    for step in new.steps {
      guard let flow = new.child(at: step), !old.holds(flow, at: step) else { continue }
      if let before = old.child(flow.value.id, near: step) { change(before, to: flow) }
    }
    let kinds = old.kindsOfChange(to: new)
    if !kinds.isEmpty { changes.append((new.id, kinds, old.unchangedRoutes(in: new, withFlows: false))) }
  }
}

// Two states of the same flow.
extension FlowState {
  /// Returns a function from a slot's index to its index in another state of the flow. New slots come only at the end,
  /// so the others keep their order.
  func keptSlots(in other: Self) -> (_ index: Int) -> Int? {
    var common = 0
    while common < min(slots.count, other.slots.count), slots[common].id == other.slots[common].id { common += 1 }
    var positions: [Int: Int] = [:]
    var position = common
    for index in slots.indices[common...] where position < other.slots.count {
      guard slots[index].id == other.slots[position].id else { continue }
      positions[index] = position
      position += 1
    }
    return { [common, positions] in $0 < common ? $0 : positions[$0] }
  }

  /// Returns whether a child flow is at a step, unchanged.
  fileprivate func holds(_ child: Shared<FlowState>, at step: Int) -> Bool {
    self.child(at: step)?.isSame(as: child) ?? false
  }

  /// Returns a child flow by its identity, which is usually at the same step as before.
  fileprivate func child(_ id: FlowID, near step: Int) -> Shared<FlowState>? {
    if let child = child(at: step), child.value.id == id { return child }
    return children.first { $0.flow.value.id == id }?.flow
  }

  /// Returns a container's member by its name, which is usually at the same step as before.
  fileprivate func member(named name: String, near step: Int) -> Shared<FlowState>? {
    guard let members = container?.members else { return nil }
    if members.indices.contains(step), members[step].name == name { return members[step].flow }
    return container?.index(of: name).flatMap { members[$0].flow }
  }

  /// Returns the generation of a slot for drawing: the newest of the flows that share it.
  func drawnGeneration(at index: Int) -> UInt64 {
    max(index == 0 ? generation : 0, slots[index].child?.value.drawnGeneration(at: 0) ?? 0)
  }
}
