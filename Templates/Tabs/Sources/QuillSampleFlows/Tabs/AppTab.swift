import Armature
import ArmatureTexts

/// The tabs of the app. The name of a case is its part of a link, as in `/reading/book/2`.
enum AppTab: Tab {
  case reading, finished, search, settings

  /// Returns a new flow for the tab. Two tabs can show flows of the same type.
  func flow(in tabs: AppTabs) -> AnyCoordinator {
    switch self {
    case .reading: BooksCoordinator(store: tabs.store, shelf: .reading)
    case .finished: BooksCoordinator(store: tabs.store, shelf: .finished)
    case .search: SearchCoordinator(store: tabs.store) { [weak tabs] in tabs?.showBook($0) }
    case .settings: SettingsCoordinator(store: tabs.store)
    }
  }

  func item(in tabs: AppTabs) -> TabItem {
    let texts = tabs.store.texts
    switch self {
    case .reading:
      return TabItem(
        texts("tab.reading"), image: "book", badge: tabs.unread == 0 ? nil : "\(tabs.unread)",
        accessibilityLabel: texts("tab.unread", tabs.unread))
    case .finished: return TabItem(texts("tab.finished"), image: "checkmark")
    case .search: return TabItem(texts("tab.search"), image: "magnifyingglass", role: .search)
    case .settings: return TabItem(texts("tab.settings"), image: "gear")
    }
  }

  /// A setting leaves out the finished books.
  func isHidden(in tabs: AppTabs) -> Bool { self == .finished && !tabs.store.showsFinished }

  /// The settings start over when the user comes back to them. All other tabs stay as the user left them.
  var keepsLine: Bool { self != .settings }

  /// A second tap keeps the book that was found in the search. In all other tabs it pops to the root.
  var onSecondTap: TabSecondTap { self == .search ? .scrollToTop : .popToRoot }
}
