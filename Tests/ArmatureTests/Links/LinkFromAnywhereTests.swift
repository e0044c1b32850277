import Armature
import Foundation
import TestSupport
import Testing

@Suite("From any place, the link to another one")
@MainActor
struct LinkFromAnywhereTests {
  @Test("leads there, keeps what both have in common, and leaves hidden flows alone")
  func anywhere() async throws {
    try await tryCases(300, seed: 20_261_121, make: LinkCase.init, smaller: \.smaller) { number, steps in
      try failure(from: steps.from, to: steps.to, kind: number)
    }
  }

  /// Opens in one scene the link to another one, and tells what went wrong.
  private func failure(from: [LinkStep], to: [LinkStep], kind: Int) throws -> String? {
    let (scene, goal) = (try FlowScene(root: LinkStep.root(kind)), try FlowScene(root: LinkStep.root(kind)))
    // A link leaves the root of a scene.
    for step in from { step.perform(in: scene) }
    for step in to { step.perform(in: goal) }
    guard goal.presentation.line.allSatisfy(\.destination.isLinkable) else { return nil }
    do {
      let link = try goal.link
      let before = (tree: LinkedLine(scene.root), presentation: scene.presentation)
      let isThere = try scene.plan(for: link).changesNothing
      guard scene.presentation == before.presentation, LinkedLine(scene.root) == before.tree else {
        return "the plan for \(link) changed something"
      }
      for bad in [link + String(repeating: "/~", count: 64), "\(link)/=nowhere"] {
        guard (try? scene.open(bad)) == nil else { return "\(bad) was opened" }
        guard LinkedLine(scene.root) == before.tree else { return "\(bad) changed something" }
      }
      // A split view refuses this detail; elsewhere, it is ignored.
      if let plan = try? scene.plan(for: "\(link)#=nowhere"), try "\(plan)" != "\(scene.plan(for: link))" {
        return "\(link)#=nowhere is another place"
      }
      try scene.open(link)
      let after = LinkedLine(scene.root)
      guard scene.presentation.shape == goal.presentation.shape else { return "\(link) leads to \(scene.line)" }
      guard try scene.link == link else { return "\(link) became \(try scene.link)" }
      guard isThere == (scene.presentation == before.presentation) else { return "the plan for \(link) is wrong" }
      if let loss = after.loss(of: before.tree) { return "\(link): \(loss)" }
      guard try scene.plan(for: link).changesNothing else { return "\(link) would change something again" }
      try scene.open(link)
      return LinkedLine(scene.root) == after ? nil : "\(link) changed something again"
    } catch {
      return "\(error), from \(scene.line) to \(goal.line)"
    }
  }
}

/// A line with everything in its containers, including hidden flows.
@MainActor
private struct LinkedLine: Equatable {
  struct LineSlot: Equatable {
    let id: SlotID
    /// The destination, its style, its depth, and the roots of its flows.
    let key: String
    var held: [String: LinkedLine] = [:]
    var visible: Set<String> = []
    var forgets: Set<String> = []
  }

  var spots: [LineSlot] = []

  init(_ root: AnyCoordinator) {
    add(root.slots[0], depth: 0)
    visit(root, depth: 0)
  }

  private mutating func add(_ slot: InspectedSlot, depth: Int) {
    var key = "\(depth) \(slot.destination) \(slot.style)"
    var child = slot.child
    while let opened = child {
      key += " \(opened.slots[0].destination)"
      child = opened.slots[0].child
    }
    spots.append(LineSlot(id: slot.id, key: key))
  }

  private mutating func visit(_ flow: AnyCoordinator, depth: Int) {
    if let container = flow as? AnyContainer {
      for member in container.held {
        spots[spots.count - 1].held[member.name] = LinkedLine(member.flow)
        if member.isVisible { spots[spots.count - 1].visible.insert(member.name) }
      }
      if flow is MixedTabs { spots[spots.count - 1].forgets = ["forgetful"] }
      return
    }
    for (index, slot) in flow.slots.enumerated() {
      if index > 0 { add(slot, depth: depth) }
      if let child = slot.child { visit(child, depth: depth + 1) }
    }
  }

  /// Returns the first slot that a link had to keep but did not.
  func loss(of before: Self) -> String? {
    for (old, new) in zip(before.spots, spots) {
      guard old.key == new.key else { return nil }
      guard old.id == new.id else { return "\(new.key) is another slot" }
      for (name, line) in old.held where !new.visible.contains(name) {
        if ["middle", "detail"].contains(name) || old.forgets.contains(name) { continue }
        guard new.held[name] == line else { return "\(name) of \(new.key) was changed" }
      }
      for (name, line) in new.held {
        guard let earlier = old.held[name] else {
          guard new.visible.contains(name) else { return "\(name) of \(new.key) was made" }
          continue
        }
        if ["middle", "detail"].contains(name), earlier.spots[0].key != line.spots[0].key { continue }
        if new.visible.contains(name), let loss = line.loss(of: earlier) { return loss }
      }
    }
    return nil
  }
}
