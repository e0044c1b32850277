/// A scene's state while it is edited, with the causes for removed slots.
///
/// The rules for more than one flow are here. The slots of a removed flow have no causes of their own: their cause is
/// the flow's end.
struct TreeEdit {
  var state: SceneState
  /// All that was removed, kept until the edit is over. Releasing a destination may run code of the app, which may
  /// navigate.
  private(set) var removals: [Removal] = []
  /// Flows as they were before other changes, kept for the same reason.
  private var replaced: [Shared<FlowState>] = []
  /// Whether a link or an archive is being read.
  var isReading = false

  init(_ state: SceneState) { self.state = state }

  /// Forgets what was removed, and why.
  mutating func forget() { (removals, replaced) = ([], []) }

  /// Changes a flow, and keeps it as it was before.
  mutating func edit(_ path: TreePath, _ change: (inout FlowState) -> Void) {
    if let flow = state.shared(path) { replaced.append(flow) }
    state.edit(path, change)
  }

  /// Keeps a flow that is to be removed.
  mutating func recordRemoval(of flow: Shared<FlowState>?, cause: RemovalCause) {
    guard let flow else { return }
    replaced.append(flow)
    removals.append(Removal(slots: [flow.value.root], cause: cause))
  }

  // MARK: Adding slots

  /// Puts a slot at the end of a flow's run. A push is placed below the flow's own inspectors, unless a link or an
  /// archive names the places of all slots.
  ///
  /// - Returns: The address of the slot; `nil` if there is no flow at the path.
  private mutating func insert(
    _ slot: SlotState, in path: TreePath, at index: Int? = nil, isAtEnd: Bool = false
  ) -> SlotAddress? {
    var address: SlotAddress?
    // Within the edit: a copy of the flow would make the insertion copy its slots.
    state.edit(path) { flow in
      let index = index ?? (isAtEnd || slot.style.isModal ? flow.slots.count : flow.pushIndex)
      var slot = slot
      if !slot.style.isModal { slot.layer = flow.layer(below: index) }
      flow.slots.insert(slot, at: index)
      address = SlotAddress(flow: path, index: index)
    }
    return address
  }

  /// Removes a flow's slots from an index on, to put them back with ``append(_:to:)``.
  mutating func takeOut(from index: Int, of path: TreePath) -> [SlotState] {
    let slots = state[path].map { Array($0.slots[index...]) } ?? []
    state.edit(path) { $0.slots.truncate(to: index) }
    return slots
  }

  mutating func append(_ slots: [SlotState], to path: TreePath) {
    state.edit(path) { $0.slots.append(contentsOf: slots) }
  }

  /// Removes a new slot again, whose child flow was refused.
  mutating func takeBack(_ slot: SlotAddress) {
    if slot.index > 0 { edit(slot.flow) { $0.slots.remove(at: slot.index) } }
  }

  /// Puts a child flow with only its root into a slot. The root gets the identity and the layer of the slot.
  mutating func open(_ child: FlowState, at address: SlotAddress) {
    state.edit(address.flow) { flow in
      let slot = flow.slots[address.index]
      var child = child
      child.root.id = slot.id
      child.root.style = slot.style
      child.root.layer = slot.layer
      flow.slots[address.index].child = Shared(child)
    }
  }

  /// Gives a container's member its flow, which starts a line of its own.
  mutating func open(_ child: FlowState, memberAt index: Int, of path: TreePath) {
    state.edit(path) { $0.container?.flows[index] = Shared(child) }
  }

  /// Changes a destination in place.
  mutating func update(_ address: SlotAddress, to destination: any BoxedDestination) {
    edit(address.flow) { $0.slots[address.index].destination = destination }
  }

  // MARK: Removing slots

  /// Keeps the first slots of a flow.
  mutating func truncate(_ path: TreePath, to count: Int, cause: RemovalCause) {
    guard let end = state.shared(path)?.value.slots.count, end > count else { return }
    if state.shared(path)?.value.slots[count...].contains(where: \.holdsModal) == true { cutAbove(path, cause: .cut) }
    remove(count..<end, of: path, cause: cause)
  }

