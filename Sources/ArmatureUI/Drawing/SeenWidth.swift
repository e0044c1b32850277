#if canImport(SwiftUI)
  import Combine
  import SwiftUI

  /// Whether a window was narrow when it was last seen. In the background, the system draws the app in other widths, too,
  /// to take pictures of it.
  @propertyWrapper
  @MainActor
  struct SeenWidth: DynamicProperty {
    @Environment(\.isNarrow) private var isNarrow
    @Environment(\.scenePhase) private var phase
    @StateObject private var seen = Seen()

    var wrappedValue: Bool {
      seen.hasPhases = seen.hasPhases || phase.isSeen
      if let isNarrow = seen.isNarrow, seen.hasPhases, !phase.isSeen { return isNarrow }
      seen.isNarrow = isNarrow
      return isNarrow
    }

    /// Its changes draw nothing again.
    @MainActor
    private final class Seen: ObservableObject {
      /// Without an `App`, the phase is always `background`.
      var hasPhases = false
      var isNarrow: Bool?
    }
  }

  extension EnvironmentValues {
    /// Whether the view has the width of a phone. Windows on a Mac and on a television are always wide.
    var isNarrow: Bool {
      #if os(watchOS)
        true
      #elseif os(macOS) || os(tvOS) || ARMATURE_AS_MACOS
        false
      #else
        horizontalSizeClass == .compact
      #endif
    }
  }
#endif
