/// The difference between two states of a scene: added and removed slots and flows, and the changes to report.
///
/// One walk along both states finds it. Parts that both states share are skipped.
///
/// For the push of a note onto the list of a tab:
///
/// ```
/// before      [list]
/// after       [list, note(7)]
/// gained      [note(7)]       entries  [note(7)]
/// lost        []              exits    []
/// changes     [(the tab's flow, .routes)]
/// kinds       .routes
/// selections  []              causes   [:]
/// ```
///
/// The tabs themselves have not changed. If the note opens a child flow, `gainedFlows` has that flow, and `entries` has
/// its root too. For the way back, the note is in `lost` and `exits`, and `causes` has `.back` for it.
final class Difference {
  /// A slot that only one of the states has, or that has another root there.
  struct SlotRef {
    let flow: Shared<FlowState>
    let index: Int
    /// Whether the whole flow of the slot is in only one of the states.
    var isOfMissingFlow = false
    /// Whether it is a child flow's root, which shares its parent's slot.
    var isShared = false
    /// Whether the slot itself is only in one of the states, or has another root or another place there.
    var isOther = true
    /// Whether its destination is only in one of the states.
    var hasOtherDestination = true

    var id: SlotID { flow.value.slots[index].id }
  }

  /// The states; `nil` before a new scene, and after one that ends.
  let before, after: SceneState?
  private let removals: [Removal]
  /// The causes of slots that were removed. Often, nobody asks for them.
  private(set) lazy var causes = removals.causes
  private var removed = Side()
  private var added = Side()
  /// Changed flows, child flows before their parents.
  private(set) var changes: [(flow: FlowID, kinds: FlowChange.Kinds)] = []
  /// The kinds of change of the whole scene.
  private(set) var kinds: FlowChange.Kinds = []
  /// Members of containers that became visible.
  private(set) var selections: [(container: FlowID, name: String)] = []

  /// Compares two states of a scene.
  ///
  /// - Parameters:
  ///   - before: The state before the change; `nil` for a new scene.
  ///   - after: The state after the change; `nil` for a scene that ends.
  ///   - removals: What was removed between them, with the causes.
  init(from before: SceneState?, to after: SceneState?, removals: [Removal] = []) {
    self.before = before
    self.after = after
    self.removals = removals
    compare(before?.root, after?.root, isLineRoot: true)
    if let before, let after, before.isLocked != after.isLocked { kinds.insert(.lock) }
  }

  /// Removed slots, from the end of the line down. A child flow's root precedes its parent's slot, which it shares.
  var lost: [SlotRef] {
    // The window's own slot is not reported.
    removed.slots.dropFirst(after == nil ? 1 : 0).reversed().filter(\.isOther)
  }
  /// Removed flows, the deepest first.
  var lostFlows: [Shared<FlowState>] { removed.flows.reversed() }
  /// Slots that are new, have another root or were moved down in their flow, in the order of the line.
  var gained: [SlotRef] { added.slots.filter { $0.isOther && !$0.isShared } }
  /// New flows, parents before their child flows.
  var gainedFlows: [FlowID] { added.flows.map(\.value.id) }
  /// New and changed destinations, in the order of the line. A child flow's root counts on its own. A question and
  /// its flow are none.
  var entries: [SlotRef] { added.slots.filter(\.hasOtherDestination) }
  /// Removed destinations, and those that others have replaced in their slots.
  var exits: [SlotRef] { removed.slots.filter(\.hasOtherDestination) }

  /// Returns the cause for a removed slot.
  func cause(of slot: SlotRef) -> RemovalCause { causes[slot.id] ?? (slot.isOfMissingFlow ? .flowEnded : .verb) }
}

