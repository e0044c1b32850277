#if canImport(SwiftUI)
  import SwiftUI

  /// The system's actions to open the window of a scene, and to dismiss the window of a view.
  struct SystemWindowActions {
    let open: @MainActor (String) -> Void
    let dismiss: @MainActor () -> Void
  }

  /// Gives a window of a group the system's actions.
  struct WindowActions: ViewModifier {
    let window: SceneWindow

    func body(content: Content) -> some View {
      #if os(tvOS) || os(watchOS)
        content
      #else
        if window.role == .window { content.modifier(TakingActions(window: window)) } else { content }
      #endif
    }
  }

  #if !os(tvOS) && !os(watchOS)
    private struct TakingActions: ViewModifier {
      @Environment(\.windowActions) private var actions
      let window: SceneWindow

      func body(content: Content) -> some View {
        window.actions = actions
        // An existing window takes each link, so that none is made for it: the directory finds the right scene.
        return content.handlesExternalEvents(preferring: ["*"], allowing: ["*"])
      }
    }

    extension EnvironmentValues {
      fileprivate var windowActions: SystemWindowActions? {
        guard #available(iOS 16, macOS 13, *) else { return nil }
        let open: @MainActor (String) -> Void = { [openWindow] in openWindow(value: $0) }
        guard #available(iOS 17, macOS 14, *), hostGeneration >= .joined else {
          return SystemWindowActions(open: open) { [dismiss] in dismiss() }
        }
        // Without the destructive behavior, a window that still shows a sheet is not dismissed. Its scene is closed.
        return SystemWindowActions(open: open) { [dismissWindow] in
          withTransaction(\.dismissBehavior, .destructive) { dismissWindow() }
        }
      }
    }
  #endif

  /// Calls a window when it appears and when the user turns to it.
  struct WindowTurns: ViewModifier {
    #if os(macOS) || ARMATURE_AS_MACOS
      // All windows of an active app are active.
      @Environment(\.appearsActive) private var isFront
    #else
      // `appearsActive` is always true.
      @Environment(\.scenePhase) private var phase
      private var isFront: Bool { phase == .active }
    #endif
    let window: SceneWindow

    func body(content: Content) -> some View {
      content
        .onAppear {
          window.appear()
          if isFront { window.turn() }
        }
        .onNew(isFront) { if $0 { window.turn() } }
    }
  }
#endif
