/// The values of flows that finish, and the turns of questions.
@MainActor
final class Outcomes: Rule {
  fileprivate struct Note: DraftNote {
    /// Deliver the values of the flows that finish in this draft.
    var deliveries: [() -> Void] = []
  }

  /// The questions that wait for their turn, once one has waited. The scene holds them.
  weak var awaited: AwaitedSlots?

  func ended(_ ending: Ending, _ outbox: inout Outbox) {
    switch ending {
    case .committed(let draft, let change):
      for delivery in draft[Note.self].deliveries { outbox.add(.values, delivery) }
      awaited?.update(after: change, by: draft.cause, in: draft.core, &outbox)
    case .closed(let core, let change): awaited?.update(after: change, by: .closed, in: core, &outbox)
    case .dropped: break
    }
  }
}

extension Draft {
  /// Delivers the value of a flow that finishes, after the commit.
  func deliver(_ value: Any, to receivers: [(Any) -> Void]) {
    self[Outcomes.Note.self].deliveries.append { for receive in receivers { receive(value) } }
  }
}
