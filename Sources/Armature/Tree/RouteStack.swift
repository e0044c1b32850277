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
  var flow: FlowState
  /// Whether the flow cannot present at its place in the line.
  var isBuried = false
  /// The edits made in a coordinator's `edit`; `nil` outside of one.
  var record: Record?

  struct Record: Sendable {
    let number: UInt64
    var edits: [StackEdit] = []
  }

  /// Creates a stack with only a root.
  ///
  /// - Parameter root: The destination at the bottom.
  public init(root: D) { flow = FlowState(root: DestinationBox(root)) }

  init(flow: FlowState, isBuried: Bool) {
    self.flow = flow
    self.isBuried = isBuried
  }

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
  public var count: Int { flow.slots.count - 1 }
  /// The last destination.
  public var top: D { destination(at: count) }
  /// The last slot.
  public var topID: SlotID { flow.slots[count].id }

  func destination(at index: Int) -> D { flow.slots[index].destination.value(as: D.self) }

  mutating func perform(_ edit: StackEdit) throws(NavigationError) {
    if case .show(let slot) = edit, slot.style.isModal, isBuried { throw .buried }
    try flow.perform(edit)
    record?.edits.append(edit)
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
