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
  private let way: Way
  /// The edits made in a coordinator's `edit`; `nil` outside of one.
  private var record: EditRecord?

  /// Creates a stack with only a root.
  ///
  /// - Parameter root: The destination at the bottom.
  public init(root: D) { self.init(flow: FlowState(root: DestinationBox(root))) }

  /// Creates the stack of a flow outside of a scene.
  init(flow: FlowState) {
    tree = TreeEdit(SceneState(root: flow))
    way = []
  }

  /// Creates the stack of a flow in a scene.
  init(_ state: SceneState, at way: Way) {
    tree = TreeEdit(state)
    self.way = way
  }

  /// Begins to record edits.
  ///
  /// - Parameter isApplied: Whether the stack shows the changes.
  mutating func startRecording(isApplied: Bool) { record = EditRecord(base: tree.state, isApplied: isApplied) }

  /// Returns the edits since the beginning of the recording; `nil` for a stack from elsewhere.
  func edits(since base: Self) -> [StackEdit]? {
    guard let record, record.base.isSame(as: base.tree.state) else { return nil }
    return record.edits
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

  func destination(at index: Int) -> D { flow.slots[index].destination.value(as: D.self) }

  mutating func perform(_ edit: StackEdit) throws(NavigationError) {
    if record?.isApplied ?? true {
      try tree.perform(edit, on: way)
      tree.forget()
    }
    record?.edits.append(edit)
  }

  /// Adds slots without checking the rules, for slots from an array that was checked before.
  mutating func append(_ slots: some Sequence<SlotState>) {
    tree.edit(way) { flow in
      for var slot in slots {
        if !slot.style.isModal { slot.layer = flow.topLayer }
        flow.slots.append(slot)
      }
    }
  }
}

/// The edits of a stack in a coordinator's `edit`.
struct EditRecord: Sendable {
  /// The state to which the edits belong.
  let base: SceneState
  /// Whether the stack shows the changes. A single verb of a coordinator does not read the stack again.
  let isApplied: Bool
  var edits: [StackEdit] = []
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
  public var canPush: Bool { state.pushLayer.hasStack }

  /// Shows a destination above the flow's last slot. A push is placed below the inspectors at the end of the flow.
  ///
  /// - Parameters:
  ///   - destination: The destination to show.
  ///   - style: How it appears; `nil` asks a ``Destination``, and pushes any other value.
  /// - Throws: `noStack` for a push onto a layer without a stack. For a modal, `buried` below other flows' slots, and
  ///   `underDialog` above an alert or a dialog. For a push below an inspector, `buried` if the flow that it opens presents.
  public mutating func show(_ destination: D, as style: PresentationStyle? = nil) throws(NavigationError) {
    try perform(.show(SlotState(style: style ?? .own(of: destination), destination: DestinationBox(destination))))
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
    guard let last = flow.routes.last else { throw .rootSlot }
    try perform(.replace(count, SlotState(style: last.style, destination: DestinationBox(destination))))
  }

  /// Gives the flow another root and removes all routes. The slot stays, and hosts give its screen a new identity.
  public mutating func setRoot(_ destination: D) {
    // This is never refused.
    try? perform(.setRoot(DestinationBox(destination), generation: Identity.next()))
  }

  /// Changes a destination in place. The slot keeps its identity, style and position.
  ///
  /// - Parameters:
  ///   - id: A slot of this flow, the root's included.
  ///   - change: Edits the destination.
  /// - Throws: `notFound` when the flow has no such slot.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func update(_ id: SlotID, _ change: (inout D) -> Void) throws(NavigationError) {
    guard let index = flow.index(of: id) else { throw .notFound }
    let old = destination(at: index)
    var new = old
    change(&new)
    if new != old { try perform(.update(index, DestinationBox(new))) }
  }
}