extension Difference {
  /// Compares the flows at the same place of both states.
  private func compare(_ old: Shared<FlowState>?, _ new: Shared<FlowState>?, isLineRoot: Bool) {
    guard let old, let new, old.value.id == new.value.id else {
      if let old { removed.add(old, isLineRoot: isLineRoot) }
      if let new { added.add(new, isLineRoot: isLineRoot) }
      return
    }
    guard !old.isSame(as: new) else { return }
    var kinds: FlowChange.Kinds = old.value.revision == new.value.revision ? [] : .screens
    if old.value.generation != new.value.generation { kinds.insert(.root) }
    compareSlots(old, new, isLineRoot: isLineRoot, &kinds)
    if let before = old.value.container, let after = new.value.container {
      compareMembers(before, after, &kinds)
      if let name = after.visibleName, name != before.visibleName { selections.append((new.value.id, name)) }
    }
    guard !kinds.isEmpty else { return }
    changes.append((new.value.id, kinds))
    self.kinds.formUnion(kinds)
  }

  private func compareSlots(
    _ old: Shared<FlowState>, _ new: Shared<FlowState>, isLineRoot: Bool, _ kinds: inout FlowChange.Kinds
  ) {
    let (before, after) = (old.value.slots, new.value.slots)
    let shared = before.sharedPrefix(with: after)
    let moved = before.moved(in: after, from: shared, by: \.id)
    if !moved.isEmpty { kinds.insert(.routes) }
    before.align(with: after, from: shared, by: \.id) { step in
      switch step {
      case .removed(let index):
        kinds.insert(.routes)
        removed.add(SlotRef(flow: old, index: index))
      case .added(let index):
        kinds.insert(.routes)
        added.add(SlotRef(flow: new, index: index))
      case .kept(let position, let index):
        let (was, now) = (before[position], after[index])
        if was.revision != now.revision { kinds.insert(.screens) }
        let isOther =
          (index > 0 || isLineRoot)
          && (moved.contains(index)
            || new.value.drawnGeneration(at: index) > old.value.drawnGeneration(at: position))
        let hasOtherDestination = was.destination !== now.destination
        if hasOtherDestination {
          if index > 0 || !kinds.contains(.root) { kinds.insert(.payload) }
          removed.slots.append(SlotRef(flow: old, index: position, isOther: false))
        }
        if isOther || hasOtherDestination {
          added.slots.append(
            SlotRef(flow: new, index: index, isOther: isOther, hasOtherDestination: hasOtherDestination))
        }
        compare(was.child, now.child, isLineRoot: false)
      }
    }
  }

  private func compareMembers(_ before: ContainerState, _ after: ContainerState, _ kinds: inout FlowChange.Kinds) {
    var isSame =
      before.arrangement == after.arrangement && before.description == after.description
      && before.scrolls == after.scrolls && before.members.count == after.members.count
    before.members.align(with: after.members, by: \.name) { step in
      switch step {
      case .removed(let index): compare(before.flows[index], nil, isLineRoot: true)
      case .added(let index): compare(nil, after.flows[index], isLineRoot: true)
      case .kept(let position, let index):
        isSame =
          isSame && position == index && before.members[position].isHidden == after.members[index].isHidden
        // Most members are hidden, and so unchanged.
        guard before.flows[position]?.object !== after.flows[index]?.object else { return }
        let (old, new) = (before.flows[position], after.flows[index])
        isSame = isSame && old?.value.id == new?.value.id
        compare(old, new, isLineRoot: true)
      }
    }
    if !isSame { kinds.insert(.children) }
  }

  /// The slots and flows that only one of the states has, in the order of the line.
  private struct Side {
    var slots: [SlotRef] = []
    var flows: [Shared<FlowState>] = []

    /// Adds a flow and everything in it.
    mutating func add(_ flow: Shared<FlowState>, isLineRoot: Bool) {
      flows.append(flow)
      for index in flow.value.slots.indices {
        add(SlotRef(flow: flow, index: index, isOfMissingFlow: true, isShared: index == 0 && !isLineRoot))
      }
      for case let member? in flow.value.container?.flows ?? [] { add(member, isLineRoot: true) }
    }

    /// Adds a slot and everything in it.
    mutating func add(_ slot: SlotRef) {
      let count = slots.count
      slots.append(slot)
      let state = slot.flow.value.slots[slot.index]
      if let child = state.child { add(child, isLineRoot: false) }
      if state.isQuestion { for index in count..<slots.count { slots[index].hasOtherDestination = false } }
    }
  }
}

