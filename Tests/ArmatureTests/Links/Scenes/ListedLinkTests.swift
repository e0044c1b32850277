import Armature
import ArmatureExplorer
import Observation
import TestSupport
import Testing

@Suite("A listed link is the link to its place")
@MainActor
struct ListedLinkTests {
  @Test("it opens there and prints the same, whoever wraps the way, and after it has waited at a guard")
  func everywhere() async throws {
    var opened = 0
    let tried = try await tryCases(
      40, seed: 20_270_214, make: { $0.list(1...4, of: TowerLevel.init) },
      smaller: { $0.withoutOne.filter { !$0.isEmpty } }
    ) { _, levels in try await problem(in: Tower(levels), &opened) }
    if tried >= 40 { #expect(opened > tried * 4) }
  }

  private func problem(in world: Tower, _ opened: inout Int) async throws -> String? {
    let links = try world.listedLinks
    world.isSignedIn = false
    guard try world.listedLinks == links else { return "the list differs behind the guards" }
    for link in links {
      world.isSignedIn = true
      let scene = try world.scene()
      guard try scene.plan(for: link).verdicts.isEmpty else { continue }
      try scene.open(link)
      guard try scene.link == link else { return "\(link) prints \(try scene.link)" }
      guard try scene.plan(for: link).changesNothing else { return "\(link) leads on" }
      opened += 1
      world.isSignedIn = false
      let closed = try world.scene()
      do { try closed.open(link) } catch {
        guard error.code == "notAdmitted" else { return "\(link) is refused behind the guards: \(error)" }
        continue
      }
      let isHeld = closed.heldLink != nil
      world.isSignedIn = true
      await closed.settled()
      guard closed.heldLink == nil else { return "\(link) waits for ever" }
      let isThere = try closed.link == link && closed.presentation.shape == scene.presentation.shape
      guard !isHeld || isThere else { return "\(link) waited and led to \(try closed.link)" }
    }
    return nil
  }
}

/// A flow in a tower.
struct TowerLevel: Equatable, Sendable {
  enum Kind: CaseIterable, Sendable {
    /// The next flow is in the root's slot, or is pushed.
    case wrapper, pusher
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
  var guarded = Guard.none

  static let wrapper = TowerLevel(kind: .wrapper)
}

extension TowerLevel {
  fileprivate init(_ random: inout RandomSource) {
    kind = Kind.allCases.randomElement(using: &random) ?? .wrapper
    guarded = Bool.random(using: &random) ? .none : Guard.allCases.randomElement(using: &random) ?? .none
  }
}

/// An app of flows within flows, each of a type of its own.
@MainActor
@Observable
final class Tower {
  var isSignedIn = true
  @ObservationIgnored let levels: [TowerLevel]

  init(_ levels: [TowerLevel]) { self.levels = levels }

  func scene() throws -> FlowScene { try FlowScene(of: flow(at: 0)) }

  fileprivate func flow(at depth: Int) -> AnyCoordinator {
    switch depth {
    case levels.count: Coordinator(root: Leaf<Storey0>.leaf)
    case 0: StoreyFlow<Storey0>(self)
    case 1: StoreyFlow<Storey1>(self)
    case 2: StoreyFlow<Storey2>(self)
    default: StoreyFlow<Storey3>(self)
    }
  }

  fileprivate var listedLinks: [String] {
    get throws {
      try scene().linkDirectory.flows.flatMap(\.forms).flatMap { [$0.link].compactMap(\.self) + $0.otherLinks }
    }
  }
}

private protocol StoreyNumber: Hashable, Sendable { static var depth: Int { get } }
private enum Storey0: StoreyNumber { static let depth = 0 }
private enum Storey1: StoreyNumber { static let depth = 1 }
private enum Storey2: StoreyNumber { static let depth = 2 }
private enum Storey3: StoreyNumber { static let depth = 3 }

private enum StoreyPlace<Number: StoreyNumber>: Screenless, Codable {
  case page(Int), next, sheet, gate

  static var examples: [Self] { [.page(1), .next, .gate, .sheet] }

  var style: PresentationStyle { self == .sheet ? .sheet : .push }
}

private final class StoreyFlow<Number: StoreyNumber>: Coordinator<StoreyPlace<Number>>, Guarding {
  let tower: Tower
  let level: TowerLevel

  init(_ tower: Tower) {
    let level = tower.levels[Number.depth]
    (self.tower, self.level) = (tower, level)
    super.init(root: level.kind == .wrapper || level.kind == .tabs ? .next : .page(1 + Number.depth % 2))
  }

  override func child(for destination: StoreyPlace<Number>) -> AnyCoordinator? {
    guard destination == .next else { return nil }
    guard [.tabs, .pushedTabs].contains(level.kind) else { return tower.flow(at: Number.depth + 1) }
    return ClosureContainer(["first", "second"]) { [tower] name in
      name == "first" ? tower.flow(at: Number.depth + 1) : Coordinator(root: Leaf<Storey1>.leaf)
    }
  }

  func admit(_ request: AdmissionRequest) -> Admission {
    let place = request.destination as? StoreyPlace<Number>
    guard level.guarded != .none else { return .allow }
    if tower.isSignedIn { return level.guarded == .deniesGate && place == .gate ? .deny("You are signed in.") : .allow }
    switch level.guarded {
    case .redirect: return redirect(to: .gate)
    case .deny: return place == root ? .allow : .deny("Sign in.")
    case .leavesGate where place == .gate: return .allow
    case .holdsNext where place != nil && place != .next: return .allow
    default: return hold(at: .gate)
    }
  }
}

private enum Leaf<Number: StoreyNumber>: Screenless, Codable {
  case leaf, twig

  static var examples: [Self] { [.leaf, .twig] }
}
