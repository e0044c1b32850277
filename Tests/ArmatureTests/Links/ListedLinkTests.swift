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
    let tried = try await tryCases(
      60, seed: 20_270_214, make: { $0.list(1...4, of: TowerLevel.init) },
      smaller: { $0.withoutOne.filter { !$0.isEmpty } }
    ) { _, levels in try await problem(in: levels, &opened) }
    if tried >= 50 { #expect(opened > tried * 4) }
  }

  private func problem(in levels: [TowerLevel], _ opened: inout Int) async throws -> String? {
    let world = Tower(levels)
    let scene = try world.scene()
    let links = scene.listedLinks
    world.isSignedIn = false
    guard try world.scene().listedLinks == links else { return "the list differs behind the guards" }
    var random = RandomSource(seed: UInt64(links.count))
    for link in links {
      world.isSignedIn = true
      let fresh = try world.scene()
      guard try fresh.plan(for: link).verdicts.isEmpty else { continue }
      try fresh.open(link)
      guard try fresh.link == link else { return "\(link) prints \(try fresh.link)" }
      let shape = fresh.presentation.shape
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        world.step(Int.random(in: 0..<8, using: &random), Int.random(in: 0...8, using: &random), in: scene)
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
  private func problem(behindGuards link: String, _ shape: Presentation.Shape, _ world: Tower) async throws -> String? {
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

/// A flow in a tower.
private struct TowerLevel: Equatable, Sendable {
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

  let kind: Kind
  let guarded: Guard

  init(_ random: inout RandomSource) {
    kind = Kind.allCases.randomElement(using: &random) ?? .wrapper
    guarded = Bool.random(using: &random) ? .none : Guard.allCases.randomElement(using: &random) ?? .none
  }
}

/// An app of flows within flows, each of a type of its own.
@MainActor
@Observable
private final class Tower {
  var isSignedIn = true
  @ObservationIgnored let levels: [TowerLevel]

  init(_ levels: [TowerLevel]) { self.levels = levels }

  func scene() throws -> FlowScene { try FlowScene(of: flow(at: 0)) }

  func flow(at depth: Int) -> AnyCoordinator {
    switch depth {
    case levels.count: Coordinator(root: Leaf<Storey0>.leaf)
    case 0: StoreyFlow<Storey0>(self)
    case 1: StoreyFlow<Storey1>(self)
    case 2: StoreyFlow<Storey2>(self)
    default: StoreyFlow<Storey3>(self)
    }
  }

  func step(_ kind: Int, _ number: Int, in scene: FlowScene) {
    let flows = scene.root.subtree
    switch kind {
    case 0: scene.back()
    case 1: isSignedIn.toggle()
    case 2:
      let tabs = flows.compactMap { $0 as? ContainerCoordinator }
      if !tabs.isEmpty { tabs[number % tabs.count].show(number % 2 == 0 ? "first" : "second") }
    default:
      let storeys = flows.compactMap { $0 as? any Storey }
      if !storeys.isEmpty { storeys[number % storeys.count].step(kind, number % 3) }
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
private protocol Storey: AnyCoordinator { func step(_ kind: Int, _ page: Int) }

private enum StoreyPlace<Number: StoreyNumber>: Destination, Codable {
  case page(Int), next, sheet, gate

  typealias Flow = StoreyFlow<Number>

  static var examples: [Self] { [.page(1), .page(2), .next, .gate, .sheet] }

  var style: PresentationStyle { self == .sheet ? .sheet : .push }

  func screen(in flow: StoreyFlow<Number>) -> Screen<Self> { self == .next ? .child : Screen("\(self)") {} }
}

private final class StoreyFlow<Number: StoreyNumber>: Coordinator<StoreyPlace<Number>>, Guarding, Storey {
  let tower: Tower
  let level: TowerLevel

  init(_ tower: Tower) {
    let level = tower.levels[Number.depth]
    (self.tower, self.level) = (tower, level)
    super.init(root: level.kind == .wrapper || level.kind == .tabs ? .next : .page(1 + Number.depth % 2))
  }

  override func child(for destination: StoreyPlace<Number>) -> AnyCoordinator? {
    guard destination == .next else { return nil }
    return switch level.kind {
    case .wrapper, .pusher, .presenter: tower.flow(at: Number.depth + 1)
    case .tabs, .pushedTabs:
      ClosureContainer(["first", "second"]) { [tower] name in
        name == "first" ? tower.flow(at: Number.depth + 1) : Coordinator(root: Leaf<Storey1>.leaf)
      }
    }
  }

  func admit(_ request: AdmissionRequest) -> Admission {
    let place = request.destination as? StoreyPlace<Number>
    let isIn = tower.isSignedIn
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

  func step(_ kind: Int, _ page: Int) {
    switch kind {
    case 3: show(.next, as: level.kind == .presenter ? .sheet : nil)
    case 4: show(.gate)
    // Links keep another root of a flow in the slot of the scene's root.
    case 5: if let scene, rootID != scene.root.slots[0].id { setRoot(page == 0 ? .gate : .page(page)) }
    default: show(.page(page))
    }
  }
}

private enum Leaf<Number: StoreyNumber>: Screenless, Codable {
  case leaf, twig

  static var examples: [Self] { [.leaf, .twig] }
}
