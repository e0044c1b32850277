extension Coordinator {
  /// Whether a push is possible now. `false` in a sheet, cover or popover without a stack, and above an alert or a
  /// dialog. A guard may still deny the destination.
  public final var canPush: Bool { routeStack.canPush }

  /// Returns whether ``goBack(_:)`` with the same number would succeed.
  public final func canGoBack(_ steps: Int = 1) -> Bool { routeStack.canGoBack(steps) }

  /// Shows a destination above the flow's last slot. A push is placed below the inspectors at the end of the flow.
  /// Refused for a push when ``canPush`` is `false`, and for any other style below other flows' screens and above an
  /// alert or a dialog; see ``RouteStack/show(_:as:)``.
  ///
  /// ```swift
  /// flow.show(.settings) { cause in log.append("settings gone: \(cause)") }
  /// ```
  ///
  /// - Parameters:
  ///   - destination: The destination to show.
  ///   - style: How it appears; `nil` asks the destination.
  ///   - onDismiss: Called once with the cause after the slot is removed, even by a change in another flow, and with
  ///     ``RemovalCause/flowEnded`` when a ``SceneDirectory`` closes the scene. Not called when the change is refused or
  ///     rolled back, when the slot is removed before the flow enters a scene, when its destination changes in place, or
  ///     when the scene is deallocated. The closure must not keep the flow.
  /// - Returns: Whether the change was made.
  @discardableResult
  public final func show(
    _ destination: D, as style: PresentationStyle? = nil, onDismiss: ((RemovalCause) -> Void)? = nil
  ) -> Bool {
    perform("show(_:as:)", onDismiss: onDismiss) { _ in .show(destination, as: style) }
  }

  /// Pushes a destination, ignoring its own style. Refused when ``canPush`` is `false`; see ``RouteStack/push(_:)``.
  @discardableResult
  public final func push(_ destination: D) -> Bool { perform("push(_:)") { _ in .show(destination, as: .push) } }

  /// Presents a destination as a sheet, ignoring its own style. Refused below other flows' screens, and above an alert
  /// or a dialog; see ``RouteStack/presentSheet(_:stack:detents:)``. For `onDismiss`, see
  /// ``show(_:as:onDismiss:)``.
  @discardableResult
  public final func presentSheet(
    _ destination: D, stack hasStack: Bool = true, detents: Detents = [],
    onDismiss: ((RemovalCause) -> Void)? = nil
  ) -> Bool {
    perform("presentSheet(_:stack:detents:)", onDismiss: onDismiss) { _ in
      .show(destination, as: .sheet(stack: hasStack, detents: detents))
    }
  }

  /// Presents a destination as a cover, ignoring its own style. Refused below other flows' screens, and above an alert
  /// or a dialog; see ``RouteStack/presentCover(_:stack:)``. For `onDismiss`, see
  /// ``show(_:as:onDismiss:)``.
  @discardableResult
  public final func presentCover(
    _ destination: D, stack hasStack: Bool = true, onDismiss: ((RemovalCause) -> Void)? = nil
  ) -> Bool {
    perform("presentCover(_:stack:)", onDismiss: onDismiss) { _ in .show(destination, as: .cover(stack: hasStack)) }
  }

  /// Removes the flow's last routes of any style. Refused when fewer routes are above the root; see
  /// ``RouteStack/goBack(_:)``.
  @discardableResult
  public final func goBack(_ steps: Int = 1) -> Bool { perform("goBack(_:)") { try .goBack(steps, in: $0) } }

  /// Removes all of the flow's routes, and returns the root's child flow to its own root. Succeeds without routes, too;
  /// see ``RouteStack/goBackToRoot()``.
  @discardableResult
  public final func goBackToRoot() -> Bool { perform("goBackToRoot()") { _ in .goBackToRoot } }

  /// Goes back to the last slot that shows a destination, and returns its child flow to its root. Refused when neither
  /// a route nor the root shows it; see ``RouteStack/goBackTo(_:)``.
  @discardableResult
  public final func goBackTo(_ destination: D) -> Bool {
    perform("goBackTo(_:)") { try .goBackTo(in: $0) { $0 == destination } }
  }

  /// Goes back to the last slot whose destination matches, and returns its child flow to its root. Refused when neither
  /// a route nor the root matches; see ``RouteStack/goBackTo(where:)``.
  @discardableResult
  public final func goBackTo(where matches: (D) -> Bool) -> Bool {
    perform("goBackTo(where:)") { try .goBackTo(in: $0, where: matches) }
  }

  /// Goes back to a slot, and returns its child flow to its root. Refused when this flow has no such slot; see
  /// ``RouteStack/goBackTo(id:)``.
  @discardableResult
  public final func goBackTo(id: SlotID) -> Bool { perform("goBackTo(id:)") { try .goBackTo(id, in: $0) } }

  /// Removes the flow's last routes. Refused when fewer routes have been pushed in the current layer; see
  /// ``RouteStack/pop(_:)``.
  @discardableResult
  public final func pop(_ steps: Int = 1) -> Bool { perform("pop(_:)") { try .pop(steps, in: $0) } }

  /// Pops to the last slot that shows a destination, and returns its child flow to its root. Refused when no slot of
  /// this flow in the current layer shows it; see ``RouteStack/popTo(_:)``.
  @discardableResult
  public final func popTo(_ destination: D) -> Bool {
    perform("popTo(_:)") { try .popTo(in: $0) { $0 == destination } }
  }

  /// Pops to the last slot whose destination matches, and returns its child flow to its root. Refused when no slot of
  /// this flow in the current layer matches; see ``RouteStack/popTo(where:)``.
  @discardableResult
  public final func popTo(where matches: (D) -> Bool) -> Bool {
    perform("popTo(where:)") { try .popTo(in: $0, where: matches) }
  }

  /// Pops to a slot, and returns its child flow to its root. Refused for a slot of another flow or of a lower layer;
  /// see ``RouteStack/popTo(id:)``.
  @discardableResult
  public final func popTo(id: SlotID) -> Bool { perform("popTo(id:)") { try .popTo(id, in: $0) } }

  /// Pops all routes that the flow pushed in its current layer. Succeeds without such a route, too; see
  /// ``RouteStack/popToCurrentStackRoot()``.
  @discardableResult
  public final func popToCurrentStackRoot() -> Bool {
    perform("popToCurrentStackRoot()") { .popToCurrentStackRoot(in: $0) }
  }

  /// Removes the last layers that the flow presents, and everything above them. Refused when it presents fewer; see
  /// ``RouteStack/dismiss(_:)``.
  @discardableResult
  public final func dismiss(_ layers: Int = 1) -> Bool { perform("dismiss(_:)") { try .dismiss(layers, in: $0) } }

  /// Removes all layers that the flow presents, and everything above them. Changes nothing when it presents none; see
  /// ``RouteStack/dismissAll()``.
  @discardableResult
  public final func dismissAll() -> Bool { perform("dismissAll()") { .dismissAll(in: $0) } }

  /// Removes a route from anywhere in the flow. The routes above it keep their identities, child flows and tasks, unless
  /// the route is presented, or opens a flow that presents something: everything above is removed with it. Refused for
  /// the root, and for a slot of another flow; see ``RouteStack/remove(_:)``.
  @discardableResult
  public final func remove(_ id: SlotID) -> Bool { perform("remove(_:)") { try .remove(id, of: $0) } }

  /// Removes all routes whose destinations match, as ``remove(_:)`` removes one. The root is kept. Refused when
  /// no route matches; see ``RouteStack/remove(where:)``.
  ///
  /// ```swift
  /// flow.remove { $0 == .note(id: 7) }
  /// ```
  @discardableResult
  public final func remove(where matches: (D) -> Bool) -> Bool {
    perform("remove(where:)") { try .remove(of: $0, where: matches) }
  }

  /// Replaces the last route with a new slot for another destination, in the same style. Refused when there is no
  /// route, and for a modal below other flows' screens; see ``RouteStack/replace(with:)``.
  @discardableResult
  public final func replace(with destination: D) -> Bool {
    perform("replace(with:)") { try .replaceLast(of: $0, with: destination) }
  }

  /// Gives the flow another root and removes all routes. The routes never prevent it, but a guard may deny the root;
  /// see ``RouteStack/setRoot(_:)``.
  @discardableResult
  public final func setRoot(_ destination: D) -> Bool { perform("setRoot(_:)") { _ in .setRoot(destination) } }

  /// Changes a destination in place. The slot keeps its identity, style and position. Refused for a slot of another
  /// flow, and for one whose child flow does not ``adopt(_:in:)`` the new value; see ``RouteStack/update(_:_:)``.
  @discardableResult
  public final func update(_ id: SlotID, _ change: (inout D) -> Void) -> Bool {
    perform("update(_:_:)") { try .update(id, of: $0, change) }
  }

  /// Shows a destination of this flow to the user, wherever the flow is, in one change.
  ///
  /// First shows the flow, as ``AnyCoordinator/reveal()`` does. If the destination is in the flow already, goes back to
  /// it. Otherwise, shows it as ``show(_:as:onDismiss:)`` does.
  ///
  /// ```swift
  /// (tabs.openFlow(of: .settings) as? SettingsCoordinator)?.reveal(.about)
  /// ```
  ///
  /// - Parameters:
  ///   - destination: The destination to see.
  ///   - style: How it appears if it is not in the flow yet; `nil` asks the destination.
  /// - Returns: Whether the user sees the destination now; `false` if the change was refused, if it waits, and if a guard
  ///   shows another destination.
  @discardableResult
  public final func reveal(_ destination: D, as style: PresentationStyle? = nil) -> Bool {
    let isDone = attempt("reveal(_:as:)") {
      guard let core else { throw NavigationError.detached }
      try core.change { draft in
        try draft.reveal(self)
        guard let state = path.flatMap({ draft.state[$0] }) else { throw NavigationError.detached }
        let edit = try whileEditing {
          (try? .goBackTo(in: state) { $0 == destination }) ?? StackEdit.show(destination, as: style)
        }
        try draft.perform(edit, on: self)
      }
    }
    guard isDone, let slot = state.slots.lastIndex(where: { $0.value(as: D.self) == destination }) else { return false }
    return isInFront(at: slot)
  }

  /// Makes several changes as one. When one of them throws, nothing changes.
  ///
  /// ```swift
  /// try flow.edit { stack in
  ///   stack.goBackToRoot()
  ///   try stack.push(.note(id: 7))
  /// }
  /// ```
  ///
  /// The changes are made in their order when the body has ended. Child flows are made then, too.
  ///
  /// - Parameter body: Changes the flow's stack. It may also change other flows, as part of the same change.
  /// - Throws: The first refusal. Nothing has changed then. ``NavigationError/denied(_:)`` has a guard's reason,
  ///   ``NavigationError/failed(_:)`` the message of another error that the body throws.
  /// - Complexity: O(*n*) in the number of routes.
  public final func edit(_ body: (inout RouteStack<D>) throws -> Void) throws(NavigationError) {
    func edits(_ state: SceneState, _ path: TreePath) throws -> [StackEdit] {
      let start = RouteStack<D>(state, at: path)
      var stack = start
      try body(&stack)
      return stack.edits(from: start)
    }
    do {
      guard let core else { return try performStandalone { try edits(SceneState(root: standaloneState), []) } }
      try core.change { draft in
        guard let path else { throw NavigationError.detached }
        for edit in try whileEditing({ try edits(draft.state, path) }) { try draft.perform(edit, on: self) }
      }
    } catch {
      core?.reportIfEndless("edit(_:)", in: self)
      throw error.refusal
    }
  }

  /// Makes an edit from the state of the flow, and changes the flow by it: in its scene or, without one, alone.
  private final func perform(
    _ verb: StaticString, onDismiss: DismissAction? = nil, _ edit: (FlowState) throws -> StackEdit?
  ) -> Bool {
    attempt(verb) {
      guard let core else { return try performStandalone(onDismiss) { try edit(standaloneState).map { [$0] } ?? [] } }
      try core.change { draft in
        guard let state = path.flatMap({ draft.state[$0] }) else { throw NavigationError.detached }
        guard let edit = try whileEditing({ try edit(state) }) else { return }
        try draft.perform(edit, on: self)
        if let onDismiss, case .show(let slot) = edit { draft.dismissals.append((slot.id, onDismiss)) }
      }
    }
  }

  /// Makes edits of a flow that is in no scene. Its child flows are made when it enters one.
  private final func performStandalone(_ onDismiss: DismissAction? = nil, _ edits: () throws -> [StackEdit]) throws {
    let edits = try whileEditing(edits)
    // Code of the app may have brought the flow into a scene.
    guard core == nil else { throw NavigationError.busy }
    replaceStandaloneState(with: try standaloneState.performing(edits))
    keep(onDismiss, of: edits.last)
  }
}
