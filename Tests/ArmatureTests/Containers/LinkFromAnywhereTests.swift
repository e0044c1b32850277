import Foundation
import Testing

@testable import Armature

@Suite("From any place, the link to another one")
@MainActor
struct LinkFromAnywhereTests {
  @Test("leads there, keeps what both have in common, and leaves hidden flows alone")
  func anywhere() throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["ARMATURE_SEED"].flatMap(UInt64.init) ?? 20_261_121
    let count = environment["ARMATURE_SEQUENCES"].flatMap(Int.init) ?? 3_000
    for number in 0..<count {
      var random = RandomSource(seed: seed &+ UInt64(number))
      let steps = (0..<2).map { _ in
        (0..<Int.random(in: 0...10, using: &random)).map { _ in LinkStep(using: &random) }
      }
      guard let failure = try failure(from: steps[0], to: steps[1], kind: number) else { continue }
      let shrunk = try shrink(steps, kind: number)
      let last = try self.failure(from: shrunk[0], to: shrunk[1], kind: number)
      Issue.record("number \(number) of seed \(seed): \(failure)\nshrunk: \(last ?? "")\n\(shrunk)")
      return
    }
  }

  private func shrink(_ steps: [[LinkStep]], kind: Int) throws -> [[LinkStep]] {
    var best = steps
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for scene in best.indices {
        for index in best[scene].indices.reversed() {
          var shorter = best
          shorter[scene].remove(at: index)
          guard try failure(from: shorter[0], to: shorter[1], kind: kind) != nil else { continue }
          best = shorter
          isSmaller = true
        }
      }
    }
    return best
  }

  /// Opens in one scene the link to another one, and tells what went wrong.
  private func failure(from: [LinkStep], to: [LinkStep], kind: Int) throws -> String? {
    let (scene, goal) = (try FlowScene(root: root(kind)), try FlowScene(root: root(kind)))
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
      for bad in ["\(link)/~/~/~/~/~/~/~", "\(link)#=nowhere", "\(link)/=nowhere"] {
        guard (try? scene.open(bad)) == nil else { return "\(bad) was opened" }
        guard LinkedLine(scene.root) == before.tree else { return "\(bad) changed something" }
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

  private func root(_ kind: Int) -> AnyCoordinator {
    switch kind % 6 {
    case 0: HubFlow()
    case 1: Corners([.first, .library, .nested, .forgetful])
    case 2: Library()
    case 3: Mail()
    case 4: Study()
    default: Shelf(["study", "hub", "a/b", ".."]) { $0 == "study" ? Study() : $0 == "hub" ? HubFlow() : PlaceFlow() }
    }
  }
}

/// A step towards some place.
private struct LinkStep: CustomStringConvertible {
  let flow: Int
  let kind: Int
  let number: Int

  init(using random: inout RandomSource) {
    flow = Int.random(in: 0..<60, using: &random)
    kind = Int.random(in: 0..<40, using: &random)
    number = Int.random(in: 0..<3, using: &random)
  }

  var description: String { "(\(flow), \(kind), \(number))" }

  @MainActor
  func perform(in scene: FlowScene) {
    func flows(_ flow: AnyCoordinator) -> [AnyCoordinator] { [flow] + flow.children.flatMap(flows) }
    let all = flows(scene.root)
    let flow = all[flow % all.count]
    let sets = kind < 4 && !Self.drawsRoot(flow)
    switch flow {
    case let hub as HubFlow:
      let places: [Hub] = [.page(number), .sheet(number), .tabs, .tabsSheet, .split, .mail]
      // A split view in the root of another one's sidebar has no place for its detail in a link.
      if sets { hub.setRoot(places[kind % 4]) } else { hub.show(places[kind % places.count]) }
    case let tabs as Corners: tabs.select(tabs.tabs[number % tabs.tabs.count])
    case let shelf as Shelf: shelf.show(shelf.names[kind % shelf.names.count])
    case let study as Study:
      study.showDetail([.page(number), .tabs, .split, .start][kind % 4])
    case let mail as Mail:
      if number % 2 == 0 { mail.showMiddle(.make(kind, number)) } else { mail.showDetail(.make(kind, number)) }
    case let library as Library: library.showDetail(.make(kind, number))
    case let side as SideFlow: if sets { side.setRoot(.make(kind, number)) } else { side.show(.make(kind, number)) }
    case let place as PlaceFlow:
      if sets { place.setRoot(.make(kind, number)) } else { place.show(.make(kind, number)) }
    default: break
    }
  }

  /// Whether a flow draws the root of its scene, which links keep.
  @MainActor
  private static func drawsRoot(_ flow: AnyCoordinator) -> Bool {
    guard let parent = flow.parent else { return true }
    if let container = parent as? AnyContainer {
      return !(container is ContainerCoordinator) && container.held.first?.flow === flow && drawsRoot(parent)
    }
    return flow.isAtParentsRoot && drawsRoot(parent)
  }
}

/// A line with everything in its containers, including hidden flows.
@MainActor
private struct LinkedLine: Equatable {
  struct Spot: Equatable {
    let id: SlotID
    /// The destination, its style, its depth, and the roots of its flows.
    let key: String
    var held: [String: LinkedLine] = [:]
    var visible: Set<String> = []
    var forgets: Set<String> = []
  }

  var spots: [Spot] = []

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
    spots.append(Spot(id: slot.id, key: key))
  }

  private mutating func visit(_ flow: AnyCoordinator, depth: Int) {
    if let container = flow as? AnyContainer {
      for member in container.held {
        spots[spots.count - 1].held[member.name] = LinkedLine(member.flow)
        if member.isVisible { spots[spots.count - 1].visible.insert(member.name) }
      }
      if flow is Corners { spots[spots.count - 1].forgets = ["forgetful"] }
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
