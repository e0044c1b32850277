#if canImport(Combine)
  import Combine

  // SwiftUI observes a flow as an `ObservableObject`.
  extension AnyCoordinator: ObservableObject {
    /// Publishes a change of the flow, after the change.
    final func publishChange() { objectWillChange.send() }
  }
#endif
