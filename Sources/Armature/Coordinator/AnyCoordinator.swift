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
  private var memo = Run()
  private var memoSizes: [(index: Int, count: Int)] = []
  /// The first part of the line that the memo does not tell right.
  @exclusivity(unchecked)
  @usableFromInline final var stalePart = -2

  /// Tells the flow from all others, on any thread.
  public nonisolated final let flowID = FlowID()

  @usableFromInline init() {}

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
  /// A scene that is released takes its flows along without a call.
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
  func makeChild(at index: Int) -> AnyCoordinator? { nil }
  func letsGo(at index: Int) -> Bool { true }
  func takeSlot(_ id: SlotID, rootLayerHasStack: Bool) throws(NavigationError) {}
  func removeRoutes(from first: Int, cause: RemovalCause, in batch: Batch) {}
  func removeRoute(at index: Int, cause: RemovalCause, in batch: Batch) {}
  /// Removes all routes where that needs no batch, and tells whether it did.
  func popPlainly() -> Bool { false }
  func screen(at index: Int) -> ScreenContent { ScreenContent(title: "", message: "") }

  /// Whether the flow was removed, by itself or with its whole scene.
  final var isDetached: Bool { life == .removed || (depth > 1 && parent == nil) }

  // MARK: The line

  /// The child flow in the slot at `index`.
  final func child(at index: Int) -> AnyCoordinator? {
    // The last slot is asked for most.
    openings.last { $0.index <= index }.flatMap { $0.index == index ? $0.flow : nil }
  }

  /// The slot at `index` as it is drawn.
  final func node(at index: Int) -> Node {
    node(
      slotID(at: index), destination(at: index), style: style(at: index), generation: generation(at: index),
      child: child(at: index))
  }

  /// A slot of this flow as it is drawn: by the innermost of the flows that share it.
  final func node(
    _ id: SlotID, _ destination: any Destination, style: PresentationStyle, generation: UInt64, child: AnyCoordinator?
  ) -> Node {
    var destination = destination
    var openers: [any Destination] = []
    var generation = generation
    var drawer = self
    var child = child
    while let flow = child {
      openers.append(destination)
      destination = flow.destination(at: -1)
      generation = max(generation, flow.generation(at: -1))
      drawer = flow
      child = flow.child(at: -1)
    }
    return Node(
      id: id, generation: generation, destination: destination, openers: openers, style: style,
      revision: drawer.revision(of: id))
  }

  final func revision(of id: SlotID) -> Int { revision + (slotData.isEmpty ? 0 : slotData[id]?.revision ?? 0) }

  /// This flow's part of the line, of which only what has changed is made anew.
  final var run: Run {
    guard stalePart < Int.max else { return memo }
    while let last = memoSizes.last, Self.part(ofChildAt: last.index) >= stalePart { memoSizes.removeLast() }
    var next = max(0, (stalePart + 1) / 2)
    memo.truncate(to: next + memoSizes.reduce(0) { $0 + $1.count })
    for opening in openings.dropFirst(memoSizes.count) {
      if opening.index >= next {
        appendNodes(next..<opening.index)
        memo.append([node(at: opening.index)])
        next = opening.index + 1
      }
      let inner = opening.flow.run
      memo.append(inner)
      memoSizes.append((opening.index, inner.count))
    }
    appendNodes(next..<routeCount)
    stalePart = .max
    return memo
  }

  private final func appendNodes(_ range: Range<Int>) {
    // In portions that the list takes as they are.
    let width = SharedList<Node>.leafWidth
    for first in stride(from: range.lowerBound, to: range.upperBound, by: width) {
      memo.append(nodes(first..<min(first + width, range.upperBound)))
    }
  }

  // The line of a flow in parts, in their order: its root's slot as it is drawn is part -2, what the child flow of the root
  // shows is part -1, the slot of the first route part 0, what that route's child flow shows part 1, and so on.
  @inlinable static func part(ofSlotAt index: Int) -> Int { 2 * index }
  private static func part(ofChildAt index: Int) -> Int { 2 * index + 1 }

  /// Marks the memo as wrong from the slot at `index` on, and the ancestors' from there on.
  @usableFromInline final func markStale(from index: Int) { markStale(fromPart: Self.part(ofSlotAt: index)) }

  private final func markStale(fromPart part: Int) {
    guard part < stalePart else { return }
    let wasRight = stalePart == .max
    stalePart = part
    // The parent draws the root's slot; of everything else it has to know once.
    if part == Self.part(ofSlotAt: -1) {
      parent?.markStale(fromPart: Self.part(ofSlotAt: position))
    } else if wasRight {
      parent?.markStale(fromPart: Self.part(ofChildAt: position))
    }
  }

  /// Whether a sheet or a cover stands in this flow's run.
  final var hasModal: Bool { modalCount > 0 || openings.contains { $0.flow.hasModal } }

  /// The last modal of this flow's run.
  final var lastModal: PresentationStyle? {
    guard modalCount > 0 || !openings.isEmpty else { return nil }
    let own = modalCount > 0 ? (0..<routeCount).last { style(at: $0).isModal } : nil
    for opening in openings.reversed() {
      if let own, opening.index < own { break }
      if let modal = opening.flow.lastModal { return modal }
    }
    return own.map { style(at: $0) }
  }

  /// Whether slots of other flows lie above the end of this flow's run.
  final var isBuried: Bool {
    var flow = self
    while let parent = flow.parent {
      if flow.position < parent.routeCount - 1 { return true }
      flow = parent
    }
    return false
  }

  /// The last slot of this flow's run, by its owner and index; `nil` when the run is no more than the shared slot.
  final var endOfRun: (flow: AnyCoordinator, index: Int)? {
    let last = routeCount - 1
    if let inner = child(at: last)?.endOfRun { return inner }
    return last >= 0 ? (self, last) : nil
  }

  /// The owner of a slot and its index there.
  final func locate(_ id: SlotID) -> (flow: AnyCoordinator, index: Int)? {
    if let index = index(of: id) { return (self, index) }
    for opening in openings.reversed() {
      if let found = opening.flow.locate(id) { return found }
    }
    return nil
  }

  /// Whether every flow lets the slots from `first` on go, with the flows that live in them.
  final func letsGo(from first: Int) -> Bool {
    (0..<routeCount).dropFirst(first).reversed().allSatisfy { index in
      (child(at: index)?.letsGoWhole ?? true) && letsGo(at: index)
    }
  }

  /// Whether the flow lets all its slots go, the root's included.
  private final var letsGoWhole: Bool {
    letsGo(from: 0) && (child(at: -1)?.letsGoWhole ?? true) && letsGo(at: -1)
  }

  /// Whether the flow, and the ones that share its root's slot, let all that lies above that slot go.
  final var letsReturnToRoot: Bool { letsGo(from: 0) && (child(at: -1)?.letsReturnToRoot ?? true) }
}

/// What a coordinator without destinations shows.
struct Nowhere: Destination {
  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("") {} }
}
