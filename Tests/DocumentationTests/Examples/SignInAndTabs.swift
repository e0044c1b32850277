import Armature
import ArmatureTesting
import Observation
import Testing

/// The app of the article on a sign-in and tabs.
enum SignInAndTabs {
  @MainActor
  @Observable
  final class Account {
    var user: String?
  }

  enum MainTab: Tab {
    case home, profile

    func flow(in tabs: MainTabs) -> AnyCoordinator {
      switch self {
      case .home: HomeCoordinator(account: tabs.account)
      case .profile: ProfileCoordinator(account: tabs.account)
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
    let account: Account

    init(account: Account) {
      self.account = account
      super.init([.home, .profile])
    }
  }

  enum AppDestination: Destination, Codable {
    case tabs, signIn

    func screen(in flow: AppCoordinator) -> Screen<Self> {
      switch self {
      case .tabs: .child
      case .signIn: Screen("Sign in") { ButtonRow("Continue as Ada") { flow.account.user = "Ada" } }
      }
    }
  }

  final class AppCoordinator: Coordinator<AppDestination>, Guarding {
    let account: Account

    init(account: Account) {
      self.account = account
      super.init(root: .tabs)
    }

    override func child(for destination: AppDestination) -> AnyCoordinator? {
      switch destination {
      case .tabs: MainTabs(account: account)
      case .signIn: nil
      }
    }

    func admit(_ request: AdmissionRequest) -> Admission {
      account.user == nil ? hold(at: .signIn) : .allow
    }
  }

  enum HomeDestination: Destination, Codable {
    case list

    func screen(in flow: HomeCoordinator) -> Screen<Self> {
      Screen("Home") { TextRow("Hello, \(flow.account.user ?? "nobody")") }
    }
  }

  final class HomeCoordinator: Coordinator<HomeDestination> {
    let account: Account

    init(account: Account) {
      self.account = account
      super.init(root: .list)
    }
  }

  enum ProfileDestination: Destination, Codable {
    case overview, settings

    func screen(in flow: ProfileCoordinator) -> Screen<Self> {
      switch self {
      case .overview: Screen("Profile") { LinkRow("Settings", to: .settings) }
      case .settings:
        Screen("Settings") { ButtonRow("Sign out", role: .destructive) { flow.account.user = nil } }
      }
    }
  }

  final class ProfileCoordinator: Coordinator<ProfileDestination> {
    let account: Account

    init(account: Account) {
      self.account = account
      super.init(root: .overview)
    }
  }

  @Suite("An app with a sign-in and tabs, as the article tells of it")
  struct SignInTests {
    @Test @MainActor
    func linkWaits() throws {
      let account = Account()
      let app = try AppDriver { AppCoordinator(account: account) }
      app.open("/profile/settings")
      app.expect(screen: "Sign in")
      app.tap("Continue as Ada")
      app.expect(screen: "Settings")
      try app.relaunch()
      app.expect(screen: "Settings")
      app.tap("Sign out")
      app.expect(screen: "Sign in")
    }
  }
}
