#if canImport(SwiftUI)
  import SwiftUI

  /// Gives a window of a group the system's actions to open and dismiss windows.
  struct WindowActions: ViewModifier {
    @Environment(\.hostGeneration) private var generation
    let window: SceneWindow

    func body(content: Content) -> some View {
      #if os(tvOS) || os(watchOS)
        content
      #else
        if window.role != .window {
          content
        } else if #available(iOS 17, macOS 14, *), generation >= .joined {
          content.modifier(Opening(window: window)).modifier(Closing(window: window))
        } else if #available(iOS 16, macOS 13, *), generation >= .stacks {
          content.modifier(Opening(window: window)).modifier(Dismissing(window: window))
        } else {
          content
        }
      #endif
    }
  }

  #if !os(tvOS) && !os(watchOS)
    @available(iOS 16, macOS 13, *)
    private struct Opening: ViewModifier {
      @Environment(\.openWindow) private var openWindow
      let window: SceneWindow

      func body(content: Content) -> some View {
        window.open = { [openWindow] in openWindow(value: $0) }
        // An existing window takes each link, so that none is made for it: the directory finds the right scene.
        return content.handlesExternalEvents(preferring: ["*"], allowing: ["*"])
      }
    }

    @available(iOS 16, macOS 13, *)
    private struct Dismissing: ViewModifier {
      @Environment(\.dismiss) private var dismiss
      let window: SceneWindow

      func body(content: Content) -> some View {
        window.dismiss = { [dismiss] in dismiss() }
        return content
      }
    }

    @available(iOS 17, macOS 14, *)
    private struct Closing: ViewModifier {
      @Environment(\.dismissWindow) private var dismissWindow
      let window: SceneWindow

      func body(content: Content) -> some View {
        // Destructive, since the window may still show a sheet. Its scene is gone.
        window.dismiss = { [dismissWindow] in withTransaction(\.dismissBehavior, .destructive) { dismissWindow() } }
        return content
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
