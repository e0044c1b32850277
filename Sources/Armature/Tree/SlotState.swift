/// The state of one slot: its destination and its child flow, if any.
struct SlotState: Sendable {
  var id: SlotID
  /// How the slot appears. A flow's root has the style of the slot that it shares with its parent.
  var style: PresentationStyle
  /// The layer of the slot, which never changes.
  var layer: LayerStart
  var destination: any BoxedDestination
  /// Grows when the screen has to be drawn again.
  var revision = 0
  var child: Shared<FlowState>?

  /// Creates a slot outside of a flow. Its layer is set when it is shown.
  init(id: SlotID = .unused(), style: PresentationStyle, destination: any BoxedDestination) {
    self.id = id
    self.style = style
    self.destination = destination
    layer = LayerStart(id: id, style: style)
  }

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
