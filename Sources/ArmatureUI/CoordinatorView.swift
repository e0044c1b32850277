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
    private let content: OpenedScene
    /// The scene that somebody else keeps: another one is another window.
    private let id: ObjectIdentifier?

    /// Draws a scene that somebody else keeps.
    public init(_ scene: FlowScene) {
      content = OpenedScene(opening: SceneOpening { scene })
      id = ObjectIdentifier(scene)
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
      content = OpenedScene(
        opening: SceneOpening {
          let scene = try FlowScene(root: root(), name: name)
          scene.linkAddress = linkAddress
          return scene
        })
      id = nil
    }

    public var body: some View { content.id(id) }
  }

  /// A window with the scene that it has opened.
  private struct OpenedScene: View {
    @StateObject private var opening: SceneOpening

    init(opening: @autoclosure @escaping () -> SceneOpening) { _opening = StateObject(wrappedValue: opening()) }

    var body: some View {
      switch opening.window {
      case .success(let window): WindowView(window: window)
      case .failure(let error): Message("The scene cannot be opened: \(error)")
      }
    }
  }

  /// Opens a scene once, whoever evaluates the view that shows it.
  @MainActor
  private final class SceneOpening: ObservableObject {
    let window: Result<WindowModel, any Error>

    init(_ scene: () throws -> FlowScene) { window = Result { WindowModel(try scene()) } }
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
        .onChange(of: phase) { window.setActive($0.isActive) }
        .onOpenURL { window.open($0) }
    }
  }

  /// What is drawn where there is nothing else to draw.
  struct Message: View {
    private let text: String

    init(_ text: String) { self.text = text }

    var body: some View { Text(text).padding() }
  }
#endif
