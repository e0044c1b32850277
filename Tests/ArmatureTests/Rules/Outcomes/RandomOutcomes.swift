import Armature
import Foundation
import TestSupport
import Testing

@Suite("Random flows and questions that are awaited, among random steps")
@MainActor
struct RandomOutcomes {
  @Test("end exactly once, with their own value, and leave nothing behind")
  func once() async throws {
    try await tryCases(
      250, seed: 20_260_114, make: { $0.list(1...14, of: Step.init) }, smaller: { $0.smaller { $0.simplify() } }
    ) { _, steps in await Self.failure(of: steps) }
  }

  /// The waits of one case.
  private final class Waits {
    var tasks: [Task<Void, Never>] = []
    var ends: [Int: [String]] = [:]
    /// The values of the awaited flows that finished.
    var values: [Int] = []
  }

  private static func failure(of steps: [Step]) async -> String? {
    let census = Census()
    guard let scene = try? FlowScene(root: StyledFlow(census: census), notificationCenter: NotificationCenter()) else {
      return "the scene does not open"
    }
    let trial = LineTrial(census: census, scene: scene)
    let waits = Waits()
    for step in steps {
      let flows = scene.root.subtree
      let flow = flows[step.flow % flows.count] as? StyledFlow
      switch step.kind % 5 {
      case 0: if let flow { wait(for: step, in: flow, waits) }
      case 1: if let flow { ask(in: flow, waits) }
      case 2 where !waits.tasks.isEmpty:
        let number = step.number % waits.tasks.count
        waits.tasks[number].cancel()
        await letTasksRun { waits.ends[number] != nil }
      default: trial.perform(step)
      }
      await letTasksRun()
    }
    for _ in 0...waits.tasks.count where waits.ends.count < waits.tasks.count {
      while scene.back() {}
      // The next question is shown when the code that waited for the last one has gone on.
      await letTasksRun()
    }
    await letTasksRun { waits.tasks.indices.allSatisfy { waits.ends[$0] != nil } }
    for number in waits.tasks.indices where waits.ends[number]?.count != 1 {
      return "wait \(number) has ended with \(waits.ends[number] ?? [])"
    }
    guard Set(waits.values).count == waits.values.count, Set(waits.values).isSubset(of: trial.ear.values) else {
      return "the flows have finished with \(trial.ear.values), but the waits with \(waits.values)"
    }
    guard census.values == trial.ear.values else { return "\(census.values) is delivered" }
    return census.living.count == scene.root.subtree.count ? nil : "a flow has outlived its slot"
  }

  private static func wait(for step: Step, in flow: StyledFlow, _ waits: Waits) {
    let number = waits.tasks.count
    let style: PresentationStyle = step.number % 2 == 0 ? .push : .sheet
    let task = Task {
      do {
        let outcome = try await flow.run(Styled.make(step.kind, step.number), as: StyledFlow.self, style: style)
        if case .finished(let value) = outcome { waits.values.append(value) }
        waits.ends[number, default: []].append("\(outcome)")
      } catch {
        waits.ends[number, default: []].append("\(error)")
      }
    }
    waits.tasks.append(task)
  }

  private static func ask(in flow: StyledFlow, _ waits: Waits) {
    let number = waits.tasks.count
    let task = Task {
      let answer = await flow.ask(Question("Question \(number)") { Answer("Yes", number) })
      waits.ends[number, default: []].append(answer == nil || answer == number ? "answered" : "with another answer")
    }
    waits.tasks.append(task)
  }
}
