/// A part of a line that is to go: a flow's routes or, in a split view, its columns, from an index on.
///
/// What pops several flows is told as cuts first, so that it is asked for, looked at and done by one rule.
@MainActor
struct Cut {
  let flow: AnyCoordinator
  let first: Int

  /// Whether there is nothing to go.
  var isEmpty: Bool {
    flow.isContainer ? !flow.openings.contains { $0.index >= first } : first >= flow.routeCount
  }

  /// Whether all flows let it go.
  var isLetGo: Bool {
    guard flow.isContainer else { return flow.letsGo(from: first) }
    return flow.openings.reversed().allSatisfy { $0.index < first || $0.flow.letsGoWhole }
  }

  func make(cause: RemovalCause, in batch: Batch) throws(NavigationError) {
    // An earlier cut may have taken the flow along.
    guard flow.life == .live, !isEmpty else { return }
    if flow.isContainer { return try flow.removeChild(at: first, cause: cause, in: batch) }
    flow.removeRoutes(from: first, cause: cause, in: batch)
  }
}

extension AnyCoordinator {
  /// What brings the flow to its root, and with it what a container in the root's slot shows.
  final func cutsToRoot(everyTab: Bool) -> [Cut] {
    guard !isContainer else { return cutsInChildren(everyTab: everyTab) }
    return [Cut(flow: self, first: 0)] + (child(at: -1)?.cutsToRoot(everyTab: everyTab) ?? [])
  }

  /// What brings the line that this flow is the root of to its outermost tabs, and those to their root; without tabs, to this
  /// flow's root.
  final func cutsToTabs(everyTab: Bool) -> [Cut] {
    guard holdsTabs else { return cutsToRoot(everyTab: everyTab) }
    guard isContainer else {
      guard let opening = openings.first(where: { $0.flow.holdsTabs }) else { return [] }
      return [Cut(flow: self, first: opening.index + 1)] + opening.flow.cutsToTabs(everyTab: everyTab)
    }
    guard !isTabs else { return cutsInChildren(everyTab: everyTab) }
    // Of columns beside each other, the later ones lie above.
    let columns = visibleChildren
    guard let index = columns.firstIndex(where: { $0.holdsTabs }) else { return [] }
    let later = index + 1 < columns.count ? [Cut(flow: self, first: columns[index + 1].position)] : []
    return later + columns[index].cutsToTabs(everyTab: everyTab)
  }

  /// The flow whose sheets and covers still lie above the outermost tabs, when the line has been cut to these: one of a
  /// container below or beside the tabs.
  final var presentingAboveTabs: AnyCoordinator? {
    guard case .flow(let flow) = presentingOnTop else { return nil }
    return flow.holdsTabs ? flow.presentingAboveTabs : flow
  }

  /// Whether tabs stand in the line that this flow is the root of.
  private final var holdsTabs: Bool { isTabs || (isContainer ? visibleChildren : children).contains { $0.holdsTabs } }

  /// What closes all that the line that this flow is the root of has presented.
  final var cutsOfModals: [Cut] {
    guard !isContainer else { return visibleChildren.flatMap(\.cutsOfModals) }
    let first = modalCount > 0 ? (0..<routeCount).first { style(at: $0).isModal } : nil
    let below = openings.prefix { $0.index < first ?? .max }.flatMap { $0.flow.cutsOfModals }
    return (first.map { [Cut(flow: self, first: $0)] } ?? []) + below
  }
}
