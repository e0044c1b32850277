#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Draws a view in the empty columns of split views, in place of the coordinator's placeholder text.
    public func splitPlaceholder(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> some View {
      environment(\.splitPlaceholder) { AnyView(content()) }
    }
  }

  extension EnvironmentValues {
    private struct PlaceholderKey: EnvironmentKey {
      static let defaultValue: (@MainActor @Sendable () -> AnyView)? = nil
    }

    var splitPlaceholder: (@MainActor @Sendable () -> AnyView)? {
      get { self[PlaceholderKey.self] }
      set { self[PlaceholderKey.self] = newValue }
    }
  }
#endif
