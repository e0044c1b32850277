import Armature
import Foundation
import Testing

private enum Shop: Destination, Codable {
  case list
  case item(Int)
  case broken

  typealias Flow = ShopFlow

  func screen(in flow: ShopFlow) -> Screen<Self> {
    switch self {
    case .list:
      Screen("Shop") {
        TextRow("Open", detail: "9 to 5")
        if flow.hasSale { TextRow("Sale") } else { TextRow("No sale") }
        for number in 1...2 { LinkRow("Item", detail: "\(number)", to: .item(number)) }
        SectionRow("Account") {
          FieldRow("Name", text: flow.name, prompt: "Your name") { flow.name = $0 }
          ToggleRow("Sale", isOn: flow.hasSale) { flow.hasSale = $0 }
        }
        ButtonRow("Count") { flow.count += 1 }
        ButtonRow("Fail") { throw ShopError() }
        ButtonRow("Wait", role: .destructive) { try await flow.wait() }
        ButtonRow("Closed", isEnabled: false) { flow.count += 100 }
      }
      .toolbar(.primary) { ButtonRow("Pay") { flow.count += 1 } }
      .toolbar(.leading) { LinkRow("First", to: .item(1), as: .sheet) }
      .task { await flow.live() }
    case .item(let number): Screen("Item \(number)") { TextRow("Nice") }.task { await flow.live() }
    case .broken: .child
    }
  }
}

private struct ShopError: LocalizedError {
  var errorDescription: String? { "the till is stuck" }
}

private final class ShopFlow: Coordinator<Shop> {
  var hasSale = false
  var name = ""
  var count = 0
  var lived: [String] = []
  let gate = AsyncStream<Bool>.makeStream()
  let liveStream = AsyncStream<Void>.makeStream()

  func wait() async throws {
    for await isFine in gate.stream {
      if !isFine { throw ShopError() }
      return
    }
    throw CancellationError()
  }

  func live() async {
    lived.append("started")
    for await _ in liveStream.stream {}
    lived.append(Task.isCancelled ? "cancelled" : "ended")
    gate.continuation.yield(true)
  }
}

@Suite("A screen is drawn from its destination, its flow and the model")
@MainActor
struct ScreenTests {
  private let flow = ShopFlow(root: .list)
  private let scene: FlowScene

  init() throws { scene = try FlowScene(root: flow) }

  private var screen: ScreenContent? { scene.screen(of: scene.presentation.top.topNode.id) }

  private func row(_ title: String) -> RowContent? {
    let rows = (screen?.rows ?? []) + (screen?.toolbar.map(\.item) ?? [])
    return rows.first { $0.title == title }
      ?? rows.compactMap { row in
        if case .section(let inner) = row.kind { inner.first { $0.title == title } } else { nil }
      }.first
  }

  private func tap(_ title: String) {
    switch row(title)?.kind {
    case .link(let open): open()
    case .button(_, _, _, let tap): tap()
    case let kind: Issue.record("\(title) is \(String(describing: kind))")
    }
  }

  private func state(_ title: String) -> ButtonState? {
    if case .button(_, let state, _, _) = row(title)?.kind { state } else { nil }
  }

  @Test("with its rows, sections and toolbar in order")
  func content() {
    #expect(screen?.title == "Shop")
    #expect(
      screen?.rows.map(\.title)
        == ["Open", "No sale", "Item", "Item", "Account", "Count", "Fail", "Wait", "Closed"])
    #expect(screen?.rows[0].detail == "9 to 5")
    #expect(Set(screen?.rows.map(\.id) ?? []).count == 9)
    #expect(screen?.toolbar.map { "\($0.placement) \($0.item.title)" } == ["leading First", "primary Pay"])
  }

  @Test("links show their destination in their style")
  func links() {
    tap("Item")
    #expect(scene.layers == [["list", "item(1)"]])
    scene.back()
    tap("First")
    #expect(scene.layers == [["list"], ["item(1)"]])
  }

  @Test("links tell where they lead, other rows do not")
  func linksOfRows() {
    flow.push(.item(7))
    scene.back()
    #expect(row("Item")?.link == "/item/1")
    #expect(row("First")?.link == "/item/1;as=sheet")
    #expect(row("Count")?.link == nil)
  }

  @Test("fields and toggles change the model and have the screen drawn again")
  func inputs() {
    let before = scene.presentation.topNode
    if case .field(.text, "", "Your name", let set) = row("Name")?.kind { set("Ada") }
    #expect(flow.name == "Ada")
    #expect(scene.presentation.topNode != before)
    if case .toggle(let isOn, let set) = row("Sale")?.kind { set(!isOn) }
    #expect(screen?.rows[1].title == "Sale")
  }

  @Test("a button acts at once, a disabled one not at all, a failed one says why until it is tapped again")
  func buttons() {
    tap("Count")
    tap("Closed")
    #expect(flow.count == 1)
    tap("Fail")
    #expect(state("Fail") == .failed("the till is stuck"))
    #expect(state("Count") == .idle)
    tap("Fail")
    #expect(state("Fail") == .failed("the till is stuck"))
  }

  @Test("an asynchronous button is busy, ignores a second tap, and ends as its action does", arguments: [true, false])
  func asynchronous(isFine: Bool) async {
    var redraws = 0
    scene.observe { _ in redraws += 1 }
    tap("Wait")
    #expect(state("Wait") == .busy)
    tap("Wait")
    #expect(redraws == 1)
    flow.gate.continuation.yield(isFine)
    await scene.settled()
    #expect(state("Wait") == (isFine ? .idle : .failed("the till is stuck")))
    #expect(redraws == 2)
  }

  @Test("work for a slot is cancelled when the slot goes")
  func cancelled() async {
    flow.push(.item(1))
    let id = scene.presentation.topNode.id
    scene.didDraw(id)
    scene.didDraw(id)
    while flow.lived.isEmpty { await Task.yield() }
    flow.goBack()
    for await _ in flow.gate.stream { break }
    #expect(flow.lived == ["started", "cancelled"])
  }

  @Test("a destination that needs a child flow and has none says so")
  func childless() {
    flow.push(.broken)
    #expect(screen?.rows.first?.title == "broken is drawn by a child flow, but child(for:) of ShopFlow makes none.")
  }

  @Test("a flow that is not the one its destination names says which was meant")
  func wrongFlow() throws {
    let flow = Coordinator<Shop>(root: .list)
    let scene = try FlowScene(root: flow)
    let message = try #require(scene.screen(of: flow.rootID)?.rows.first?.title)
    #expect(message == "Shop is drawn by a ShopFlow, but this flow is a Coordinator<Shop>.")
  }
}
