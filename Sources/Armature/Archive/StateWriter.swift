import Dispatch
import Foundation

/// Writes states on a queue of its own, one after the other. A state that is in the file already is not written again.
final class StateWriter: @unchecked Sendable {
  let store: StateStore
  private let queue = DispatchQueue(label: "armature.state")
  /// The last state that was written. Only the queue uses it.
  private var written: Data?

  init(_ store: StateStore) { self.store = store }

  /// Writes a state after the states before it.
  func write(_ data: Data, orElse report: @escaping @MainActor @Sendable (StateStoreError) -> Void) {
    queue.async {
      do throws(StateStoreError) { try self.perform(data) } catch { Task { await report(error) } }
    }
  }

  /// Writes a state and waits for it.
  func writeNow(_ data: Data) throws(StateStoreError) {
    try queue.sync { Result { () throws(StateStoreError) in try perform(data) } }.get()
  }

  private func perform(_ data: Data) throws(StateStoreError) {
    guard data != written else { return }
    written = nil
    try store.write(data)
    written = data
  }
}
