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
    case .item(let number):
      let title = "Item \(number)"
      if number < 9 { Screen(title) { TextRow("Nice") }.task { await flow.live() } } else { Screen("Sold out") }
    case .broken: .child
    }
  }
}

private struct Poster: PlainRow {}

private enum Gallery: Destination {
  case room

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("Room") { Poster() } }
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

  private var screen: ScreenContent? { scene.topScreen }

  private func tap(_ title: String) throws {
    let tap = try #require(scene.tapper(title))
    tap()
  }

  private func state(_ title: String) -> ButtonState? { screen?.row(title)?.buttonState }

  @Test("with its rows, sections and toolbar in order")
  func content() throws {
    let screen = try #require(screen)
    #expect(screen.title == "Shop")
    #expect(
      screen.rows.map(\.title) == ["Open", "No sale", "Item", "Item", "Account", "Count", "Fail", "Wait", "Closed"])
    #expect(screen.rows[0].detail == "9 to 5" && Set(screen.rows.map(\.id)).count == 9)
    #expect(screen.toolbar.map { "\($0.placement) \($0.item.title)" } == ["leading First", "primary Pay"])
    for (number, title) in [(7, "Item 7"), (9, "Sold out")] {
      flow.push(.item(number))
      #expect(self.screen?.title == title)
    }
  }

  @Test(
    "links show their destination in their style and tell where they lead, other rows do not",
    arguments: [
      ("Item", "list item1", "/item/1"), ("First", "list item1:sheet", "/item/1;as=sheet"), ("Count", "list", nil),
    ] as [(String, String, String?)])
  func links(title: String, flows: String, link: String?) throws {
    flow.push(.item(7))
    scene.back()
    #expect(screen?.row(title)?.link == link)
    try tap(title)
    #expect(scene.flows == flows)
  }

  @Test("fields and toggles change the model and have the screen drawn again")
  func inputs() {
    let before = scene.presentation.topNode
    if case .field(.text, "", "Your name", let set) = screen?.row("Name")?.kind { set("Ada") }
    #expect(flow.name == "Ada")
    #expect(scene.presentation.topNode != before)
    for case .toggle(let isOn, let set) in [screen?.row("Sale")?.kind] { set(!isOn) }
    #expect(screen?.rows[1].title == "Sale")
  }

  @Test("a button acts at once, a disabled one not at all, a failed one says why until it is tapped again")
  func buttons() throws {
    for title in ["Count", "Closed", "Fail"] { try tap(title) }
    #expect(flow.count == 1 && state("Fail") == .failed("the till is stuck") && state("Count") == .idle)
    try tap("Fail")
    #expect(state("Fail") == .failed("the till is stuck"))
  }

  @Test("an asynchronous button is busy, ignores a second tap, and ends as its action does", arguments: [true, false])
  func asynchronous(isFine: Bool) async throws {
    var redraws = 0
    scene.observe { _ in redraws += 1 }
    try tap("Wait")
    #expect(state("Wait") == .busy)
    try tap("Wait")
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

  @Test("a row of the app's own type is drawn as its description")
  func ownRow() throws {
    let flow = Coordinator(root: Gallery.room)
    let rows = try FlowScene(root: flow).screen(of: flow.rootID)?.rows.map(\.title)
    #expect(rows == ["Poster()"])
  }

  @Test("a destination without the child flow or the flow that draws it says so")
  func undrawn() throws {
    flow.push(.broken)
    #expect(screen?.rows.first?.title == "broken is drawn by a child flow, but child(for:) of ShopFlow makes none.")
    let other = Coordinator<Shop>(root: .list)
    let message = try FlowScene(root: other).screen(of: other.rootID)?.rows.first?.title
    #expect(message == "Shop is drawn by a ShopFlow, but this flow is a Coordinator<Shop>.")
  }
}
