/// A flow and everything in it as plain text, for logs, tests and tools.
package struct FlowOutline: Codable, Hashable, Sendable {
  /// The type of the coordinator.
  package let flow: String
  /// The root's slot, then the routes' slots from the bottom up. For a container, the flows that have been made.
  package let slots: [SlotOutline]

  /// One slot of a flow.
  package struct SlotOutline: Codable, Hashable, Sendable {
    /// The description of the destination, or the name of a container's flow.
    package let destination: String
    /// `push`, `sheet`, `cover`, `alert` or `dialog`; `root` for a flow's root; `visible` or `hidden` for a container's
    /// flow.
    package let style: String
    /// The child flow in the slot.
    package let child: FlowOutline?
  }
}

extension AnyCoordinator {
  /// The flow and everything in it as plain text.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  package final var outline: FlowOutline { outline(of: state) }

  private final func outline(of flow: FlowState) -> FlowOutline {
    let name = core?.flow(flow.id)?.typeName ?? typeName
    let child: (Shared<FlowState>?) -> FlowOutline? = { [self] in $0.map { outline(of: $0.value) } }
    guard let container = flow.container else {
      let slots = flow.slots.enumerated().map { index, slot in
        FlowOutline.SlotOutline(
          destination: "\(slot.destination.destination)",
          style: index == 0 ? "root" : slot.style.kind.rawValue, child: slot.isQuestion ? nil : child(slot.child))
      }
      return FlowOutline(flow: name, slots: slots)
    }
    let members = container.flows.indices.filter { container.flows[$0] != nil }.map { index in
      FlowOutline.SlotOutline(
        destination: container.members[index].name, style: container.shows(index) ? "visible" : "hidden",
        child: child(container.flows[index]))
    }
    return FlowOutline(flow: name, slots: members)
  }
}
