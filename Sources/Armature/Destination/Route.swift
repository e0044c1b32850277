/// A destination that a flow shows, with its presentation style and an identity of its own.
public struct Route<D: Destination>: Identifiable, Hashable, Sendable {
  /// The identity of the slot that the route takes.
  public let id: SlotID
  /// Where the route leads.
  public let destination: D
  /// How it appears.
  public let style: PresentationStyle

  @inlinable init(id: SlotID, destination: D, style: PresentationStyle) {
    self.id = id
    self.destination = destination
    self.style = style
  }
}
