import TestSupport

// @testable: reads the state of a scene, which is internal.
@testable import Armature

extension Oracle {
  /// An act changes what it is about, and nothing else.
  static let verbs = [
    Oracle("a refused act changes nothing") { moment in
      guard moment.isDone == false else { return nil }
      guard moment.before.presentation == moment.after.presentation else { return "it is drawn" }
      guard moment.audience.isSilent, moment.audience.changes.isEmpty else { return "it is told" }
      return moment.before.tree.keepsSame(as: moment.after.tree) ? nil : "a hidden line has changed"
    },
    Oracle("slots keep their order and their layer") { moment in
      for (line, old) in moment.before.tree.lines {
        guard let new = moment.after.tree.lines[line] else { continue }
        let kept = Set(new.map(\.id)).intersection(old.map(\.id))
        let (stayed, now) = (old.filter { kept.contains($0.id) }, new.filter { kept.contains($0.id) })
        guard stayed.map(\.id) == now.map(\.id) else { return "slots have changed their order" }
        // A guard shows the place again in which the user may be signing in, wherever it was.
        guard !moment.isPlain || stayed.map(\.layer) == now.map(\.layer) else {
          return "a slot has moved to another layer"
        }
      }
      return nil
    },
    Oracle("a verb changes the line of its flow, and a gesture no hidden line") { moment in
      guard moment.isPlain else { return nil }
      let (before, after) = (moment.before.tree, moment.after.tree)
      let own = moment.actor.flatMap { before.lineOf[$0] }
      let spared = moment.isUsers || moment.isBroadcastToOne ? before.hidden : own == nil ? [] : Set(before.lines.keys)
      let other = spared.first { $0 != own && after.lines[$0] != nil && after.lines[$0] != before.lines[$0] }
      return other.map { "the line of \($0) has changed" }
    },
    Oracle("a verb removes slots of other flows only above a modal that goes, and then all of them") { moment in
      guard moment.isPlain, let actor = moment.actor, let line = moment.before.tree.lineOf[actor],
        let old = moment.before.tree.lines[line], let new = moment.after.tree.lines[line]
      else { return nil }
      let kept = Set(new.map(\.id))
      var lowestModal: Int?
      for (index, slot) in old.enumerated() where !kept.contains(slot.id) {
        let isOwn = slot.owners.contains(actor)
        if isOwn, slot.style.isModal, lowestModal == nil { lowestModal = index }
        if !isOwn, lowestModal == nil { return "\(slot.id) of another flow went, with no modal beneath it" }
      }
      guard let lowestModal else {
        let known = Set(old.map(\.id))
        return new.first { !known.contains($0.id) && !$0.owners.contains(actor) }.map { "\($0.id) is not its own" }
      }
      return old[lowestModal...].first { kept.contains($0.id) }.map { "\($0.id) above a modal that went is there" }
    },
    Oracle("a route removed from the middle takes along its flow only, or what it presents, too") { moment in
      guard moment.isPlain, moment.isDone == true, moment.kind != .batch, let slot = moment.outcome.removed,
        let actor = moment.actor, let line = moment.before.tree.lineOf[actor],
        let old = moment.before.tree.lines[line], let new = moment.after.tree.lines[line]
      else { return nil }
      let inside = moment.before.state.flows(in: slot)
      func goes(_ gone: NaiveTree.LineSlot) -> Bool { gone.id == slot || !inside.isDisjoint(with: gone.owners) }
      let end = old.firstIndex { goes($0) && $0.style.isModal } ?? old.count
      let goal = old[..<end].filter { !goes($0) }.map(\.id)
      return new.map(\.id) == goal ? nil : "\(new.map(\.id)) are left, not \(goal)"
    },
    Oracle("the user removes no slot that a flow does not let go") { moment in
      guard moment.isPlain, moment.isUsers || moment.kind == .choose else { return nil }
      let kept = moment.player.app.model.kept
      let taken = moment.before.tree.lines.values.joined().first { slot in
        kept.contains((slot.destination as? any Numbered)?.number ?? 0) && !moment.after.tree.all.contains(slot.id)
      }
      return taken.map { "\($0.destination) went" }
    },
    Oracle("a gesture can be done as the scene has said, and reaches its goal") { moment in
      guard moment.isPlain else { return nil }
      if let predicted = moment.outcome.predicted, predicted != moment.isDone { return "it has said \(predicted)" }
      guard moment.isDone == true, let slot = moment.outcome.slot else { return nil }
      let after = moment.after.tree
      if moment.kind == .dismiss { return after.all.contains(slot) ? "\(slot) is still there" : nil }
      let isLast = after.visible.contains(slot) && after.lines.values.contains { $0.last?.id == slot }
      return isLast ? nil : "\(slot) is not the last of its line"
    },
    Oracle("a broadcast leads to the root") { moment in
      guard moment.isPlain, let scope = moment.outcome.scope, moment.isDone == true else { return nil }
      if case .tab = scope { return nil }
      let after = moment.after.tree
      if let flow = moment.outcome.actor {
        return after.slots[flow].map { $0 > 1 } == true ? "the flow is not at its root" : nil
      }
      let tabs = moment.scene.root.everyFlow.filter { $0 is RandomTabs }.map { $0.slots[0].id }
      guard case .selectedTab = scope, let outermost = after.visible.first(where: tabs.contains) else {
        if case .everyTab = scope, !tabs.isEmpty { return nil }
        return after.end.map { "\($0) is left" }
      }
      let above = after.visible.drop { $0 != outermost }.dropFirst(after.inside(outermost).count)
      if above.contains(where: after.canGo) { return "slots are left above the tabs" }
      return after.inside(outermost).dropFirst().contains(where: after.canGo) ? "the tab is not at its root" : nil
    },
  ]
}

extension SceneState {
  /// Returns the flows in a slot.
  fileprivate func flows(in slot: SlotID) -> Set<FlowID> {
    var flows: Set<FlowID> = []
    let child = locate(slot).flatMap { self[$0]?.child }
    _ = child?.search { flow, _ -> Never? in
      flows.insert(flow.value.id)
      return nil
    }
    return flows
  }
}

extension Moment {
  /// The flow of a verb. A broadcast to a container changes the lines in it.
  fileprivate var actor: FlowID? { outcome.scope == nil ? outcome.actor : nil }
  var isUsers: Bool { [.back, .popTo, .dismiss].contains(kind) }

  fileprivate var isBroadcastToOne: Bool {
    switch outcome.scope {
    case .selectedTab, .line: true
    default: false
    }
  }
}

extension Player {
  /// Whether no code waits for the user.
  var isIdle: Bool { ends.values.joined().count == waits && scene?.workInProgress(withTasks: true).isEmpty ?? true }
}
