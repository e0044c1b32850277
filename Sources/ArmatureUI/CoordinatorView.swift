#if canImport(SwiftUI)
  import Armature
  import Combine
  import SwiftUI

  /// Draws a scene in a window and reports the user's actions to it.
  ///
  /// ```swift
  /// CoordinatorView { NotesCoordinator(store: store) }
  /// ```
  ///
  /// A ``ViewDestination`` is drawn in its view, and another destination as its wireframe. While the app is in the
  /// background, the flows change as usual, and the view is updated when the app is active again.
  ///
  /// Only the outermost view of a window opens the links that the system passes on.
  @available(macOS 13, *)
  public struct CoordinatorView: View {
    private let content: AnyView
    /// The identity of the drawn scene: another scene or another name is another window.
    private let id: [AnyHashable]

    /// Draws a scene that the app keeps.
    public init(_ scene: FlowScene) {
      content = AnyView(OpenedScene { scene })
      id = [ObjectIdentifier(scene)]
    }

    /// Draws the scene of a name as a window of that scene.
    ///
    /// The view opens the scene when it appears, unless the scene is open already. On macOS, it closes the scene when
    /// it disappears, unless another view still draws it. Elsewhere the scene remains open until the app closes it,
    /// because the view also disappears under a cover and when the system disconnects its window.
    ///
    /// ```swift
    /// WindowGroup { CoordinatorView(scenes, name: "settings") }
    /// ```
    ///
    /// Use the view at the root of a window, not in a tab or a pushed screen. If the directory has no flow for the
    /// name, the view says so. ``CoordinatorWindows`` makes such a window for each scene.
    ///
    /// - Parameters:
    ///   - directory: The scenes.
    ///   - name: The name of the scene.
    public init(_ directory: SceneDirectory, name: String = SceneDirectory.defaultName) {
      content = AnyView(SceneWindowView(window: SceneWindow(of: name, in: directory, as: .view)))
      id = [ObjectIdentifier(directory), name]
    }

    /// Draws the scene of a window that ``CoordinatorWindows`` has opened.
    ///
    /// - Parameters:
    ///   - directory: The scenes.
    ///   - name: The name of the scene; `nil` for a new window, and while the system restores one.
    ///   - newScene: Returns the name for a new window.
    init(windowOf directory: SceneDirectory, name: Binding<String?>, newScene: @escaping () -> String) {
      content = AnyView(DirectoryWindowView(directory: directory, name: name, newScene: newScene))
      id = [ObjectIdentifier(directory)]
    }

    /// Opens a scene and draws it while the view exists.
    ///
    /// - Parameters:
    ///   - name: The name of the scene.
    ///   - linkAddress: The address at which the scene's links begin.
    ///   - root: Makes the root flow. It is called once.
    public init(
      name: String = "main", linkAddress: LinkAddress? = nil, root: @escaping @MainActor () -> AnyCoordinator
    ) {
      content = AnyView(
        OpenedScene {
          let scene = try FlowScene(unstarted: root(), name: name, notificationCenter: .default)
          scene.linkAddress = linkAddress
          return scene
        })
      id = []
    }

    public var body: some View { content.id(id) }
  }

  /// A window with a scene that it opens itself.
  struct OpenedScene: View {
    @Environment(\.windowSettings.keeper) private var keeper
    @StateObject private var opening: SceneOpening

    /// - Parameters:
    ///   - name: The subject of the error message.
    ///   - open: Opens the scene. It is called once.
    init(_ name: String = "The scene", _ open: @escaping @MainActor () throws -> FlowScene) {
      _opening = StateObject(wrappedValue: SceneOpening(name, open))
    }

    var body: some View {
      Group {
        switch opening.window(keptBy: keeper) {
        case .success(let window): WindowView(window: window)
        case .failure(let error): Message(text: "\(opening.name) cannot be opened: \(error)")
        }
      }
      .modifier(SavingState(keeper: keeper))
    }
  }

  /// Opens a scene once, however often the view is evaluated.
  @MainActor
  final class SceneOpening: ObservableObject {
    let name: String
    private let open: @MainActor () throws -> FlowScene
    private var window: Result<WindowModel, any Error>?

    init(_ name: String, _ open: @escaping @MainActor () throws -> FlowScene) { (self.name, self.open) = (name, open) }

    /// Returns the window of the scene, which is opened at the first call.
    func window(keptBy keeper: (any WindowKeeper)?) -> Result<WindowModel, any Error> {
      let result =
        window
        ?? Result {
          let scene = try open()
          keeper?.take(scene)
          scene.start()
          return WindowModel(scene)
        }
      window = result
      return result
    }
  }

  /// The layers of a window.
  struct WindowView: View {
    @Environment(\.hostGeneration) private var generation
    @Environment(\.hostPace) private var pace
    @Environment(\.scenePhase) private var phase
    @Environment(\.windowSettings.showsInspectors) private var showsInspectors
    @Environment(\.drawsDialogsAsPopovers) private var drawsDialogsAsPopovers
    @Namespace private var zooms
    @ObservedObject var window: WindowModel

    var body: some View {
      window.prepare(for: generation, showsInspectors: showsInspectors)
      return LayerView(window: window, id: window.bottom)
        .onAppear { window.start(generation, pace) }
        .onNew(phase) { window.setSeen($0.isSeen) }
        // A window within a screen, such as a `FlowStack`, follows no links, hands over no activity of its own, and
        // keeps no state.
        .withoutSceneMethods()
        .environment(\.windowSettings.keeper, nil)
        .environment(\.dialogsNeedSource, drawsDialogsAsPopovers)
        .environment(\.zoomNamespace, zooms)
        .background(ActivityView(window: window, isLocked: window.isLocked))
        .followingLinks { window.user.open($0.absoluteString) }
    }
  }

  /// A text in place of a screen.
  struct Message: View {
    let text: String

    var body: some View { Text(text).padding() }
  }
#endif
