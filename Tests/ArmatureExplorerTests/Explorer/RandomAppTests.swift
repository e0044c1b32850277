import Armature
import ArmatureExplorer
import TestSupport
import Testing

/// A random small app: screens with rows to each other, in random styles, behind guards, in child flows and in tabs.
struct RandomApp: Hashable, Sendable {
  struct Page: Hashable, Sendable {
    var style: Int
    var rows: [Int]
    var opensFlow: Bool
    var closes: Bool
    /// What a guard answers: 0 to allow, 1 to deny, 2 and more to redirect to another page.
    var answer: Int
  }

  var pages: [Page]
  var hasTabs: Bool

  static func make(_ random: inout RandomSource) -> Self {
    let count = Int.random(in: 1...5, using: &random)
    let pages = (0..<count).map { _ in
      Page(
        style: Int.random(in: 0...3, using: &random),
        rows: random.list(0...3) { Int.random(in: 0..<count, using: &$0) },
        opensFlow: Int.random(in: 0...4, using: &random) == 0, closes: Bool.random(using: &random),
        answer: max(0, Int.random(in: -8...(count + 1), using: &random)))
    }
    return Self(pages: pages, hasTabs: Int.random(in: 0...3, using: &random) == 0)
  }

  /// The app without one page or one row.
  var smaller: [Self] {
    pages.indices.flatMap { index -> [Self] in
      pages[index].rows.indices.map { row in
        var app = self
        app.pages[index].rows.remove(at: row)
        return app
      }
    }
  }

  @MainActor var root: AnyCoordinator { hasTabs ? RandomTabs(self) : RandomFlow(self, page: 0) }
}

enum RandomPage: Destination, Codable {
  case page(Int, style: Int)

  var style: PresentationStyle {
    guard case .page(_, let style) = self else { return .push }
    return [.push, .sheet, .cover(), .alert][style]
  }

  func screen(in flow: RandomFlow) -> Screen<Self> {
    guard case .page(let number, _) = self, flow.app.pages.indices.contains(number) else { return Screen("Gone") {} }
    let page = flow.app.pages[number]
    if page.opensFlow, flow.root != self { return .child }
    if page.style == 3 { return Screen("\(number)") { ButtonRow("OK") {} } }
    return Screen("\(number)") {
      for row in page.rows { LinkRow("\(row)", to: .page(row, style: flow.app.pages[row].style)) }
      if page.closes { ButtonRow("Close") { flow.dismiss() } }
    }
  }
}

final class RandomFlow: Coordinator<RandomPage>, Guarding {
  let app: RandomApp

  init(_ app: RandomApp, page: Int) {
    self.app = app
    super.init(root: .page(page, style: app.pages[page].style))
  }

  func admit(_ request: AdmissionRequest) -> Admission {
    guard case .page(let number, _)? = request.destination as? RandomPage, number > 0 else { return .allow }
    switch app.pages[number].answer {
    case 1: return .deny("not now")
    case let answer where answer >= 2:
      let other = (answer - 2) % app.pages.count
      return redirect(to: .page(other, style: app.pages[other].style))
    default: return .allow
    }
  }

  override func child(for destination: RandomPage) -> AnyCoordinator? {
    guard case .page(let number, _) = destination, app.pages[number].opensFlow, root != destination else { return nil }
    return RandomFlow(app, page: number)
  }
}

enum RandomTab: String, Tab {
  case first, second

  func flow(in tabs: TabCoordinator<Self>) -> AnyCoordinator {
    let app = (tabs as? RandomTabs)?.app ?? RandomApp(pages: [], hasTabs: false)
    return RandomFlow(app, page: self == .first ? 0 : app.pages.count - 1)
  }

  func item(in tabs: TabCoordinator<Self>) -> TabItem { TabItem(rawValue) }
}

final class RandomTabs: TabCoordinator<RandomTab> {
  let app: RandomApp

  init(_ app: RandomApp) {
    self.app = app
    super.init([.first, .second])
  }
}

@Suite("Random apps")
@MainActor
struct RandomAppTests {
  @Test("are explored to an end, twice in the same way")
  func explore() async throws {
    try await tryCases(12, seed: 20_261_125, make: { RandomApp.make(&$0) }, smaller: { $0.smaller }) { _, app in
      var bounds = Explorer.Bounds()
      (bounds.states, bounds.actions, bounds.depth) = (40, 600, 6)
      let explorer = Explorer(bounds: bounds, world: { _ in app }) { $0.root }
      let first = try await explorer.run()
      let again = try await explorer.run()
      if try first.json() != again.json() { return "two explorations differ" }
      let places = Set(first.places)
      if let edge = first.edges.first(where: { !places.contains($0.from) }) { return "\(edge.from) is no place" }
      if first.findings.contains(where: { $0.kind == .notRepeatable || $0.kind == .lossOnRelaunch }) {
        return "\(first.findings)"
      }
      return nil
    }
  }
}
