#if canImport(SwiftUI)
  import SwiftUI

  /// A bar for the title and the toolbar of a wireframe outside of any stack. Nothing is ever pushed onto it.
  struct WireframeBar<Content: View>: View {
    @Environment(\.hostGeneration) private var generation
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), generation >= .stacks {
        ZStack {
          SheetSize(isSet: true)
          NavigationStack { content }
        }
      } else {
        NavigationView { content }.inOneColumn()
      }
    }
  }

  extension EnvironmentValues {
    private struct BarKey: EnvironmentKey { static let defaultValue = false }

    /// Whether the view is in a layer without a stack, where nothing draws a title and a toolbar.
    var isWithoutBar: Bool {
      get { self[BarKey.self] }
      set { self[BarKey.self] = newValue }
    }
  }
#endif
