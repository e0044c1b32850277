#if canImport(SwiftUI)
  import SwiftUI

  extension Binding where Value: Sendable {
    /// A binding whose closures belong to the main actor, and do not check where they are called: SwiftUI may read a
    /// binding while it draws on a thread of its own.
    @MainActor
    static func onMain(
      get: @escaping @MainActor @Sendable () -> Value, set: @escaping @MainActor @Sendable (Value) -> Void
    ) -> Self { Binding(get: get, set: set) }
  }
#endif
