/// The slots that a change has asked for, as the legs of a path that only this process can read. So a place can be asked
/// for again that has no link, and its slots keep their identities.
struct AskedSlots: Sendable {
  private(set) var slots: [SlotState] = []

  private static let mark: Character = "\u{1}"

  /// Adds a slot, and returns its leg.
  mutating func leg(for slot: SlotState, as destination: (any BoxedDestination)? = nil, root: String?) -> LinkLeg {
    var asked = slot
    asked.child = nil
    asked.destination = destination ?? slot.destination
    slots.append(asked)
    return LinkLeg(segments: [.text("\(Self.mark)\(slots.count - 1)")], root: root)
  }

  /// Returns the slot of a leg.
  func slot(of segment: LinkSegment?) -> SlotState? {
    guard !slots.isEmpty, let text = segment?.text, text.first == Self.mark, let index = Int(text.dropFirst()) else {
      return nil
    }
    return slots.indices.contains(index) ? slots[index] : nil
  }

  func contains(_ id: SlotID) -> Bool { slots.contains { $0.id == id } }

  /// Reads the leg at a cursor: a slot, or else a destination of the table.
  func decode(
    at cursor: inout LinkCursor, by table: LinkTable
  ) throws(LinkError) -> (destination: any BoxedDestination, slot: SlotState?) {
    guard let slot = slot(of: cursor.next) else { return (try table.decode(at: &cursor), nil) }
    guard table === slot.destination.destination.linkTable else {
      throw cursor.error(.unknownDestination, at: cursor.position)
    }
    try cursor.finishLeg(at: cursor.position + 1) { _ in false }
    return (slot.destination, slot)
  }
}

extension AskedSlots: Equatable {
  static func == (one: Self, other: Self) -> Bool { one.slots.map(\.id) == other.slots.map(\.id) }
}
