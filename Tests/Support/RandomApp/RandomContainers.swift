import Armature
import Observation

package enum RandomTab: String, Tab, CaseIterable {
  case a, b, c, d

  package var keepsLine: Bool { self != .d }
  package var onSecondTap: TabSecondTap {
    switch self {
    case .a, .d: .popToRoot
    case .b: .scrollToTop
    case .c: .nothing
    }
  }

  package func flow(in tabs: RandomTabs) -> AnyCoordinator {
    tabs.app.log.ask("flow(in:)", rawValue)
    return switch self {
    case .a: tabs.app.flow(1)
    case .b: tabs.app.flow(2)
    case .c: RandomColumns(tabs.app)
    case .d: tabs.app.flow(3)
    }
  }

  package func item(in tabs: RandomTabs) -> TabItem {
    tabs.app.log.ask("item(in:)", rawValue)
    return TabItem(rawValue, badge: self == .b ? "\(tabs.model.badge)" : nil)
  }

  package func isHidden(in tabs: RandomTabs) -> Bool {
    tabs.app.log.ask("isHidden(in:)", rawValue)
    return tabs.model.hidden.contains(rawValue)
  }
}

/// What tabs read. Each has its own, because tabs that change together are asked again in no certain order.
@MainActor
@Observable
package final class RandomTabModel {
  package var hidden: Set<String> = []
  package var badge = 0
}

package final class RandomTabs: TabCoordinator<RandomTab>, Guarding {
  let app: RandomApp
  package let model = RandomTabModel()

  init(_ app: RandomApp) {
    self.app = app
    super.init(RandomTab.allCases)
    app.add(self)
  }

  package func admit(_ request: AdmissionRequest) -> Admission {
    let isClosed = request.destination as? RandomPlace == .page(5) && app.model.closed.contains(5)
    app.log.ask("admit in tabs", "\(request.destination) by \(request.cause)")
    return isClosed ? .deny("the tabs close page 5") : .allow
  }
}

package final class RandomColumns: SplitCoordinator<RandomNote, RandomPlace> {
  private let app: RandomApp

  init(_ app: RandomApp) {
    self.app = app
    super.init(sidebar: RandomNotes(app, .list(0)))
    app.add(self)
  }

  package override func detailFlow(for destination: RandomPlace) -> Coordinator<RandomPlace> {
    app.log.ask("detailFlow", "\(destination)")
    return app.flow(4, root: destination)
  }
}

package final class RandomThreeColumns: ThreeColumnCoordinator<RandomNote, RandomNote, RandomPlace> {
  private let app: RandomApp

  init(_ app: RandomApp) {
    self.app = app
    super.init(sidebar: RandomNotes(app, .list(0)))
    app.add(self)
  }

  package override func middleFlow(for destination: RandomNote) -> Coordinator<RandomNote> {
    RandomNotes(app, destination)
  }
  package override func detailFlow(for destination: RandomPlace) -> Coordinator<RandomPlace> {
    app.flow(2, root: destination)
  }
}

/// A container of the app's own.
package final class RandomPager: ContainerCoordinator {
  private let app: RandomApp

  init(_ app: RandomApp) {
    self.app = app
    super.init(names: ["x", "y", "z"])
    app.add(self)
  }

  package override func flow(named name: String) -> AnyCoordinator {
    app.log.ask("flow(named:)", name)
    return name == "z" ? RandomTabs(app) : app.flow(name == "x" ? 1 : 2)
  }

  package override func keepsLine(of name: String) -> Bool { name != "y" }
}
