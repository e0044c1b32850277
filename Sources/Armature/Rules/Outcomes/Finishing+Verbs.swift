extension Finishing {
  /// Removes the flow as ``AnyCoordinator/leave()`` does, and then delivers a value to its receivers. They may navigate
  /// at once. The `onDismiss` closures of the same change are called afterwards.
  ///
  /// Nothing is delivered when the verb is refused, or rolled back with its batch.
  ///
  /// - Parameter value: The value of the flow.
  /// - Returns: Whether the verb succeeded; `false` for the root of a scene or a tab.
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
  /// Attach it in ``Coordinator/child(for:)``, so that it is there again when the app is opened again where it was:
  ///
  /// ```swift
  /// case .cards: CardPicker(root: .list).onFinish { [weak self] card in self?.push(.card(card)) }
  /// ```
  ///
  /// - Parameter call: Called once, when the flow has finished and is gone. The flow keeps the closure, which must not
  ///   keep a flow.
  /// - Returns: The flow itself.
  @discardableResult
  public func onFinish(_ call: @escaping (Value) -> Void) -> Self {
    // A flow has one type of value, so the cast succeeds.
    receivers.append { value in if let value = value as? Value { call(value) } }
    return self
  }
}
