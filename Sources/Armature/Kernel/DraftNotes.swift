/// The memory of features about an open draft, a field for each. A part of the draft that is taken back takes its notes
/// along.
struct DraftNotes {
  var guards = GuardNote()
  var heldLinks = HeldLinksNote()
  var outcomes = OutcomesNote()
  var told = Told()
  /// The link that the draft opens.
  var link = LinkRequest()
  /// The destinations that were refused, for the report about an archive or a link.
  var refusals = Refusals()
  /// Whether code of the app runs that changes the content of a flow, which is drawn again afterwards in any case.
  var ignoresRefresh = false
  /// The places that rules have added, and how many times they did.
  var additions: (count: Int, places: [String]) = (0, [])

  /// Whether nothing in them is to be reported.
  var isSilent: Bool { link.text == nil && told.isEmpty }
}

/// The destinations that rules have refused in an open draft.
struct Refusals {
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
