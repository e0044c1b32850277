import Armature
import TestSupport

extension Oracle {
  /// Links and archives lead where taps lead.
  static let links = [
    Oracle("a plan foretells a link") { moment in
      guard moment.isPlain, moment.kind != .linkThatAsks, let (_, plan, error) = moment.outcome.link else { return nil }
      switch plan {
      case .success(let plan):
        if let error { return "it has promised a place, but \(error)" }
        let isSame = moment.before.presentation == moment.after.presentation
        return plan.changesNothing == isSame ? nil : "it has said \(plan.changesNothing)"
      case .failure(let problem): return problem == error ? nil : "\(problem) was foretold, but \(error as Any)"
      }
    },
    Oracle("a flow foretells the link to what its verb shows") { moment in
      let (foretold, shown) = moment.outcome.links
      guard moment.isPlain, let shown, shown != foretold else { return nil }
      return "\(foretold ?? "nothing") was foretold, but it became \(shown)"
    },
    Oracle("a link leads from anywhere to the place where it was printed") { moment in
      guard moment.isPlain, let (link, _, error) = moment.outcome.link, error == nil, moment.kind != .wrongLink,
        let kept = moment.player.kept.last(where: { $0.link == link }), kept.presentation.isLinkable,
        moment.isDone == true, moment.scene.heldLink == nil, !moment.asksLater
      else { return nil }
      let (goal, start) = (kept.presentation.text, moment.before.presentation.text)
      // A link leaves the root of a scene, and of its sidebar.
      let roots = moment.scene.root is RandomColumns || moment.scene.root is RandomThreeColumns ? 2 : 1
      guard goal.prefix(roots) == start.prefix(roots) else { return nil }
      guard moment.after.presentation.text == goal else { return "\(link) leads to \(moment.after.presentation.text)" }
      let place = try moment.scene.link
      return place == link ? nil : "\(link) became \(place)"
    },
    Oracle("a link keeps what both places have in common, and hidden flows") { moment in
      guard moment.isPlain, moment.outcome.link != nil else { return nil }
      let (before, after) = (moment.before.tree, moment.after.tree)
      for (old, new) in zip(before.keys, after.keys) {
        if old.key != new.key { break }
        if old.id != new.id { return "\(new.key) is another slot" }
      }
      let changed = before.hidden.intersection(after.hidden).first { before.lines[$0] != after.lines[$0] }
      if let changed { return "the hidden line of \(changed) has changed" }
      let made = after.hidden.subtracting(before.lines.keys)
      return made.isEmpty ? nil : "\(made) were made for nobody"
    },
    Oracle("a link and an archive ask for the same flows as taps", .end) { moment in
      let (player, counts, drawn) = (moment.player, moment.player.log.counts, moment.scene.presentation)
      let rearranging = [
        "setTabs(_:)", "setNames(_:)", "hide(_:)", "unhide(_:)", "update(_:_:)", "finish(_:)", "leave()",
      ]
      guard moment.isPlain, drawn.isLinkable, player.waits == 0, !moment.audience.hasShownInspector,
        rearranging.allSatisfy({ counts["\($0) true"] == nil })
      else { return nil }
      let (link, archive) = (try moment.scene.link, try moment.scene.archive())
      for way in ["link", "archive"] {
        let other = try Player(player.app.number)
        guard let scene = other.scene else { return "there is no scene" }
        if way == "link" { try scene.open(link) } else { scene.restore(archive) }
        let archiving = drawn.line.map { ($0.destination as? RandomPlace)?.archiving ?? .kept }
        guard way == "link" || archiving.allSatisfy({ $0 == .kept }) else { continue }
        if scene.presentation.text != drawn.text { return "the \(way) \(link) leads to \(scene.presentation.text)" }
        let (mine, theirs) = (moment.scene.births, scene.births)
        if mine != theirs { return "the \(way) \(link) has asked \(theirs), taps \(mine)" }
      }
      return nil
    },
  ]
}

extension Moment {
  /// Whether a link may wait for the user's answer.
  fileprivate var asksLater: Bool { kind == .linkThatAsks && !player.app.model.kept.isEmpty }
}

extension Presentation {
  /// The destinations of the line with their styles.
  fileprivate var text: [String] { line.map { "\($0.openers) \($0.destination) \($0.style)" } }
  fileprivate var isLinkable: Bool {
    // No link leads to a step of a picker.
    line.allSatisfy {
      !$0.style.isDialog && !($0.destination is RandomStage) && $0.destination.isLinkable
        && $0.openers.allSatisfy(\.isLinkable)
    }
  }
}

extension NaiveTree {
  /// The visible slots, each with a text that is equal for slots that a link takes for the same.
  fileprivate var keys: [(id: SlotID, key: String)] {
    let slots = Dictionary(lines.values.joined().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return visible.compactMap { id in
      slots[id].map { (id, "\($0.owners.count) \($0.destination) \($0.style) \(names[id] ?? "")") }
    }
  }
}

extension FlowScene {
  /// The destinations that have opened the visible flows, with those beneath.
  fileprivate var births: [String] {
    let tree = NaiveTree(root)
    return root.everyFlow.filter { tree.lineOf[$0.flowID].map { !tree.hidden.contains($0) } ?? false }.compactMap {
      (($0 as? RandomFlow)?.born ?? ($0 as? RandomNotes)?.born).map { "\($0)" }
    }
  }
}
