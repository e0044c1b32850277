/// A flow and all in it as plain text, for logs, tests and tools.
public struct FlowOutline: Codable, Hashable, Sendable {
  /// The type of the coordinator.
  public let flow: String
  /// The root's slot, then the routes' from the bottom up; the flows of a container that have been made.
  public let slots: [SlotOutline]

  /// One slot of a flow.
  public struct SlotOutline: Codable, Hashable, Sendable {
    /// The destination, as Swift prints it, or the name of a container's flow.
    public let destination: String
    /// `push`, `sheet`, `cover`, `alert` or `dialog`; `root` for a flow's root; `visible` or `hidden` for a container's flow.
    public let style: String
    /// The child flow that the slot has opened.
    public let child: FlowOutline?
  }
}

extension AnyCoordinator {
  /// The flow and all in it as plain text.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  public final var outline: FlowOutline {
    if let container = self as? AnyContainer {
      return FlowOutline(
        flow: "\(type(of: self))",
        slots: openings.map { opening in
          let isVisible = visibleChildren.contains { $0 === opening.flow }
          return FlowOutline.SlotOutline(
            destination: container.outlineName(ofChildAt: opening.index), style: isVisible ? "visible" : "hidden",
            child: opening.flow.outline)
        })
    }
    return FlowOutline(
      flow: "\(type(of: self))",
      slots: (-1..<routeCount).map { index in
        FlowOutline.SlotOutline(
          destination: "\(destination(at: index))", style: index < 0 ? "root" : style(at: index).kind.rawValue,
          child: child(at: index)?.outline)
      })
  }
}
