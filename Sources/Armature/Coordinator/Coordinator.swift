/// Owns a flow: its root, the routes above it, and the child flows that they open.
///
/// Subclass it for a flow that has dependencies, child flows or rules of its own, and name the subclass as the
/// destination's ``Destination/Flow``. Dependencies are stored properties.
///
/// ```swift
/// final class NotesCoordinator: Coordinator<NotesDestination> {
///   let store: NoteStore
///
///   init(store: NoteStore) {
///     self.store = store
///     super.init(root: .list)
///   }
///
///   override func child(for destination: NotesDestination) -> AnyCoordinator? {
///     switch destination {
///     case .list, .note: nil
///     case .settings: SettingsCoordinator(onReset: { [store] in store.notes = [] })
///     }
///   }
/// }
/// ```
///
/// A verb returns whether it was done. One that cannot be done changes nothing and is reported as a
/// ``NavigationEvent/refused(verb:flow:_:)``; ``edit(_:)`` throws the reason instead.
@MainActor
open class Coordinator<D: Destination>: AnyCoordinator {
  /// Where the run lies, while a link adds many routes: to ask all child flows for each of them would cost the square.
  final var knownSurroundings: Surroundings?
  /// Whether code of the user's is editing a copy of the stack.
  final var isEditing = false
  /// Made by the initialiser, which the app's module compiles for its own destination: many times faster than the same
  /// code in a method, which is compiled once for all destinations.
  @usableFromInline final let makeNodes:
    @Sendable (_ routes: ArraySlice<Route<D>>, _ revision: Int) -> ContiguousArray<Node>
  /// How many of the first routes have these slots, and how many routes there are; made as ``makeNodes`` is.
  @usableFromInline final let countCommon:
    @Sendable (_ routes: [Route<D>], _ slots: [SlotID]) -> (common: Int, routeCount: Int)
  // Verbs run on it in place, and only such as call no code of the user's; so nothing can reach it meanwhile.
  @exclusivity(unchecked)
  @usableFromInline final var stack: RouteStack<D>
  /// The root that the flow came into its scene with.
  @usableFromInline final var firstRoot: D

  /// A flow that shows only its root.
  ///
  /// - Parameter root: The destination at the bottom.
  @inlinable public init(root: D) {
    stack = RouteStack(root: root)
    firstRoot = root
    makeNodes = { Node.nodes(of: $0, revision: $1) }
    countCommon = { routes, slots in
      var common = 0
      while common < min(routes.count, slots.count), routes[common].id == slots[common] { common += 1 }
      return (common, routes.count)
    }
    super.init()
  }

  // MARK: What the flow shows

  /// The destination at the bottom.
  @inlinable public final var root: D { stack.root }
  /// The routes above the root, the last one on top.
  @inlinable public final var routes: [Route<D>] { stack.items }
  /// The slot of the root, which a child flow shares with its parent.
  @inlinable public final var rootID: SlotID { stack.rootID }
  /// The flow's stack as a value, which knows what the flow can do now.
  public final var routeStack: RouteStack<D> {
    var copy = stack
    copy.surroundings = surroundings
    return copy
  }

  // MARK: To override

  /// The child flow that a destination opens, if any. It is asked once for each slot, when the slot comes into the
  /// scene, and the slot owns what it gets. A slot without a child flow asks again when its payload is changed in place.
  ///
  /// Make a new coordinator and leave outside effects to its ``AnyCoordinator/didEnter()``. Nothing in the scene can be
  /// changed meanwhile; the new flow itself can.
  open func child(for destination: D) -> AnyCoordinator? { nil }

  /// Whether the user may leave a slot by going back, by closing its layer, or by another choice in a list that is bound to
  /// its column. Verbs are not asked.
  ///
  /// - Parameter slot: One of this flow's; the root's too when the flow is someone's child.
  /// - Returns: Whether the user may; the default always allows it.
  open func canLeave(_ slot: Slot<D>) -> Bool { true }

  /// Whether a running child flow takes a new payload of its slot, given to ``update(_:_:)``. A flow that does applies it
  /// to itself here. The default refuses.
  open func adopt(_ destination: D, in child: AnyCoordinator) -> Bool { false }

  // MARK: What the line asks

  final override var routeCount: Int { stack.items.count }
  final override var modalCount: Int { stack.modalIndices.count }
  final override func style(at index: Int) -> PresentationStyle {
    index >= 0 ? stack.items[index].style : parent?.style(at: position) ?? .push
  }
  final override func slotID(at index: Int) -> SlotID { index >= 0 ? stack.items[index].id : stack.rootID }
  final override func destination(at index: Int) -> any Destination { slot(at: index).destination }
  final override func generation(at index: Int) -> UInt64 { index >= 0 ? 0 : stack.generation }
  final override func nodes(_ range: Range<Int>) -> ContiguousArray<Node> {
    slotData.isEmpty ? makeNodes(stack.items[range], revision) : ContiguousArray(range.map { node(at: $0) })
  }
  final override func layerHasStack(at index: Int) -> Bool { routeStack.hasStack(below: index + 1) }
  final override func index(of id: SlotID) -> Int? {
    stack.items.lastIndex { $0.id == id } ?? (id == stack.rootID ? -1 : nil)
  }
  final override func commonSlots(_ slots: [SlotID]) -> (common: Int, routeCount: Int) {
    countCommon(stack.items, slots)
  }
  final override var legTable: any LegTable { LinkTable<D>.shared }
  final override func leg(at index: Int, by table: any LegTable) throws(LinkError) -> (slot: SlotID, leg: PrintedLeg) {
    let route = stack.items[index]
    // It is the `legTable` of this flow.
    let table = unsafeDowncast(table, to: LinkTable<D>.self)
    return (route.id, PrintedLeg(try table.encode(route.destination, as: route.style), of: table))
  }
  final override var linking: any FlowLinking { TypedFlowLinking(flow: self) }
  final override func makeChild(at index: Int) -> AnyCoordinator? { child(for: slot(at: index).destination) }
  final override func letsGo(at index: Int) -> Bool {
    // A flow that was asked before may have taken the slot away itself.
    index >= routeCount || canLeave(slot(at: index))
  }

