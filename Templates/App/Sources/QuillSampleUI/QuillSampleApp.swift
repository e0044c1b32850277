#if canImport(SwiftUI)
  import Armature
  import ArmatureUI
  import QuillSampleFlows
  import SwiftUI

  /// The app on Apple platforms: its flows in a window.
  ///
  /// A flow whose destination has no `view(in:)` is drawn as its wireframe.
  public struct QuillSampleApp: App {
    public init() {}

    public var body: some Scene {
      WindowGroup {
        CoordinatorView(linkAddress: .app) { AppCoordinator() }
          // Each window opens where the user has left it.
          .keepsState()
          // Other devices can continue there. The type is also in `App/Info.plist`.
          .continuesActivities("com.example.quill-sample.place")
      }
    }
  }

  extension AppDestination: ViewDestination {
    package func view(in flow: AppCoordinator) -> some View {
      switch self {
      case .items: ItemsView(items: flow.store.items) { flow.show($0) }
      case .item(let id): ItemView(item: flow.store[id], edit: { flow.show(.editor(item: id)) })
      default: WireframeView()
      }
    }
  }

  #Preview {
    ExamplePreviews(of: AppDestination.self) { AppCoordinator() }
  }
#endif
