/// The state of one flow: its slots from the root up, or the members of a container.
struct FlowState: Sendable {
  let id: FlowID
  /// The type of the coordinator.
  var type: Any.Type = Any.self
  /// Whether links lead to the flow's start only; see ``Finishing/linksToSteps``.
  var hidesSteps = false
  /// The root's slot, then the routes' slots. A container has only a root: the slot that it takes.
  var slots: SharedList<SlotState>
  /// The members, if the flow is a container.
  var container: ContainerState? {
    get { sharedContainer?.value }
    set { sharedContainer = newValue.map(Shared.init) }
  }
  // A box keeps the state of a flow small.
  var sharedContainer: Shared<ContainerState>?
  /// The flow's root when it entered its scene; for a column, the destination that was last shown in it.
  var firstRoot: any BoxedDestination
  /// The root in whose place a guard shows the present one, until the guards admit it again; `nil` if none does so.
  var replacedRoot: (any BoxedDestination)?
  /// Changes when the flow gets another root.
  var generation: UInt64 = 0
  /// Grows when all screens of the flow have to be drawn again.
  var revision = 0

  /// Creates a flow with only a root.
  init(root: any BoxedDestination, container: ContainerState? = nil) {
    id = FlowID()
    slots = [SlotState(style: .push, destination: root)]
    firstRoot = root
    sharedContainer = container.map(Shared.init)
  }

  /// The root that the app, the user or a link has chosen, even while a guard shows another one.
  var chosenRoot: any BoxedDestination { replacedRoot ?? root.destination }

  var root: SlotState {
    get { slots[0] }
    set { slots[0] = newValue }
  }

  /// The slots above the root.
  var routes: Slice<SharedList<SlotState>> { slots[1...] }

  /// The number of slots above the root, without a question.
  var routeCount: Int { slots.count - (slots[slots.count - 1].isQuestion ? 2 : 1) }

  /// Returns the flow in a slot or, in a container, of a member.
  func child(at step: Int) -> Shared<FlowState>? {
    guard let container = sharedContainer else { return slots.indices.contains(step) ? slots[step].child : nil }
    return container.value.flows.indices.contains(step) ? container.value.flows[step] : nil
  }

  /// The child flows or, in a container, the members' flows, with the step to each.
  var children: [(step: Int, flow: Shared<FlowState>)] {
    let steps = sharedContainer?.value.flows.indices ?? slots.indices
    return steps.compactMap { step in child(at: step).map { (step, $0) } }
  }

  /// The children that are drawn: all except the hidden members of a container.
  var visibleChildren: [(step: Int, flow: Shared<FlowState>)] {
    guard let container else { return children }
    return container.shown.compactMap { step in container.flows[step].map { (step, $0) } }
  }

  /// Returns the index of a slot of this flow.
  func index(of id: SlotID) -> Int? { slots.lastIndex { $0.id == id } }

  /// The flow at its beginning in a scene: only the root, which is its first root.
  var rootAlone: Self {
    var flow = self
    flow.slots = [root]
    flow.firstRoot = root.destination
    return flow
  }

  /// Returns whether both have the same slots and the same generation of the root.
  func hasSameSlots(as other: Self) -> Bool {
    generation == other.generation && slots.count == other.slots.count
      && slots.commonPrefix(with: other.slots, by: { $0.id == $1.id }) == slots.count
  }

  /// The flow without the question at its end, if there is one.
  var withoutQuestion: Self {
    guard slots[slots.count - 1].isQuestion else { return self }
    var flow = self
    flow.slots.removeLast()
    return flow
  }

  // MARK: The flow's run

  /// The layer at the end of the run, including child flows.
  var topLayer: LayerStart { layer(below: slots.count) }

  /// Returns the layer of a push onto the slot below an index.
  func layer(below index: Int) -> LayerStart {
    let slot = slots[index - 1]
    return slot.child?.value.topLayer ?? slot.layer
  }

  /// The position of a pushed slot: at the end of the run, or below the flow's own inspectors there.
  var pushIndex: Int {
    var index = slots.count
    while index > 1, slots[index - 1].style.kind == .inspector { index -= 1 }
    return index
  }

  /// Whether the run has a modal. The modals of a container's members belong to lines of their own.
  var hasModal: Bool {
    guard container == nil else { return false }
    return routes.contains(where: \.holdsModal) || root.child?.value.hasModal ?? false
  }

  /// Whether the flow presents something that is drawn.
  var isPresenting: Bool {
    routes.contains(where: \.style.isModal) || visibleChildren.contains { $0.flow.value.isPresenting }
  }
}

/// A copy-on-write box. It keeps the state of a slot small.
struct Shared<Value: Sendable>: Sendable {
  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value { storage.value }

  /// Changes the value of this copy.
  mutating func edit<Result>(_ change: (inout Value) -> Result) -> Result {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
    return change(&storage.value)
  }

  /// The object that holds the value. Copies with the same object are equal.
  var object: AnyObject { storage }

  /// Returns whether both copies share one value. If so, they are equal.
  func isSame(as other: Self) -> Bool { storage === other.storage }

  // The value is changed only while a single copy refers to it.
  private final class Storage: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }
}
