import TestSupport

// @testable: reads the slots of flows whose types are unknown.
@testable import Armature

extension Oracle {
  /// A place is brought before the user's eyes.
  static let reveals = [
    Oracle("a flow says whether it was revealed, and changes nothing if a guard does not, or lets it wait") { moment in
      guard let (id, place, isInSight) = moment.outcome.revealed else { return nil }
      guard isInSight != moment.isInSight(id, place) else { return isInSight ? nil : moment.problemOfUnrevealed }
      return "it has said \(isInSight)"
    },
    Oracle("revealing a flow removes what lies above it, and keeps its screens and all other lines") { moment in
      guard moment.isPlain, moment.kind != .batch, let (id, place, isInSight) = moment.outcome.revealed, isInSight,
        let flow = moment.scene.root.everyFlow.first(where: { $0.flowID == id })
      else { return nil }
      let (old, new) = (moment.before.tree, moment.after.tree)
      guard let path = moment.before.state.path(to: id) else { return "the flow was not there" }
      // The deepest flow of each line on the way to the flow.
      var way: [FlowID: AnyCoordinator] = [:]
      for flow in flow.andParents.reversed() { old.lineOf[flow.flowID].map { way[$0] = flow } }
      for (line, slots) in old.lines {
        let now = new.lines[line]
        guard let end = way[line] else {
          if let problem = moment.problem(of: line, revealing: path, place != nil, slots, now) { return problem }
          continue
        }
        guard let now else { return "a line on the way is gone" }
        if end === flow, let place {
          if let problem = moment.problem(showing: place, in: flow, slots, now) { return problem }
          continue
        }
        let count = (slots.lastIndex { $0.isOf(end) } ?? 0) + 1
        if now != Array(slots[..<count]) { return "\(now) are left of \(slots)" }
      }
      return nil
    },
    Oracle("a flow that is opened in a tab is not drawn") { moment in
      guard moment.kind == .members, let (id, tab, flow) = moment.outcome.opened else { return nil }
      guard
        let tabs = moment.scene.root.everyFlow.lazy.compactMap({ $0 as? RandomTabs }).first(where: { $0.flowID == id })
      else { return "the tabs are gone" }
      if tabs.flow(of: tab)?.flowID != flow { return "it is not the flow of the tab" }
      if flow == nil, tabs.tabs.contains(tab) { return "\(tab) has no flow" }
      if moment.before.presentation != moment.after.presentation { return "it is drawn" }
      let (old, new) = (moment.before.tree.lines, moment.after.tree.lines)
      if let other = old.first(where: { new[$0.key] != $0.value }) { return "the line of \(other.key) has changed" }
      let own = tabs.flow(of: tab)?.everyFlow.map(\.flowID) ?? []
      return new.keys.first { old[$0] == nil && !own.contains($0) }.map { "\($0) was made for nobody" }
    },
    Oracle("a broadcast selects a tab, and leads all tabs to their roots") { moment in
      guard moment.isPlain, moment.kind != .batch, case .tab(let name) = moment.outcome.scope else { return nil }
      let (old, new) = (moment.before.tree, moment.after.tree)
      let all = moment.scene.root.everyFlow.compactMap { $0 as? RandomTabs }
      let tabs = old.visible.lazy.compactMap { id in all.first { $0.slots[0].id == id } }.first
      guard let tabs, tabs.names.contains(name), !tabs.hiddenNames.contains(name) else {
        return moment.before.presentation == moment.after.presentation
          ? nil : "there is no such tab, but it has changed"
      }
      if tabs.visibleName != name { return "\(tabs.visibleName) is selected, not \(name)" }
      let above = new.visible.drop { $0 != tabs.slots[0].id }.dropFirst(new.inside(tabs.slots[0].id).count)
      if above.contains(where: new.canGo) { return "slots are left above the tabs" }
      let deep = tabs.everyFlow.first { $0.slots.count > 1 }
      return deep.map { "\($0) is not at its root" }
    },
    Oracle("a link says whether its place is in sight") { moment in
      guard !moment.player.app.isRestless, [.link, .linkThatAsks].contains(moment.kind),
        let isInSight = moment.outcome.isLinkInSight, case .success(let plan)? = moment.outcome.link?.plan
      else { return nil }
      if moment.isPlain { return isInSight ? nil : "it has said \(isInSight)" }
      // A tab in a link is no destination.
      guard let goal = plan.legs.last?.destination, !(goal is ContainerDestination) else { return nil }
      func shows(_ node: Node) -> Bool { ([node.destination] + node.openers).contains { $0.isEqual(to: goal) } }
      let line = moment.after.presentation.line
      if isInSight { return line.contains(where: shows) ? nil : "\(goal) is not drawn" }
      // A guard may have shown something else in the flow that it opens.
      let isEnd = plan.legs.last?.opens == nil && line.last.map(shows) == true
      return isEnd && moment.scene.heldLink == nil ? "\(goal) is drawn" : nil
    },
    Oracle("didReturn(to:) is called once for each screen that is in sight again", .rest) { moment in
      let problem = moment.player.app.returns.broken()
      return moment.player.app.isRestless ? nil : problem
    },
  ]
}

