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

  extension BooksDestination: ViewDestination {
    package func view(in flow: BooksCoordinator) -> some View {
      switch self {
      case .books: BooksView(title: flow.title, books: flow.books, texts: flow.texts) { flow.show($0) }
      default: WireframeView()
      }
    }
  }

  extension BookDestination: ViewDestination {
    package func view(in flow: BookCoordinator) -> some View {
      switch self {
      case .overview: BookView(book: flow.book, texts: flow.texts) { flow.show($0) }
      default: WireframeView()
      }
    }
  }
#endif
