import Armature

/// Checks that each `onDismiss` closure is called exactly once, when its slot has gone.
@MainActor
package final class DismissalCalls {
  private struct Entry {
    /// The slot of the closure; `nil` if the slot is gone already or was never shown.
    var slot: SlotID?
    /// `nil` if the slot waits until the guards admit it, and may never be shown.
    var isDue: Bool?
    var calls = 0
  }

  private var entries: [Entry] = []
  private var problem: String?
  /// The last removal among the events.
  package var lastRemoval: () -> (id: SlotID, cause: RemovalCause)? = { nil }

  /// The number of closures.
  var count: Int { entries.count }

  /// Does a verb with a closure, which must be called later if the verb succeeds.
  func ask<D: Destination>(
    _ flow: Coordinator<D>, for destination: D, _ verb: (Coordinator<D>, @escaping (RemovalCause) -> Void) -> Bool
  ) -> Bool {
    let number = entries.count
    entries.append(Entry(slot: nil, isDue: false))
    let before = Set(flow.routes.map(\.id))
    let (scene, held) = (flow.scene, flow.scene?.held)
    let isDone = verb(flow) { [weak self] in self?.hear(number, $0) }
    entries[number].isDue = !isDone && scene?.held != held ? nil : isDone
    // An observer may have removed the slot again, or shown more, also below it.
    entries[number].slot = flow.routes.first { !before.contains($0.id) && $0.destination == destination }?.id
    return isDone
  }

  /// Expects no calls for closures from `first` on, because their batch was rolled back.
  func takeBack(from first: Int) {
    for number in first..<entries.count { entries[number].isDue = false }
  }

  /// Expects at most one call for closures from `first` on, because something in their batch waits.
  func leaveOpen(from first: Int) {
    for number in first..<entries.count { entries[number].isDue = nil }
  }

  private func hear(_ number: Int, _ cause: RemovalCause) {
    entries[number].calls += 1
    guard let removal = lastRemoval(), removal.id == entries[number].slot, removal.cause != cause else { return }
    problem = "\(removal.id) went by \(removal.cause), but \(cause) was reported"
  }

  /// Returns a problem if a closure was not called exactly once for its removed slot.
  package func broken(whereThereAre slots: Set<SlotID>) -> String? {
    if let problem { return problem }
    for entry in entries {
      let isThere = entry.slot.map { slots.contains($0) } ?? false
      guard let isDue = entry.isDue else {
        if entry.calls > 1 { return "the end of what has waited was reported \(entry.calls) times" }
        continue
      }
      let due = isDue && !isThere ? 1 : 0
      if entry.calls != due {
        return "the end of \(entry.slot as Any) was reported \(entry.calls) times, and not \(due)"
      }
    }
    return nil
  }
}
