/// A slot's destination in a box: only the flow that owns the slot knows the type.
protocol BoxedDestination: AnyObject, Sendable {
  /// The destination, of any type.
  var destination: any Destination { get }
  /// Whether both boxes hold equal destinations of the same type.
  func isEqual(to other: any BoxedDestination) -> Bool
}

final class DestinationBox<D: Hashable & Sendable>: BoxedDestination {
  let value: D

  init(_ value: D) { self.value = value }

  var destination: any Destination { value as? any Destination ?? AnyDestination(value) }

  func isEqual(to other: any BoxedDestination) -> Bool {
    self === other || (other as? Self)?.value == value
  }
}

extension BoxedDestination {
  /// The destination as its flow knows it.
  ///
  /// A flow puts only destinations of its own type into its slots, and asks only for that type: no other code calls this.
  func value<D>(as type: D.Type) -> D where D: Hashable & Sendable {
    unsafeDowncast(self, to: DestinationBox<D>.self).value
  }
}

extension Destination {
  /// The destination in a box.
  var boxed: any BoxedDestination { DestinationBox(self) }
}
