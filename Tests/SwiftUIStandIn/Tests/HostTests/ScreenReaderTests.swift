import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

private enum ShopDestination: ViewDestination {
  case list, item

  typealias Flow = ShopCoordinator

  func screen(in flow: ShopCoordinator) -> Screen<Self> {
    switch self {
    case .list:
      Screen("Shop") { for name in flow.names { LinkRow(name, detail: "1 l", to: .item) } }
        .toolbar(.trailing) { ButtonRow("Clear", isEnabled: !flow.names.isEmpty) { flow.names = [] } }
    case .item:
      Screen("Item") {
        TextRow("Price", detail: "2.50")
        LinkRow("Buy", to: .item)
      }
    }
  }

  func view(in flow: ShopCoordinator) -> some View {
    switch self {
    case .list: ScreenReader { ShopView(clear: $0["Clear"], rows: $0.rows(), nowhere: $0["Nowhere"]) }
    case .item: ScreenReader { ItemView(price: $0["Price"].detail, buy: $0["Buy"]) }
    }
  }
}

private final class ShopCoordinator: Coordinator<ShopDestination> {
  var names = ["Milk"] { didSet { refresh() } }
}

struct ItemView: View {
  let price: String
  let buy: ScreenRow

  var body: some View {
    LabeledContent("Price", value: price)
    Button("Buy it") { buy.tap() }
  }
}

private struct ShopView: View {
  let clear: ScreenRow
  let rows: [ScreenRow]
  let nowhere: ScreenRow

  var body: some View {
    List {
      ForEach(rows) { $0 }
      Text(nowhere.isShown || nowhere.isEnabled ? "shown" : "not shown")
      nowhere
      Button("Clear all") { clear.tap() }.disabled(!clear.isEnabled)
    }
  }
}

/// ``AddedViewTests`` has a view with rows of all kinds.
@MainActor
@Suite("A view of the app's own draws the rows of its screen")
struct ScreenReaderTests {
  private let flow = ShopCoordinator(root: .list)

  @Test("with their values and actions of now, and says of a row that is not there")
  func rows() async throws {
    let stage = Stage(try FlowScene(root: flow))
    await stage.says("Milk", "1 l", "not shown", "Nowhere", "Clear all") { _ in }
    await stage.says("not shown", "Nowhere", "Clear all") { $0.tap("Clear all") }
    #expect(!stage.window.tap("Clear all"))
    await stage.does { flow.names = ["Tea"] }
    await stage.says("Price", "2.50", "Buy it") { $0.tap("Tea") }
    await stage.does { $0.tap("Buy it") }
    #expect(flow.routes.count == 2 && stage.failures == [])
  }

  @Test("of samples in a preview, which do nothing, and says where it can stand")
  func samples() async {
    let stage = Stage {
      ShopView(
        clear: ScreenRow("Clear"), rows: [ScreenRow("Milk", detail: "1 l"), ScreenRow("Tea")],
        nowhere: ScreenRow("Nowhere"))
    }
    await stage.says("Milk: 1 l", "Tea", "not shown", "Nowhere", "Clear all") { !$0.tap("Clear all") }
    #expect(!ScreenRow("Open").isOn.wrappedValue && ScreenRow("Name", detail: "Ada").text.wrappedValue == "Ada")
    #expect(ScreenRow("More", rows: [ScreenRow("Open")]).rows.map(\.title) == ["Open"])
    let alone = Stage { ScreenReader { Text($0.title) } }
    await alone.says("ScreenReader needs a CoordinatorView around it.") { _ in }
  }
}
