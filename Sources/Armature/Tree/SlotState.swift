/// The state of one slot: its destination and its child flow, if any.
struct SlotState: Sendable {
  var id: SlotID
  /// How the slot appears. A flow's root has the style of the slot that it shares with its parent.
  var style: PresentationStyle
  /// The layer of the slot, which never changes.
  var layer: LayerStart
  /// The destination; for a question, its text.
  var destination: any BoxedDestination
  /// Whether the slot holds a question, which is no route of the flow. Its text does not have the type of the flow's
  /// destinations. The flow that is passed with the slot draws it.
  let isQuestion: Bool
  /// Grows when the screen has to be drawn again.
  var revision = 0
  var child: Shared<FlowState>?

  /// Creates a slot outside of a flow. Its layer is set when it is shown.
  init(id: SlotID = SlotID(), style: PresentationStyle, destination: any BoxedDestination, isQuestion: Bool = false) {
    self.id = id
    self.style = style
    self.destination = destination
    self.isQuestion = isQuestion
    layer = LayerStart(id: id, style: style)
  }

  /// Returns the destination with the type that the slot's flow knows; `nil` for a question.
  func value<D>(as type: D.Type) -> D? where D: Hashable & Sendable { isQuestion ? nil : destination.value(as: type) }

  /// Whether the slot is a modal, or its child flow's run has one.
  var holdsModal: Bool { style.isModal || child?.value.hasModal ?? false }
}

/// The slot that starts a layer, and its style. The bottom of a line has the style of a push.
struct LayerStart: Equatable, Sendable {
  let id: SlotID
  let style: PresentationStyle

  /// Whether screens can be pushed onto the layer.
  var hasStack: Bool { style.isModal ? style.hasStack : true }
}

/// A slot's destination in a box. Only the flow that owns the slot knows its type.
package protocol BoxedDestination: AnyObject, Sendable {
  /// The destination, of any type.
  var base: any Hashable & Sendable { get }
  /// Returns whether both boxes hold equal destinations of the same type.
  func isEqual(to other: any BoxedDestination) -> Bool
}

final class DestinationBox<D: Hashable & Sendable>: BoxedDestination {
  let value: D

  init(_ value: D) { self.value = value }

  var base: any Hashable & Sendable { value }

  func isEqual(to other: any BoxedDestination) -> Bool {
    if self === other { return true }
    guard let other = other as? Self else { return false }
    return other.value == value
  }
}

extension BoxedDestination {
  /// Returns the destination with the type that its flow knows.
  ///
  /// The cast is safe: a flow's slots hold only destinations of the flow's type, except for a question, and the flow
  /// asks only for that type. So typed views of a flow leave the question out.
  func value<D>(as type: D.Type) -> D where D: Hashable & Sendable {
    unsafeDowncast(self, to: DestinationBox<D>.self).value
  }
}

/// Returns a destination in a box.
func boxed(_ destination: some Hashable & Sendable) -> any BoxedDestination { DestinationBox(destination) }