  /// Removes the innermost modal layer around a flow.
  ///
  /// - Throws: `nothingPresented` when there is none.
  mutating func removeLayer(around path: TreePath, cause: RemovalCause) throws(NavigationError) {
    var line = Optional(path)
    while let path = line {
      if let layer = state[path]?.root.layer, layer.style.isModal, let slot = state.locate(layer.id) {
        return remove(slot, cause: cause)
      }
      // A member of a container begins a line of its own, within the layer of the container.
      line = state.lineRoot(of: path).dropLastStep
    }
    throw .nothingPresented
  }

  /// Removes one route of a flow. Removes the slots above it too if it is a modal, or if its child flow's run has one.
  mutating func remove(_ address: SlotAddress, cause: RemovalCause) {
    guard let slot = state[address], let end = state[address.flow]?.slots.count else { return }
    if slot.holdsModal {
      cutAbove(address.flow, cause: .cut)
      remove(address.index + 1..<end, of: address.flow, cause: .cut)
    }
    remove(address.index..<address.index + 1, of: address.flow, cause: cause)
  }

  /// Keeps the first slots of a flow, and removes everything above them in the line.
  mutating func cut(_ path: TreePath, to count: Int, cause: RemovalCause) {
    cutAbove(path, cause: cause)
    truncate(path, to: count, cause: cause)
  }

  /// Removes everything above a flow's slots in its line.
  mutating func cutAbove(_ path: TreePath, cause: RemovalCause) {
    var path = path
    while let step = path.popLast(), let parent = state[path], parent.container == nil {
      remove(step + 1..<parent.slots.count, of: path, cause: cause)
    }
  }

  /// Makes a slot the last one of its flow, and returns its child flow to its root.
  mutating func end(at slot: SlotAddress, cause: RemovalCause) {
    guard state[slot.flow]?.container == nil else { return }
    truncate(slot.flow, to: slot.index + 1, cause: cause)
    returnToRoot(slot.flow + [slot.index], cause: cause)
  }

  /// Removes the routes of a flow, and of the flows that share its root's slot. Does not change a container's members.
  private mutating func returnToRoot(_ path: TreePath, cause: RemovalCause) {
    guard let flow = state[path], flow.container == nil else { return }
    truncate(path, to: 1, cause: cause)
    if flow.root.child != nil { returnToRoot(path + [0], cause: cause) }
  }

  /// Gives a flow another root, without a child flow.
  mutating func setRoot(_ destination: any BoxedDestination, generation: UInt64, of path: TreePath) {
    truncate(path, to: 1, cause: .newRoot)
    if state[path]?.root.child?.value.hasModal == true { cutAbove(path, cause: .cut) }
    edit(path) { flow in
      flow.root.destination = destination
      flow.root.child = nil
      flow.replacedRoot = nil
      flow.generation = generation
    }
  }

  /// Gives a flow the root back that it had in an earlier state, with its child flow.
  mutating func bringBackRoot(of earlier: FlowState, in path: TreePath) {
    setRoot(earlier.root.destination, generation: earlier.generation, of: path)
    edit(path) { flow in
      flow.root = earlier.root
      flow.replacedRoot = earlier.replacedRoot
    }
  }

  private mutating func remove(_ range: Range<Int>, of path: TreePath, cause: RemovalCause) {
    guard !range.isEmpty, let slots = state.shared(path).map({ Array($0.value.slots[range]) }) else { return }
    // Not with their flow: a copy of it would make the removal copy all its slots.
    removals.append(Removal(slots: slots, cause: cause))
    state.edit(path) { $0.slots.removeSubrange(range) }
  }
}

/// Slots that were removed from a flow, and the cause.
struct Removal {
  let slots: [SlotState]
  let cause: RemovalCause
}

extension [Removal] {
  /// The causes of all slots.
  var causes: [SlotID: RemovalCause] {
    var causes: [SlotID: RemovalCause] = [:]
    for removal in self {
      for slot in removal.slots { causes[slot.id] = removal.cause }
    }
    return causes
  }
}

extension FlowState {
  /// Returns the flow alone after some edits, for a flow that is in no scene.
  func performing(_ edits: [StackEdit]) throws(NavigationError) -> Self {
    var tree = TreeEdit(SceneState(root: self))
    for edit in edits {
      try tree.check(edit, on: [])
      tree.perform(edit, on: [])
    }
    return tree.state.root.value
  }
}

