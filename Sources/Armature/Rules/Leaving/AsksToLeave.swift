/// A flow that asks the user when it keeps a slot, for example because its changes are not saved.
///
/// ```swift
/// final class DraftCoordinator: Coordinator<DraftDestination>, AsksToLeave {
///   var isEdited = false
///
///   override func canLeave(_ slot: Slot<DraftDestination>) -> Bool { !isEdited }
///
///   func wantsToLeave(_ slot: Slot<DraftDestination>, by cause: ChangeCause) async -> Bool {
///     await confirm("Discard the changes?", action: "Discard", role: .destructive)
///   }
/// }
/// ```
@MainActor
public protocol AsksToLeave: AnyCoordinator {
  /// The type of the flow's destinations.
  associatedtype Place: Destination

  /// Called when the user wants to leave a slot that ``Coordinator/canLeave(_:)`` keeps. If the slot lies in a hidden tab,
  /// the tab is selected first.
  ///
  /// - Parameters:
  ///   - slot: A slot of this flow, including the root's in a child flow.
  ///   - cause: How the user wants to leave: by a step `back`, by a swipe or a tap that has the layer `dismissed`, by
  ///     another choice that is `selected` in a container, or by a `link` from outside the app.
  /// - Returns: Whether the user leaves the slot after all.
  func wantsToLeave(_ slot: Slot<Place>, by cause: ChangeCause) async -> Bool
}

extension AsksToLeave {
  fileprivate func asks(about slot: SlotState, isRoot: Bool, by cause: ChangeCause) async -> Bool {
    // Only the flow's own destinations can be cast to their type.
    guard self is Coordinator<Place>, let slot = Slot<Place>(slot, isRoot: isRoot) else { return false }
    return await wantsToLeave(slot, by: cause)
  }
}

/// A flow that keeps a slot, although the user wants to leave it.
struct HeldSlot: Refusing {
  let flow: AnyCoordinator
  let slot: SlotID
  var refusal: NavigationError { .cannotLeave }
}

extension FlowScene {
  /// Lets a flow ask the user whether to leave a slot that it keeps, unless it is asking already.
  ///
  /// - Parameters:
  ///   - heldSlot: The flow and its slot.
  ///   - cause: How the user wants to leave.
  ///   - joins: Whether the answer decides also if the flow is asking already.
  ///   - decide: Called with the answer, and leaves without asking about the slot again. Not called when the slot has
  ///     gone meanwhile.
  func ask(
    _ heldSlot: HeldSlot, cause: ChangeCause, joins: Bool = false,
    _ decide: @escaping @MainActor (FlowScene, _ isLeft: Bool) -> Void
  ) {
    let (flow, id) = (heldSlot.flow, heldSlot.slot)
    let leaving = rule(Leaving.self)
    guard flow is any AsksToLeave, let index = flow.state.index(of: id),
      leaving.begin(id, joins: joins, { [weak self] isLeft in self.map { decide($0, isLeft) } })
    else { return }
    acts.askedSlots.insert(id)
    let slot = flow.state.slots[index]
    // Other flows may have been asked for the same step.
    let released = leaving.released.union([id])
    show(flow, cause: cause)
    // The flow may go before it is asked, for example with a batch that is rolled back.
    _ = work.actions.run(in: id) { [weak leaving, weak flow, acts] in
      let isLeft = await (flow as? any AsksToLeave)?.asks(about: slot, isRoot: index == 0, by: cause) ?? false
      acts.askedSlots.remove(id)
      guard let leaving else { return }
      let decisions = leaving.takeDecisions(about: id)
      guard let flow, !flow.isDetached, flow.owns(id) else { return }
      leaving.releasing(isLeft ? released : []) { for decide in decisions { decide(isLeft) } }
    }
  }

  /// Selects the tabs in which a flow lies, so that the user sees what it asks about. The other tabs keep their lines.
  private func show(_ flow: AnyCoordinator, cause: ChangeCause) {
    guard let way = flow.way, !core.current.isDrawn(way) else { return }
    _ = root.attempt("wantsToLeave(_:by:)") {
      try core.change(cause) { draft in
        for (container, name) in draft.state.hiddenMembers(on: way) {
          try draft.tree.editContainer(container, cause: .left) { try $0.show(name) }
        }
      }
    }
  }
}
