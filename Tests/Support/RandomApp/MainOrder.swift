import Foundation

/// Lets tasks go on in the order in which they can, so that a script always runs in the same way.
///
/// A task that waits comes back to the main actor by way of another thread, and may come earlier or later than others. In
/// code that runs in `keep(_:)`, it comes back directly.
package enum MainOrder {
  @TaskLocal private static var isKept = false

  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// Whether the runtime lets tests choose where a task goes on.
  private static let isPossible: Bool = {
    guard let hook = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else { return false }
    hook.assumingMemoryBound(to: Hook?.self).pointee = { job, original in
      if isKept { MainActor.shared.enqueue(job) } else { original(job) }
    }
    return true
  }()

  struct IsImpossible: Error {}

  /// Lets all tasks run that can.
  @MainActor
  package static func nextTurn() async {
    await withCheckedContinuation { continuation in Task { @MainActor in continuation.resume() } }
  }

  @MainActor
  package static func keep<Value: Sendable>(_ work: @MainActor () async throws -> Value) async throws -> Value {
    guard isPossible else { throw IsImpossible() }
    return try await $isKept.withValue(true) { try await work() }
  }
}