extension TreeEdit {
  /// Checks whether an edit is possible, before anything is changed.
  ///
  /// - Throws: `underDialog` above an alert or a dialog; `noStack` for a push onto a layer without a stack; `buried`
  ///   for a modal below other flows' slots, or beside a column that presents something.
  func check(_ edit: StackEdit, on path: TreePath) throws(NavigationError) {
    guard let flow = state.shared(path)?.value else { return }
    switch edit {
    case .show(let slot) where !slot.style.isModal:
      let layer = flow.layer(below: isReading ? flow.slots.count : flow.pushIndex)
      guard !layer.style.isDialog else { throw .underDialog }
      guard layer.hasStack else { throw .noStack }
    case .show(let slot), .replace(_, let slot):
      // A slot that replaces another one has its style.
      guard slot.style.isModal else { return }
      // A link or an archive changes one column after the other, and each is checked when it has been changed.
      if state.isBuried(path) || !isReading && state.isBesidePresenting(path) { throw .buried }
      // A link or an archive names the places of all slots.
      guard case .show = edit, flow.topLayer.style.isDialog || !isReading && state.showsDialog(in: path) else { return }
      throw .underDialog
    case .insert(let slot, let index):
      let layer = flow.layer(below: index)
      guard !layer.style.isDialog else { throw .underDialog }
      // It would be presented below other modals.
      guard !slot.style.isModal else { throw .buried }
      guard layer.hasStack else { throw .noStack }
    case .move(let index, let end):
      // Other flows' slots above would be in a layer that is not the topmost one any more.
      if flow.slots[end...index].contains(where: \.holdsModal), state.isBuried(path) { throw .buried }
    case .truncate, .end, .remove, .setRoot, .update: break
    }
  }

  /// Changes the slots of one flow, and with them what lies above. The edit is possible.
  ///
  /// - Returns: The slot that may open a child flow now, if there is one.
  @discardableResult
  mutating func perform(_ edit: StackEdit, on path: TreePath, cause: RemovalCause = .verb) -> SlotAddress? {
    switch edit {
    case .show(let slot): return insert(slot, in: path, isAtEnd: isReading)
    case .replace(let index, let slot):
      truncate(path, to: index, cause: cause)
      return insert(slot, in: path, isAtEnd: true)
    case .truncate(let count): truncate(path, to: count, cause: cause)
    case .end(let index): end(at: SlotAddress(flow: path, index: index), cause: cause)
    case .remove(let indices):
      for index in indices.reversed() { remove(SlotAddress(flow: path, index: index), cause: cause) }
    case .insert(let slot, let index): return insert(slot, in: path, at: index)
    case .move(let index, let end): state.edit(path) { $0.slots.insert($0.slots.remove(at: index), at: end) }
    case .setRoot(let destination, let generation):
      setRoot(destination, generation: generation, of: path)
      return SlotAddress(flow: path, index: 0)
    case .update(let index, let destination): update(SlotAddress(flow: path, index: index), to: destination)
    }
    return nil
  }
}

extension TreeEdit {
  /// Changes a container, and notes the flows of removed members with the cause.
  ///
  /// - Throws: The error of `change`; `buried` when two columns would present beside each other.
  mutating func editContainer(_ path: TreePath, cause: RemovalCause, _ change: (inout ContainerState) throws -> Void)
    throws
  {
    guard var container = state[path]?.container else { return }
    let before = container
    try change(&container)
    for (index, member) in before.members.enumerated() {
      if container.members.index(of: member.name, before: index) == nil {
        recordRemoval(of: before.flows[index], cause: cause)
      }
    }
    edit(path) { $0.container = container }
    guard container.visibleName != before.visibleName, !isReading, state[path]?.isPresenting == true else { return }
    if state.isBesidePresenting(path) { throw NavigationError.buried }
  }

  /// Removes the flows of a container's members from an index on.
  mutating func removeMembers(from first: Int, of path: TreePath, cause: RemovalCause) {
    guard let flows = state[path]?.container?.flows else { return }
    for index in flows.indices.dropFirst(first) { removeMember(index, of: path, cause: cause) }
  }

  /// Removes the flow of a container's member, if any.
  mutating func removeMember(_ index: Int, of path: TreePath, cause: RemovalCause) {
    guard let flow = state[path]?.container?.flows[index] else { return }
    recordRemoval(of: flow, cause: cause)
    edit(path) { $0.container?.flows[index] = nil }
  }
}