  final override func takeSlot(_ id: SlotID, rootLayerHasStack: Bool) throws(NavigationError) {
    if !rootLayerHasStack, let first = stack.items.first, !first.style.isModal { throw .noStack }
    stack.rootID = id
    stack.surroundings.rootLayerHasStack = rootLayerHasStack
  }

  final func slot(at index: Int) -> Slot<D> {
    index >= 0
      ? Slot(id: stack.items[index].id, destination: stack.items[index].destination, isRoot: false)
      : Slot(id: stack.rootID, destination: stack.root, isRoot: true)
  }

  /// Where the run lies in the line now.
  final var surroundings: Surroundings {
    if let knownSurroundings { return knownSurroundings }
    var surroundings = Surroundings()
    surroundings.rootLayerHasStack = stack.surroundings.rootLayerHasStack
    surroundings.isBuried = isBuried
    // No closure: it would ask at each call which thread it is on.
    for opening in openings {
      if let modal = opening.flow.lastModal { surroundings.childLayers.append((opening.index, modal)) }
    }
    return surroundings
  }

  // MARK: What the line does

  final override func removeRoutes(from first: Int, cause: RemovalCause, in batch: Batch) {
    guard first < stack.count else { return }
    remember(in: batch)
    let gone = Array(stack.items[first...])
    stack.truncate(to: first)
    settle(gone: gone, from: first, cause: cause, in: batch)
  }

  final override func removeRoute(at index: Int, cause: RemovalCause, in batch: Batch) {
    if style(at: index).isModal || child(at: index)?.hasModal == true {
      cutAbove(cause: .cut, in: batch)
      removeRoutes(from: index + 1, cause: .cut, in: batch)
      removeRoutes(from: index, cause: cause, in: batch)
      return
    }
    remember(in: batch)
    let child = child(at: index)
    child?.tearDown(in: batch)
    note(stack.items[index], at: index, child: child, cause: cause, in: batch)
    stack.remove(at: index)
    if index < entered { entered -= 1 }
    openings.removeAll { $0.index == index }
    for position in openings.indices where openings[position].index > index {
      openings[position].index -= 1
      openings[position].flow.position -= 1
    }
    markStale(from: index)
    batch.touch(self, FlowChange(.routes, unchanged: index))
  }

  /// Does what follows from routes that the stack no longer has: cuts the line where a modal went, and closes the flows
  /// that lived in them.
  ///
  /// `gone` is what stood above the `first` routes that the stack has kept.
  final func settle(gone: [Route<D>], from first: Int, cause: RemovalCause, in batch: Batch) {
    guard !gone.isEmpty else { return }
    let hasModalChild = openings.contains { $0.index >= first && $0.flow.hasModal }
    if hasModalChild || gone.contains(where: { $0.style.isModal }) { cutAbove(cause: .cut, in: batch) }
    for (offset, route) in gone.enumerated().reversed() {
      let child = child(at: first + offset)
      child?.tearDown(in: batch)
      if child != nil { openings.removeLast() }
      note(route, at: first + offset, child: child, cause: cause, in: batch)
    }
    entered = min(entered, first)
    markStale(from: first)
    batch.touch(self, FlowChange(.routes, unchanged: first))
  }

  private final func note(
    _ route: Route<D>, at index: Int, child: AnyCoordinator?, cause: RemovalCause, in batch: Batch
  ) {
    note(
      route.id, at: index, cause: cause, in: batch,
      node: node(route.id, route.destination, style: route.style, generation: 0, child: child))
  }

  /// Keeps the flow as it is now, for the case that the batch is rolled back. A verb that is alone undoes itself.
  final func remember(in batch: Batch) {
    guard batch.isExplicit else { return }
    // The copy that is being edited would bring back what goes now.
    if isEditing { batch.refuse(with: .busy) }
    batch.remember(self) { [self, stack, openings, entered, rootEntered] in
      self.stack = stack
      self.stack.numbers = NumberBlock()
      forgetLegs(from: -1)
      self.openings = openings
      self.entered = entered
      self.rootEntered = rootEntered
      unasked = []
      prepared = [:]
    }
  }

  final override func popPlainly() -> Bool {
    guard let core = plainCore, depth == 1 else { return false }
    // Outside of a batch every route has come in.
    guard entered > 0 else { return true }
    stack.truncate(to: 0)
    leavePlainly(to: 0, in: core)
    return true
  }

  // MARK: Screens

  final override func screen(at index: Int) -> ScreenContent {
    let slot = slot(at: index)
    // The only place that has to ask whether the destination's flow is this one: the compiler cannot rule out a
    // `Coordinator<D>` that is not the subclass which `D` names.
    guard let flow = self as? D.Flow else {
      let message = "\(D.self) is drawn by a \(D.Flow.self), but this flow is a \(type(of: self))."
      return Screen("\(slot.destination)") { TextRow(message) }.bound(to: self, slot: slot, style: style(at: index))
    }
    return slot.destination.screen(in: flow).bound(to: flow, slot: slot, style: style(at: index))
  }
}
