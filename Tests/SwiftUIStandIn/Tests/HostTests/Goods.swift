import Armature

/// An app without views of its own.
enum GoodsTab: Tab {
  case goods, help

  typealias Flow = GoodsTabs

  func flow(in tabs: GoodsTabs) -> AnyCoordinator { self == .goods ? Goods(root: .list) : Goods(root: .help) }
  func item(in tabs: GoodsTabs) -> TabItem { TabItem(self == .goods ? "Goods" : "Help") }
}

final class GoodsTabs: TabCoordinator<GoodsTab> {}

enum GoodsDestination: Destination, Codable {
  case list, item(Int), new, help, ask

  typealias Flow = Goods

  var style: PresentationStyle {
    switch self {
    case .new: .sheet
    case .ask: .alert
    default: .push
    }
  }

  func screen(in flow: Goods) -> Screen<Self> {
    switch self {
    case .list:
      Screen("Goods") { for (index, name) in flow.names.enumerated() { LinkRow(name, to: .item(index)) } }
        .toolbar(.primary) { LinkRow("New", to: .new) }
    case .item(let index):
      Screen(flow.names[index]) { LinkRow("Next", to: .item((index + 1) % flow.names.count)) }
    case .new:
      Screen("New") {
        FieldRow("Name", text: flow.name) { flow.name = $0 }
        ToggleRow("Fresh", isOn: flow.isFresh) { flow.isFresh = $0 }
        ButtonRow("Save") { flow.save() }
      }
    case .help: Screen("Help") { LinkRow("Ask", to: .ask) }
    case .ask:
      .dialog("Sure?") {
        ButtonRow("Yes") {}
        ButtonRow("No", role: .cancel) {}
      }
    }
  }
}

final class Goods: Coordinator<GoodsDestination> {
  var names = ["Tea", "Milk"]
  var name = ""
  var isFresh = false

  func save() {
    names.append(name)
    dismiss()
  }

  override func canLeave(_ slot: Slot<GoodsDestination>) -> Bool { slot.destination != .new || name.isEmpty }
}
