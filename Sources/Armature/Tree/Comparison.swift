/// The difference between two states of a scene: added and removed slots and flows, and the changes to report.
///
/// Parts that both states share are skipped.
struct Comparison {
  /// A slot that only one of the states has, or that has another root there.
  struct Slot {
    let flow: Shared<FlowState>
    let index: Int
    /// Whether the whole flow of the slot is in only one of the states.
    var isOfMissingFlow = false
    /// Whether it is a child flow's root, which shares its parent's slot.
    var isShared = false

    var id: SlotID { flow.value.slots[index].id }
  }

  /// Removed slots, from the end of the line down. A child flow's root comes before its parent's slot, which it shares.
  private(set) var lost: [Slot]
  /// Removed flows, the deepest first.
  let lostFlows: [Shared<FlowState>]
  /// Slots that are new or have another root, in the order of the line.
  let gained: [Slot]
  /// New and changed destinations, in the order of the line. A child flow's root counts on its own. A question and
  /// its flow are none.
  let entries: [Slot]
  /// Removed destinations, and those that others have replaced in their slots.
  let exits: [Slot]
  /// New flows, parents before their child flows.
  let gainedFlows: [FlowID]
  /// Changed flows, child flows before their parents.
  private(set) var changes: [(flow: FlowID, kinds: FlowChange.Kinds)] = []
  /// Members of containers that became visible.
  private(set) var selections: [(container: FlowID, name: String)] = []
  /// The kinds of change of the whole scene; `nil` when nothing has changed.
  private(set) var sceneChange: FlowChange.Kinds?

  /// The states; `nil` before a new scene, and after one that ends.
  let before, after: SceneState?
  private let causes: [SlotID: RemovalCause]

  /// Compares two states of a scene.
  ///
  /// - Parameters:
  ///   - before: The state before the change; `nil` for a new scene.
  ///   - after: The state after the change; `nil` for a scene that ends.
  ///   - causes: The causes for removed slots of flows that still exist.
  init(from before: SceneState?, to after: SceneState?, causes: [SlotID: RemovalCause] = [:]) {
    self.before = before
    self.after = after
    self.causes = causes
    let removed = Walk(along: before?.root, without: after?.root)
    lost = removed.slots.reversed()
    lostFlows = removed.flows.reversed()
    exits = removed.entries
    // The window's own slot is not reported.
    if after == nil { lost.removeLast() }

    let added = Walk(along: after?.root, without: before?.root)
    gained = added.slots.filter { !$0.isShared }
    entries = added.entries
    gainedFlows = added.flows.map(\.value.id)
    guard before != nil, let after else { return }
    for (here, there) in added.changed {
      let (new, old) = (here.value, there.value)
      let kinds = old.kindsOfChange(to: new)
      if !kinds.isEmpty { changes.append((new.id, kinds)) }
      if let name = new.container?.visibleName, name != old.container?.visibleName { selections.append((new.id, name)) }
    }
    // The scene's root is the last one.
    guard added.changed.last?.here.isSame(as: after.root) == true, !changes.isEmpty else { return }
    sceneChange = changes.reduce(into: []) { $0.formUnion($1.kinds) }
  }

  /// Returns the cause for a removed slot.
  func cause(of slot: Slot) -> RemovalCause { causes[slot.id] ?? (slot.isOfMissingFlow ? .flowEnded : .verb) }
}

/// A walk along the line of one state, which finds the parts that another state does not have.
private struct Walk {
  /// The slots that only this state has or that have another root there, in the order of the line.
  var slots: [Comparison.Slot] = []
  /// The slots whose destinations only this state has, in the order of the line.
  var entries: [Comparison.Slot] = []
  /// The flows that only this state has, parents before their child flows.
  var flows: [Shared<FlowState>] = []
  /// The flows that differ between both states, child flows before their parents.
  var changed: [(here: Shared<FlowState>, there: Shared<FlowState>)] = []

  init(along root: Shared<FlowState>?, without other: Shared<FlowState>?) {
    if let root { visit(root, against: other, isLineRoot: true) }
  }

