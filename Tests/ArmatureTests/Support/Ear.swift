import Armature

/// Listens to the events and changes of a scene, and finds impossible ones.
@MainActor
final class Ear {
  /// The shown slots according to the events, with their generations; `nil` without an observer.
  var shown: [SlotID: UInt64]?
  var changes: [FlowChange]?
  var removals: [(id: SlotID, cause: RemovalCause)] = []
  var isSilent = true
  var problem: String?
  /// The values of the flows that have finished.
  var values: [Int] = []
  lazy var dismissals = DismissalCalls { [unowned self] in removals.last }
  /// Navigates in answer to a change, at most once a step.
  var reply: (() -> Void)?
  var hasReplied = false

  func forget() {
    removals = []
    isSilent = true
    hasReplied = false
    if changes != nil { changes = [] }
  }

  func hear(_ event: NavigationEvent) {
    switch event.kind {
    case .shown(let node, _):
      isSilent = false
      if shown?[node.id] == node.generation { problem = "\(node.id) was reported as shown twice" }
      shown?[node.id] = node.generation
    case .removed(let node, let cause):
      isSilent = false
      removals.append((node.id, cause))
      if shown?.removeValue(forKey: node.id) == nil { problem = "\(node.id) was reported as removed, but not as shown" }
    case .mistake(let message): problem = message
    default: break
    }
  }

  func hear(_ change: FlowChange) {
    changes?.append(change)
    guard !hasReplied, let reply else { return }
    hasReplied = true
    reply()
  }
}
