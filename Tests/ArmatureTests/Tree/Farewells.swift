import Armature

/// The slots at whose end somebody wants to be told, and what was told.
@MainActor
final class Farewells {
  private struct Entry {
    /// Where the closure is kept; `nil` when the slot was there only for a moment, or never.
    var slot: SlotID?
    var isDue: Bool
    var told = 0
  }

  private var entries: [Entry] = []
  private var problem: String?
  /// What the events have told of last.
  private let lastRemoval: () -> (id: SlotID, cause: RemovalCause)?

  init(lastRemoval: @escaping () -> (id: SlotID, cause: RemovalCause)?) { self.lastRemoval = lastRemoval }

  /// How many have asked.
  var count: Int { entries.count }

  /// Does a verb with a closure, which has to be told in its turn if the verb is done.
  func ask<D: Destination>(
    _ flow: Coordinator<D>, _ verb: (Coordinator<D>, @escaping (RemovalCause) -> Void) -> Bool
  ) -> Bool {
    let number = entries.count
    entries.append(Entry(slot: nil, isDue: false))
    let before = Set(flow.routes.map(\.id))
    let isDone = verb(flow) { [weak self] in self?.hear(number, $0) }
    entries[number].isDue = isDone
    // Who heard of it may have taken the slot away again, or have shown more.
    entries[number].slot = flow.routes.first { !before.contains($0.id) }?.id
    return isDone
  }

  /// What was asked for since then was taken back with its batch.
  func takeBack(from first: Int) {
    for number in first..<entries.count { entries[number].isDue = false }
  }

  private func hear(_ number: Int, _ cause: RemovalCause) {
    entries[number].told += 1
    guard let removal = lastRemoval(), removal.id == entries[number].slot, removal.cause != cause else { return }
    problem = "\(removal.id) went by \(removal.cause), but \(cause) is told"
  }

  /// What is told otherwise than once for each slot that is gone.
  func broken(whereThereAre slots: Set<SlotID>) -> String? {
    if let problem { return problem }
    for entry in entries {
      let isThere = entry.slot.map { slots.contains($0) } ?? false
      let due = entry.isDue && !isThere ? 1 : 0
      if entry.told != due { return "the end of \(entry.slot as Any) is told \(entry.told) times, and not \(due)" }
    }
    return nil
  }
}
