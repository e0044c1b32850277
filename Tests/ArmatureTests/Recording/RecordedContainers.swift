import Armature
import Observation

enum RecordedTab: String, Tab, CaseIterable {
  case a, b, c, d

  var keepsLine: Bool { self != .d }
  var onSecondTap: TabSecondTap {
    switch self {
    case .a, .d: .popToRoot
    case .b: .scrollToTop
    case .c: .nothing
    }
  }

  func flow(in tabs: RecordedTabs) -> AnyCoordinator {
    tabs.app.log.ask("flow(in:)", rawValue)
    return switch self {
    case .a: tabs.app.flow(1)
    case .b: tabs.app.flow(2)
    case .c: RecordedColumns(tabs.app)
    case .d: tabs.app.flow(3)
    }
  }

  func item(in tabs: RecordedTabs) -> TabItem {
    tabs.app.log.ask("item(in:)", rawValue)
    return TabItem(rawValue, badge: self == .b ? "\(tabs.model.badge)" : nil)
  }

  func isHidden(in tabs: RecordedTabs) -> Bool {
    tabs.app.log.ask("isHidden(in:)", rawValue)
    return tabs.model.hidden.contains(rawValue)
  }
}

/// What tabs read. Each has its own, because tabs that change together are asked again in no certain order.
@MainActor
@Observable
final class RecordedTabModel {
  var hidden: Set<String> = []
  var badge = 0
}

final class RecordedTabs: TabCoordinator<RecordedTab>, Guarding {
  let app: RecordedApp
  let model = RecordedTabModel()

  init(_ app: RecordedApp) {
    self.app = app
    super.init(RecordedTab.allCases)
    app.census.add(self)
    app.log.observe(self)
  }

  func admit(_ request: AdmissionRequest) -> Admission {
    let isClosed = request.destination as? RecordedPlace == .page(5) && app.model.closed.contains(5)
    app.log.ask("admit in tabs", "\(request.destination) by \(request.cause)")
    return isClosed ? .deny("the tabs close page 5") : .allow
  }

  override func didEnter() { app.log.add("didEnter", app.log.name(self)) }
  override func didLeave() { app.log.add("didLeave", app.log.name(self)) }
}

final class RecordedColumns: SplitCoordinator<RecordedNote, RecordedPlace> {
  let app: RecordedApp

  init(_ app: RecordedApp) {
    self.app = app
    super.init(sidebar: RecordedNotes(app, .list(0)))
    app.census.add(self)
    app.log.observe(self)
  }

  override func detailFlow(for destination: RecordedPlace) -> Coordinator<RecordedPlace> {
    app.log.ask("detailFlow", "\(destination)")
    return app.flow(4, root: destination)
  }

  override func didEnter() { app.log.add("didEnter", app.log.name(self)) }
  override func didLeave() { app.log.add("didLeave", app.log.name(self)) }
}

/// A container of the app's own.
final class RecordedPager: ContainerCoordinator {
  let app: RecordedApp

  init(_ app: RecordedApp) {
    self.app = app
    super.init(names: ["x", "y", "z"])
    app.census.add(self)
    app.log.observe(self)
  }

  override func flow(named name: String) -> AnyCoordinator {
    app.log.ask("flow(named:)", name)
    return name == "z" ? RecordedTabs(app) : app.flow(name == "x" ? 1 : 2)
  }

  override func keepsLine(of name: String) -> Bool {
    app.log.ask("keepsLine(of:)", name)
    return name != "y"
  }

  override func didEnter() { app.log.add("didEnter", app.log.name(self)) }
  override func didLeave() { app.log.add("didLeave", app.log.name(self)) }
}
