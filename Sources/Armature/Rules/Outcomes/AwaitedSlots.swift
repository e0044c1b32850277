/// The code of the app that waits until a slot has gone.
///
/// Only the scene holds it: the waiting code usually holds a flow, so a flow that held the code would never be
/// deallocated. When the scene is deallocated, the code goes on.
@MainActor
final class AwaitedSlots: ScenePart {
  private var waiting: [SlotID: (continuation: CheckedContinuation<Void, any Error>, work: ScreenWork.Work?)] = [:]

  /// Adds code that waits. Its screen's work waits for the user meanwhile.
  func add(_ slot: SlotID, _ continuation: CheckedContinuation<Void, any Error>) {
    let work = ScreenWork.current
    waiting[slot] = (continuation, work)
    work?.waits += 1
  }

  /// Resumes the code that waits for a slot, if any.
  func end(_ slot: SlotID, throwing error: (any Error)? = nil) {
    guard let (continuation, work) = waiting.removeValue(forKey: slot) else { return }
    work?.waits -= 1
    if let error { continuation.resume(throwing: error) } else { continuation.resume() }
  }

  deinit {
    for (continuation, _) in waiting.values { continuation.resume() }
  }
}
