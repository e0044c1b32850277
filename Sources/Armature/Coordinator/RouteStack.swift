/// A flow's root and the routes above it as a value, with all verbs and their rules.
///
/// A refused verb throws a ``NavigationError`` and changes nothing. ``Coordinator`` has the same verbs. Use the stack
/// itself in ``Coordinator/edit(_:)``, which makes several changes as one. An array of ``Route`` has the verbs in its
/// own `edit`.
///
/// ```swift
/// try flow.edit { stack in
///   try stack.goBackTo(.list)
///   try stack.push(.note(id: 7))
/// }
/// ```
///
/// A copy keeps the identities of its routes. If you assign another stack in a flow's `edit`, its routes get new
/// identities there.
public struct RouteStack<D: Hashable & Sendable>: Sendable {
  /// The scene of the flow, or the flow alone, with the changes made so far.
  private var tree: TreeEdit
  private let path: TreePath
  /// The state before the changes.
  private let base: SceneState
  private var edits: [StackEdit] = []

  /// Creates a stack with only a root.
  ///
  /// - Parameter root: The destination at the bottom.
  public init(root: D) { self.init(flow: FlowState(root: DestinationBox(root))) }

  /// Creates the stack of a flow outside of a scene.
  init(flow: FlowState) { self.init(SceneState(root: flow), at: []) }

  /// Creates the stack of a flow in a scene.
  init(_ state: SceneState, at path: TreePath) {
    tree = TreeEdit(state)
    base = state
    self.path = path
  }

  /// Returns the edits after which a flow has the slots of this stack.
  func edits(from start: Self) -> [StackEdit] {
    if base.isSame(as: start.base) { return edits }
    // It is a stack from elsewhere, where the identities of its slots are in use.
    return [.setRoot(root)] + flow.routes.map { .show(SlotState(style: $0.style, destination: $0.destination)) }
  }

  /// The flow's state. No verb removes the flow itself.
  var state: FlowState { tree.state[path] ?? tree.state.root.value }
  /// The flow's state without a question, which is removed with the slots below it.
  var flow: FlowState { state.withoutQuestion }

  // MARK: Content

  /// The destination at the bottom. ``setRoot(_:)`` changes it.
  public var root: D { destination(at: 0) }
  /// The slot of the root.
  package var rootID: SlotID { flow.root.id }
  /// The routes above the root, the last one on top.
  ///
  /// - Complexity: O(*n*).
  public var routes: [Route<D>] {
    flow.routes.map { Route(id: $0.id, destination: $0.destination.value(as: D.self), style: $0.style) }
  }
  /// The number of routes above the root.
  public var count: Int { state.routeCount }
  /// The last destination.
  public var top: D { destination(at: count) }
  /// The last slot.
  public var topID: SlotID { flow.slots[count].id }

  private func destination(at index: Int) -> D { flow.slots[index].destination.value(as: D.self) }

  /// Makes the edit of a verb, if it has one.
  mutating func perform(_ edit: StackEdit?) throws(NavigationError) {
    guard let edit else { return }
    try tree.check(edit, on: path)
    apply(edit)
  }

  /// Makes the edit of a verb that is always possible.
  mutating func apply(_ edit: StackEdit?) {
    guard let edit else { return }
    tree.perform(edit, on: path)
    tree.forget()
    edits.append(edit)
  }

  /// Adds slots without checking the rules, for slots from an array that was checked before.
  mutating func append(_ slots: some Sequence<SlotState>) {
    tree.state.edit(path) { flow in
      for var slot in slots {
        if !slot.style.isModal { slot.layer = flow.topLayer }
        flow.slots.append(slot)
      }
    }
  }
}

extension RouteStack: Equatable {
  /// Returns whether two stacks have the same slots, including identities.
  public static func == (left: Self, right: Self) -> Bool {
    left.flow.generation == right.flow.generation
      && left.flow.slots.elementsEqual(right.flow.slots) {
        $0.id == $1.id && $0.style == $1.style && $0.destination.isEqual(to: $1.destination)
      }
  }
}

extension RouteStack {
  /// Whether a push is possible now. `false` in a sheet, cover or popover without a stack, and above an alert or a
  /// dialog.
  public var canPush: Bool { state.layer(below: state.pushIndex).hasStack }

  /// Shows a destination above the flow's last slot. A push is placed below the inspectors at the end of the flow.
  ///
  /// - Parameters:
  ///   - destination: The destination to show.
  ///   - style: How it appears; `nil` asks a ``Destination``, and pushes any other value.
  /// - Throws: `underDialog` above an alert or a dialog. For a push, `noStack` onto a layer without a stack, and
  ///   `buried` below an inspector if the flow that it opens presents. For a modal, `buried` below other flows' slots,
  ///   and beside a column that presents something.
  public mutating func show(_ destination: D, as style: PresentationStyle? = nil) throws(NavigationError) {
    try perform(.show(destination, as: style))
  }

  /// Pushes a destination, ignoring its own style.
  ///
  /// - Throws: The errors of ``show(_:as:)`` for a push.
  public mutating func push(_ destination: D) throws(NavigationError) { try show(destination, as: .push) }

