#if canImport(SwiftUI)
  import Armature
  import ArmatureUI
  import QuillSampleFlows
  import SwiftUI

  /// The app on Apple platforms: its flows in a window.
  ///
  /// A flow whose destination has no `view(in:)` is drawn as its wireframe.
  public struct QuillSampleApp: App {
    @Environment(\.scenePhase) private var phase
    let session = Session.onDevice()

    public init() {}

    public var body: some Scene {
      WindowGroup {
        CoordinatorView(linkAddress: .app) { AppCoordinator(session: session) }
          // Each window opens where the user has left it.
          .keepsState()
          // Other devices can continue there. The type is also in `App/Info.plist`.
          .continuesActivities("com.example.quill-sample.place")
      }
      // The phase of the app, not of a window: one window can be in front while another one is not.
      .onChange(of: phase) { _, phase in
        switch phase {
        case .active: session.enter(.active)
        case .background: session.enter(.background)
        default:
          // Elsewhere, the user still sees an app beside the one that is in front.
          #if os(iOS)
            session.enter(.inactive)
          #endif
        }
      }
    }
  }

  extension LockDestination: ViewDestination {
    package func view(in flow: LockCoordinator) -> some View {
      LockView(isLocked: flow.session.isLocked) { await flow.session.unlock() }
    }
  }
#endif
