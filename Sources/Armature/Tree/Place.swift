/// A destination in a slot. A slot may get another one.
struct Place: Hashable, Sendable {
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

extension Comparison.Slot {
  var place: Place { Place(index, of: flow.value) }
}

extension FlowState {
  /// Returns whether a destination is in one of the flow's slots.
  func contains(_ place: Place) -> Bool { index(of: place.slot).map { Place($0, of: self) == place } ?? false }
}
