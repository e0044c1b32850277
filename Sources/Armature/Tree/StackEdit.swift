/// One change of a flow's slots. Every verb consists of these, in a stack and in a scene.
enum StackEdit: Sendable {
  /// Shows a new slot above the last one.
  case show(SlotState)
  /// Keeps the given number of slots, including the root.
  case truncate(to: Int)
  /// Makes a slot the last one, and returns its child flow to its root.
  case end(at: Int)
  /// Gives the flow another root and removes all routes.
  case setRoot(any BoxedDestination, generation: UInt64)
  /// Changes a destination in place.
  case update(Int, any BoxedDestination)
}

extension FlowState {
  /// Changes a flow outside of a scene. In a scene, ``TreeEdit`` also changes other flows.
  mutating func apply(_ edit: StackEdit, isBuried: Bool) throws(NavigationError) {
    switch edit {
    case .show(let slot): try show(slot, isBuried: isBuried)
    case .truncate(let count): truncate(to: count)
    case .end(let index):
      truncate(to: index + 1)
      slots[index].child?.edit { $0.returnToRoot() }
    case .setRoot(let destination, let generation):
      truncate(to: 1)
      setRoot(destination, generation: generation)
    case .update(let index, let destination): slots[index].destination = destination
    }
  }

  /// Shows a slot above the last one.
  ///
  /// - Parameters:
  ///   - slot: A new slot.
  ///   - isBuried: Whether the flow cannot present; see ``SceneState/isBuried(_:)``.
  /// - Throws: `noStack` for a push onto a layer without a stack. For a modal, `buried`, and `underDialog` above an
  ///   alert or a dialog.
  mutating func show(_ slot: SlotState, isBuried: Bool) throws(NavigationError) {
    var slot = slot
    if slot.style.isModal {
      guard !isBuried else { throw .buried }
      guard !topLayer.style.isDialog else { throw .underDialog }
      slot.layer = LayerStart(id: slot.id, style: slot.style)
    } else {
      guard topLayer.hasStack else { throw .noStack }
      slot.layer = topLayer
    }
    slots.append(slot)
  }

  /// Keeps the first slots.
  ///
  /// - Returns: The removed slots.
  @discardableResult
  mutating func truncate(to count: Int) -> ArraySlice<SlotState> {
    let gone = slots[count...]
    if gone.count == 1 { slots.removeLast() } else { slots = Array(slots[..<count]) }
    return gone
  }

  mutating func setRoot(_ destination: any BoxedDestination, generation: UInt64) {
    root.destination = destination
    root.child = nil
    self.generation = generation
  }

  /// Returns the flow, and the flows that share its root's slot, to their roots. Does not change a container's members.
  private mutating func returnToRoot() {
    guard container == nil else { return }
    truncate(to: 1)
    root.child?.edit { $0.returnToRoot() }
  }
}
