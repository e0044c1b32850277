#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Draws a view in the empty columns of split views, in place of the coordinator's placeholder text.
    public func splitPlaceholder(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> some View {
      environment(\.splitPlaceholder, SplitPlaceholder { AnyView(content()) })
    }
  }

  /// The app's view for an empty column.
  struct SplitPlaceholder: Sendable {
    let view: @MainActor @Sendable () -> AnyView
  }

  extension EnvironmentValues {
    private struct PlaceholderKey: EnvironmentKey {
      static let defaultValue: SplitPlaceholder? = nil
    }

    var splitPlaceholder: SplitPlaceholder? {
      get { self[PlaceholderKey.self] }
      set { self[PlaceholderKey.self] = newValue }
    }
  }
#endif
