#if canImport(SwiftUI)
  import Combine
  import SwiftUI

  /// The width of a window when it was last seen. In the background, the system draws the app in other widths, too, to take
  /// pictures of it.
  @MainActor
  final class SeenWidth: ObservableObject {
    /// Without an `App`, the phase is always `background`.
    private var hasPhases = false
    private var last: Bool?

    func isNarrow(now isNarrow: Bool, _ phase: ScenePhase) -> Bool {
      hasPhases = hasPhases || phase.isSeen
      if let last, hasPhases, !phase.isSeen { return last }
      last = isNarrow
      return isNarrow
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
