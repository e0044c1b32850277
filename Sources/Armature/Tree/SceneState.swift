/// The state of a scene as one value: the tree of its flows. Presentations and links are derived from it.
///
/// An app with two tabs, one pushed note and a sheet:
///
/// ```
/// root  TabsCoordinator                      []      slots: only the container's own
/// ├─ "notes"  NotesCoordinator               [0]
/// │  ├─ slots[0]  list      push                     the root
/// │  ├─ slots[1]  note(7)   push
/// │  └─ slots[2]  settings  sheet
/// │     └─ child  SettingsCoordinator        [0, 2]
/// │        └─ slots[0]  start  sheet                 has the id of the slot around it
/// └─ "search"  nil                           [1]     gets its flow when it is first selected
/// held  nil
/// ```
///
/// The lists of numbers are the flows' ``TreePath``s.
struct SceneState: Sendable {
  private(set) var root: Shared<FlowState>
  /// The link that waits, if any.
  var held: HeldLink? {
    get { sharedHeld?.value }
    set { sharedHeld = newValue.map(Shared.init) }
  }
  /// Whether the user sees nothing of the scene until it is unlocked. It is not archived: the models know it.
  var isLocked = false
  // A box keeps the state small: it is copied often.
  private var sharedHeld: Shared<HeldLink>?

  init(root: FlowState) { self.root = Shared(root) }

  /// The flow at a path; `nil` when there is none.
  subscript(path: TreePath) -> FlowState? { shared(path)?.value }

  /// The slot at an address; `nil` when there is none.
  subscript(address: SlotAddress) -> SlotState? {
    guard let slots = shared(address.flow)?.value.slots, slots.indices.contains(address.index) else { return nil }
    return slots[address.index]
  }

  /// Returns the state of a flow, if it is there.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  func flow(_ id: FlowID) -> FlowState? { path(to: id).flatMap { self[$0] } }

  /// Returns the identity of the flow at a path.
  func id(at path: TreePath) -> FlowID? { shared(path)?.value.id }

  /// Returns whether this is an unchanged copy of another state.
  func isSame(as other: Self) -> Bool {
    root.isSame(as: other.root) && isLocked == other.isLocked
      && (sharedHeld == nil && other.sharedHeld == nil || held == other.held)
  }

  var holdsLink: Bool { sharedHeld != nil }

  /// Returns the path to a flow: `hint` if the flow is still there.
  ///
  /// - Complexity: O(*n*) in the number of slots if the hint is wrong.
  func path(to id: FlowID, hint: TreePath = []) -> TreePath? {
    shared(hint)?.value.id == id ? hint : root.search { flow, path in flow.value.id == id ? path : nil }
  }

  /// Returns the address of a slot in the flow that owns it: the outermost of the flows that share it.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  func locate(_ id: SlotID) -> SlotAddress? {
    root.search { flow, path in flow.value.index(of: id).map { SlotAddress(flow: path, index: $0) } }
  }

  /// Returns the address of a slot in the flow that draws it: the innermost of the flows that share it.
  func drawer(of address: SlotAddress) -> SlotAddress {
    var address = address
    while opensFlow(address) { address = SlotAddress(flow: address.flow + [address.index], index: 0) }
    return address
  }

  /// Returns the addresses of a slot in the flows that open another flow there, from the outermost on.
  func openers(of address: SlotAddress) -> [SlotAddress] {
    Array(sequence(first: address) { SlotAddress(flow: $0.flow + [$0.index], index: 0) }.prefix(while: opensFlow))
  }

  private func opensFlow(_ address: SlotAddress) -> Bool {
    guard let flow = self[address.flow], flow.container == nil else { return false }
    return flow.child(at: address.index) != nil
  }

  /// Changes the flow at a path, if there is one.
  mutating func edit(_ path: TreePath, _ change: (inout FlowState) -> Void) { root.edit(path[...], change) }

  /// Returns the flow at a path, as both copies of an unchanged state share it; `nil` when there is none.
  func shared(_ path: TreePath) -> Shared<FlowState>? {
    var flow = root
    for step in path {
      guard let child = flow.value.child(at: step) else { return nil }
      flow = child
    }
    return flow
  }
}

/// The path to a flow: for each step from the scene's root, the index of a slot or, in a container, of a member.
typealias TreePath = [Int]

/// The address of a slot: its flow and its index there. The root's index is 0.
struct SlotAddress: Equatable {
  var flow: TreePath
  var index: Int
}

