#if canImport(Combine)
  import Combine

  // What SwiftUI observes: a flow publishes after each of its changes, on the hook that everybody uses.
  extension AnyCoordinator: ObservableObject {
    final func startPublishing() {
      // The flow owns its observers, so they do not outlive it.
      _ = observers.add { [unowned self] _ in objectWillChange.send() }
    }
  }
#endif
