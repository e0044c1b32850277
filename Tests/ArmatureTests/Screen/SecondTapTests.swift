import Armature
import Testing

@Suite("A tap on a link row of a covered screen does nothing")
@MainActor
struct SecondTapTests {
  /// Returns what taps on rows of a screen do, as a host has drawn them.
  private func taps(on flow: TapFlow?) throws -> (String) -> Void {
    let flow = try #require(flow)
    let screen = try #require(flow.scene?.screen(of: flow.rootID))
    return { screen.row($0)?.tap?() }
  }

  @Test("a second tap shows nothing twice", arguments: ["push", "sheet", "cover", "alert", "popover"])
  func twice(style: String) throws {
    let flow = TapFlow(root: .list)
    let scene = try FlowScene(root: flow)
    let tap = try taps(on: flow)
    for title in [style, style, "push"] {
      tap(title)
      #expect(flow.routes.count == 1)
    }
    scene.back()
    tap("push")
    #expect(flow.routes.count == 1)
  }

  @Test("screens beside an inspector and in columns are not covered")
  func beside() throws {
    let flow = TapFlow(root: .list)
    let scene = try FlowScene(root: flow)
    let tap = try taps(on: flow)
    tap("inspector")
    tap("push")
    #expect(flow.routes.map(\.style) == [.push, .inspector] && scene.root === flow)

    let columns = TapColumns(sidebar: TapFlow(root: .list))
    let split = try FlowScene(root: columns)
    columns.showDetail(.list)
    let tapSidebar = try taps(on: columns.sidebar as? TapFlow)
    tapSidebar("push")
    try taps(on: columns.detail as? TapFlow)("push")
    #expect(columns.sidebar.routes.count == 1 && columns.detail?.routes.count == 1)
    tapSidebar("push")
    #expect(columns.sidebar.routes.count == 1 && split.root === columns)
  }

  @Test("a screen in a hidden tab is covered, and shown again it is not")
  func tabs() throws {
    let tabs = ClosureContainer(["a", "b"]) { _ in TapFlow(root: .list) }
    let scene = try FlowScene(root: tabs)
    let tap = try taps(on: tabs.flow(ofMember: "a") as? TapFlow)
    tabs.show("b")
    tap("push")
    #expect(scene.flows == "{a: list, *b: list}")
    tabs.show("a")
    tap("push")
    #expect(scene.flows == "{*a: list page, b: list}")
  }

  @Test("verbs of code, and buttons that finish under a cover, still act")
  func code() async throws {
    let flow = TapFlow(root: .list)
    let scene = try FlowScene(root: flow)
    try taps(on: flow)("later")
    flow.presentCover(.page)
    flow.push(.page)
    flow.gate.continuation.finish()
    await scene.settled()
    #expect(scene.flows == "list page:cover page list")
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
          for await _ in flow.gate.stream {}
          flow.push(.list)
        }
      }
    }
  }
}

private final class TapFlow: Coordinator<TapPlace> {
  let gate = AsyncStream<Void>.makeStream()
}

private final class TapColumns: SplitCoordinator<TapPlace, TapPlace> {
  override func detailFlow(for destination: TapPlace) -> Coordinator<TapPlace> { TapFlow(root: destination) }
}
