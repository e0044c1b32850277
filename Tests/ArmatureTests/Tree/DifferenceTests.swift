import TestSupport
import Testing

// @testable: compares states of a scene, which are internal.
@testable import Armature

@Suite("The difference between two states")
@MainActor
struct DifferenceTests {
  @Test("is the one that a look at every slot of both finds")
  func randomStates() async throws {
    try await tryCases(200, seed: 20_261_127, make: Script.make(4...20), smaller: \.smaller) { number, script in
      let states = try await MainOrder.keep { try await self.states(of: script) }
      for (index, before) in states.enumerated() {
        // All pairs would take too long.
        for (steps, after) in states[(index + 1)...].enumerated() where steps < 2 || steps % 5 == number % 5 {
          if let problem = problem(from: before, to: after) { return "\(problem), from \(index) to +\(steps + 1)" }
        }
      }
      return nil
    }
  }

  /// The states after the acts of a script, as long as the scene lives, with none before and after them.
  private func states(of script: Script) async throws -> [SceneState?] {
    let player = try Player(script.app)
    let scene = player.scene
    var states = [nil, scene?.core.current]
    for act in script.acts {
      _ = await player.perform(act)
      await player.settle()
      guard let next = player.scene, next === scene else { break }
      states.append(next.core.current)
    }
    return states + [nil]
  }

  private func problem(from before: SceneState?, to after: SceneState?) -> String? {
    let (change, old, new) = (Difference(from: before, to: after), Sight(before), Sight(after))
    let isChange = before != nil && after != nil
    let changes = isChange ? new.changes(since: old) : []
    let kinds = changes.reduce(into: FlowChange.Kinds()) { $0.formUnion($1.kinds) }
    let lost = old.slots.filter { new[$0] == nil }.dropFirst(after == nil ? 1 : 0)
    let gained = new.slots.filter { slot in
      !slot.isShared && (old[slot].map { $0.generation < slot.generation } ?? true)
    }
    // Each row has a name, the texts of the difference, and those that were expected.
    let rows: [(String, [String], [String])] = [
      ("lost", change.lost.map { "\($0.place) \($0.isShared)" }, lost.reversed().map { "\($0.place) \($0.isShared)" }),
      ("of missing flows", change.lost.map { "\($0.isOfMissingFlow)" }, lost.reversed().map { "\(!new.has($0))" }),
      ("lost flows", change.lostFlows.map { "\($0.value.id)" }, old.flows(without: new).reversed()),
      ("gained", change.gained.map { "\($0.place)" }, gained.map { "\($0.place)" }),
      ("gained flows", change.gainedFlows.map { "\($0)" }, new.flows(without: old)),
      ("entries", change.entries.map { "\($0.place)" }, new.destinations(without: old)),
      ("exits", change.exits.map { "\($0.place)" }, old.destinations(without: new)),
      ("changes", change.changes.map { "\($0)" }, changes.map { "\($0)" }),
      ("selections", change.selections.map { "\($0)" }, isChange ? new.selections(since: old) : []),
      ("scene", ["\(change.kinds)"], ["\(kinds)"]),
    ]
    // The removed parts of members that have moved have the order of one of the states.
    let isSorted = new.hasMovedMembers(since: old)
    return rows.first { isSorted ? $1.sorted() != $2.sorted() : $1 != $2 }.map { "\($0) are \($1), not \($2)" }
  }
}

/// Everything in a state, found by walking it alone.
private struct Sight {
  struct Slot {
    let place: DestinationID
    /// The state of the slot, and the newest generation of the flows that share it.
    let state: SlotState
    let generation: UInt64
    let isShared: Bool
    /// The questions in which the slot is, from the outermost on.
    let questions: [SlotID]
  }

  /// The slots in the order of the line.
  private(set) var slots: [Slot] = []
  private var known: [[AnyHashable]: Slot] = [:]
  /// The flows, parents before their child flows, and the other way round.
  private var flows: [FlowState] = []
  private var flowsFromTop: [FlowState] = []

