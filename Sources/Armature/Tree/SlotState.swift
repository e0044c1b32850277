/// The state of one slot: its content and its child flow, if any.
struct SlotState: Sendable {
  var id: SlotID
  /// How the slot appears. A flow's root has the style of the slot that it shares with its parent.
  var style: PresentationStyle
  /// The layer of the slot, which never changes.
  var layer: LayerStart
  var content: SlotContent
  /// Grows when the screen has to be drawn again.
  var revision = 0
  var child: Shared<FlowState>?

  /// Creates a slot outside of a flow. Its layer is set when it is shown.
  init(id: SlotID = SlotID(), style: PresentationStyle, content: SlotContent) {
    self.id = id
    self.style = style
    self.content = content
    layer = LayerStart(id: id, style: style)
  }

  init(id: SlotID = SlotID(), style: PresentationStyle, destination: any BoxedDestination) {
    self.init(id: id, style: style, content: .destination(destination))
  }

  /// The destination; for a question, its text.
  var destination: any BoxedDestination {
    switch content {
    case .destination(let box), .question(let box): box
    }
  }

  /// Whether the slot holds a question, which is no route of the flow.
  var isQuestion: Bool {
    if case .question = content { true } else { false }
  }

  /// Returns the destination with the type that the slot's flow knows; `nil` for a question.
  func value<D>(as type: D.Type) -> D? where D: Hashable & Sendable {
    if case .destination(let box) = content { box.value(as: type) } else { nil }
  }

  /// Whether the slot is a modal, or its child flow's run has one.
  var holdsModal: Bool { style.isModal || child?.value.hasModal ?? false }
}

/// The content of a slot.
enum SlotContent: Sendable {
  /// A destination of the slot's flow.
  case destination(any BoxedDestination)
  /// The text of a question. Its type is not that of the flow's destinations. A flow that comes with the slot draws the
  /// question.
  case question(any BoxedDestination)
}

/// The slot that starts a layer, and its style. The bottom of a line has the style of a push.
struct LayerStart: Equatable, Sendable {
  let id: SlotID
  let style: PresentationStyle

  /// Whether screens can be pushed onto the layer.
  var hasStack: Bool { style.isModal ? style.hasStack : true }
}

/// A slot's destination in a box. Only the flow that owns the slot knows its type.
protocol BoxedDestination: AnyObject, Sendable {
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
  /// The cast is safe: a flow's slots hold only destinations of the flow's type, except for a question, and the flow asks
  /// only for that type. So typed views of a flow leave the question out.
  func value<D>(as type: D.Type) -> D where D: Hashable & Sendable {
    unsafeDowncast(self, to: DestinationBox<D>.self).value
  }
}

/// Returns a destination in a box.
func boxed(_ destination: some Hashable & Sendable) -> any BoxedDestination { DestinationBox(destination) }