extension Shared<FlowState> {
  /// Returns the first result of a search in the flow and in all flows below it, from the outside in.
  func search<Result>(at path: TreePath = [], _ find: (Self, TreePath) -> Result?) -> Result? {
    if let found = find(self, path) { return found }
    for (step, child) in value.children {
      if let found = child.search(at: path + [step], find) { return found }
    }
    return nil
  }

  fileprivate mutating func edit(_ path: ArraySlice<Int>, _ change: (inout FlowState) -> Void) {
    edit { flow in
      guard let step = path.first else { return change(&flow) }
      guard flow.child(at: step) != nil else { return }
      if flow.sharedContainer == nil {
        flow.slots[step].child?.edit(path.dropFirst(), change)
      } else {
        flow.sharedContainer?.edit { $0.flows[step]?.edit(path.dropFirst(), change) }
      }
    }
  }
}

extension SceneState {
  /// Returns whether other flows' slots lie above the end of a flow's run in its line.
  func isBuried(_ path: TreePath) -> Bool {
    var flow = root
    var isBuried = false
    for step in path {
      // Each member of a container begins a line of its own.
      isBuried = flow.value.container == nil && (isBuried || step < flow.value.slots.count - 1)
      guard let child = flow.value.child(at: step) else { break }
      flow = child
    }
    return isBuried
  }

  /// Returns the flow at the end of the line in which a flow lies: of the scene's, or of a hidden tab's.
  func lineEnd(around path: TreePath) -> TreePath {
    let line = hiddenMembers(on: path).last.map { path[...$0.container.count] } ?? []
    return line + (self[Array(line)]?.lineEnd(toward: path.dropFirst(line.count)) ?? [])
  }

  /// The slot at the end of the line.
  var end: SlotState? { self[lineEnd(of: [])]?.slots.last }

  /// Returns whether a slot is drawn and shows the same destination.
  func shows(_ slot: SlotState) -> Bool {
    drawn(slot.id).map(drawer).flatMap { self[$0] }?.destination.isEqual(to: slot.destination) ?? false
  }

  /// Returns whether an alert or a dialog is at the end of a flow's run, or of the visible line of a container there.
  func showsDialog(in path: TreePath) -> Bool { self[lineEnd(of: path)]?.topLayer.style.isDialog ?? false }

  /// Returns the flow at the end of a flow's run, or of the visible line of a container there.
  func lineEnd(of path: TreePath) -> TreePath { path + (self[path]?.lineEnd(toward: []) ?? []) }

  /// Returns whether a flow is drawn beside another column of a split view that presents something.
  ///
  /// Always `false` for a hidden flow. Its modals are checked when it becomes visible.
  func isBesidePresenting(_ path: TreePath) -> Bool {
    var flow = root
    var isBeside = false
    for step in path {
      if let container = flow.value.container {
        isBeside =
          container.visibleName == nil
          ? isBeside || flow.value.children.contains { $0.step != step && $0.flow.value.isPresenting }
          : isBeside && container.shows(step)
      }
      guard let child = flow.value.child(at: step) else { break }
      flow = child
    }
    return isBeside
  }

  /// Returns whether a flow is drawn, that is, not hidden by a container.
  func isDrawn(_ path: TreePath) -> Bool { hiddenMembers(on: path).isEmpty }

  /// Returns the hidden members of containers on a path, from the outermost on.
  func hiddenMembers(on path: TreePath) -> [(container: TreePath, name: String)] {
    path.indices.compactMap { index in
      guard let container = self[Array(path[..<index])]?.container, !container.shows(path[index]) else { return nil }
      return (Array(path[..<index]), container.members[path[index]].name)
    }
  }

  /// Returns the path to the flow at the bottom of a flow's line: the scene's root, or a container's member.
  func lineRoot(of path: TreePath) -> TreePath {
    var path = path
    while let parent = path.dropLastStep, self[parent]?.container == nil { path = parent }
    return path
  }
}

extension FlowState {
  /// Returns the path from the flow to the end of its line. Of columns that present nothing, it takes the given one.
  fileprivate func lineEnd(toward path: ArraySlice<Int>) -> TreePath {
    let step =
      container == nil
      ? slots.count - 1
      : (visibleChildren.last { $0.flow.value.isPresenting } ?? visibleChildren.first { $0.step == path.first }
        ?? visibleChildren.last)?.step
    guard let step, let child = child(at: step) else { return [] }
    return [step] + child.value.lineEnd(toward: step == path.first ? path.dropFirst() : [])
  }
}

extension TreePath {
  /// The path to the parent; `nil` for the scene's root.
  var dropLastStep: TreePath? { isEmpty ? nil : Array(dropLast()) }
}
