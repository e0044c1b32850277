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
  private let way: TreePath
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
  init(_ state: SceneState, at way: TreePath) {
    tree = TreeEdit(state)
    base = state
    self.way = way
  }

  /// Returns the edits after which a flow has the slots of this stack.
  func edits(from start: Self) -> [StackEdit] {
    if base.isSame(as: start.base) { return edits }
    // It is a stack from elsewhere, where the identities of its slots are in use.
    return [.setRoot(root)] + flow.routes.map { .show(SlotState(style: $0.style, destination: $0.destination)) }
  }

  /// The flow's state. No verb removes the flow itself.
  var state: FlowState { tree.state[way] ?? tree.state.root.value }
  /// The flow's state without a question, which goes with the slots below it.
  var flow: FlowState { state.withoutQuestion }

  // MARK: Content

  /// The destination at the bottom. ``setRoot(_:)`` changes it.
  public var root: D { destination(at: 0) }
  /// The slot of the root.
  public var rootID: SlotID { flow.root.id }
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
    try tree.check(edit, on: way)
    apply(edit)
  }

  /// Makes the edit of a verb that is always possible.
  mutating func apply(_ edit: StackEdit?) {
    guard let edit else { return }
    tree.perform(edit, on: way)
    tree.forget()
    edits.append(edit)
  }

  /// Adds slots without checking the rules, for slots from an array that was checked before.
  mutating func append(_ slots: some Sequence<SlotState>) {
    tree.state.edit(way) { flow in
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

// The verbs that add or change routes.
extension RouteStack {
  /// Whether the layer at the end of the flow's run, below its inspectors, takes a push.
  public var canPush: Bool { state.layer(below: state.pushIndex).hasStack }

  /// Shows a destination above the flow's last slot. A push is placed below the inspectors at the end of the flow.
  ///
  /// - Parameters:
  ///   - destination: The destination to show.
  ///   - style: How it appears; `nil` asks a ``Destination``, and pushes any other value.
  /// - Throws: `noStack` for a push onto a layer without a stack. For a modal, `buried` below other flows' slots, and
  ///   `underDialog` above an alert or a dialog. For a push below an inspector, `buried` if the flow that it opens presents.
  public mutating func show(_ destination: D, as style: PresentationStyle? = nil) throws(NavigationError) {
    try perform(.show(destination, as: style))
  }

  /// Pushes a destination, ignoring its own style.
  ///
  /// - Throws: `noStack` for a layer without a stack.
  public mutating func push(_ destination: D) throws(NavigationError) { try show(destination, as: .push) }

  /// Presents a destination as a sheet, ignoring its own style.
  ///
  /// - Parameters:
  ///   - destination: The destination to show.
  ///   - stack: Whether screens can be pushed onto it.
  ///   - detents: The heights at which it rests; empty means the platform's default.
  /// - Throws: `buried` below other flows' slots; `underDialog` above an alert or a dialog.
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
  /// - Throws: `buried` below other flows' slots; `underDialog` above an alert or a dialog.
  public mutating func presentCover(_ destination: D, stack: Bool = true) throws(NavigationError) {
    try show(destination, as: .cover(stack: stack))
  }

  /// Replaces the last route with a new slot for another destination, in the same style.
  ///
  /// - Throws: `rootSlot` when there is no route (see ``setRoot(_:)``); `buried` for a modal below other flows' slots.
  public mutating func replace(with destination: D) throws(NavigationError) {
    try perform(.replaceLast(of: state, with: destination))
  }

  /// Gives the flow another root and removes all routes. The slot stays, and hosts give its screen a new identity.
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