  init(_ state: SceneState?) {
    if let flow = state?.root.value { visit(flow, isShared: false, questions: []) }
  }

  private mutating func visit(_ flow: FlowState, isShared: Bool, questions: [SlotID]) {
    flows.append(flow)
    for (index, state) in flow.slots.enumerated() {
      let own = questions + (state.isQuestion ? [state.id] : [])
      let slot = Slot(
        place: DestinationID(index, of: flow), state: state, generation: Self.generation(index, of: flow),
        isShared: isShared && index == 0, questions: own)
      slots.append(slot)
      known[[flow.id, state.id]] = slot
      if let child = state.child?.value { visit(child, isShared: true, questions: own) }
    }
    for case let member? in flow.container?.flows ?? [] { visit(member.value, isShared: false, questions: questions) }
    flowsFromTop.append(flow)
  }

  private static func generation(_ index: Int, of flow: FlowState) -> UInt64 {
    let child = flow.slots[index].child.map { generation(0, of: $0.value) } ?? 0
    return index == 0 ? max(flow.generation, child) : child
  }

  /// The same slot in this state.
  subscript(slot: Slot) -> Slot? { known[[slot.place.flow, slot.place.slot]] }

  func has(_ slot: Slot) -> Bool { flow(slot.place.flow) != nil }

  private func flow(_ id: FlowID) -> FlowState? { flows.first { $0.id == id } }

  func flows(without other: Self) -> [String] { flows.filter { other.flow($0.id) == nil }.map { "\($0.id)" } }

  func destinations(without other: Self) -> [String] {
    slots.filter { slot in
      let isInNewQuestion = slot.questions.contains { id in !other.slots.contains { $0.place.slot == id } }
      return !isInNewQuestion && other[slot]?.place != slot.place
    }.map { "\($0.place)" }
  }

  func selections(since old: Self) -> [String] {
    flowsFromTop.compactMap { flow in
      guard let before = old.flow(flow.id), let name = flow.container?.visibleName,
        before.container?.visibleName != name
      else { return nil }
      return "\((container: flow.id, name: name))"
    }
  }

  func hasMovedMembers(since old: Self) -> Bool {
    flows.contains { flow in
      let names = (flow.container?.members ?? []).map(\.name)
      let before = (old.flow(flow.id)?.container?.members ?? []).map(\.name)
      return names.filter(before.contains) != before.filter(names.contains)
    }
  }

  func changes(since old: Self) -> [(flow: FlowID, kinds: FlowChange.Kinds)] {
    flowsFromTop.compactMap { flow in
      guard let before = old.flow(flow.id) else { return nil }
      let kinds = Self.kinds(from: before, to: flow)
      return kinds.isEmpty ? nil : (flow.id, kinds)
    }
  }

  private static func kinds(from old: FlowState, to new: FlowState) -> FlowChange.Kinds {
    let kept = new.slots.compactMap { slot in old.slots.first { $0.id == slot.id }.map { ($0, slot) } }
    let isNewRoot = old.generation != new.generation
    var kinds: FlowChange.Kinds = isNewRoot ? .root : []
    if Set(old.slots.map(\.id)) != Set(new.slots.map(\.id)) { kinds.insert(.routes) }
    let edited = kept.dropFirst(isNewRoot ? 1 : 0)
    if edited.contains(where: { $0.destination !== $1.destination }) { kinds.insert(.payload) }
    if old.revision != new.revision || kept.contains(where: { $0.revision != $1.revision }) { kinds.insert(.screens) }
    if old.container.map(Self.ownState) != new.container.map(Self.ownState) { kinds.insert(.children) }
    return kinds
  }

  private static func ownState(of container: ContainerState) -> [String] {
    let members = zip(container.members, container.flows).map { member, flow in
      "\(member.name) \(member.isHidden) \(flow.map { "\($0.value.id)" } ?? "")"
    }
    return ["\(container.arrangement) \(container.description.items) \(container.description.placeholder)"]
      + container.description.leftOut.sorted() + ["\(container.scrolls)"] + members
  }
}
