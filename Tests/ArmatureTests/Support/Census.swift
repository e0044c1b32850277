import Armature

/// Knows which flows of a test live, and which questions for child flows they were asked.
@MainActor
final class Census {
  private struct Entry { weak var flow: AnyCoordinator? }
  private var entries: [Entry] = []

  /// The values of flows that have finished, in the order of their delivery.
  var values: [Int] = []

  /// The destinations that became visible again.
  var returns: [String] = []

  func add(_ flow: AnyCoordinator) { entries.append(Entry(flow: flow)) }

  /// A question for a child flow.
  struct Question {
    let flow: FlowID
    let slot: SlotID
    /// The types of the flows, from the scene's root down to the one that is asked.
    let path: [String]
    /// The destinations of the flow, from its root up.
    let shown: [String]
  }

  /// The questions for child flows, in their order; `nil` when nobody wants them.
  var questions: [Question]?

  func ask<D: Destination>(_ flow: Coordinator<D>) {
    guard questions != nil else { return }
    let path = sequence(first: flow as AnyCoordinator) { $0.parent }.map { "\(type(of: $0))" }
    questions?.append(
      Question(
        flow: flow.flowID, slot: flow.routes.last?.id ?? flow.rootID, path: path.reversed(),
        shown: ([flow.root] + flow.routes.map(\.destination)).map { "\($0)" }))
  }

  /// The flows that have not been released.
  var living: [AnyCoordinator] {
    entries.removeAll { $0.flow == nil }
    return entries.compactMap(\.flow)
  }
}
