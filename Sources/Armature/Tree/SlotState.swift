/// The state of one slot: its destination, and the child flow in it, if any.
struct SlotState: Sendable {
  var id: SlotID
  /// How the slot appears. A flow's root has the style of the slot that it shares with its parent.
  var style: PresentationStyle
  /// The layer in which the slot lies. A slot never changes its layer.
  var layer: LayerStart
  var destination: any BoxedDestination
  /// Grows when the screen has to be drawn again.
  var revision = 0
  var child: Shared<FlowState>?

  /// A slot that is in no flow yet; its layer is known when it is shown.
  init(id: SlotID = .unused(), style: PresentationStyle, destination: any BoxedDestination) {
    self.id = id
    self.style = style
    self.destination = destination
    layer = LayerStart(id: id, style: style)
  }

  /// Whether a modal goes when the slot goes: the slot itself, or one in its child flow's run.
  var holdsModal: Bool { style.isModal || child?.value.hasModal ?? false }
}

/// The slot that starts a layer, and its style; a push for the bottom of a line.
struct LayerStart: Equatable, Sendable {
  let id: SlotID
  let style: PresentationStyle

  /// Whether screens can be pushed onto the layer.
  var hasStack: Bool { style.isModal ? style.hasStack : true }
}
