/// The streams of a scene's events. They end with the scene.
@MainActor
final class EventStreams {
  private var continuations: [Int: AsyncStream<NavigationEvent>.Continuation] = [:]
  private var last = 0

  func add(_ continuation: AsyncStream<NavigationEvent>.Continuation, observing scene: FlowScene) {
    if scene.core.isClosed { return continuation.finish() }
    last += 1
    continuations[last] = continuation
    let token = scene.observeEvents { continuation.yield($0) }
    continuation.onTermination = { [weak self, last] _ in
      Task { @MainActor in
        token.cancel()
        self?.continuations[last] = nil
      }
    }
  }

  func finish() { for continuation in continuations.values { continuation.finish() } }

  deinit { for continuation in continuations.values { continuation.finish() } }
}

extension FlowScene {
  /// The events from now on as a stream, for a task that logs or measures when it comes to it. Each call makes a stream of
  /// its own, for one consumer. ``observeEvents(_:)`` calls at once instead.
  ///
  /// ```swift
  /// for await event in scene.events { print(event) }
  /// ```
  ///
  /// A stream keeps the events that its consumer has not taken yet, however many they are, and does not keep the scene.
  /// It ends when the scene is closed or deallocated. When the consumer's task is cancelled, the observation ends.
  public var events: AsyncStream<NavigationEvent> { AsyncStream { rule(Events.self).streams.add($0, observing: self) } }
}
