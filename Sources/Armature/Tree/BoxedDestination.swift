/// A slot's destination in a box. Only the flow that owns the slot knows its type.
protocol BoxedDestination: AnyObject, Sendable {
  /// The destination, of any type.
  var destination: any Destination { get }
  /// Returns whether both boxes hold equal destinations of the same type.
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
  /// Returns the destination with the type that its flow knows.
  ///
  /// The cast is safe: a flow's slots hold only destinations of the flow's type, and the flow asks only for that type.
  func value<D>(as type: D.Type) -> D where D: Hashable & Sendable {
    unsafeDowncast(self, to: DestinationBox<D>.self).value
  }
}

extension Destination {
  /// The destination in a box.
  var boxed: any BoxedDestination { DestinationBox(self) }
}
