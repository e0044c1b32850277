import TestSupport

// @testable: reads the state of a scene, which is internal.
@testable import Armature

extension Oracle {
  /// Observers, closures and hosts hear of each change once.
  static let told = [
    Oracle("no event is impossible, and the app makes no mistake") { moment in
      moment.audience.problem ?? moment.audience.folded.problem
    },
    Oracle("the events retell the lines, and the visible screen") { moment in
      let (told, now) = (moment.audience.folded, FoldedScene(moment.scene))
      if told.lines != now.lines { return "they tell of \(told.lines), but there are \(now.lines)" }
      let other = now.selected.first { flow, name in told.selected[flow].map { $0 != name } ?? false }
      if let other { return "\(other.value) is selected" }
      return told.visible == now.visible ? nil : "\(told.visible as Any) was reported, not \(now.visible as Any)"
    },
    Oracle("a change is told once") { moment in
      guard moment.isPlain, ![.tap, .lock].contains(moment.kind) else { return nil }
      let (before, after) = (moment.before, moment.after)
      let (count, isSame) = (moment.audience.changes.count, before.presentation == after.presentation)
      if count == 0 { return isSame && before.tree.keepsSame(as: after.tree) ? nil : "a change is not told" }
      return count == 1 ? nil : "\(count) changes are told"
    },
    Oracle("only slots of removed flows end with them, and only slots above a removed modal are cut") { moment in
      guard moment.isPlain, moment.isAlone, let line = moment.before.tree.lines[moment.scene.root.flowID] else {
        return nil
      }
      let (kept, flows) = (moment.after.tree.all, Set(moment.after.tree.lineOf.keys))
      let lowestModal = line.firstIndex { $0.style.isModal && !kept.contains($0.id) } ?? line.count
      for (id, cause) in moment.audience.removals {
        guard let index = line.firstIndex(where: { $0.id == id }) else { continue }
        // It pops flows before it makes them anew.
        if case .everything = moment.outcome.scope, cause == .broadcast { continue }
        let hasEnded = line[index].owners.first.map { !flows.contains($0) } ?? false
        if hasEnded != (cause == .flowEnded), cause != .cut { return "\(id) was reported as removed by \(cause)" }
        if cause == .cut, index <= lowestModal { return "\(id) was reported as cut with no modal beneath it gone" }
      }
      return nil
    },
    Oracle("onDismiss is called once, when its slot has gone") { moment in
      moment.player.dismissals.broken(whereThereAre: moment.after.tree.all)
    },
    Oracle("each value is delivered once") { moment in
      let (delivered, finished) = (moment.player.app.delivered, moment.player.finished)
      return delivered == finished ? nil : "\(delivered) are delivered, but \(finished) are due"
    },
    Oracle("a host arrives where the scene is") { moment in
      let (runner, goal) = (moment.audience.runner, moment.after.presentation)
      let old = runner.shown.line.map(\.id)
      runner.show(goal)
      var (turns, known) = (0, Set(old))
      while !runner.isSettled, turns < 200 {
        let shown = Set(runner.shown.line.map(\.id))
        known.formUnion(shown)
        for slot in shown { runner.didAppear(slot) }
        for slot in known.subtracting(shown) { runner.didDisappear(slot) }
        turns += 1
      }
      guard runner.isSettled else { return "it never ends" }
      return runner.shown == goal ? nil : "it shows \(runner.shown.line.map(\.id))"
    },
    Oracle("a drawn screen is drawn again when something changes that it has read, and only then", .rest) { moment in
      let (app, scene) = (moment.player.app, moment.scene)
      guard app.number % 3 == 0 else { return nil }
      if moment.kind == .model {
        let old = Dictionary(moment.before.presentation.line.map { ($0.id, $0.revision) }) { first, _ in first }
        let other = moment.after.presentation.line.first { node in
          let number = (node.destination as? any Numbered)?.number ?? 1
          return number % 2 == 0 && node.content == nil && old[node.id] != nil && old[node.id] != node.revision
        }
        if let other { return "\(other.destination) is drawn again, but has read nothing" }
      }
      for node in moment.after.presentation.line {
        guard let screen = moment.player.screen(of: node, in: scene) else { continue }
        let key = Audience.Drawing(slot: VisibleSlot(node), revision: node.revision, destination: "\(node.destination)")
        let text = "\(screen.title) \(screen.rows.map(\.title))"
        if let known = moment.audience.drawings.updateValue(text, forKey: key), known != text {
          return "\(text) is drawn as \(known)"
        }
      }
      return nil
    },
  ]
}
