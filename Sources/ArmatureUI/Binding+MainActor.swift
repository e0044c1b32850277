#if canImport(SwiftUI)
  import SwiftUI

  extension Binding where Value: Sendable {
    /// A binding whose closures run on the main actor. SwiftUI calls bindings there, but their type does not say so.
    @MainActor
    static func onMain(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) -> Self {
      Binding(
        get: { MainActor.assumeIsolated { get() } }, set: { value in MainActor.assumeIsolated { set(value) } })
    }
  }
#endif
