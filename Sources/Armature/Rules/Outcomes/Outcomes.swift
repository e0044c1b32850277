/// The values of flows that finish, and the turns of questions.
@MainActor
final class Outcomes: Rule {
  let awaited = AwaitedSlots()

  init(_ core: SceneCore) {}

  func isIdle(in draft: Draft, _ change: Comparison?) -> Bool {
    change == nil || draft.notes.outcomes.deliveries.isEmpty && !awaited.hasQuestions
  }

  func ended(_ draft: Draft, _ change: Comparison?, _ outbox: inout Outbox) {
    guard let change else { return }
    outbox.values += draft.notes.outcomes.deliveries
    awaited.update(after: change, by: draft.cause, in: draft.core, &outbox)
  }
}

struct OutcomesNote {
  /// Deliver the values of the flows that finish in the draft.
  var deliveries: [() -> Void] = []
}
