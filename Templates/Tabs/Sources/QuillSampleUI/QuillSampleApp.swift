#if canImport(SwiftUI)
  import Armature
  import ArmatureUI
  import QuillSampleFlows
  import SwiftUI

  /// The app on Apple platforms: its flows in a window, with views of its own where it has some.
  ///
  /// Every other screen is drawn as the wireframe that its destination gives.
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
    /// The views of this app, by destination. Which tab a flow stands in makes no difference to its views.
    func appViews() -> some View {
      views(for: BooksDestination.self) { destination, flow in
        switch destination {
        case .books: BooksView(title: flow.title, books: flow.books) { flow.show($0) }
        default: WireframeView()
        }
      }
      .views(for: BookDestination.self) { destination, flow in
        switch destination {
        case .overview: BookView(book: flow.book) { flow.show($0) }
        default: WireframeView()
        }
      }
    }
  }
#endif
