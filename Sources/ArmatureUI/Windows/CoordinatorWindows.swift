#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// The scenes of a directory, each in a window of its own.
  ///
  /// ```swift
  /// struct NotesApp: App {
  ///   let scenes = SceneDirectory { _ in NotesCoordinator(store: .sample) }
  ///
  ///   var body: some Scene {
  ///     CoordinatorWindows(scenes) { window in
  ///       window.continuesActivities("com.example.notes.place")
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The app starts with the window of the scene `main`, unless it names another one. If there is saved state of other
  /// scenes, but not of that one, the app starts with the scene that was current last. Windows follow the directory:
  ///
  /// - When code or a link opens a scene, its window appears. If the scene is open already, the system brings its
  ///   window to the front.
  /// - When a scene is closed, its window is dismissed.
  ///
  /// The directory follows the user:
  ///
  /// - When the user closes a window on macOS, its scene is closed. Elsewhere the scene remains open, because the
  ///   system also disconnects windows to save memory. A window that it connects again shows the same place.
  /// - When the user turns to a window, its scene becomes the current one.
  /// - When the system restores a window, it opens its scene again.
  ///
  /// No scene has two windows: a second one is dismissed at once. If users may open windows, name a new scene for each:
  ///
  /// ```swift
  /// CoordinatorWindows(scenes, newScene: { UUID().uuidString })
  /// ```
  ///
  /// Before iOS 16 and macOS 13, and wherever there is only one window, that window shows the current scene.
  @available(macOS 13, *)
  public struct CoordinatorWindows<Content: View>: Scene {
    private let directory: SceneDirectory
    private let newScene: () -> String
    private let content: @MainActor (CoordinatorView) -> Content

    /// Shows the scenes of a directory, in windows with modifiers of the app's own.
    ///
    /// - Parameters:
    ///   - directory: The scenes. The app keeps it.
    ///   - newScene: Returns the name of the scene for the app's first window, and for each one that the user asks for.
    ///   - content: Adds modifiers such as `continuesActivities(_:)` to the view of a window.
    public init(
      _ directory: SceneDirectory, newScene: @escaping () -> String = { SceneDirectory.defaultName },
      @ViewBuilder content: @escaping @MainActor (_ window: CoordinatorView) -> Content
    ) {
      self.directory = directory
      self.newScene = newScene
      self.content = content
    }

    public var body: some Scene {
      #if os(macOS) || ARMATURE_AS_MACOS
        many
      #elseif os(tvOS) || os(watchOS)
        one
      #else
        if #available(iOS 16, *) { return many } else { return one }
      #endif
    }

    private var one: some Scene {
      WindowGroup { window(.onMain(get: { SceneDirectory.defaultName }, set: { _ in })) }
    }

    #if !os(tvOS) && !os(watchOS)
      @available(iOS 16, *)
      private var many: some Scene {
        // Not the form with a default value, whose binding unwraps by force: the app would crash while the system has
        // not restored the value yet.
        WindowGroup(for: String.self) { window($0) }
      }
    #endif

    private func window(_ name: Binding<String?>) -> Content {
      content(CoordinatorView(windowOf: directory, name: name, newScene: newScene))
    }
  }

  @available(macOS 13, *)
  extension CoordinatorWindows where Content == CoordinatorView {
    /// Shows the scenes of a directory.
    ///
    /// - Parameters:
    ///   - directory: The scenes. The app keeps it.
    ///   - newScene: Returns the name of the scene for the app's first window, and for each one that the user asks for.
    public init(
      _ directory: SceneDirectory, newScene: @escaping () -> String = { SceneDirectory.defaultName }
    ) {
      self.init(directory, newScene: newScene) { $0 }
    }
  }
#endif
