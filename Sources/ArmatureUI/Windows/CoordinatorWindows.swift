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
  ///       window.views(for: NotesDestination.self) { destination, flow in
  ///         switch destination {
  ///         case .note(let id): NoteView(id: id)
  ///         default: WireframeView()
  ///         }
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The app begins with the window of the scene `main`. What code or a link opens in the directory comes up as a window, and
  /// a scene that is open comes to the front; what is closed there loses its window. The other way round, a window that the
  /// user closes closes its scene, the window that the user turns to makes its scene the current one, and a window that the
  /// system restores opens its scene again. No scene has two windows: a second one that the user asks for goes at once.
  ///
  /// Before iOS 16 and macOS 13, and wherever there is only one window, that one shows the current scene.
  public struct CoordinatorWindows<Content: View>: Scene {
    private let directory: SceneDirectory
    private let content: @MainActor (CoordinatorView) -> Content

    /// The scenes of a directory, in windows with views of the app's own.
    ///
    /// - Parameters:
    ///   - directory: The scenes. The app keeps it.
    ///   - content: Adds to what a window shows, such as `views(for:content:)`.
    public init(
      _ directory: SceneDirectory, @ViewBuilder content: @escaping @MainActor (_ window: CoordinatorView) -> Content
    ) {
      self.directory = directory
      self.content = content
    }

    public var body: some Scene {
      #if os(tvOS) || os(watchOS)
        WindowGroup { window(SceneDirectory.defaultName) }
      #else
        if #available(iOS 16, macOS 13, *) {
          return WindowGroup(for: String.self) {
            window($0.wrappedValue)
          } defaultValue: {
            SceneDirectory.defaultName
          }
        } else {
          return WindowGroup { window(SceneDirectory.defaultName) }
        }
      #endif
    }

    private func window(_ name: String) -> Content { content(CoordinatorView(windowOf: directory, name: name)) }
  }

  extension CoordinatorWindows where Content == CoordinatorView {
    /// The scenes of a directory, in windows of wireframes.
    public init(_ directory: SceneDirectory) { self.init(directory) { $0 } }
  }
#endif
