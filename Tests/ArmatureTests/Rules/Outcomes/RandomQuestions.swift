import Foundation
import TestSupport
import Testing

// @testable: compares the lines of flows, which are internal.
@testable import Armature

@Suite("Random questions that wait for their turn, among random steps")
@MainActor
struct RandomQuestions {
  @Test("end exactly once, in the order of their line, and none hangs")
  func turns() async throws {
    try await tryCases(
      300, seed: 20_261_202, make: { $0.list(1...24, of: Step.init) }, smaller: { $0.smaller { $0.simplify() } }
    ) { _, steps in
      guard let trial = Trial() else { return "the scene does not open" }
      return await trial.failure(of: steps)
    }
  }

  struct Step: Equatable, CustomStringConvertible {
    enum Act: CaseIterable {
      case ask, alert, answer, back, swipe, popToRoot, select, push, sheet, goBackToRoot, cancel, close, forget
    }

    var act: Act
    var flow: Int
    var number: Int

    init(using random: inout RandomSource) {
      let isAsking = Bool.random(using: &random)
      // A window that closes early finds little.
      let acts =
        isAsking ? [.ask] : Int.random(in: 0..<12, using: &random) == 0 ? Act.allCases : Act.allCases.dropLast(2)
      act = acts[Int.random(in: 0..<acts.count, using: &random)]
      flow = Int.random(in: 0..<8, using: &random)
      number = Int.random(in: 0..<8, using: &random)
    }

    mutating func simplify() {
      if number > 0 { number -= 1 } else if flow > 0 { flow -= 1 }
    }

    var description: String { "\(act) in flow \(flow), number \(number)" }
  }

  /// A window with tabs in a flow, and its questions.
  @MainActor
  private final class Trial {
    private let tabs = ClosureContainer(["a", "b"])
    private var scenes: SceneDirectory?
    private weak var scene: FlowScene?
    private var tasks: [Task<Void, Never>] = []
    private var askers: [Weak] = []
    /// The answers that the questions have ended with, and their events.
    private var ends: [Int: [Int?]] = [:]
    private var events: [Int: [String]] = [:]
    private var problem: String?

    init?() {
      let home = ClosureFlow { [tabs] in $0 == .flow(7) ? tabs : nil }
      home.push(.flow(7))
      let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in home }
      guard let scene = try? scenes.open() else { return nil }
      (self.scenes, self.scene) = (scenes, scene)
      scene.observeEvents { [weak self] in self?.hear($0) }
    }

    func failure(of steps: [Step]) async -> String? {
      for step in steps {
        await perform(step)
        await letTasksRun()
        if scenes == nil, scene != nil { return "the scene is kept by a question" }
      }
      for _ in 0...2 * tasks.count where ends.count < tasks.count {
        while scene?.back() == true {}
        tabs.show(tabs.visibleName == "a" ? "b" : "a")
        await letTasksRun()
      }
      await letTasksRun { ends.count == tasks.count }
      return problem ?? tasks.indices.lazy.compactMap { self.problem(of: $0) }.first
    }

    private func perform(_ step: Step) async {
      guard let scene else { return }
      let flows = scene.root.subtree.compactMap { $0 as? Coordinator<Styled> }
      let flow = flows[step.flow % flows.count]
      switch step.act {
      case .ask: ask(in: flow)
      case .alert: flow.show(.ask(step.number))
      case .answer:
        let dialog = scene.screen(of: scene.presentation.top.topNode.id)?.dialog
        if case .button(_, _, _, let tap)? = dialog?.buttons.first?.kind { tap() }
      case .back: scene.back()
      case .swipe: scene.dismiss(scene.presentation.top.topNode.id)
      case .popToRoot: flow.popToRoot()
      case .select: tabs.show(step.number % 2 == 0 ? "a" : "b")
      case .push: flow.push(.flow(step.number))
      case .sheet: flow.presentSheet(.page(step.number))
      case .goBackToRoot: flow.goBackToRoot()
      case .cancel where !tasks.isEmpty:
        let number = step.number % tasks.count
        tasks[number].cancel()
        await letTasksRun { ends[number] != nil }
      case .cancel: break
      case .close: scenes?.close("main")
      case .forget: scenes = nil
      }
    }

    private func ask(in flow: Coordinator<Styled>) {
      let number = tasks.count
      askers.append(Weak(flow))
      let task = Task { [weak self, weak flow] in
        let answer = await flow?.ask(Question("\(number)") { Answer("Yes", number) })
        self?.ends[number, default: []].append(answer)
      }
      tasks.append(task)
    }

    private func hear(_ event: NavigationEvent) {
      switch event.kind {
      case .shown(let node, _) where node.isQuestion:
        guard let number = Int("\(node.destination)") else { return }
        note("shown", of: number)
        for earlier in 0..<number where events[earlier]?.last == "waits" && line(of: earlier) == line(of: number) {
          problem = problem ?? "question \(number) is shown before question \(earlier)"
        }
      case .removed(let node, _) where node.isQuestion: note("removed", of: Int("\(node.destination)"))
      case .question(let text, let turn): note(turn == .waits ? "waits" : "ended", of: Int(text))
      case .mistake(let message):
        if !message.contains("16 questions") { problem = problem ?? message }
      default: break
      }
    }

    private func note(_ event: String, of number: Int?) {
      if let number { events[number, default: []].append(event) }
    }

    /// The line in which a question is shown; `nil` when its flow was removed.
    private func line(of number: Int) -> String? {
      guard let flow = askers[number].value, let way = flow.way, let state = flow.core?.current else { return nil }
      return state.hiddenMembers(on: way).last.map { "\($0)" } ?? "the visible one"
    }

    private func problem(of number: Int) -> String? {
      guard let ends = ends[number], ends.count == 1 else {
        return "question \(number) has ended with \(ends[number] ?? [])"
      }
      if let answer = ends[0], answer != number { return "question \(number) has the answer \(answer)" }
      let events = events[number] ?? []
      let whole: [[String]] = [[], ["shown", "removed"], ["waits", "shown", "removed"], ["waits", "ended"]]
      // Nobody hears of the end of a scene that is deallocated.
      let isWhole = scenes == nil ? whole.contains { $0.starts(with: events) } : whole.contains(events)
      return isWhole ? nil : "question \(number) has the events \(events)"
    }
  }
}
