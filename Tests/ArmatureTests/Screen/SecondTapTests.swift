import Armature
import Testing

@Suite("A tap on a link row of a covered screen does nothing")
@MainActor
struct SecondTapTests {
  /// Returns the rows of a screen as a host has drawn them.
  private func rows(of id: SlotID, in scene: FlowScene) throws -> [RowContent] {
    try #require(scene.screen(of: id)).rows
  }

  private func tap(_ title: String, in rows: [RowContent]) {
    switch rows.first(where: { $0.title == title })?.kind {
    case .link(let open): open()
    case .button(_, _, _, let tap): tap()
    default: Issue.record("there is no row \(title)")
    }
  }

  @Test("a second tap shows nothing twice", arguments: ["push", "sheet", "cover", "alert", "popover"])
  func twice(_ style: String) throws {
    let flow = TapFlow(root: .list)
    let scene = try FlowScene(root: flow)
    let rows = try rows(of: flow.rootID, in: scene)
    tap(style, in: rows)
    #expect(flow.routes.count == 1)
    tap(style, in: rows)
    tap("push", in: rows)
    #expect(flow.routes.count == 1)
    scene.back()
    tap("push", in: rows)
    #expect(flow.routes.count == 1)
  }

  @Test("screens beside an inspector and in columns are not covered")
  func beside() throws {
    let flow = TapFlow(root: .list)
    let scene = try FlowScene(root: flow)
    let rows = try rows(of: flow.rootID, in: scene)
    tap("inspector", in: rows)
    tap("push", in: rows)
    #expect(flow.routes.map(\.destination) == [.page, .page])

    let columns = TapColumns(sidebar: TapFlow(root: .list))
    let split = try FlowScene(root: columns)
    columns.showDetail(.list)
    let detail = try #require(columns.detail)
    let sidebarRows = try self.rows(of: columns.sidebar.rootID, in: split)
    tap("push", in: sidebarRows)
    tap("push", in: try self.rows(of: detail.rootID, in: split))
    #expect(columns.sidebar.routes.count == 1 && detail.routes.count == 1)
    tap("push", in: sidebarRows)
    #expect(columns.sidebar.routes.count == 1)
  }

  @Test("a screen in a hidden tab is covered, and shown again it is not")
  func tabs() throws {
    let tabs = ClosureContainer(["a", "b"]) { _ in TapFlow(root: .list) }
    let scene = try FlowScene(root: tabs)
    let flow = try #require(tabs.existingFlow(named: "a") as? TapFlow)
    let rows = try rows(of: flow.rootID, in: scene)
    tabs.show("b")
    tap("push", in: rows)
    #expect(flow.routes.isEmpty)
    tabs.show("a")
    tap("push", in: rows)
    #expect(flow.routes.count == 1)
  }

  @Test("verbs of code, and buttons that finish under a cover, still act")
  func code() async throws {
    let flow = TapFlow(root: .list)
    let scene = try FlowScene(root: flow)
    tap("later", in: try rows(of: flow.rootID, in: scene))
    flow.presentCover(.page)
    flow.push(.page)
    flow.gate.open()
    await scene.settled()
    #expect(flow.routes.map(\.destination) == [.page, .page, .list])
  }
}

private enum TapPlace: Destination, Codable {
  case list, page

  func screen(in flow: TapFlow) -> Screen<Self> {
    switch self {
    case .page: Screen("Page") {}
    case .list:
      Screen("List") {
        LinkRow("push", to: .page)
        LinkRow("sheet", to: .page, as: .sheet)
        LinkRow("cover", to: .page, as: .cover)
        LinkRow("alert", to: .page, as: .alert)
        LinkRow("popover", to: .page, as: .popover)
        LinkRow("inspector", to: .page, as: .inspector)
        ButtonRow("later") {
          await flow.gate.wait()
          flow.push(.list)
        }
      }
    }
  }
}

private final class TapFlow: Coordinator<TapPlace> {
  let gate = TapGate()
}

private final class TapColumns: SplitCoordinator<TapPlace, TapPlace> {
  override func detailFlow(for destination: TapPlace) -> Coordinator<TapPlace> { TapFlow(root: destination) }
}

@MainActor
private final class TapGate {
  private var waiting: CheckedContinuation<Void, Never>?
  private var isOpen = false

  func open() {
    isOpen = true
    waiting?.resume()
  }

  func wait() async {
    if !isOpen { await withCheckedContinuation { waiting = $0 } }
  }
}
