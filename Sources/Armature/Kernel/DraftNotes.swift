/// The memory of features about an open draft, a field for each. A part of the draft that is taken back takes its notes
/// along.
struct DraftNotes {
  var guards = GuardNote()
  var heldLinks = HeldLinksNote()
  /// Deliver the values of flows that have finished.
  var outcomes: [() -> Void] = []
  /// The events that do not follow from the change, each of a flow or else of the scene's root.
  var told: [(kind: NavigationEvent.Kind, flow: FlowID?)] = []
  /// The link that the draft opens.
  var link = LinkRequest()
  /// What rules have refused of an archive.
  var losses: [RestoreReport.Loss] = []
  /// Remarks of rules about the draft, for a plan.
  var remarks: [any Sendable & CustomStringConvertible] = []
  /// Whether code of the app runs that changes the content of a flow, which is drawn again afterwards in any case.
  var ignoresRefresh = false
  /// The places that rules have added, and how many times they did.
  var additions: (count: Int, places: [String]) = (0, [])

  /// Whether nothing in them is to be reported.
  var isSilent: Bool { link.text == nil && told.isEmpty }
}