extension FlowState {
  /// The highest generation of all flows that share a slot.
  fileprivate func drawnGeneration(at index: Int) -> UInt64 {
    max(index == 0 ? generation : 0, slots[index].child?.value.drawnGeneration(at: 0) ?? 0)
  }
}

/// An element of two versions of a list: its indices in them.
enum AlignedElement: Equatable {
  /// Only in the first version.
  case removed(Int)
  /// Only in the second version.
  case added(Int)
  /// In both versions.
  case kept(Int, Int)
}

extension RandomAccessCollection where Index == Int {
  /// Calls a closure for each element of this list and of another version of it. Elements of both versions are visited
  /// in the order that they have there, as long as kept elements have the same order in both.
  ///
  /// - Parameters:
  ///   - other: The version after the change.
  ///   - start: The number of elements from the start that are left out, since both versions share them.
  ///   - id: Returns the identity of an element.
  ///   - visit: Called once for each element.
  /// - Complexity: O(*n*) in the number of elements from `start` on. Without an allocation if one version begins with
  ///   all elements of the other.
  @inline(__always)
  func align<ID: Hashable>(
    with other: Self, from start: Int = 0, by id: (Element) -> ID, _ visit: (AlignedElement) -> Void
  ) {
    let end = Swift.min(count, other.count)
    var next = start
    while next < end, id(self[next]) == id(other[next]) {
      visit(.kept(next, next))
      next += 1
    }
    let rest = next..<other.count
    var kept: [ID: Int] = [:]
    if next < end {
      let ids = Set(rest.map { id(other[$0]) })
      for index in next..<count where ids.contains(id(self[index])) { kept[id(self[index])] = index }
    }
    func removeUp(to end: Int) {
      while next < end {
        if kept[id(self[next])] == nil { visit(.removed(next)) }
        next += 1
      }
    }
    for index in rest {
      let partner = kept[id(other[index])]
      if let partner { removeUp(to: partner) }
      visit(partner.map { .kept($0, index) } ?? .added(index))
    }
    removeUp(to: count)
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the indices in another version of this list of the elements to move down, one after the other from the
  /// start, so that the elements of both versions have the order of the other one.
  ///
  /// - Parameters:
  ///   - other: The version after the change.
  ///   - start: The number of elements from the start that both versions share.
  ///   - id: Returns the identity of an element.
  /// - Returns: The indices in the other version; empty if the order is the same.
  /// - Complexity: O(*n*) in the number of elements; O(*n*²) if the order differs.
  fileprivate func moved<ID: Hashable>(in other: Self, from start: Int, by id: (Element) -> ID) -> Set<Int> {
    // Lists that differ only at their ends are the usual case.
    let common = start..<Swift.max(start, Swift.min(count, other.count))
    guard let first = common.first(where: { id(self[$0]) != id(other[$0]) }) else { return [] }
    let positions = Dictionary((first..<count).map { (id(self[$0]), $0) }) { $1 }
    let kept = (first..<other.count).compactMap { index in positions[id(other[index])].map { ($0, index) } }
    guard zip(kept, kept.dropFirst()).contains(where: { $0.0 > $1.0 }) else { return [] }
    var rest = kept.map(\.0).sorted()
    var moved: Set<Int> = []
    for (position, index) in kept {
      if rest.first != position { moved.insert(index) }
      rest.removeAll { $0 == position }
    }
    return moved
  }
}

/// A destination in a slot. A slot may get another one.
struct DestinationID: Hashable, Sendable {
  let flow: FlowID
  let slot: SlotID
  let destination: ObjectIdentifier

  init(_ index: Int, of state: FlowState) {
    self.init(state.slots[index].destination, in: state.slots[index].id, of: state.id)
  }

  init(_ destination: any BoxedDestination, in slot: SlotID, of flow: FlowID) {
    self.flow = flow
    self.slot = slot
    self.destination = ObjectIdentifier(destination)
  }
}

extension Difference.SlotRef {
  var place: DestinationID { DestinationID(index, of: flow.value) }
}

extension FlowState {
  /// Returns whether a destination is in one of the flow's slots.
  func contains(_ place: DestinationID) -> Bool {
    index(of: place.slot).map { DestinationID($0, of: self) == place } ?? false
  }
}
