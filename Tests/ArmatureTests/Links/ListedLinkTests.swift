import Armature
import Foundation
import Observation
import TestSupport
import Testing

@Suite("A listed link is the link to its place")
@MainActor
struct ListedLinkTests {
  @Test("it opens there from every state, prints the same, and comes back, whoever guards or wraps the way")
  func everywhere() async throws {
    var opened = 0
    let tried = try await tryCases(60, seed: 20_270_214, make: Tower.init, smaller: \.smaller) { _, tower in
      do { return try await problem(in: tower, &opened) } catch { return "\(error)" }
    }
    if tried >= 50 { #expect(opened > tried * 4) }
  }

  private func problem(in tower: Tower, _ opened: inout Int) async throws -> String? {
    let world = TowerWorld(tower)
    let scene = try world.scene()
    let links = scene.listedLinks
    world.isSignedIn = false
    guard try world.scene().listedLinks == links else { return "the list differs behind the guards" }
    world.isSignedIn = true
    for (number, link) in links.enumerated() {
      world.isSignedIn = true
      let fresh = try world.scene()
      guard try fresh.plan(for: link).verdicts.isEmpty else { continue }
      try fresh.open(link)
      guard try fresh.link == link else { return "\(link) prints \(try fresh.link)" }
      let shape = fresh.presentation.shape
      for step in tower.steps(before: number) {
        step.perform(in: scene, world)
        await scene.settled()
      }
      world.isSignedIn = true
      await scene.settled()
      try scene.open(link)
      guard try scene.link == link else { return "\(link) prints \(try scene.link) elsewhere" }
      guard scene.presentation.shape == shape else { return "\(link) leads to \(scene.presentation.shape)" }
      guard try scene.plan(for: link).changesNothing else { return "\(link) leads on" }
      let again = try world.scene()
      again.restore(try scene.archive())
      guard try again.link == link else { return "\(link) comes back as \(try again.link)" }
      opened += 1
      if let problem = try await problem(behindGuards: link, shape, world) { return problem }
    }
    return nil
  }

  /// Opens a link signed out, and signs in.
  private func problem(
    behindGuards link: String, _ shape: Presentation.Shape, _ world: TowerWorld
  ) async throws -> String? {
    world.isSignedIn = false
    let scene = try world.scene()
    do { try scene.open(link) } catch {
      return error.code == "notAdmitted" ? nil : "\(link) is refused behind the guards: \(error)"
    }
    let isHeld = scene.heldLink != nil
    world.isSignedIn = true
    await scene.settled()
    guard scene.heldLink == nil else { return "\(link) waits for ever" }
    guard isHeld else { return nil }
    return try scene.link == link && scene.presentation.shape == shape ? nil : "\(link) waited and led to \(scene.link)"
  }
}

extension FlowScene {
  fileprivate var listedLinks: [String] {
    linkDirectory.flows.flatMap(\.forms).flatMap { [$0.link].compactMap(\.self) + $0.otherLinks }
  }
}

/// An app of flows within flows, each of a type of its own.
private struct Tower: Sendable, CustomStringConvertible {
  enum Kind: CaseIterable, Sendable {
    /// The next flow is in the root's slot, or is pushed, or presented.
    case wrapper, pusher, presenter
    /// The next flow is in the first tab of the root's slot, or of a pushed one.
    case tabs, pushedTabs
  }

  enum Guard: CaseIterable, Sendable {
    case none, hold, redirect, deny
    /// The gate is denied, or leads back, when the user has signed in.
    case deniesGate, leavesGate
    /// Only what the flow opens is held.
    case holdsNext
  }

  struct Level: Sendable {
    var kind: Kind
    var guarded: Guard
    /// The number of the root's page; `nil` for the case that opens the next flow.
    var page: Int?
  }

  var levels: [Level]
  var seed: UInt64

  init(_ random: inout RandomSource) {
    levels = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      Level(
        kind: Kind.allCases.randomElement(using: &random) ?? .wrapper,
        guarded: Bool.random(using: &random) ? .none : Guard.allCases.randomElement(using: &random) ?? .none,
        page: Bool.random(using: &random) ? Int.random(in: 1...2, using: &random) : nil)
    }
    seed = UInt64.random(in: 0...UInt64.max, using: &random)
  }

  var description: String { levels.map { "\($0)" }.joined(separator: "\n") }

  var smaller: [Self] {
    var fewer = levels.indices.map { index in
      var tower = self
      tower.levels.remove(at: index)
      return tower
    }.filter { !$0.levels.isEmpty }
    for index in levels.indices where levels[index].guarded != .none {
      var tower = self
      tower.levels[index].guarded = .none
      fewer.append(tower)
    }
    return fewer
  }

  func steps(before number: Int) -> [TowerStep] {
    var random = RandomSource(seed: seed &+ UInt64(number))
    return random.list(0...4, of: TowerStep.init)
  }
}

private struct TowerStep {
  enum Kind { case page, next, gate, back, tab, flip, root }

  let kind: Kind
  let number: Int

  init(_ random: inout RandomSource) {
    kind = [.page, .page, .next, .gate, .back, .tab, .flip, .root].randomElement(using: &random) ?? .page
    number = Int.random(in: 0...8, using: &random)
  }

