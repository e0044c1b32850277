/// The place that a flow's root or one of its routes takes, as ``Coordinator/canLeave(_:)`` is asked about it.
public struct Slot<D: Destination>: Identifiable, Hashable, Sendable {
  /// The identity of the slot.
  public let id: SlotID
  /// What the slot shows.
  public let destination: D
  /// Whether it is the flow's root, which a child flow shares with its parent.
  public let isRoot: Bool
}
