import Armature
import Foundation
import TestSupport
import Testing

@Suite("Random sequences with tabs, columns, sheets, links and saved places")
@MainActor
struct RandomEvents {
  @Test("are retold by the events, and each visible screen is reported once")
  func events() async throws {
    try await tryCases(
      500, seed: 20_261_101, make: { $0.list(1...14, of: EventStep.init) }, smaller: { $0.smaller() }
    ) { number, steps in EventTrial(root: number)?.failure(of: steps) }
  }

  @Test("are checked by a test that notices a missing event")
  func noticesGaps() {
    let steps = [EventStep(.verb, Step(verb: .show, flow: 0, kind: 0, number: 1))]
    #expect(EventTrial(root: 5)?.failure(of: steps) == nil)
    for kind in ["shown", "visible"] {
      #expect(EventTrial(root: 5, without: kind)?.failure(of: steps) != nil)
    }
  }
}

/// One step of a sequence. Its numbers are taken modulo the number of choices.
struct EventStep: Equatable, CustomStringConvertible {
  enum Act: CaseIterable {
    case grow, verb, back, popTo, dismiss, answer, tap, select, tabs, columns, collapse, broadcast, refresh
    case link, keep, restore, launch, batch
  }

  let act: Act
  let step: Step
  let growth: LinkStep

  init(_ act: Act, _ step: Step) {
    var random = RandomSource(seed: 0)
    (self.act, self.step, growth) = (act, step, LinkStep(using: &random))
  }

  init(using random: inout RandomSource) {
    let growing: [Act] = [.grow, .grow, .verb, .keep]
    let acts = Bool.random(using: &random) ? growing : Act.allCases
    act = acts[Int.random(in: 0..<acts.count, using: &random)]
    step = Step(using: &random)
    growth = LinkStep(using: &random)
  }

  var description: String { act == .grow ? "grow \(growth)" : "\(act): \(step)" }
}

/// A scene for the steps.
@MainActor
private final class EventTrial {
  private let scene: FlowScene
  private var folded: FoldedScene
  private var links: [String] = []
  private var archives: [Data] = []

  init?(root: Int, without kind: String? = nil) {
    guard let scene = try? FlowScene(root: LinkStep.root(root), notificationCenter: NotificationCenter()) else {
      return nil
    }
    self.scene = scene
    folded = FoldedScene(scene)
    scene.wasDrawn()
    scene.observeEvents { [unowned self] event in
      if let kind, "\(event)".hasPrefix(kind) { return }
      folded.fold(event)
      if case .visible(let screen) = event.kind, event.flow.id != scene.flow(drawing: screen.node.id)?.flowID {
        // An observer that navigates would make this differ.
        links = ["the visible screen is not of \(event.flow.type)"]
      }
    }
  }

  /// Returns the first broken rule; `nil` when all steps keep the rules.
  func failure(of steps: [EventStep]) -> String? {
    for (index, step) in steps.enumerated() {
      perform(step)
      if let problem { return "after step \(index) (\(step)): \(problem)" }
    }
    return nil
  }

  private var problem: String? {
    if let problem = folded.problem { return problem }
    let now = FoldedScene(scene)
    if folded.lines != now.lines { return "the events tell of \(folded.lines), but there are \(now.lines)" }
    let told = folded.selected.filter { now.selected[$0.key] != nil }
    for (flow, name) in told where now.selected[flow] != name { return "\(name) was reported as selected" }
    if folded.visible != now.visible {
      return "\(folded.visible as Any) was reported as visible, but \(now.visible as Any) is"
    }
    return links.first { $0.hasPrefix("the visible") }
  }

  private func perform(_ step: EventStep) {
    let (kind, number) = (step.step.kind, step.step.number)
    let flows = scene.root.subtree
    let flow = flows[step.step.flow % flows.count]
    let line = scene.presentation.line
    let slot = line[(kind + number) % line.count].id
    let containers = flows.compactMap { $0 as? AnyContainer }
    let container = containers.isEmpty ? nil : containers[kind % containers.count]
    switch step.act {
    case .grow: step.growth.perform(in: scene)
    case .verb:
      switch flow {
      case let flow as StyledFlow: _ = LineTrial.typedVerb(step.step, in: flow, DismissalCalls { nil })
      case let flow as ForeignFlow: _ = LineTrial.typedVerb(step.step, in: flow, DismissalCalls { nil })
      case let flow as NestingFlow: _ = LineTrial.typedVerb(step.step, in: flow, DismissalCalls { nil })
      default: flow.leave()
      }
    case .back: scene.back()
    case .popTo: scene.pop(to: slot)
    case .dismiss: scene.dismiss(slot)
    case .answer, .tap: tap(kind)
    case .select: container.map { _ = scene.select(name(kind + number, in: $0), in: $0.id) }
    case .tabs:
      switch container as? SwitchingContainer {
      case let tabs as MixedTabs where number == 0: tabs.setTabs([.extra(kind), .second, .library])
      case let tabs? where number == 1: tabs.hide(tabs.names[kind % tabs.names.count])
      case let tabs?: tabs.setNames(tabs.names.reversed())
      case nil: break
      }
    case .columns:
      switch container {
      case let library as TwoColumns where number > 1: library.closeDetail()
      case let library as TwoColumns: library.showDetail(Styled.make(kind, number))
      case let mail as ThreeColumns where number > 1: mail.closeMiddle()
      case let mail as ThreeColumns: mail.showMiddle(Foreign.make(kind, number))
      case let study as NestingColumns: study.showDetail(Nesting.make(kind, number))
      default: break
      }
    case .collapse: container.map { scene.setCollapsed(number % 2 == 0, $0.id) }
    case .broadcast:
      let scopes: [PopToRootScope] = [.selectedTab, .everyTab, .line, .everything, .flow(flow)]
      flow.popToRoot(scopes[kind % scopes.count])
    case .refresh: flow.refresh()
    case .keep:
      if let link = try? scene.link { links.append(link) }
      if let archive = try? scene.archive() { archives.append(archive) }
    case .link: if !links.isEmpty { try? scene.open(links[kind % links.count]) }
    case .restore: if !archives.isEmpty { scene.restore(archives[kind % archives.count]) }
    case .launch: if !links.isEmpty { scene.launch(archive: archives.last, link: links[kind % links.count]) }
    case .batch:
      try? scene.batch {
        for act in [EventStep.Act.verb, .grow, .columns, .select, .verb][(kind % 3)...] {
          perform(EventStep(act, step.step))
        }
      }
    }
  }

  private func name(_ number: Int, in container: AnyContainer) -> String {
    guard let names = (container as? SwitchingContainer)?.names, !names.isEmpty else { return "" }
    return names[number % names.count]
  }

  private func tap(_ kind: Int) {
    let screen = scene.screen(of: scene.presentation.top.topNode.id)
    for row in screen?.dialog?.buttons ?? screen?.rows ?? [] {
      switch row.kind {
      case .button(_, _, _, let tap): tap()
      case .link(let open): open()
      default: break
      }
    }
  }
}
