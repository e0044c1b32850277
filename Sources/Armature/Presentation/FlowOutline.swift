/// A flow and all in it as plain text, for logs, tests and tools.
public struct FlowOutline: Codable, Hashable, Sendable {
  /// The type of the coordinator.
  public let flow: String
  /// The root's slot, then the routes' from the bottom up.
  public let slots: [SlotOutline]

  /// One slot of a flow.
  public struct SlotOutline: Codable, Hashable, Sendable {
    /// The destination, as Swift prints it.
    public let destination: String
    /// `push`, `sheet` or `cover`; `root` for a flow's root.
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
    FlowOutline(
      flow: "\(type(of: self))",
      slots: (-1..<routeCount).map { index in
        FlowOutline.SlotOutline(
          destination: "\(destination(at: index))", style: index < 0 ? "root" : style(at: index).kind.rawValue,
          child: child(at: index)?.outline)
      })
  }
}
