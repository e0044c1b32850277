#if canImport(Combine)
  import Combine

  // SwiftUI observes a flow as an `ObservableObject`. The flow publishes after each of its changes.
  extension AnyCoordinator: ObservableObject {
    final func startPublishing() {
      // The flow owns its observers, so they do not outlive it.
      _ = observers.add { [unowned self] _ in objectWillChange.send() }
    }
  }
#endif
