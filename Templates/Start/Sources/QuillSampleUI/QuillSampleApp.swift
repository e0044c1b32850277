#if canImport(SwiftUI)
  import ArmatureUI
  import QuillSampleFlows
  import SwiftUI

  /// The app on Apple platforms: its flows in a window.
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
#endif
