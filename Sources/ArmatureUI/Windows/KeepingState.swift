#if canImport(SwiftUI)
  import Armature
  import Foundation
  import SwiftUI

  extension View {
    /// Keeps where the user is, in the scene storage of each window, and brings the user back there when the app starts
    /// again.
    ///
    /// ```swift
    /// CoordinatorView { NotesCoordinator(store: store) }
    ///   .keepsState()
    /// ```
    ///
    /// Each scene is restored by its name before its first drawing, unless it has changed already. Its state is saved
    /// when the window is left or disappears, and a second after a change at the latest. The system keeps the data for
    /// each window, chooses when to write it, and removes it with the window. On macOS, quitting the app removes all
    /// windows. So a file in the app's folder of Application Support keeps the state of the window that was last
    /// changed. The first window of the next launch opens there.
    ///
    /// The system may restore the data after the first drawing. The scene then shows the saved place, unless the user has
    /// already navigated.
    ///
    /// A UI test that launches the app with `ARMATURE_STATE=none` in its environment starts at the first screen.
    ///
    /// The state of a scene that its directory closes is forgotten only while the app runs.
    ///
    /// If a window shows several scenes, they need different names. Use the modifier once, around all of them, or give
    /// each its own key.
    ///
    /// - Parameters:
    ///   - key: The key of the data in the scene storage.
    ///   - onProblem: Called with each part of a scene that cannot be restored.
    /// - Returns: The view, whose windows keep their state.
    public func keepsState(
      key: String = "armature.state", onProblem: @escaping @MainActor (StateProblem) -> Void = { _ in }
    ) -> some View {
      modifier(KeepingInStorage(key: key, onProblem: onProblem))
    }

    /// Keeps where the user is, in the file of a keeper, and brings the user back there when the app starts again.
    ///
    /// ```swift
    /// CoordinatorView { NotesCoordinator(store: store) }
    ///   .keepsState(in: keeper)
    /// ```
    ///
    /// Each scene is restored by its name before its first drawing, unless it has changed already. The keeper saves
    /// changes after its delay, and also when a window is left or disappears. The keeper reports problems.
    ///
    /// Two open scenes need different names; a second one of the same name is not brought back. A `WindowGroup` of one
    /// ``CoordinatorView`` opens several windows with the same name; use ``CoordinatorWindows`` or scene storage there.
    ///
    /// If a directory without a keeper is drawn inside, it gets this one. A window that shows the current scene of a
    /// directory restores all scenes that the directory had, unless the app opens a scene before the window appears.
    ///
    /// - Parameter keeper: The keeper, which the app keeps.
    /// - Returns: The view, whose windows keep their state.
    public func keepsState(in keeper: StateKeeper) -> some View { environment(\.windowSettings.keeper, keeper) }
  }

  extension EnvironmentValues {
    private struct IgnoresSavedStateKey: EnvironmentKey {
      static let defaultValue = ProcessInfo.processInfo.environment["ARMATURE_STATE"] == "none"
    }

    /// Whether this launch ignores the state that an earlier one has saved.
    var ignoresSavedState: Bool {
      get { self[IgnoresSavedStateKey.self] }
      set { self[IgnoresSavedStateKey.self] = newValue }
    }
  }

  /// Keeps the scenes in the windows inside a view.
  @MainActor
  protocol WindowKeeper: SceneKeeper {
    /// The names of the kept scenes, the current one last.
    var names: [String] { get }

    /// Keeps the scenes of a directory too, unless it has another keeper.
    ///
    /// - Parameters:
    ///   - directory: The directory.
    ///   - name: The scene of the window inside, or `nil` if the window shows the current one.
    /// - Returns: Whether it keeps them.
    func join(_ directory: SceneDirectory, windowOf name: String?) -> Bool

    /// Saves at once.
    func saveNow()
  }

  extension WindowKeeper {
    /// Restores the place of a scene that was not launched and has not changed yet, and keeps the scene.
    func take(_ scene: FlowScene) {
      if !scene.isUnderWay { bringBack(scene) }
      keep(scene)
    }
  }

  extension StateKeeper: WindowKeeper {
    func join(_ directory: SceneDirectory, windowOf name: String?) -> Bool {
      if directory.keeper == nil { directory.keeper = self }
      return directory.keeper === self
    }

    func saveNow() { flushOrReport() }
  }

  /// Saves the state of a window when the user leaves it.
  struct SavingState: ViewModifier {
    @Environment(\.scenePhase) private var phase
    #if os(macOS) || ARMATURE_AS_MACOS
      @StateObject private var quitting = TerminationObserver()
    #endif
    let keeper: (any WindowKeeper)?
    var didDisappear: () -> Void = {}

    func body(content: Content) -> some View {
      #if os(macOS) || ARMATURE_AS_MACOS
        quitting.keeper = keeper
      #endif
      return content.onNew(phase) { if $0 != .active { keeper?.saveNow() } }
        .onDisappear {
          didDisappear()
          keeper?.saveNow()
        }
    }
  }
#endif
