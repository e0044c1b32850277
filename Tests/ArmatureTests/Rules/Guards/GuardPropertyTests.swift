import Armature
import Foundation
import Observation
import TestSupport
import Testing

@Suite("Guards hold, whatever their conditions do")
@MainActor
struct GuardPropertyTests {
  @Test("no place stays that its guards refuse, and nothing waits in vain")
  func flips() async throws {
    var flips = 0
    var shown = 0
    let tried = try await tryCases(250, seed: 20_270_111) { random in
      random.list(1...30, of: MazeStep.init)
    } smaller: {
      $0.smaller()
    } problem: { number, steps in
      let rules = Rules()
      let scene = try FlowScene(root: Maze(rules, number: 0), notificationCenter: NotificationCenter())
      var ends: [String: Int] = [:]
      scene.observeEvents { event in
        switch event.kind {
        case .linkHeld(let link): ends[link, default: 0] += 1
        case .linkOpened(let link): if ends[link] != nil { ends[link] = 0 }
        case .linkRefused(let link, _), .linkReplaced(let link, _), .linkExpired(let link): ends[link] = 0
        default: break
        }
      }
      var texts: [String] = []
      scene.observeTexts { texts.append($0) }
      for step in steps {
        step.perform(in: scene, rules)
        if case .flip = step.kind, number.isMultiple(of: 2) { scene.checkGuards() } else { await scene.settled() }
        if case .flip = step.kind { flips += 1 }
        shown += scene.presentation.line.count
        if let problem = rules.problem(in: scene.root) { return "after \(step): \(problem); events: \(texts)" }
      }
      rules.closed = []
      await scene.settled()
      if (scene.root as? Maze)?.root == .gate { return "the gate stays" }
      if scene.heldLink != nil { return "the link still waits: \(scene.presentation.shape)" }
      for (link, count) in ends where count != 0 { return "\(link) had no end: \(texts)" }
      return nil
    }
    guard tried >= 100 else { return }
    #expect(flips > tried * 3)
    #expect(shown > tried * 13)
  }
}

/// The destinations that the guards do not admit now.
@MainActor
@Observable
private final class Rules {
  var closed: Set<Int> = []
  /// Chooses among the destinations that are shown instead.
  var turn = 0

  /// Returns the answer of a guard.
  func answer(to destination: any Destination, by flow: Maze) -> Admission {
    guard let place = destination as? MazePlace else {
      // The guard forgets the flow of its own gate.
      return closed.contains(20) && closed.contains(-1) && flow.number == 0 ? flow.redirect(to: .gate) : .allow
    }
    if place == .gate { return closed.contains(-1) ? .allow : flow.redirect(to: .page(-1)) }
    guard closed.contains(place.number) else { return .allow }
    if place.number == -1 { return turn == 0 ? flow.redirect(to: .gate) : flow.hold(at: .gate) }
    let detour = MazePlace.detour((place.number + 1 + turn) % 4 + 20)
    return switch (place.number + flow.number) % 3 {
    case 0: .deny("\(place) is closed")
    case 1: flow.redirect(to: detour)
    default: flow.hold(at: detour)
    }
  }

  /// Returns a place that a guard refuses. Nothing lies below the root of the scene.
  func problem(in flow: AnyCoordinator, guards: [Maze] = []) -> String? {
    let maze = flow as? Maze
    let guards = guards + [maze].compactMap { $0 }.filter(\.isGuard)
    if let maze {
      let places = [maze.root] + maze.routes.map(\.destination)
      for place in places where closed.contains(place.number) && !guards.isEmpty {
        return "\(place) is closed, but shown"
      }
    }
    return flow.children.lazy.compactMap { self.problem(in: $0, guards: guards) }.first
  }
}

private enum MazePlace: Destination, Codable {
  case page(Int), sheet(Int), flow(Int), tabs(Int), columns(Int), detour(Int), alert(Int)
  /// Stands in place of the scene's root.
  case gate

  var number: Int {
    switch self {
    case .page(let number), .sheet(let number), .flow(let number), .tabs(let number), .detour(let number): number
    case .alert(let number), .columns(let number): number
    case .gate: -2
    }
  }

  var style: PresentationStyle {
    switch self {
    case .sheet: .sheet
    case .detour(let number): number % 2 == 0 ? .cover : .push
    case .alert: .alert
    default: .push
    }
  }

  func screen(in flow: Maze) -> Screen<Self> {
    switch self {
    case .flow, .tabs, .columns, .gate: .child
    default: Screen("\(self)") {}
    }
  }
}

