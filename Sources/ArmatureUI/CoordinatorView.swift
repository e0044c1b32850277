#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// Draws a scene of flows in a window, and reports to it what the user does.
  ///
  /// ```swift
  /// CoordinatorView { NotesCoordinator(store: store) }
  ///   .views(for: NotesDestination.self) { destination, flow in
  ///     switch destination {
  ///     case .note(let id): NoteView(id: id)
  ///     default: WireframeView()
  ///     }
  ///   }
  /// ```
  ///
  /// Screens that have no view are drawn as the wireframes that their destinations give.
  public struct CoordinatorView: View {
    private enum Content {
      case scene(OpenedScene)
      case named(SceneWindowView)
      case window(DirectoryWindowView)
    }

    private let content: Content
    /// What somebody else keeps: another scene, or another name, is another window.
    private let id: [AnyHashable]

    /// Draws a scene that somebody else keeps.
    public init(_ scene: FlowScene) {
      content = .scene(OpenedScene(opening: SceneOpening { scene }))
      id = [ObjectIdentifier(scene)]
    }

    /// Draws the scene of a name, and is its window: the scene is opened when the view comes and is not open, and closed when
    /// the view goes, with the last one that draws it.
    ///
    /// ```swift
    /// WindowGroup { CoordinatorView(scenes, name: "settings") }
    /// ```
    ///
    /// A view goes with its window, when SwiftUI calls `onDisappear(perform:)` for what is at its root; so it belongs there,
    /// and not into a tab or a pushed screen, which go at other times. Where the directory has no flow for the name, the
    /// view says so. ``CoordinatorWindows`` gives each scene such a window by itself.
    ///
    /// - Parameters:
    ///   - directory: The scenes.
    ///   - name: The name of the scene.
    public init(_ directory: SceneDirectory, name: String = SceneDirectory.defaultName) {
      content = .named(SceneWindowView(window: SceneWindow(of: name, in: directory, as: .view)))
      id = [ObjectIdentifier(directory), name]
    }

    /// Draws the scene of a window that ``CoordinatorWindows`` has opened.
    init(windowOf directory: SceneDirectory, name: String) {
      content = .window(DirectoryWindowView(directory: directory, name: name))
      id = [ObjectIdentifier(directory), name]
    }

    /// Opens a scene and draws it for as long as the view is there.
    ///
    /// - Parameters:
    ///   - name: The name of the scene.
    ///   - linkAddress: Where its links begin.
    ///   - root: Makes the flow at the bottom. It is called once.
    public init(
      name: String = "main", linkAddress: LinkAddress? = nil, root: @escaping @MainActor () -> AnyCoordinator
    ) {
      content = .scene(
        OpenedScene(
          opening: SceneOpening {
            let scene = try FlowScene(root: root(), name: name)
            scene.linkAddress = linkAddress
            return scene
          }))
      id = []
    }

    public var body: some View {
      switch content {
      case .scene(let view): view.id(id)
      case .named(let view): view.id(id)
      case .window(let view): view.id(id)
      }
    }
  }

  /// A window with the scene that it has opened.
  struct OpenedScene: View {
    @StateObject private var opening: SceneOpening

    init(opening: @autoclosure @escaping () -> SceneOpening) { _opening = StateObject(wrappedValue: opening()) }

    var body: some View {
      switch opening.window {
      case .success(let window): WindowView(window: window)
      case .failure(let error): Message("\(opening.name) cannot be opened: \(error)")
      }
    }
  }

  /// Opens a scene once, whoever evaluates the view that shows it.
  @MainActor
  final class SceneOpening: ObservableObject {
    /// What it is, for a message.
    let name: String
    let window: Result<WindowModel, any Error>

    init(_ name: String = "The scene", _ scene: () throws -> FlowScene) {
      self.name = name
      window = Result { WindowModel(try scene()) }
    }
  }

  /// The layers of a window.
  struct WindowView: View {
    @Environment(\.hostGeneration) private var generation
    @Environment(\.hostPace) private var pace
    @Environment(\.scenePhase) private var phase
    @ObservedObject var window: WindowModel

    var body: some View {
      LayerView(window: window, id: window.bottom)
        .onAppear { window.start(generation, pace) }
        .onNew(phase) { window.setActive($0.isActive) }
        // A stack within a screen is no place of its own.
        .environment(\.activityType, nil)
        .background(ActivityView(window: window))
        .followingLinks { window.open($0) }
    }
  }

  /// What is drawn where there is nothing else to draw.
  struct Message: View {
    private let text: String

    init(_ text: String) { self.text = text }

    var body: some View { Text(text).padding() }
  }
#endif
