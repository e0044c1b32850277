import Armature

/// The destinations of a flow with containers inside containers.
enum Nesting: Destination {
  case start, page(Int), sheet(Int), tabs, split, pager

  typealias Flow = NestingFlow

  var style: PresentationStyle { if case .sheet = self { .sheet } else { .push } }

  func screen(in flow: NestingFlow) -> Screen<Self> {
    switch self {
    case .start: Screen("Start")
    case .page(let number): Screen("Page \(number)")
    case .sheet(let number): Screen("Sheet \(number)")
    case .tabs, .split, .pager: .child
    }
  }
}

final class NestingFlow: Coordinator<Nesting> {
  var mayLeave = true

  override func canLeave(_ slot: Armature.Slot<Nesting>) -> Bool { mayLeave }

  override func child(for destination: Nesting) -> AnyCoordinator? {
    switch destination {
    case .tabs: NestingTabs([.one, .two])
    case .split: NestingColumns(sidebar: NestingFlow(root: .start))
    case .pager: NestingPager(names: ["one", "two"])
    default: nil
    }
  }
}

final class NestingTabs: TabCoordinator<NestingTab> {
  var roots: [NestingTab: Nesting] = [:]
}

enum NestingTab: Armature.Tab {
  case one, two

  func flow(in tabs: NestingTabs) -> AnyCoordinator { NestingFlow(root: tabs.roots[self] ?? .start) }
  func item(in tabs: NestingTabs) -> TabItem { TabItem("\(self)") }
}

final class NestingColumns: SplitCoordinator<Nesting, Nesting> {
  override func detailFlow(for destination: Nesting) -> Coordinator<Nesting> { NestingFlow(root: destination) }
}

final class NestingPager: ContainerCoordinator {
  override func flow(named name: String) -> AnyCoordinator { NestingFlow(root: .start) }
}