private final class Maze: Coordinator<MazePlace>, Guarding {
  let rules: Rules
  let number: Int
  /// The scene's root always guards, others sometimes.
  var isGuard: Bool { number % 2 == 0 }

  init(_ rules: Rules, number: Int) {
    self.rules = rules
    self.number = number
    super.init(root: .page(number == 0 ? -1 : number))
  }

  override func child(for destination: MazePlace) -> AnyCoordinator? {
    switch destination {
    case .flow(let number): Maze(rules, number: number + 1)
    case .tabs(let number): MazeTabs(rules, number: number)
    case .columns(let number): MazeColumns(rules, number: number)
    case .gate: Coordinator(root: MazePage.page)
    default: nil
    }
  }

  func admit(_ request: AdmissionRequest) -> Admission {
    isGuard ? rules.answer(to: request.destination, by: self) : .allow
  }
}

private final class MazeTabs: ContainerCoordinator {
  let rules: Rules
  let number: Int

  init(_ rules: Rules, number: Int) {
    self.rules = rules
    self.number = number
    super.init(names: ["a", "b", "c"])
  }

  override func flow(named name: String) -> AnyCoordinator {
    Maze(rules, number: number + (["a": 1, "b": 2, "c": 3][name] ?? 4))
  }
}

private final class MazeColumns: SplitCoordinator<MazePlace, MazePlace> {
  let rules: Rules

  init(_ rules: Rules, number: Int) {
    self.rules = rules
    super.init(sidebar: Maze(rules, number: number + 1))
  }

  override func detailFlow(for destination: MazePlace) -> Coordinator<MazePlace> {
    let flow = Maze(rules, number: destination.number + 1)
    flow.setRoot(destination)
    return flow
  }
}

private enum MazePage: Destination, Codable {
  case page, next

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("\(self)") {} }
}

private struct MazeStep: Equatable, Sendable, CustomStringConvertible {
  enum Kind: Equatable, Sendable {
    case show(MazePlace), setRoot(MazePlace), back, tab(String), detail(MazePlace?), relaunch, flip([Int], turn: Int)
    case link(String)
  }

  let kind: Kind
  /// Chooses the flow.
  let flow: Int

  init(_ random: inout RandomSource) {
    let number = Int.random(in: 1...8, using: &random)
    flow = Int.random(in: 0...8, using: &random)
    kind =
      switch Int.random(in: 0..<26, using: &random) {
      case 0..<3: .show(.page(number))
      case 3: .show(.sheet(number))
      case 4..<6: .show(.flow(number))
      case 6: .show(.tabs(number))
      case 7: .show(.alert(number))
      case 8: .setRoot(.page(number))
      case 9: .back
      case 10..<12: .tab(["a", "b", "c"][number % 3])
      case 12: .relaunch
      case 13: .show(.columns(number))
      case 14..<16: .detail(number == 1 ? nil : .page(number))
      case 16..<18: .link("\(number == 1 ? "" : "/")page/\(number)/flow/\(flow + 1)/page/3")
      case 18: .link("/sheet/\(number)/page/\(flow)")
      default:
        .flip(
          random.list(0...5) { Int.random(in: 1...12, using: &$0) }
            + (number == 1 ? [20, 21] : number < 4 ? [-1] : []),
          turn: flow % 2)
      }
  }

  var description: String { "\(kind) in \(flow)" }

  @MainActor
  func perform(in scene: FlowScene, _ rules: Rules) {
    var flows: [AnyCoordinator] = []
    func collect(_ flow: AnyCoordinator) {
      flows.append(flow)
      flow.children.forEach(collect)
    }
    collect(scene.root)
    let mazes = flows.compactMap { $0 as? Maze }
    let maze = mazes[flow % mazes.count]
    switch kind {
    case .show(let place): maze.show(place)
    case .setRoot(let place): maze.setRoot(place)
    case .back: scene.back()
    case .tab(let name):
      let tabs = flows.compactMap { $0 as? MazeTabs }
      if !tabs.isEmpty { tabs[flow % tabs.count].show(name) }
    case .detail(let place):
      let columns = flows.compactMap { $0 as? MazeColumns }
      guard !columns.isEmpty else { return }
      let chosen = columns[flow % columns.count]
      if let place { chosen.showDetail(place) } else { chosen.closeDetail() }
    case .link(let link): try? scene.open(link)
    case .relaunch: if let archive = try? scene.archive() { scene.restore(archive) }
    case .flip(let closed, let turn): (rules.closed, rules.turn) = (Set(closed), turn)
    }
  }
}
