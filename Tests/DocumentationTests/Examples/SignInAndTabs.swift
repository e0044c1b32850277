import Armature
import ArmatureTesting
import Observation
import Testing

/// The app of the article on a sign-in and tabs, as the command writes it.
package enum SignInAndTabs {
  @MainActor
  @Observable
  package final class Session {
    package var user: String?

    package init(user: String? = nil) { self.user = user }
  }

  package enum AppDestination: Destination, Codable {
    case signIn
    case main

    package func screen(in flow: AppCoordinator) -> Screen<Self> { .child }
  }

  package final class AppCoordinator: Coordinator<AppDestination>, Guarding {
    let session: Session

    package init(session: Session? = nil) {
      self.session = session ?? Session()
      super.init(root: .main)
    }

    override package func child(for destination: AppDestination) -> AnyCoordinator? {
      switch destination {
      case .signIn: SignInCoordinator(session: session)
      case .main: MainTabs(session: session)
      }
    }

    package func admit(_ request: AdmissionRequest) -> Admission {
      session.user == nil ? hold(at: .signIn) : .allow
    }
  }

  enum SignInDestination: Destination, Codable {
    case signIn

    func screen(in flow: SignInCoordinator) -> Screen<Self> {
      Screen("Sign In") { ButtonRow("Continue as Ada") { flow.session.user = "Ada" } }
    }
  }

  final class SignInCoordinator: Coordinator<SignInDestination> {
    let session: Session

    init(session: Session) {
      self.session = session
      super.init(root: .signIn)
    }
  }

  enum MainTab: Tab {
    case home, profile

    func flow(in tabs: MainTabs) -> AnyCoordinator {
      switch self {
      case .home: HomeCoordinator(session: tabs.session)
      case .profile: ProfileCoordinator(session: tabs.session)
      }
    }

    func item(in tabs: MainTabs) -> TabItem {
      switch self {
      case .home: TabItem("Home", image: "house")
      case .profile: TabItem("Profile", image: "person")
      }
    }
  }

  final class MainTabs: TabCoordinator<MainTab> {
    let session: Session

    init(session: Session) {
      self.session = session
      super.init([.home, .profile])
    }
  }

  enum HomeDestination: Destination, Codable {
    case home

    func screen(in flow: HomeCoordinator) -> Screen<Self> { Screen("Home") {} }
  }

  final class HomeCoordinator: Coordinator<HomeDestination> {
    let session: Session

    init(session: Session) {
      self.session = session
      super.init(root: .home)
    }
  }

  enum ProfileDestination: Destination, Codable {
    case profile, settings

    func screen(in flow: ProfileCoordinator) -> Screen<Self> {
      switch self {
      case .profile: Screen("Profile") { LinkRow("Settings", to: .settings) }
      case .settings:
        Screen("Settings") { ButtonRow("Sign out", role: .destructive) { flow.session.user = nil } }
      }
    }
  }

  final class ProfileCoordinator: Coordinator<ProfileDestination> {
    let session: Session

    init(session: Session) {
      self.session = session
      super.init(root: .profile)
    }
  }

  @Suite("An app with a sign-in and tabs")
  struct SignInTests {
    @Test @MainActor
    func linkWaits() throws {
      let session = Session()
      let app = try AppDriver { AppCoordinator(session: session) }
      app.open("/profile/settings")
      app.expect(screen: "Sign In")
      app.tap("Continue as Ada")
      app.expect(screen: "Settings")
      try app.relaunch()
      app.expect(screen: "Settings")
      app.tap("Sign out")
      app.expect(screen: "Sign In")
    }
  }
}
