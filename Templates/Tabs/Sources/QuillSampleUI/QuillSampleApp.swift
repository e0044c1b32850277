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
    /// The views of this app, by destination. They are the same in every tab.
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
