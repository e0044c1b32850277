// @testable: the slots of a flow whose type is unknown are not public, since apps never need them.
@testable import Armature

/// A slot of a flow, as the flow's state holds it.
@MainActor
struct InspectedSlot {
  let id: SlotID
  let destination: any Destination
  let style: PresentationStyle
  let child: AnyCoordinator?
}

extension AnyCoordinator {
  /// The root's slot, then those of the routes.
  var slots: [InspectedSlot] {
    state.slots.map {
      InspectedSlot(
        id: $0.id, destination: $0.destination.destination, style: $0.style,
        child: $0.child == nil ? nil : child(of: $0.id))
    }
  }

  /// The slots without a child flow whose destination opens one.
  var childless: [SlotID] {
    state.slots.filter { $0.child == nil && makeChild(for: $0.destination) != nil }.map(\.id)
  }

  /// Whether the flow lives in its parent's root, or begins a line of its own.
  var isAtParentsRoot: Bool { parent.map { !($0 is AnyContainer) && $0.slots[0].child === self } ?? true }

  /// The flow and all flows in it.
  var subtree: [AnyCoordinator] { [self] + children.flatMap(\.subtree) }
}

extension AnyContainer {
  /// The members that have been made, by their names, and whether they are drawn.
  var held: [(name: String, flow: AnyCoordinator, isVisible: Bool)] {
    guard let container = state.container else { return [] }
    return container.members.indices.compactMap { index in
      flow(ofMember: container.members[index].name).map { (container.members[index].name, $0, container.shows(index)) }
    }
  }
}

extension Destination {
  func isEqual(to other: any Destination) -> Bool { (other as? Self) == self }
}

extension FlowScene {
  /// Whether anybody observes the events.
  var hearsEvents: Bool { !core.delivery.events.isEmpty }
}