  /// Presents a destination as a sheet, ignoring its own style.
  ///
  /// - Parameters:
  ///   - destination: The destination to show.
  ///   - stack: Whether screens can be pushed onto it.
  ///   - detents: The heights at which it rests; empty means the platform's default.
  /// - Throws: The errors of ``show(_:as:)`` for a modal.
  public mutating func presentSheet(
    _ destination: D, stack: Bool = true, detents: Detents = []
  ) throws(NavigationError) {
    try show(destination, as: .sheet(stack: stack, detents: detents))
  }

  /// Presents a destination as a cover, ignoring its own style.
  ///
  /// - Parameters:
  ///   - destination: The destination to show.
  ///   - stack: Whether screens can be pushed onto it.
  /// - Throws: The errors of ``show(_:as:)`` for a modal.
  public mutating func presentCover(_ destination: D, stack: Bool = true) throws(NavigationError) {
    try show(destination, as: .cover(stack: stack))
  }

  /// Replaces the last route with a new slot for another destination, in the same style.
  ///
  /// - Throws: `rootSlot` when there is no route (see ``setRoot(_:)``); `buried` for a modal below other flows' slots,
  ///   and for one beside a column that presents something.
  public mutating func replace(with destination: D) throws(NavigationError) {
    try perform(.replaceLast(of: state, with: destination))
  }

  /// Removes a route from anywhere in the flow. The routes above it keep their identities and their child flows.
  ///
  /// ```swift
  /// let note = flow.routes.first { $0.destination == .note(id: 9) }
  /// try flow.edit { stack in
  ///   if let note { try stack.remove(note.id) }
  /// }
  /// ```
  ///
  /// If the route is modal, or its child flow presents something, everything above the route is removed with it.
  ///
  /// - Parameter id: A slot of this flow.
  /// - Throws: `rootSlot` for the root; `notFound` when the flow has no such slot.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func remove(_ id: SlotID) throws(NavigationError) { try perform(.remove(id, of: state)) }

  /// Removes all routes whose destinations match, as ``remove(_:)`` removes one. The root is kept; `matches` is not
  /// called for it.
  ///
  /// - Throws: `notFound` when no route matches.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func remove(where matches: (D) -> Bool) throws(NavigationError) {
    try perform(.remove(of: state, where: matches))
  }

  /// Changes the routes above the root to a list, in which ``routes`` of this stack keep their identities.
  ///
  /// ```swift
  /// try flow.edit { stack in
  ///   let notes = stack.routes.filter { $0.destination != .note(id: 1) }
  ///   try stack.setRoutes(notes + [Route(.settings)])
  /// }
  /// ```
  ///
  /// A route of this flow keeps its slot, its child flow and its tasks, also in another order. Its destination may
  /// differ, as in ``update(_:_:)``. Any other route gets a new slot. So does one that would move to another layer, such
  /// as from a sheet onto the stack below, and one above a modal that is not in the list.
  ///
  /// Keep the user's drafts in the flow, not in `@State`: SwiftUI may make new views for pages that move.
  ///
  /// - Parameter routes: All routes, from the bottom up.
  /// - Throws: `failed` with a sentence when a route is in the list twice, or in another flow of the scene. The errors of
  ///   ``show(_:as:)`` for a route that cannot be there; `buried` for a new modal below a route that is kept.
  /// - Complexity: O(*n*²) in the number of routes.
  public mutating func setRoutes(_ routes: [Route<D>]) throws(NavigationError) {
    var known: Set<SlotID> = []
    for route in routes {
      guard known.insert(route.id).inserted else {
        throw .failed("setRoutes(_:) was given the route “\(route.destination)” twice")
      }
      guard let slot = tree.state.locate(route.id), slot.flow != path || slot.index == 0 else { continue }
      throw .failed("setRoutes(_:) was given the route “\(route.destination)”, which is in another flow")
    }
    var stack = self
    for edit in try StackEdit.setRoutes(routes, of: state) { try stack.perform(edit) }
    self = stack
  }

  /// Gives the flow another root and removes all routes. The slot is kept, and hosts give its screen a new identity.
  public mutating func setRoot(_ destination: D) { apply(.setRoot(destination)) }

  /// Changes a destination in place. The slot keeps its identity, style and position.
  ///
  /// - Parameters:
  ///   - id: A slot of this flow, the root's included.
  ///   - change: Edits the destination.
  /// - Throws: `notFound` when the flow has no such slot.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func update(_ id: SlotID, _ change: (inout D) -> Void) throws(NavigationError) {
    try perform(.update(id, of: state, change))
  }
}

extension RouteStack {
  /// Returns whether ``goBack(_:)`` with the same number would succeed.
  ///
  /// - Parameter steps: The number of routes, of any style.
  /// - Returns: Whether the flow has that many.
  public func canGoBack(_ steps: Int = 1) -> Bool { steps >= 0 && steps <= count }

