// A flow's part of the line: how it is drawn, what stands in it, and where it lies.
extension AnyCoordinator {
  /// The child flow in the slot at `index`.
  final func child(at index: Int) -> AnyCoordinator? {
    // The last slot is asked for most.
    guard let last = openings.last, last.index >= index else { return nil }
    if last.index == index { return last.flow }
    var range = openings.indices
    while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
      if openings[middle].index == index { return openings[middle].flow }
      range = openings[middle].index < index ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
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
      revision: drawer.revision(of: id), content: drawer.content)
  }

  final func revision(of id: SlotID) -> Int { revision + (slotData.isEmpty ? 0 : slotData[id]?.revision ?? 0) }

  /// This flow's part of the line, of which only what has changed is made anew.
  final var run: Run {
    guard !isContainer else { return raisedRun }
    guard stalePart < Int.max else { return memo }
    while let last = memoSizes.last, Self.part(ofChildAt: last.index) >= stalePart { memoSizes.removeLast() }
    var next = max(0, (stalePart + 1) / 2)
    memo.truncate(
      to: next + memoSizes.reduce(0) { $0 + $1.count },
      lastAsNew: memoSizes.last?.index != next - 1)
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
    if let parent, parent.isContainer {
      if isShown { parent.markStale(from: -1) }
      return
    }
    // The parent draws the root's slot; of everything else it has to know once.
    if part == Self.part(ofSlotAt: -1) {
      parent?.markStale(fromPart: Self.part(ofSlotAt: position))
    } else if wasRight {
      parent?.markStale(fromPart: Self.part(ofChildAt: position))
    }
  }

  /// Whether a sheet or a cover stands in this flow's run. What a container's flows present stands in theirs.
  final var hasModal: Bool { modalCount > 0 || !isContainer && openings.contains { $0.flow.hasModal } }

  /// Whether this flow, or one that is visible in it, has presented something.
  final var isPresenting: Bool {
    modalCount > 0 || (isContainer ? visibleChildren : children).contains { $0.isPresenting }
  }

  /// The last modal of this flow's run.
  final var lastModal: PresentationStyle? {
    guard modalCount > 0 || !openings.isEmpty, !isContainer else { return nil }
    let own = modalCount > 0 ? (0..<routeCount).last { style(at: $0).isModal } : nil
    for opening in openings.reversed() {
      if let own, opening.index < own { break }
      if let modal = opening.flow.lastModal { return modal }
    }
    return own.map { style(at: $0) }
  }

  /// Whether slots of other flows lie above the end of this flow's run, or a flow beside it in a container has presented
  /// something.
  final var isBuried: Bool {
    var flow = self
    while let parent = flow.parent {
      if parent.isContainer { return flow.isBesidePresenting }
      if flow.position < parent.routeCount - 1 { return true }
      flow = parent
    }
    return false
  }

  /// Whether a flow that is drawn beside this one, or beside one that holds it, has presented something.
  final var isBesidePresenting: Bool {
    guard let parent else { return false }
    guard parent.isContainer else { return parent.isBesidePresenting }
    // A hidden flow is beside nothing; what it has presented is judged when it is to be shown.
    guard isShown else { return false }
    return parent.visibleChildren.contains { $0 !== self && $0.isPresenting } || parent.isBesidePresenting
  }

  /// Whether the container that holds the flow, if one does, shows it.
  private final var isShown: Bool {
    guard let parent, parent.isContainer else { return true }
    return parent.visibleChildren.contains { $0 === self }
  }

  /// Whether no container hides the flow.
  final var isDrawn: Bool { isShown && parent?.isDrawn ?? true }

  /// The last slot of this flow's run, by its owner and index; `nil` when the run is no more than the shared slot. Where
  /// that slot holds a container, it is the container's last.
  final var endOfRun: (flow: AnyCoordinator, index: Int)? {
    guard !isContainer else { return endOfChildren }
    let last = routeCount - 1
    if let inner = child(at: last)?.endOfRun { return inner }
    return last >= 0 ? (self, last) : nil
  }

  /// The last slot that the user can leave in the line that this flow is the root of: in the layer on top, which may be one
  /// that a container in the line has presented.
  final var endOfLine: (flow: AnyCoordinator, index: Int)? {
    if case .flow(let presenting) = presentingOnTop { return presenting.endOfLine }
    return endOfRun
  }

  enum Top { case flow(AnyCoordinator), ownLayer, open }

  /// Who has presented what lies above the last layer of this run.
  final var presentingOnTop: Top {
    guard !isContainer else { return visibleChildren.last { $0.isPresenting }.map { .flow($0) } ?? .open }
    let own = modalCount > 0 ? (0..<routeCount).last { style(at: $0).isModal } : nil
    for opening in openings.reversed() {
      if let own, opening.index < own { break }
      let top = opening.flow.presentingOnTop
      if case .open = top { continue }
      return top
    }
    return own == nil ? .open : .ownLayer
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
  final var letsGoWhole: Bool {
    guard !isContainer else { return children.reversed().allSatisfy(\.letsGoWhole) }
    return letsGo(from: 0) && (child(at: -1)?.letsGoWhole ?? true) && letsGo(at: -1)
  }

  /// Whether the flow, and the ones that share its root's slot, let all that lies above that slot go.
  final var letsReturnToRoot: Bool { letsGo(from: 0) && (child(at: -1)?.letsReturnToRoot ?? true) }
}
