/// The reason why a flow cannot be awaited.
package enum OutcomeError: Error, Hashable, Sendable {
  /// A destination that opens another flow than the awaited one, or none.
  case wrongFlow(destination: String, opened: String?, expected: String)
  /// A flow that is in no scene yet, or whose scene was deallocated.
  case noScene
}

extension OutcomeError: CustomStringConvertible {
  /// One sentence about the problem and the way out.
  package var description: String {
    switch self {
    case .wrongFlow(let destination, let opened, let expected):
      "\(destination) opens \(opened.map { "a flow of type \($0)" } ?? "no flow"), but a \(expected) is expected: "
        + "return one from child(for:) for this destination"
    case .noScene: "a flow can wait for the user only in a scene: call this method in didEnter() or later"
    }
  }
}

extension Coordinator {
  /// Shows a destination, and waits until the flow that it opens has ended.
  ///
  /// ```swift
  /// if let card = try await run(.payment, as: CardPicker.self) { push(.paid(with: card)) }
  /// ```
  ///
  /// Returns for every way in which the flow can end. If the waiting task is cancelled, the flow is removed; a task
  /// that is already cancelled shows nothing.
  ///
  /// Only this call receives the value. No call waits for a flow that a link or an archive has opened. To receive its
  /// value too, use ``Finishing/onFinish(_:)`` in ``child(for:)``.
  ///
  /// - Parameters:
  ///   - destination: A destination for which ``child(for:)`` makes a flow of the type `child`.
  ///   - child: The type of the flow, which finishes with a value.
  ///   - style: How it appears; `nil` asks the destination.
  /// - Returns: The value of the flow; `nil` when it was removed without one, whatever the cause.
  /// - Throws: An error with a sentence for a destination that opens another flow, and for a flow without a scene. A
  ///   ``NavigationError`` when ``show(_:as:onDismiss:)`` would be refused, and an ``AdmissionError`` when a guard
  ///   denies the destination. Nothing has changed then.
  public final func run<Child: Finishing>(
    _ destination: D, as child: Child.Type, style: PresentationStyle? = nil
  ) async throws -> Child.Value? {
    let slot = SlotState(style: style ?? destination.style, destination: destination.boxed)
    return try await value(in: slot.id) { draft in
      try draft.perform(.show(slot), on: self)
      let opened = self.child(of: slot.id)
      if let opened = opened as? Child { return opened }
      throw OutcomeError.wrongFlow(
        destination: "\(destination)", opened: opened?.typeName, expected: "\(Child.self)")
    }
  }
}

extension AnyCoordinator {
  /// Shows a flow in a slot, and waits until the slot is removed. Holds neither the scene nor the shown flow meanwhile.
  ///
  /// - Parameters:
  ///   - slot: The identity of the slot that `show` makes.
  ///   - question: The text of a question, which waits for its turn; `nil` for a flow, which is shown at once.
  ///   - show: Shows the slot, and returns its flow.
  /// - Returns: The value of the flow; `nil` when it was removed without one.
  /// - Throws: The error of `show`.
  final func value<Child: Finishing>(
    in slot: SlotID, asking question: String? = nil, _ show: @escaping (Draft) throws -> Child
  ) async throws -> Child.Value? {
    guard !Task.isCancelled else { return nil }
    var value: Child.Value?
    defer { core?.scene?.rule(Outcomes.self).recordReturn(to: slot) }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        guard !isDetached else { return continuation.resume(throwing: NavigationError.detached) }
        guard let core, let awaited = scene?.rule(Outcomes.self) else {
          return continuation.resume(throwing: OutcomeError.noScene)
        }
        awaited.add(slot, continuation) { ($0 as? Child)?.onFinish { value = $0 } }
        do {
          // A slot of an open draft may be dropped without notice.
          if let obstacle = core.obstacle { throw obstacle }
          if let question {
            awaited.ask(WaitingQuestion(slot: slot, title: question, flow: self, show: { _ = try show($0) }), in: core)
          } else {
            try core.change { _ = try show($0) }
          }
        } catch {
          // A flow that a guard holds is shown later.
          if error.refusal != .held { awaited.resume(slot, throwing: error) }
        }
      }
    } onCancel: { [weak core] in
      // The task may be cancelled on any thread, also in the middle of a change.
      Task { @MainActor in core?.withdraw(slot) }
    }
    return value
  }
}

extension SceneCore {
  /// Removes a slot for which nobody waits any more.
  fileprivate func withdraw(_ slot: SlotID) {
    if current.locate(slot) != nil || current.askedSlots?.contains(slot) == true {
      try? change { draft in
        draft.giveUp(asked: slot)
        if let address = draft.state.locate(slot) { draft.tree.remove(address, cause: .verb) }
      }
    }
    guard let awaited = scene?.rule(Outcomes.self) else { return }
    awaited.withdraw(slot, in: self)
    awaited.resume(slot)
  }
}

extension Finishing {
  /// Removes the flow as ``AnyCoordinator/leave()`` does, and then delivers a value to its receivers. They may navigate
  /// at once. The `onDismiss` closures of the same change are called afterwards.
  ///
  /// In a batch, the value is delivered after the whole batch. Nothing is delivered when the change is refused, or
  /// rolled back with its batch.
  ///
  /// - Parameter value: The result of the flow, such as the chosen card.
  /// - Returns: Whether the change was made; `false` for the root of a scene or a tab.
  @discardableResult
  public func finish(_ value: Value) -> Bool { finish(value, cause: .left) }

  @discardableResult
  func finish(_ value: Value, cause: RemovalCause) -> Bool {
    attempt("finish(_:)") {
      try leave(cause: cause) { [receivers] draft in
        draft.notes.outcomes.append { for receive in receivers { receive(value) } }
      }
    }
  }

  /// Adds a receiver for the value of the flow.
  ///
  /// Attach it in ``Coordinator/child(for:)``, so that it is attached again after a relaunch:
  ///
  /// ```swift
  /// case .cards: CardPicker(root: .list).onFinish { [weak self] card in self?.push(.card(card)) }
  /// ```
  ///
  /// - Parameter call: Called once, after the flow has finished and was removed. The flow keeps the closure, which must
  ///   not keep a flow.
  /// - Returns: The flow itself.
  @discardableResult
  public func onFinish(_ call: @escaping (Value) -> Void) -> Self {
    // A flow has one type of value, so the cast succeeds.
    receivers.append { value in if let value = value as? Value { call(value) } }
    return self
  }
}
