import Armature

/// The tabs of the app. The name of a case is its part of a link, as in `/account/name`.
enum AppTab: Tab {
  case home, account

  func flow(in tabs: AppTabs) -> AnyCoordinator {
    switch self {
    case .home: HomeCoordinator(session: tabs.session)
    case .account: AccountCoordinator(session: tabs.session)
    }
  }

  func item(in tabs: AppTabs) -> TabItem {
    switch self {
    case .home: TabItem("Home", image: "house")
    case .account: TabItem("Account", image: "person")
    }
  }
}
