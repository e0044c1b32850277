// The verbs of `RouteStack`, each forwarded. Their rules and the reasons for which they are refused are told there, and
// refusals have their names.
extension Coordinator {
  /// Whether the layer at the end of the flow's run takes a push.
  public final var canPush: Bool { openings.isEmpty ? stack.canPush : routeStack.canPush }

  /// Whether ``goBack(_:)`` with the same number would be done.
  @inlinable public final func canGoBack(_ steps: Int = 1) -> Bool { stack.canGoBack(steps) }

  /// Shows a destination above the flow's last slot; `nil` asks the destination for its style.
  ///
  /// ```swift
  /// flow.show(.settings) { cause in log.append("settings gone: \(cause)") }
  /// ```
  ///
  /// - Parameters:
  ///   - destination: Where to go.
  ///   - style: How it appears.
  ///   - onDismiss: Called once, when the slot has gone, with the cause: whatever takes it away, a change in another flow
  ///     included. It is not called when the verb is refused or its batch is taken back, when the slot goes before the
  ///     flow has come into a scene, nor when the whole scene is released. The flow keeps it until then, so it must not
  ///     keep the flow.
  /// - Returns: Whether it was done.
  @discardableResult
  @inlinable public final func show(
    _ destination: D, as style: PresentationStyle? = nil, onDismiss: ((RemovalCause) -> Void)? = nil
  ) -> Bool {
    let style = style ?? destination.style
    return extend("show(_:as:)", isModal: style.isModal, onDismiss: onDismiss) { stack throws(NavigationError) in
      try stack.show(destination, as: style)
    }
  }

  /// Pushes a destination, whatever its own style.
  @discardableResult
  @inlinable public final func push(_ destination: D) -> Bool {
    extend("push(_:)", isModal: false) { stack throws(NavigationError) in try stack.push(destination) }
  }

  /// Presents a destination as a sheet, whatever its own style. `onDismiss` is that of ``show(_:as:onDismiss:)``.
  @discardableResult
  public final func presentSheet(
    _ destination: D, stack hasStack: Bool = true, detents: Detents = [],
    onDismiss: ((RemovalCause) -> Void)? = nil
  ) -> Bool {
    extend("presentSheet(_:stack:detents:)", isModal: true, onDismiss: onDismiss) { stack throws(NavigationError) in
      try stack.presentSheet(destination, stack: hasStack, detents: detents)
    }
  }

  /// Presents a destination as a cover, whatever its own style. `onDismiss` is that of ``show(_:as:onDismiss:)``.
  @discardableResult
  public final func presentCover(
    _ destination: D, stack hasStack: Bool = true, onDismiss: ((RemovalCause) -> Void)? = nil
  ) -> Bool {
    extend("presentCover(_:stack:)", isModal: true, onDismiss: onDismiss) { stack throws(NavigationError) in
      try stack.presentCover(destination, stack: hasStack)
    }
  }

  /// Removes the flow's last routes, whatever their style.
  @discardableResult
  @inlinable public final func goBack(_ steps: Int = 1) -> Bool {
    shorten("goBack(_:)") { stack throws(NavigationError) in try stack.goBack(steps) }
  }

  /// Removes all of the flow's routes, and returns the root's child flow to its own root.
  @discardableResult
  public final func goBackToRoot() -> Bool {
    shorten("goBackToRoot()") { stack throws(NavigationError) in stack.goBackToRoot() }
  }

  /// Goes back to the last slot that shows a destination, and returns its child flow to its root.
  @discardableResult
  public final func goBackTo(_ destination: D) -> Bool {
    shorten("goBackTo(_:)") { stack throws(NavigationError) in try stack.goBackTo(destination) }
  }

  /// Goes back to the last slot whose destination matches, and returns its child flow to its root.
  @discardableResult
  public final func goBackTo(where matches: (D) -> Bool) -> Bool {
    change("goBackTo(where:)") { stack throws(NavigationError) in try stack.goBackTo(where: matches) }
  }

  /// Goes back to a slot, and returns its child flow to its root.
  @discardableResult
  public final func goBackTo(id: SlotID) -> Bool {
    shorten("goBackTo(id:)") { stack throws(NavigationError) in try stack.goBackTo(id: id) }
  }

  /// Removes the flow's last routes, all of which must be pushed ones.
  @discardableResult
  @inlinable public final func pop(_ steps: Int = 1) -> Bool {
    shorten("pop(_:)") { stack throws(NavigationError) in try stack.pop(steps) }
  }

  /// Pops to the last slot of the current layer that shows a destination, and returns its child flow to its root.
  @discardableResult
  public final func popTo(_ destination: D) -> Bool {
    shorten("popTo(_:)") { stack throws(NavigationError) in try stack.popTo(destination) }
  }

  /// Pops to the last slot of the current layer whose destination matches, and returns its child flow to its root.
  @discardableResult
  public final func popTo(where matches: (D) -> Bool) -> Bool {
    change("popTo(where:)") { stack throws(NavigationError) in try stack.popTo(where: matches) }
  }

  /// Pops to a slot of the current layer, and returns its child flow to its root.
  @discardableResult
  public final func popTo(id: SlotID) -> Bool {
    shorten("popTo(id:)") { stack throws(NavigationError) in try stack.popTo(id: id) }
  }

  /// Pops everything that the flow pushed in its current layer.
  @discardableResult
  public final func popToCurrentStackRoot() -> Bool {
    shorten("popToCurrentStackRoot()") { stack throws(NavigationError) in stack.popToCurrentStackRoot() }
  }

  /// Removes the last layers that the flow presents with all that lies above them.
  @discardableResult
  public final func dismiss(_ layers: Int = 1) -> Bool {
    shorten("dismiss(_:)") { stack throws(NavigationError) in try stack.dismiss(layers) }
  }

  /// Removes all layers that the flow presents, with all that lies above them.
  @discardableResult
  public final func dismissAll() -> Bool {
    shorten("dismissAll()") { stack throws(NavigationError) in stack.dismissAll() }
  }

  /// Puts a new slot with another destination in place of the last route, in the same style.
  @discardableResult
  public final func replace(with destination: D) -> Bool {
    change("replace(with:)") { stack throws(NavigationError) in try stack.replace(with: destination) }
  }

  /// Gives the flow another root and drops all routes.
  @discardableResult
  public final func setRoot(_ destination: D) -> Bool {
    change("setRoot(_:)") { stack throws(NavigationError) in stack.setRoot(destination) }
  }

  /// Changes a payload in place: the slot keeps its identity, its style and its place. Refused on a slot whose child flow
  /// does not ``adopt(_:in:)`` the new value.
  @discardableResult
  public final func update(_ id: SlotID, _ change: (inout D) -> Void) -> Bool {
    self.change("update(_:_:)") { stack throws(NavigationError) in try stack.update(id, change) }
  }
}