  @MainActor
  func perform(in scene: FlowScene, _ world: TowerWorld) {
    var flows: [AnyCoordinator] = []
    func collect(_ flow: AnyCoordinator) {
      flows.append(flow)
      flow.children.forEach(collect)
    }
    collect(scene.root)
    let storeys = flows.compactMap { $0 as? any Storey }
    let storey = storeys.isEmpty ? nil : storeys[number % storeys.count]
    switch kind {
    case .page: storey?.showPage(number % 3)
    case .next: storey?.showNext()
    case .gate: storey?.showGate()
    // Links keep another root of a flow in the slot of the scene's root.
    case .root:
      let first = storeys.first { $0 === scene.root }?.rootID
      if let storey, storey.rootID != first { storey.changeRoot(number % 3) }
    case .back: scene.back()
    case .tab:
      let tabs = flows.compactMap { $0 as? ContainerCoordinator }
      if !tabs.isEmpty { tabs[number % tabs.count].show(number % 2 == 0 ? "first" : "second") }
    case .flip: world.isSignedIn.toggle()
    }
  }
}

@MainActor
@Observable
private final class TowerWorld {
  var isSignedIn = true
  @ObservationIgnored let tower: Tower

  init(_ tower: Tower) { self.tower = tower }

  func scene() throws -> FlowScene {
    try FlowScene(root: flow(at: 0) ?? Coordinator(root: Leaf.leaf), notificationCenter: NotificationCenter())
  }

  func flow(at depth: Int) -> AnyCoordinator? {
    switch depth {
    case tower.levels.count: Coordinator(root: Leaf.leaf)
    case 0: StoreyFlow<Storey0>(self)
    case 1: StoreyFlow<Storey1>(self)
    case 2: StoreyFlow<Storey2>(self)
    default: StoreyFlow<Storey3>(self)
    }
  }
}

private protocol StoreyNumber: Hashable, Sendable { static var depth: Int { get } }
private enum Storey0: StoreyNumber { static let depth = 0 }
private enum Storey1: StoreyNumber { static let depth = 1 }
private enum Storey2: StoreyNumber { static let depth = 2 }
private enum Storey3: StoreyNumber { static let depth = 3 }

/// A flow that steps can change without its type.
@MainActor
private protocol Storey: AnyCoordinator {
  var rootID: SlotID { get }
  func showPage(_ number: Int)
  func showNext()
  func showGate()
  func changeRoot(_ number: Int)
}

private enum StoreyPlace<Number: StoreyNumber>: Destination, Codable {
  case page(Int), next, sheet, gate

  typealias Flow = StoreyFlow<Number>

  static var examples: [Self] { [.page(1), .page(2), .next, .gate, .sheet] }

  var style: PresentationStyle { self == .sheet ? .sheet : .push }

  func screen(in flow: StoreyFlow<Number>) -> Screen<Self> {
    switch self {
    case .page, .sheet, .gate: Screen("\(self)") {}
    case .next: .child
    }
  }
}

private final class StoreyFlow<Number: StoreyNumber>: Coordinator<StoreyPlace<Number>>, Guarding, Storey {
  let world: TowerWorld
  var level: Tower.Level { world.tower.levels[Number.depth] }

  init(_ world: TowerWorld) {
    self.world = world
    let level = world.tower.levels[Number.depth]
    let opensAtOnce = level.kind == .wrapper || level.kind == .tabs
    super.init(root: opensAtOnce ? .next : .page(level.page ?? 1))
  }

  override func child(for destination: StoreyPlace<Number>) -> AnyCoordinator? {
    guard destination == .next else { return nil }
    return switch level.kind {
    case .wrapper, .pusher, .presenter: world.flow(at: Number.depth + 1)
    case .tabs, .pushedTabs: TowerTabs(world, depth: Number.depth)
    }
  }

  func admit(_ request: AdmissionRequest) -> Admission {
    let place = request.destination as? StoreyPlace<Number>
    let isIn = world.isSignedIn
    switch level.guarded {
    case .none: return .allow
    case .hold: return isIn ? .allow : hold(at: .gate)
    case .redirect: return isIn ? .allow : redirect(to: .gate)
    case .deny: return isIn || place == root ? .allow : .deny("Sign in.")
    case .deniesGate:
      if isIn { return place == .gate ? .deny("You are signed in.") : .allow }
      return hold(at: .gate)
    case .leavesGate: return isIn || place == .gate ? .allow : hold(at: .gate)
    case .holdsNext: return isIn || place == .gate || place != nil && place != .next ? .allow : hold(at: .gate)
    }
  }

  func showPage(_ number: Int) { show(.page(number)) }
  func showNext() { show(.next, as: level.kind == .presenter ? .sheet : nil) }
  func showGate() { show(.gate) }
  func changeRoot(_ number: Int) { setRoot(number == 0 ? .gate : .page(number)) }
}

private final class TowerTabs: ContainerCoordinator {
  let world: TowerWorld
  let depth: Int

  init(_ world: TowerWorld, depth: Int) {
    self.world = world
    self.depth = depth
    super.init(names: ["first", "second"])
  }

  override func flow(named name: String) -> AnyCoordinator {
    (name == "first" ? world.flow(at: depth + 1) : nil) ?? Coordinator(root: OtherLeaf.other)
  }
}

private enum Leaf: Destination, Codable {
  case leaf, twig

  static let examples: [Self] = [.leaf, .twig]
  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("\(self)") {} }
}

private enum OtherLeaf: Destination, Codable {
  case other, twig

  static let examples: [Self] = [.other, .twig]
  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("\(self)") {} }
}