extension NaiveTree.LineSlot {
  /// Whether it belongs to a flow, or opens it.
  @MainActor fileprivate func isOf(_ flow: AnyCoordinator) -> Bool {
    let isRoot = id == flow.slots[0].id
    return isRoot || owners.contains(flow.flowID)
  }
}

extension AnyCoordinator {
  fileprivate var andParents: [AnyCoordinator] { Array(sequence(first: self, next: \.parent)) }
}

extension Moment {
  /// Whether the user sees a flow, with a destination at its end.
  fileprivate func isInSight(_ flow: FlowID, _ place: (any Destination)?) -> Bool {
    guard let flow = scene.root.everyFlow.first(where: { $0.flowID == flow }) else { return false }
    let shown = Set(after.presentation.screensInSight.map(\.id))
    guard flow.everyFlow.contains(where: { $0.slots.contains { shown.contains($0.id) } }) else { return false }
    // An inspector is beside what is shown.
    let ends = [flow.slots.last, flow.slots.last { $0.style.kind != .inspector }].compactMap(\.?.destination)
    return place.map { place in ends.contains { $0.isEqual(to: place) } } ?? true
  }

  /// How something has changed although the flow is not in sight.
  fileprivate var problemOfUnrevealed: String? {
    let isSame = before.presentation.shape == after.presentation.shape
    if isSame || player.app.isRestless || scene.heldLink != nil { return nil }
    let isAtGate = after.presentation.line.contains {
      if case RandomPlace.gate = $0.destination { true } else { false }
    }
    return isAtGate ? nil : "it has changed, but is not in sight"
  }

  /// How another line than those on the way to a flow has changed so that the flow is revealed.
  ///
  /// - Parameters:
  ///   - line: The line, by the flow at its bottom.
  ///   - path: The path of the flow before.
  ///   - hasPlace: Whether a destination in the flow is revealed.
  ///   - old: The line before.
  ///   - new: The line now; `nil` if it is gone.
  /// - Returns: The problem; `nil` without one.
  fileprivate func problem(
    of line: FlowID, revealing path: TreePath, _ hasPlace: Bool, _ old: [NaiveTree.LineSlot],
    _ new: [NaiveTree.LineSlot]?
  ) -> String? {
    guard new != old, let own = before.state.path(to: line) else { return nil }
    let shared = zip(own, path).prefix { $0 == $1 }.count
    // The flow goes back to the destination.
    if shared == path.count { return new == nil && hasPlace ? nil : "\(line) in the flow has changed" }
    let isAbove = own[shared] > path[shared]
    guard let container = before.state[Array(path[..<shared])]?.container else {
      return new == nil && isAbove ? nil : "\(line) beneath the flow has changed"
    }
    let isInside = own.count > shared + 1
    let isPopped = new.map { old.starts(with: $0) } ?? isInside
    if let name = container.visibleName {
      // This tab does not keep its line.
      return isPopped && ["d", "y"].contains(name) ? nil : "\(line) in another tab has changed"
    }
    if container.isCollapsed, isAbove { return new == nil ? nil : "\(line) in a column above the flow is there" }
    return isPopped ? nil : "\(line) in another column has changed"
  }

  /// How a flow shows a place in its line.
  fileprivate func problem(
    showing place: any Destination, in flow: AnyCoordinator, _ old: [NaiveTree.LineSlot], _ new: [NaiveTree.LineSlot]
  ) -> String? {
    let root = flow.slots[0].id
    let start = (old.firstIndex { $0.id == root } ?? 0) + 1
    guard new.starts(with: old[..<start]) else { return "what lies below the flow has changed" }
    let routes = old[start...].filter { $0.owners.first == flow.flowID }
    let ids = [root] + routes.map(\.id)
    let now = flow.slots.map(\.id)
    if routes.contains(where: { $0.destination.isEqual(to: place) }) {
      return ids.starts(with: now) ? nil : "\(place) is there, but \(ids) became \(now)"
    }
    // An inspector stays beside it.
    return now.filter(ids.contains) == ids && now.count == ids.count + 1 ? nil : "\(ids) became \(now)"
  }
}
