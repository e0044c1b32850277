#if canImport(SwiftUI)
  import Armature
  import ArmatureUI
  import QuillSampleFlows
  import SwiftUI

  /// The app on Apple platforms: its flows in a window, with the views below.
  ///
  /// A screen without a view is drawn as the wireframe of its destination.
  public struct QuillSampleApp: App {
    public init() {}

    public var body: some Scene {
      WindowGroup {
        CoordinatorView { AppCoordinator() }
          .appViews()
      }
    }
  }

  extension View {
    /// The views of this app, by destination.
    func appViews() -> some View {
      views(for: AppDestination.self) { destination, flow in
        switch destination {
        case .items: ItemsView(items: flow.store.items) { flow.show($0) }
        case .item(let id): ItemView(item: flow.store[id], edit: { flow.show(.editor(item: id)) })
        default: WireframeView()
        }
      }
    }
  }

  struct AppPreviews: PreviewProvider {
    static var previews: some View {
      ExamplePreviews(of: AppDestination.self) { AppCoordinator() }
        .appViews()
    }
  }
#endif
