import Armature
import Foundation

/// Destinations of every style, whose screens have titles to look for in a window.
enum Page: Destination, Codable {
  case root
  case page(Int)
  case sheet(Int)
  case cover(Int)
  case ask(Int)
  /// Opens a flow of this type.
  case flow(Int)

  typealias Flow = PageFlow

  var style: PresentationStyle {
    switch self {
    case .root, .page, .flow: .push
    case .sheet: .sheet
    case .cover: .cover
    case .ask: .alert
    }
  }

  func screen(in flow: PageFlow) -> Screen<Self> {
    switch self {
    case .root: Screen("Root") { LinkRow("Next", to: .page(1)) }
    case .page(let number): Screen("Page \(number)") { LinkRow("Next", to: .page(number + 1)) }
    case .sheet(let number): Screen("Sheet \(number)") { LinkRow("Next", to: .page(number + 1)) }
    case .cover(let number): Screen("Cover \(number)")
    case .flow: .child
    case .ask(let number):
      .dialog("Ask \(number)") { ButtonRow("Go") { flow.push(.page(number)) } }
    }
  }
}

class PageFlow: Coordinator<Page> {
  var mayLeave = true

  convenience init() { self.init(root: .root) }

  override func child(for destination: Page) -> AnyCoordinator? {
    if case .flow(let number) = destination { PageFlow(root: .page(100 + number)) } else { nil }
  }

  override func canLeave(_ slot: Armature.Slot<Page>) -> Bool { mayLeave }
}

/// A tab with a flow of pages.
enum PageTab: Armature.Tab {
  case home, more

  func flow(in tabs: TabCoordinator<PageTab>) -> AnyCoordinator { PageFlow() }
  func item(in tabs: TabCoordinator<PageTab>) -> TabItem { TabItem(self == .home ? "Home" : "More", image: "house") }
}

/// A split view with a flow of pages in both columns.
final class PageColumns: SplitCoordinator<Page, Page> {
  override func detailFlow(for destination: Page) -> Coordinator<Page> { PageFlow(root: destination) }
}

extension SceneDirectory {
  /// Scenes of pages, by name.
  static func pages(_ names: String...) -> SceneDirectory {
    SceneDirectory(notificationCenter: NotificationCenter(), linkAddress: try? LinkAddress("pages://{scene}")) {
      names.contains($0) ? PageFlow() : nil
    }
  }
}