  /// Removes the last routes of any style. The child flow of the exposed slot keeps its routes.
  ///
  /// - Parameter steps: The number of routes; 0 changes nothing.
  /// - Throws: `pastRoot` when the flow has fewer routes, or for a negative number.
  public mutating func goBack(_ steps: Int = 1) throws(NavigationError) { try perform(.goBack(steps, in: state)) }

  /// Removes all routes, and returns the root's child flow to its own root.
  public mutating func goBackToRoot() { apply(.goBackToRoot) }

  /// Goes back to the last slot that shows a destination, and returns its child flow to its root.
  ///
  /// - Throws: `notFound` when neither a route nor the root shows it.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func goBackTo(_ destination: D) throws(NavigationError) { try goBackTo { $0 == destination } }

  /// Goes back to the last slot whose destination matches, and returns its child flow to its root.
  ///
  /// - Throws: `notFound` when neither a route nor the root matches.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func goBackTo(where matches: (D) -> Bool) throws(NavigationError) {
    try perform(.goBackTo(in: state, where: matches))
  }

  /// Goes back to a slot, and returns its child flow to its root.
  ///
  /// - Throws: `notFound` when the flow has no such slot.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func goBackTo(id: SlotID) throws(NavigationError) { try perform(.goBackTo(id, in: state)) }

  /// Removes the last routes. All of them must be pushed.
  ///
  /// - Parameter steps: The number of routes; 0 changes nothing.
  /// - Throws: `belowLayer` when fewer routes have been pushed in the current layer; `pastRoot` when the flow has fewer
  ///   routes, or for a negative number.
  public mutating func pop(_ steps: Int = 1) throws(NavigationError) { try perform(.pop(steps, in: state)) }

  /// Pops to the last slot of the current layer that shows a destination, and returns its child flow to its root.
  ///
  /// - Throws: `belowLayer` when only a lower layer has such a slot of this flow; `notFound` when there is none.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func popTo(_ destination: D) throws(NavigationError) { try popTo { $0 == destination } }

  /// Pops to the last slot of the current layer whose destination matches, and returns its child flow to its root.
  ///
  /// - Throws: `belowLayer` when only a slot of this flow in a lower layer matches; `notFound` when none does.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func popTo(where matches: (D) -> Bool) throws(NavigationError) {
    try perform(.popTo(in: state, where: matches))
  }

  /// Pops to a slot of the current layer, and returns its child flow to its root.
  ///
  /// - Throws: `belowLayer` for a slot in a lower layer; `notFound` when this flow has no such slot.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func popTo(id: SlotID) throws(NavigationError) { try perform(.popTo(id, in: state)) }

  /// Pops all pushed routes of the current layer: down to its sheet or cover, or else to the root.
  public mutating func popToCurrentStackRoot() { apply(.popToCurrentStackRoot(in: state)) }

  /// Removes the last modal routes and everything above them.
  ///
  /// - Parameter layers: The number of modal routes, of any style; 0 changes nothing.
  /// - Throws: `nothingPresented` when the flow presents fewer, or for a negative number.
  public mutating func dismiss(_ layers: Int = 1) throws(NavigationError) { try perform(.dismiss(layers, in: state)) }

  /// Removes the flow's first modal route and everything above it, if any.
  public mutating func dismissAll() { apply(.dismissAll(in: state)) }
}

extension Array {
  /// Changes an array of routes with the verbs of ``RouteStack`` and their rules. When the body throws, the array does
  /// not change.
  ///
  /// ```swift
  /// try routes.edit { stack in
  ///   try stack.goBackTo(7)
  ///   try stack.push(8)
  /// }
  /// ```
  ///
  /// Routes that are not removed keep their identities.
  ///
  /// - Parameter body: Changes the routes as a stack. Its root is `nil`, for the screen below the array. Other slots
  ///   with `nil` are removed.
  /// - Throws: The refusal of a verb in the body, or ``NavigationError/failed(_:)`` for another error.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func edit<D>(
    _ body: (inout RouteStack<D?>) throws -> Void
  ) throws(NavigationError) where Element == Route<D> {
    var stack = RouteStack<D?>(root: nil)
    stack.append(lazy.map { Route<D?>(id: $0.id, destination: $0.destination, style: $0.style) })
    do { try body(&stack) } catch { throw error.refusal }
    self = stack.routes.compactMap { route in
      route.destination.map { Route(id: route.id, destination: $0, style: route.style) }
    }
  }
}

extension RouteStack {
  /// Adds routes without checking the rules, for routes from an array that was checked before.
  package mutating func append(_ routes: some Sequence<Route<D>>) { append(routes.map { SlotState($0) }) }

  /// Shows a route with its own identity, which no other route of the stack may have.
  ///
  /// - Throws: The errors of ``show(_:as:)``.
  package mutating func show(_ route: Route<D>) throws(NavigationError) { try perform(.show(SlotState(route))) }
}

extension SlotState {
  fileprivate init<D>(_ route: Route<D>) {
    self.init(id: route.id, style: route.style, destination: DestinationBox(route.destination))
  }
}
