import Armature

/// The tabs of the app. A case's name is its part in links, as in `/reading/book/2`.
enum AppTab: Tab {
  case reading, finished, search, settings

  typealias Flow = AppTabs

  /// Two tabs can show flows of one type.
  func flow(in tabs: AppTabs) -> AnyCoordinator {
    switch self {
    case .reading: BooksCoordinator(store: tabs.store, shelf: .reading)
    case .finished: BooksCoordinator(store: tabs.store, shelf: .finished)
    case .search: SearchCoordinator(store: tabs.store) { [weak tabs] in tabs?.showBook($0) }
    case .settings: SettingsCoordinator(store: tabs.store)
    }
  }

  func item(in tabs: AppTabs) -> TabItem {
    switch self {
    case .reading: TabItem("Reading", image: "book", badge: tabs.unread == 0 ? nil : "\(tabs.unread)")
    case .finished: TabItem("Finished", image: "checkmark")
    case .search: TabItem("Search", image: "magnifyingglass")
    case .settings: TabItem("Settings", image: "gear")
    }
  }

  /// Who comes back to the settings starts over; all other tabs are as they were left.
  var keepsLine: Bool { self != .settings }

  /// A second tap on the search keeps the book that was found, all others go to their roots.
  var onSecondTap: TabSecondTap { self == .search ? .scrollToTop : .popToRoot }
}
