import Armature
import Testing

/// Tabs of every kind. What a tab shows is a flow of places, but for the ones that hold containers themselves.
enum Corner: Tab {
  case first
  case second
  /// Goes to its root when another tab is selected.
  case forgetful
  /// Has a split view.
  case library
  /// Has tabs itself.
  case nested
  case extra(Int)

  typealias Flow = Corners

  var keepsLine: Bool { self != .forgetful }
  var onSecondTap: TabSecondTap {
    switch self {
    case .second: .scrollToTop
    case .forgetful: .nothing
    default: .popToRoot
    }
  }

  func flow(in tabs: Corners) -> AnyCoordinator {
    tabs.made.append(name)
    switch self {
    case .first, .second, .forgetful, .extra: return PlaceFlow(census: tabs.census)
    case .library: return Library(census: tabs.census)
    case .nested: return Corners([.first, .second], census: tabs.census)
    }
  }

  func item(in tabs: Corners) -> TabItem { TabItem("\(self)", image: name, badge: tabs.badge) }
}

final class Corners: TabCoordinator<Corner> {
  let census: Census?
  var made: [String] = []
  var badge: String?

  init(_ tabs: [Corner] = [.first, .second, .forgetful], selected: Corner? = nil, census: Census? = nil) {
    self.census = census
    super.init(tabs, selected: selected)
    census?.add(self)
  }

  func places(_ tab: Corner) -> PlaceFlow? { flow(of: tab) as? PlaceFlow }
}

/// A split view of two columns.
final class Library: SplitCoordinator<Side, Place> {
  let census: Census?

  init(census: Census? = nil) {
    self.census = census
    super.init(sidebar: SideFlow(census: census))
    census?.add(self)
  }

  override func detailFlow(for destination: Place) -> Coordinator<Place> {
    PlaceFlow(root: destination, census: census)
  }
}

/// A split view of three columns.
final class Mail: ThreeColumnCoordinator<Side, Side, Place> {
  let census: Census?

  init(census: Census? = nil) {
    self.census = census
    super.init(sidebar: SideFlow(census: census))
    census?.add(self)
  }

  override func middleFlow(for destination: Side) -> Coordinator<Side> { SideFlow(root: destination, census: census) }
  override func detailFlow(for destination: Place) -> Coordinator<Place> {
    PlaceFlow(root: destination, census: census)
  }
}

/// A split view whose columns can hold containers.
final class Study: SplitCoordinator<Hub, Hub> {
  let census: Census?

  init(census: Census? = nil) {
    self.census = census
    super.init(sidebar: HubFlow(census: census))
    census?.add(self)
  }

  override func detailFlow(for destination: Hub) -> Coordinator<Hub> { HubFlow(root: destination, census: census) }
}

/// Where containers are opened as child flows.
enum Hub: Destination, Codable {
  case start
  case page(Int)
  case sheet(Int)
  case tabs
  case tabsSheet
  case split
  case mail

  var style: PresentationStyle {
    switch self {
    case .sheet, .tabsSheet: .sheet
    default: .push
    }
  }

  func screen(in flow: HubFlow) -> Screen<Self> {
    switch self {
    case .start, .page, .sheet: Screen("\(self)")
    case .tabs, .tabsSheet, .split, .mail: .child
    }
  }
}

final class HubFlow: Coordinator<Hub> {
  let census: Census?

  init(root: Hub = .start, census: Census? = nil) {
    self.census = census
    super.init(root: root)
    census?.add(self)
  }

  override func child(for destination: Hub) -> AnyCoordinator? {
    switch destination {
    case .start, .page, .sheet: nil
    case .tabs, .tabsSheet: Corners(census: census)
    case .split: Library(census: census)
    case .mail: Mail(census: census)
    }
  }
}

extension FlowScene {
  /// The destinations of the line, including containers and their slots.
  var line: [String] { presentation.line.map { "\($0.destination)" } }
}

/// A flow that has to be there, by its type.
@MainActor
func found<F: AnyCoordinator>(_ flow: AnyCoordinator?, as type: F.Type = F.self) throws -> F {
  try #require(flow as? F)
}
