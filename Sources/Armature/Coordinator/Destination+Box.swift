extension Destination {
  /// The destination in a box.
  var boxed: any BoxedDestination { DestinationBox(self) }
}

extension BoxedDestination {
  /// The destination; a value that is none is wrapped in one.
  var destination: any Destination { base as? any Destination ?? AnyDestination(base) }
}

extension Node {
  /// The destination that the slot shows: its own or, with a child flow, the root of the innermost child flow.
  public var destination: any Destination { box.destination }
  /// The destinations that opened the child flows in this slot, outermost first. Empty for most slots.
  package var openers: [any Destination] { openerBoxes.map(\.destination) }
}
