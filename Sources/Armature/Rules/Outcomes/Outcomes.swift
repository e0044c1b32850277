/// The values of flows that finish.
@MainActor
final class Outcomes: Rule {
  fileprivate struct Note: DraftNote {
    /// Deliver the values of the flows that finish in this draft.
    var deliveries: [() -> Void] = []
  }

  func ended(_ ending: Ending, _ outbox: inout Outbox) {
    guard case .committed(let draft, _) = ending else { return }
    for delivery in draft[Note.self].deliveries { outbox.add(.values, delivery) }
  }
}

extension Draft {
  /// Delivers the value of a flow that finishes, after the commit.
  func deliver(_ value: Any, to receivers: [(Any) -> Void]) {
    self[Outcomes.Note.self].deliveries.append { for receive in receivers { receive(value) } }
  }
}