  private mutating func visit(_ here: Shared<FlowState>, against there: Shared<FlowState>?, isLineRoot: Bool) {
    guard let there, there.value.id == here.value.id else { return add(here, isLineRoot: isLineRoot) }
    guard !there.isSame(as: here) else { return }
    if let mine = here.value.container, let theirs = there.value.container {
      for step in mine.flows.indices where !mine.hasSameFlow(as: theirs, at: step) {
        guard let flow = mine.flows[step] else { continue }
        let position = theirs.members.index(of: mine.members[step].name, before: step)
        visit(flow, against: position.flatMap { theirs.flows[$0] }, isLineRoot: true)
      }
    } else {
      visitSlots(of: here, against: there, isLineRoot: isLineRoot)
    }
    changed.append((here, there))
  }

  private mutating func visitSlots(of here: Shared<FlowState>, against there: Shared<FlowState>, isLineRoot: Bool) {
    let (mine, theirs) = (here.value, there.value)
    let kept = mine.keptSlots(in: theirs)
    for index in mine.slots.indices[kept.shared...] {
      guard let position = kept[index] else {
        add(Comparison.Slot(flow: here, index: index))
        continue
      }
      if index > 0 || isLineRoot, mine.drawnGeneration(at: index) > theirs.drawnGeneration(at: position) {
        slots.append(Comparison.Slot(flow: here, index: index))
      }
      if mine.slots[index].destination !== theirs.slots[position].destination {
        entries.append(Comparison.Slot(flow: here, index: index))
      }
      if let child = mine.slots[index].child {
        visit(child, against: theirs.slots[position].child, isLineRoot: false)
      }
    }
  }

  /// Adds a flow and everything in it.
  private mutating func add(_ flow: Shared<FlowState>, isLineRoot: Bool) {
    flows.append(flow)
    append(Comparison.Slot(flow: flow, index: 0, isOfMissingFlow: true, isShared: !isLineRoot))
    for case let flow? in flow.value.container?.flows ?? [] { add(flow, isLineRoot: true) }
    if let child = flow.value.root.child { add(child, isLineRoot: false) }
    for index in flow.value.routes.indices { add(Comparison.Slot(flow: flow, index: index, isOfMissingFlow: true)) }
  }

  private mutating func append(_ slot: Comparison.Slot) {
    slots.append(slot)
    entries.append(slot)
  }

  private mutating func add(_ slot: Comparison.Slot) {
    let state = slot.flow.value.slots[slot.index]
    let count = entries.count
    append(slot)
    if let child = state.child { add(child, isLineRoot: false) }
    if state.isQuestion { entries.removeSubrange(count...) }
  }
}

// Two states of the same flow.
extension FlowState {
  /// Returns the slots that are in another state of the flow too.
  func keptSlots(in other: Self) -> KeptSlots {
    var kept = KeptSlots()
    kept.shared = slots.sharedPrefix(with: other.slots)
    kept.common = slots.commonPrefix(with: other.slots, from: kept.shared) { $0.id == $1.id }
    guard kept.common < min(slots.count, other.slots.count) else { return kept }
    let rest = other.slots.indices[kept.common...].map { (other.slots[$0].id, $0) }
    let positions = Dictionary(rest) { first, _ in first }
    for index in slots.indices[kept.common...] { kept.later[index] = positions[slots[index].id] }
    return kept
  }

  /// The highest generation of all flows that share a slot.
  func drawnGeneration(at index: Int) -> UInt64 {
    max(index == 0 ? generation : 0, slots[index].child?.value.drawnGeneration(at: 0) ?? 0)
  }
}

/// The slots of a flow that are in two states of it. They have the same order in both.
struct KeptSlots {
  /// The number of slots from the root up that both states share, so that nothing in them has changed.
  var shared = 0
  /// The number of slots from the root up that have the same index in both.
  var common = 0
  /// The indices of others, from the first state to the second.
  var later: [Int: Int] = [:]

  /// Returns the index in the second state; `nil` for a slot that is only in the first one.
  subscript(index: Int) -> Int? { index < common ? index : later[index] }
}
