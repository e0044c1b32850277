/// The edits that become one change: all of them, or none.
@MainActor
final class Batch {
  /// Whether several verbs may take part, so that each flow is remembered before its first edit. A single verb undoes
  /// itself.
  let isExplicit: Bool
  /// The flows that were changed, in the order of their first edit.
  private(set) var touched: [AnyCoordinator] = []
  /// The first refusal of a verb: the whole batch is refused with it.
  private(set) var refusal: NavigationError?
  /// The slots that went, in order, as far as somebody wants to know.
  var removed: [Removal] = []
  /// What takes back, when the batch is refused, that screens were to be drawn again.
  var undo: [() -> Void] = []
  var removedFlows: [AnyCoordinator] = []
  /// The slots that came in, by their flow and index.
  var shown: [(flow: AnyCoordinator, index: Int)] = []
  var enteredFlows: [AnyCoordinator] = []
  /// The flows that became visible in containers, by name.
  var selected: [(container: AnyCoordinator, name: String)] = []
  /// The link that the batch opens, told of behind the slots that went and came.
  var link: String?

  init(isExplicit: Bool) { self.isExplicit = isExplicit }

  func touch(_ flow: AnyCoordinator, _ change: FlowChange) {
    join(flow)
    let merged = change.merged(with: flow.pending?.change)
    flow.pending?.change = merged
  }

  /// Keeps what brings the flow back to how it is now, if this is its first edit.
  func remember(_ flow: AnyCoordinator, restore: @escaping () -> Void) {
    join(flow)
    if flow.pending?.restore == nil { flow.pending?.restore = restore }
  }

  func refuse(with error: NavigationError) { refusal = refusal ?? error }

  private func join(_ flow: AnyCoordinator) {
    guard flow.pending == nil else { return }
    flow.pending = AnyCoordinator.Pending()
    touched.append(flow)
  }
}

/// A slot that went, and who is told of it.
struct Removal {
  let cause: RemovalCause
  /// What the event says; `nil` when nobody wants events, or the slot has never been in a presentation.
  let node: Node?
  let onDismiss: ((RemovalCause) -> Void)?
}
