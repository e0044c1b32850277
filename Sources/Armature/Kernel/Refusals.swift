/// The destinations that rules have not let come in an open draft.
struct Refusals: DraftNote {
  /// A destination that a rule has not let come.
  struct Refusal {
    let flow: FlowID
    /// The position of the slot in its flow.
    let position: Int
    let reason: Reason
  }

  enum Reason {
    /// Another destination is shown, with this name.
    case shown(String)
    case error(any Error)
  }

  var list: [Refusal] = []
  /// Remarks of rules about the draft, for a plan.
  var remarks: [any Sendable & CustomStringConvertible] = []
}
