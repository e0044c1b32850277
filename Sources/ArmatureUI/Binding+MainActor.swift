#if canImport(SwiftUI)
  import SwiftUI

  extension Binding where Value: Sendable {
    /// A binding whose closures run where views do. SwiftUI calls bindings there, but does not say so in their type.
    @MainActor
    static func onMain(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) -> Self {
      Binding(
        get: { MainActor.assumeIsolated { get() } }, set: { value in MainActor.assumeIsolated { set(value) } })
    }
  }
#endif
