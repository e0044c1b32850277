#if canImport(SwiftUI)
  import Armature
  import Foundation
  import SwiftUI

  /// The scene of a window, or the reason why there is none.
  struct SceneWindowView: View {
    @Environment(\.windowSettings.keeper) private var keeper
    @Environment(\.hostPace) private var pace
    @StateObject private var window: SceneWindow

    init(window: @autoclosure @escaping () -> SceneWindow) { _window = StateObject(wrappedValue: window()) }

    var body: some View {
      window.isKept(by: keeper)
      window.pace = pace
      // Always the same view, since the scene is opened and closed when this view appears and disappears.
      return ZStack {
        switch window.content {
        case .nothing: Color.clear.followingLinks { window.open($0) }
        case .scene(let model): WindowView(window: model).id(ObjectIdentifier(model.scene))
        case .message(let text): Message(text: text).followingLinks { window.open($0) }
        }
      }
      .modifier(WindowTurns(window: window))
      .modifier(WindowActions(window: window))
      .modifier(SavingState(keeper: keeper) { window.disappear() })
    }
  }

  /// The window of one scene if the system has many windows, otherwise the only window.
  struct DirectoryWindowView: View {
    @Environment(\.hasManyWindows) private var hasMany
    @Environment(\.hostPace) private var pace
    @Environment(\.windowSettings.keeper) private var keeper
    let directory: SceneDirectory
    let name: Binding<String?>
    let newScene: () -> String

    var body: some View {
      if let name = name.wrappedValue {
        SceneWindowView(window: SceneWindow(of: name, in: directory, as: hasMany ? .window : .only)).id(name)
      } else {
        Color.clear
          .onAppear { Task { giveName() } }
          .followingLinks { open($0) }
      }
    }

    /// Names a new window. If the system restores the name of an old one later than that, the window shows the scene of
    /// the restored name.
    private func giveName() {
      guard name.wrappedValue == nil else { return }
      let new = newScene()
      let kept = keeper?.names ?? []
      // The first window shows what the last launch has left, if the system has not restored its window.
      name.wrappedValue = directory.names.isEmpty && !kept.contains(new) ? kept.last ?? new : new
    }

    /// Opens a link that has arrived before the window has a scene, once it has one.
    private func open(_ url: URL) {
      Task { [directory, pace] in
        giveName()
        await pace.sleep(TransitionPacing.unanimatedSeconds)
        _ = try? directory.open(link: url, asksToLeave: true)
      }
    }
  }

  extension EnvironmentValues {
    /// Whether the app may have a window for each scene.
    fileprivate var hasManyWindows: Bool {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), hostGeneration >= .stacks {
        return supportsMultipleWindows
      }
      return false
    }
  }

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
