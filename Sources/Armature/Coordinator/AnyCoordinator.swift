#if canImport(Combine)
  import Combine
#endif

/// What all coordinators are, whatever their destinations: a place in the tree of flows.
///
/// Subclass ``Coordinator``; this class is what ``Coordinator/child(for:)`` returns and what the machinery of the line
/// works with.
@MainActor
open class AnyCoordinator {
  /// How many flows nest at most.
  public nonisolated static let maximumDepth = 64

  /// Where a coordinator is in its life; it never goes back.
  @usableFromInline
  enum Life { case fresh, live, removed }

  @exclusivity(unchecked)
  @usableFromInline final var life = Life.fresh
  /// The flow that opened this one, if any.
  public internal(set) final weak var parent: AnyCoordinator?
  /// The index of the parent's route in whose slot this flow lives; -1 for the slot of the parent's root.
  final var position = -1
  /// How many flows there are from the scene's root down to this one.
  @exclusivity(unchecked)
  @usableFromInline final var depth = 1
  @exclusivity(unchecked)
  @usableFromInline final var core: SceneCore?
  /// The child flows by the index of their slot, ascending.
  @exclusivity(unchecked)
  @usableFromInline final var openings: [Opening] = []
  /// How many routes have come into the scene's presentation; those above are new.
  @exclusivity(unchecked)
  @usableFromInline final var entered = 0
  final var rootEntered = false
  /// The slots without a child flow that have got a payload which may open one.
  final var unasked: Set<SlotID> = []
  /// What `child(for:)` said of slots before these have come into the scene, by the index of their slot.
  final var prepared: [Int: AnyCoordinator?] = [:]
  /// Whether ``didEnter()`` has been called.
  final var wasWelcomed = false
  @exclusivity(unchecked)
  @usableFromInline final var slotData: [SlotID: SlotData] = [:]
  /// Grows with each ``refresh()``.
  final var revision = 0
  @usableFromInline final let observers = Observers<FlowChange>()
  /// What the open batch has to know about this flow.
  final var pending: Pending?

  // The memo of this flow's part of the line.
  final var memo = Run()
  final var memoSizes: [(index: Int, count: Int)] = []
  /// The first part of the line that the memo does not tell right.
  @exclusivity(unchecked)
  @usableFromInline final var stalePart = -2

  /// What the flow remembers of its links.
  @exclusivity(unchecked)
  final var legMemo: LegMemo?

  #if canImport(Combine)
    /// Combine keeps the publisher of an object in its published properties: one without any may have another one each time.
    @Published private final var publishes = true
  #endif

  /// Tells the flow from all others, on any thread.
  public nonisolated final let flowID = FlowID()

  @usableFromInline init() {
    #if canImport(Combine)
      startPublishing()
    #endif
  }

  /// A child flow and the index of the route that opened it.
  @usableFromInline
  struct Opening {
    @usableFromInline var index: Int
    @usableFromInline let flow: AnyCoordinator
  }

  /// What a batch keeps of a flow that it has changed.
  struct Pending {
    var change: FlowChange?
    var restore: (() -> Void)?
  }

  // MARK: To override

  /// Called when the flow has become part of a scene: the place for outside effects.
  open func didEnter() {}

  /// Called when the flow has been removed from its scene. It takes no more changes then.
  ///
  /// A scene that is released takes its flows along without a call; one that its ``SceneDirectory`` closes does not.
  open func didLeave() {}

  // What the machinery asks of a concrete coordinator. `index` is that of a route, or -1 for the root.

  var routeCount: Int { 0 }
  var modalCount: Int { 0 }
  func style(at index: Int) -> PresentationStyle { .push }
  func slotID(at index: Int) -> SlotID { SlotID(number: 0) }
  func destination(at index: Int) -> any Destination { Nowhere() }
  func generation(at index: Int) -> UInt64 { 0 }
  /// The slots of routes as they are drawn where no child flow does it.
  func nodes(_ range: Range<Int>) -> ContiguousArray<Node> { [] }
  func layerHasStack(at index: Int) -> Bool { true }
  func index(of id: SlotID) -> Int? { nil }
  /// How many of the first routes have these slots, and how many routes there are.
  func commonSlots(_ slots: [SlotID]) -> (common: Int, routeCount: Int) { (0, 0) }
  func makeChild(at index: Int) -> AnyCoordinator? { nil }
  func letsGo(at index: Int) -> Bool { true }
  func takeSlot(_ id: SlotID, rootLayerHasStack: Bool) throws(NavigationError) {}
  func removeRoutes(from first: Int, cause: RemovalCause, in batch: Batch) {}
  func removeRoute(at index: Int, cause: RemovalCause, in batch: Batch) {}
  /// What writes the flow's legs.
  var legTable: any LegTable { LinkTable<Nowhere>.shared }
  /// The leg of a route by that table.
  func leg(at index: Int, by table: any LegTable) throws(LinkError) -> (slot: SlotID, leg: PrintedLeg) {
    throw LinkError(.notCodable(type: "\(Nowhere.self)"))
  }
  /// What links ask of the flow.
  var linking: any FlowLinking { TypedFlowLinking(flow: Coordinator(root: Nowhere())) }
  /// Removes all routes where that needs no batch, and tells whether it did.
  func popPlainly() -> Bool { false }
  func screen(at index: Int) -> ScreenContent { ScreenContent(title: "", rows: []) }

  // What the machinery asks of containers, which have no routes but hold flows side by side. The index of a child's opening
  // is then no route's.

  var isContainer: Bool { false }
  /// The flows that show what they hold now.
  var visibleChildren: [AnyCoordinator] { [] }
  /// What the flow shows in its slot in place of a screen.
  var content: Presentation.Content? { nil }
  /// What the visible children present.
  var raisedRun: Run { Run() }
  /// Makes the children that are needed and new.
  func enterChildren(in batch: Batch) throws(NavigationError) {}
  /// The last slot that the user can leave within the container.
  var endOfChildren: (flow: AnyCoordinator, index: Int)? { nil }
  /// Removes a child, as far as the container can be without it.
  func removeChild(at index: Int, cause: RemovalCause, in batch: Batch) throws(NavigationError) { throw .rootSlot }
  /// Whether the container's flows are tabs.
  var isTabs: Bool { false }
  /// What brings the container's visible flows, or all of them, to their roots.
  func cutsInChildren(everyTab: Bool) -> [Cut] { [] }
  /// What goes along when the user goes back to a slot of a child's line.
  func cut(aboveChildAt index: Int) -> Cut? { nil }

  /// Whether the flow was removed, by itself or with its whole scene.
  final var isDetached: Bool { life == .removed || (depth > 1 && parent == nil) }
}

/// What a coordinator without destinations shows.
struct Nowhere: Destination {
  var message = ""

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("") { TextRow(message) } }
}
