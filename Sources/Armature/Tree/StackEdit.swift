/// One change of a flow's slots. Every verb consists of these, in a stack and in a scene.
enum StackEdit: Sendable {
  /// Shows a new slot above the last one, or below the flow's inspectors.
  case show(SlotState)
  /// Replaces a slot, and everything of the flow above it, with a new one.
  case replace(Int, SlotState)
  /// Keeps the given number of slots, including the root.
  case truncate(to: Int)
  /// Makes a slot the last one, and returns its child flow to its root.
  case end(at: Int)
  /// Removes routes by their indices, in ascending order, each with what lies above it if it is a modal.
  case remove([Int])
  /// Shows a new slot below others.
  case insert(SlotState, at: Int)
  /// Moves a slot down, below others.
  case move(from: Int, to: Int)
  /// Gives the flow another root and removes all routes.
  case setRoot(any BoxedDestination, generation: UInt64)
  /// Changes a destination in place.
  case update(Int, any BoxedDestination)
}

// Each verb as an edit, made from the state of a flow. One without an edit changes nothing.
extension StackEdit {
  static func show(_ destination: some Hashable & Sendable, as style: PresentationStyle?) -> Self {
    .show(SlotState(style: style ?? .own(of: destination), destination: DestinationBox(destination)))
  }

  static func setRoot(_ destination: some Hashable & Sendable) -> Self {
    .setRoot(DestinationBox(destination), generation: Identity.next())
  }

  static func replaceLast(
    of flow: FlowState, with destination: some Hashable & Sendable
  ) throws(NavigationError) -> Self {
    let index = flow.routeCount
    guard index > 0 else { throw .rootSlot }
    return .replace(index, SlotState(style: flow.slots[index].style, destination: DestinationBox(destination)))
  }

  static func update<D: Hashable & Sendable>(
    _ id: SlotID, of flow: FlowState, _ change: (inout D) -> Void
  ) throws(NavigationError) -> Self? {
    let index = try flow.index(ofRoute: id)
    let old = flow.slots[index].destination.value(as: D.self)
    var new = old
    change(&new)
    return new == old ? nil : .update(index, DestinationBox(new))
  }

  // MARK: Back

  static func goBack(_ steps: Int, in flow: FlowState) throws(NavigationError) -> Self? {
    guard 0...flow.routeCount ~= steps else { throw .pastRoot }
    return steps == 0 ? nil : .truncate(to: flow.routeCount + 1 - steps)
  }

  static var goBackToRoot: Self { .end(at: 0) }

  static func goBackTo(_ id: SlotID, in flow: FlowState) throws(NavigationError) -> Self {
    .end(at: try flow.index(ofRoute: id))
  }

  static func goBackTo<D: Hashable & Sendable>(
    in flow: FlowState, where matches: (D) -> Bool
  ) throws(NavigationError) -> Self { .end(at: try flow.lastIndex(where: matches)) }

  static func remove(_ id: SlotID, of flow: FlowState) throws(NavigationError) -> Self {
    let index = try flow.index(ofRoute: id)
    guard index > 0 else { throw .rootSlot }
    return .remove([index])
  }

  static func remove<D: Hashable & Sendable>(
    of flow: FlowState, where matches: (D) -> Bool
  ) throws(NavigationError) -> Self {
    let indices = flow.slotRange.dropFirst().filter { matches(flow.slots[$0].destination.value(as: D.self)) }
    guard !indices.isEmpty else { throw .notFound }
    return .remove(indices)
  }

  static func pop(_ steps: Int, in flow: FlowState) throws(NavigationError) -> Self? {
    guard 0...flow.routeCount ~= steps else { throw .pastRoot }
    guard steps <= flow.currentLayer.filter(flow.isPushed).count else { throw .belowLayer }
    return steps == 0 ? nil : .truncate(to: flow.routeCount + 1 - steps)
  }

  static func popTo(_ id: SlotID, in flow: FlowState) throws(NavigationError) -> Self {
    try popTo(try flow.index(ofRoute: id), in: flow)
  }

  static func popTo<D: Hashable & Sendable>(
    in flow: FlowState, where matches: (D) -> Bool
  ) throws(NavigationError) -> Self { try popTo(try flow.lastIndex(where: matches), in: flow) }

  private static func popTo(_ index: Int, in flow: FlowState) throws(NavigationError) -> Self {
    guard flow.currentLayer.contains(index) else { throw .belowLayer }
    return .end(at: index)
  }

  static func popToCurrentStackRoot(in flow: FlowState) -> Self {
    let layer = flow.currentLayer
    // Where a child flow has presented the layer, none of this flow's slots is its bottom.
    return layer.isEmpty || flow.isPushed(layer.lowerBound)
      ? .truncate(to: layer.lowerBound) : .end(at: layer.lowerBound)
  }

  static func dismiss(_ layers: Int, in flow: FlowState) throws(NavigationError) -> Self? {
    let modals = flow.modals
    guard 0...modals.count ~= layers else { throw .nothingPresented }
    return layers == 0 ? nil : .truncate(to: modals[modals.count - layers])
  }

  static func dismissAll(in flow: FlowState) -> Self? { flow.modals.first.map { .truncate(to: $0) } }
}

// The slots of a flow as its verbs see them: without a question.
extension FlowState {
  fileprivate var slotRange: Range<Int> { 0..<routeCount + 1 }

  fileprivate func index(ofRoute id: SlotID) throws(NavigationError) -> Int {
    guard let index = slotRange.last(where: { slots[$0].id == id }) else { throw .notFound }
    return index
  }

  fileprivate func lastIndex<D: Hashable & Sendable>(where matches: (D) -> Bool) throws(NavigationError) -> Int {
    guard let index = slotRange.last(where: { matches(slots[$0].destination.value(as: D.self)) }) else {
      throw .notFound
    }
    return index
  }

  fileprivate func isPushed(_ index: Int) -> Bool { index > 0 && !slots[index].style.isModal }

  fileprivate var modals: [Int] { slotRange.dropFirst().filter { slots[$0].style.isModal } }

  /// The slots of this flow in the layer at the end of its run.
  fileprivate var currentLayer: Range<Int> {
    let top = withoutQuestion.topLayer.id
    return (slotRange.last { slots[$0].layer.id != top }.map { $0 + 1 } ?? 0)..<slotRange.upperBound
  }
}
