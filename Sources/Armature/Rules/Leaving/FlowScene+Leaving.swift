// A host asks this before the user tries to leave.
extension FlowScene {
  /// Returns whether the user may close a layer and everything above it now. If not, a host disables the swipe of a
  /// sheet.
  ///
  /// - Parameter id: The first slot of the layer.
  /// - Returns: Whether ``dismiss(_:)`` would succeed.
  /// - Complexity: O(*n*) in the number of slots.
  package func canDismiss(_ id: SlotID) -> Bool { startsLayer(id) && canRemove(from: id) }

  /// Whether the user may leave the last slot of the line now. If not, a host disables the back button.
  package var canGoBack: Bool { end.map(canRemove) ?? false }

  /// Whether ``back()`` does something: the last slot of the line goes, or its flow asks the user about it.
  package var takesBack: Bool { end.map { answer(to: $0) != .kept } ?? false }

  /// Returns whether ``dismiss(_:)`` does something: the layer closes, or a flow asks the user about it.
  package func takesDismissal(of id: SlotID) -> Bool { startsLayer(id) && answer(to: id) != .kept }

  /// Returns the question before the user closes a layer that a flow keeps; `nil` if no flow asks, or if the one that asks
  /// does not know the question yet.
  package func question(beforeDismissing id: SlotID) -> LeavingQuestion? {
    if startsLayer(id), case .asked(_, let question) = answer(to: id) { question } else { nil }
  }

  /// Closes a layer whose question the user has answered in a dialog of the system. Another flow may still ask.
  ///
  /// - Parameter id: The first slot of the layer.
  /// - Returns: Whether ``dismiss(_:)`` has succeeded.
  package func dismissConfirmed(_ id: SlotID) -> Bool {
    guard case .asked(let slot, _) = answer(to: id) else { return dismiss(id) }
    var isGone = false
    rule(Leaving.self).releasing([slot]) { isGone = dismiss(id) }
    return isGone
  }

  private func canRemove(from id: SlotID) -> Bool { answer(to: id) == .left }

  /// The answer of the flows when the user wants to leave a slot and everything above it.
  private enum LeavingAnswer: Equatable {
    case left, kept
    /// The flow of a slot asks the user, with a question if it is known.
    case asked(SlotID, LeavingQuestion?)
  }

  private func answer(to id: SlotID) -> LeavingAnswer {
    rule(Leaving.self).hasAnswers = true
    return core.tracking.read(Leaving.answer(about: id), version: 0, of: core.current.root.object) {
      do {
        try core.askToLeave { tree in try tree.remove(from: id, cause: .back) }
        return .left
      } catch {
        guard let heldSlot = error as? HeldSlot, heldSlot.flow is any AsksToLeave else { return .kept }
        return .asked(heldSlot.slot, heldSlot.question)
      }
    }
  }
}
