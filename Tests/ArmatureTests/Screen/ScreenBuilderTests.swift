import Armature
import Testing

/// A destination whose screens are made of several statements, as an app writes them.
private enum Order: Destination, Codable {
  case list
  case item(id: Int)
  case receipt(id: Int)
  case help

  func screen(in flow: Shop) -> Screen<Self> {
    let currency = flow.currency
    switch self {
    case .list:
      let count = flow.prices.count
      let title = count == 1 ? "1 item" : "\(count) items"
      Screen(title) {
        for id in flow.prices.indices { LinkRow("Item \(id)", to: .item(id: id)) }
      }
      .toolbar(.trailing) { ButtonRow("Clear") { flow.prices = [] } }
    case .item(let id):
      if flow.prices.indices.contains(id) {
        let price = flow.prices[id]
        Screen("Item \(id)") { TextRow("\(price) \(currency)") }
      } else {
        Screen("Sold out")
      }
    case .receipt(let id): .dialog("Receipt \(id)")
    case .help: .child
    }
  }
}

private final class Shop: Coordinator<Order> {
  var prices = [3, 5]
  let currency = "euros"

  init() { super.init(root: .list) }
}

@Suite("A screen is built of statements")
@MainActor
struct ScreenBuilderTests {
  @Test(
    "let, if, switch and several statements need no return",
    arguments: [
      (nil, "2 items", ["Item 0", "Item 1"]),
      (.item(id: 1), "Item 1", ["5 euros"]),
      (.item(id: 9), "Sold out", []),
      (.receipt(id: 4), "Receipt 4", []),
    ] as [(Order?, String, [String])])
  fileprivate func statements(shown: Order?, title: String, rows: [String]) throws {
    let flow = Shop()
    let scene = try FlowScene(root: flow)
    if let shown { flow.push(shown) }
    let screen = try #require(scene.screen(of: flow.routes.last?.id ?? flow.rootID))
    #expect(screen.title == title)
    #expect(screen.rows.map(\.title) == rows)
  }
}
