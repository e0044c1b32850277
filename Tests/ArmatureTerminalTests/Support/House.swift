import Armature

/// A tab that a test defines.
struct Card: Tab {
  let name: String
  let title: String
  let badge: String?
  let section: String?
  let role: TabItem.Role?

  init(_ name: String, _ title: String, badge: String? = nil, section: String? = nil, role: TabItem.Role? = nil) {
    (self.name, self.title, self.badge, self.section, self.role) = (name, title, badge, section, role)
  }

  func flow(in tabs: Cards) -> AnyCoordinator { tabs.make(name) }
  func item(in tabs: Cards) -> TabItem { TabItem(title, badge: badge, role: role, section: section) }
}

/// Tabs with screens from a test. Without one, a tab is a board with the tab's name.
final class Cards: TabCoordinator<Card> {
  let make: @MainActor (String) -> AnyCoordinator

  init(_ cards: [Card], make: @escaping @MainActor (String) -> AnyCoordinator = { name in Board(name) {} }) {
    self.make = make
    super.init(cards)
  }

  /// Tabs with all kinds of names, of boards with these names.
  static func tabs() -> Cards {
    Cards([
      Card("start", "Home"), Card("search", "Search", badge: "3"), Card("my-notes", "My notes"),
      Card("home", "Second home"), Card("secret", "Secret notes"), Card("twin", "Twins"), Card("twin-2", "Twins"),
    ])
  }

  /// A diary, settings and a split view in tabs.
  static func house() -> Cards {
    Cards([Card("home", "Home"), Card("search", "Search", badge: "3"), Card("library", "Library")]) { name in
      switch name {
      case "home": DiaryCoordinator()
      case "search": SettingsCoordinator()
      default: Library()
      }
    }
  }
}

/// Pages side by side, in a container of the app's own.
class Pager: ContainerCoordinator {
  init() { super.init(names: ["one", "two", "three"]) }

  override func flow(named name: String) -> AnyCoordinator { Board("Page \(name)") { LinkRow("On", to: .next) } }
}

/// A flow that opens containers as child flows, with screens above them.
enum HallDestination: Destination, Codable {
  case hall, over, house, houseSheet, librarySheet, sure

  var style: PresentationStyle {
    switch self {
    case .houseSheet, .librarySheet: .sheet
    case .sure: .alert
    default: .push
    }
  }

  func screen(in flow: Hall) -> Screen<Self> {
    switch self {
    case .hall, .over:
      Screen("Hall") {
        LinkRow("House", to: .house)
        LinkRow("Sheet", to: .houseSheet)
        LinkRow("Books", to: .librarySheet)
      }
    case .sure: .dialog("Sure?")
    case .house, .houseSheet, .librarySheet: .child
    }
  }
}

final class Hall: Coordinator<HallDestination> {
  init() { super.init(root: .hall) }

  override func child(for destination: HallDestination) -> AnyCoordinator? {
    switch destination {
    case .hall, .over, .sure: nil
    case .house, .houseSheet: Cards.house()
    case .librarySheet: Library()
    }
  }
}
