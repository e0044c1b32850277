import Armature

/// Tabs of every kind: some forget their line, some hold containers.
enum MixedTab: Tab {
  case first
  case second
  /// Goes to its root when another tab is selected.
  case forgetful
  /// Has a split view.
  case library
  /// Has tabs itself.
  case nested
  case extra(Int)

  typealias Flow = MixedTabs

  var keepsLine: Bool { self != .forgetful }
  var onSecondTap: TabSecondTap {
    switch self {
    case .second: .scrollToTop
    case .forgetful: .nothing
    default: .popToRoot
    }
  }

  func flow(in tabs: MixedTabs) -> AnyCoordinator {
    tabs.made.append(name)
    switch self {
    case .first, .second, .forgetful, .extra: return StyledFlow(census: tabs.census)
    case .library: return TwoColumns(census: tabs.census)
    case .nested: return MixedTabs([.first, .second], census: tabs.census)
    }
  }

  func item(in tabs: MixedTabs) -> TabItem { TabItem("\(self)", image: name, badge: tabs.badge) }
}

final class MixedTabs: TabCoordinator<MixedTab> {
  let census: Census?
  var made: [String] = []
  var badge: String?

  init(_ tabs: [MixedTab] = [.first, .second, .forgetful], selected: MixedTab? = nil, census: Census? = nil) {
    self.census = census
    super.init(tabs, selected: selected)
    census?.add(self)
  }

  func places(_ tab: MixedTab) -> StyledFlow? { flow(of: tab) as? StyledFlow }
}

/// A split view of two columns.
final class TwoColumns: SplitCoordinator<Foreign, Styled> {
  let census: Census?

  init(census: Census? = nil) {
    self.census = census
    super.init(sidebar: ForeignFlow(census: census))
    census?.add(self)
  }

  override func detailFlow(for destination: Styled) -> Coordinator<Styled> {
    StyledFlow(root: destination, census: census)
  }
}

/// A split view of three columns.
final class ThreeColumns: ThreeColumnCoordinator<Foreign, Foreign, Styled> {
  let census: Census?

  init(census: Census? = nil) {
    self.census = census
    super.init(sidebar: ForeignFlow(census: census))
    census?.add(self)
  }

  override func middleFlow(for destination: Foreign) -> Coordinator<Foreign> {
    ForeignFlow(root: destination, census: census)
  }
  override func detailFlow(for destination: Styled) -> Coordinator<Styled> {
    StyledFlow(root: destination, census: census)
  }
}

/// A split view whose columns can hold containers.
final class NestingColumns: SplitCoordinator<Nesting, Nesting> {
  let census: Census?

  init(census: Census? = nil) {
    self.census = census
    super.init(sidebar: NestingFlow(census: census))
    census?.add(self)
  }

  override func detailFlow(for destination: Nesting) -> Coordinator<Nesting> {
    NestingFlow(root: destination, census: census)
  }
}

/// Destinations that open containers as child flows.
enum Nesting: Destination, Codable {
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

  func screen(in flow: NestingFlow) -> Screen<Self> {
    switch self {
    case .start, .page, .sheet: Screen("\(self)")
    case .tabs, .tabsSheet, .split, .mail: .child
    }
  }
}

final class NestingFlow: Coordinator<Nesting> {
  let census: Census?

  init(root: Nesting = .start, census: Census? = nil) {
    self.census = census
    super.init(root: root)
    census?.add(self)
  }

  override func child(for destination: Nesting) -> AnyCoordinator? {
    census?.ask(self)
    return switch destination {
    case .start, .page, .sheet: nil
    case .tabs, .tabsSheet: MixedTabs(census: census)
    case .split: TwoColumns(census: census)
    case .mail: ThreeColumns(census: census)
    }
  }
}

extension FlowScene {
  /// The destinations of the line, with containers and their visible flows.
  var line: [String] { presentation.line.map { "\($0.destination)" } }
}
