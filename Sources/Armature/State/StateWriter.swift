import Dispatch
import Foundation

/// Writes states on a queue of its own, one after the other. A state that is in the file already is not written again.
package final class StateWriter: @unchecked Sendable {
  let store: StateStore
  private let queue = DispatchQueue(label: "armature.state")
  /// The last state that was written. Only the queue uses it.
  private var written: Data?
  /// The reason why the file could not be read. It may have a state that nobody has seen, so it is not replaced.
  private let obstacle: StateStoreError?

  init(_ store: StateStore, obstacle: StateStoreError?) {
    self.store = store
    self.obstacle = obstacle
  }

  /// Writes a state after the states before it.
  package func write(_ data: Data, orElse report: @escaping @MainActor @Sendable (StateStoreError) -> Void) {
    queue.async {
      do throws(StateStoreError) { try self.perform(data) } catch { Task { await report(error) } }
    }
  }

  /// Writes a state and waits for it.
  package func writeNow(_ data: Data) throws(StateStoreError) {
    try queue.sync { Result { () throws(StateStoreError) in try perform(data) } }.get()
  }

  private func perform(_ data: Data) throws(StateStoreError) {
    if let obstacle { throw obstacle }
    guard data != written || !FileManager.default.fileExists(atPath: store.file.path) else { return }
    written = nil
    try store.write(data)
    written = data
  }
}

extension StateStore {
  /// Reads the file, and makes its writer.
  ///
  /// - Parameter onProblem: Called with the damage of the file, or with the reason why it cannot be read.
  /// - Returns: The data, if any, and the writer.
  @MainActor
  package func open(_ onProblem: @MainActor (StateProblem) -> Void) -> (data: Data?, writer: StateWriter) {
    do throws(StateStoreError) {
      let reading = try read()
      if let damage = reading.damage { onProblem(StateProblem(.damaged(damage, hasPrevious: reading.data != nil))) }
      return (reading.data, StateWriter(self, obstacle: nil))
    } catch {
      onProblem(StateProblem(.damaged(error, hasPrevious: false)))
      return (nil, StateWriter(self, obstacle: error))
    }
  }
}
