import Armature
import ArmatureUI
import Observation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

enum ShopDestination: Destination {
  case list, item, empty

  typealias Flow = ShopCoordinator

  static let examples: [Self] = [.list, .item]

  func screen(in flow: ShopCoordinator) -> Screen<Self> {
    switch self {
    case .list:
      Screen("Shop") {
        TextRow("Owner", detail: flow.model.owner)
        for name in flow.model.names { LinkRow(name, detail: "1 l", to: .item) }
        SectionRow("More") {
          ToggleRow("Open", isOn: flow.model.isOpen) { flow.model.isOpen = $0 }
          FieldRow("Owner's name", text: flow.model.owner) { flow.model.owner = $0 }
        }
      }
      .toolbar(.trailing) { ButtonRow("Clear", isEnabled: !flow.model.names.isEmpty) { flow.model.names = [] } }
    case .item:
      Screen("Item") {
        TextRow("Price", detail: "2.50")
        LinkRow("Buy", to: .item)
      }
    case .empty: Screen("Empty")
    }
  }
}

@MainActor
@Observable
final class ShopModel {
  var owner = "Ada"
  var names = ["Milk", "Bread"]
  var isOpen = false
}

final class ShopCoordinator: Coordinator<ShopDestination> {
  let model = ShopModel()
}

extension ShopDestination: ViewDestination {
  func view(in flow: ShopCoordinator) -> some View {
    switch self {
    case .list:
      ScreenReader { screen in
        ShopView(
          title: screen.title, owner: screen["Owner"].detail, isOpen: screen["Open"], name: screen["Owner's name"],
          clear: screen["Clear"], rows: screen.rows(except: "Owner", "More"), more: screen["More"].rows,
          nowhere: screen["Nowhere"])
      }
    case .item: ScreenReader { ItemView(price: $0["Price"].detail, buy: $0["Buy"]) }
    case .empty: WireframeView()
    }
  }
}

struct ItemView: View {
  let price: String
  let buy: ScreenRow

  var body: some View {
    LabeledContent("Price", value: price)
    Button("Buy it") { buy.tap() }
  }
}

/// Has its data, and rows that act.
private struct ShopView: View {
  let title: String
  let owner: String
  let isOpen: ScreenRow
  let name: ScreenRow
  let clear: ScreenRow
  let rows: [ScreenRow]
  let more: [ScreenRow]
  var nowhere = ScreenRow("Nowhere")

  var body: some View {
    List {
      Text("It belongs to \(owner).")
      Toggle("Is it open?", isOn: isOpen.isOn)
      TextField("Name", text: name.text)
      ForEach(rows) { $0 }
      Text(more.map(\.title).joined(separator: ", "))
      Text(nowhere.isShown || nowhere.isEnabled ? "shown" : "not shown")
      nowhere
    }
    .navigationTitle(title)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Clear all") { clear.tap() }.disabled(!clear.isEnabled)
      }
    }
  }
}

@MainActor
@Suite("A view of the app's own draws the rows of its screen")
struct ScreenReaderTests {
  private let flow = ShopCoordinator(root: .list)
  private let scene: FlowScene

  init() throws { scene = try FlowScene(root: flow) }

  @Test("with their values and actions of now", arguments: Generation.tested)
  func rows(_ generation: Generation) async {
    let stage = Stage(scene, generation)
    await stage.rest()
    #expect(stage.window.title == "Shop")
    #expect(stage.window.texts.contains("It belongs to Ada."))
    #expect(stage.window.texts.contains("Open, Owner's name"))
    #expect(stage.window.texts.suffix(3) == ["not shown", "Nowhere", "Clear all"])
    #expect(stage.window.fill("Name", with: "Bo"))
    #expect(stage.window.tap("Is it open?"))
    await stage.rest()
    #expect(flow.model.owner == "Bo" && flow.model.isOpen)
    #expect(stage.window.texts.contains("It belongs to Bo."))
    #expect(stage.window.tap("Clear all"))
    await stage.rest()
    #expect(flow.model.names == [] && !stage.window.texts.contains("Milk"))
    #expect(!stage.window.tap("Clear all"))
    flow.model.names = ["Tea"]
    await stage.rest()
    #expect(stage.window.tap("Tea"))
    await stage.rest()
    #expect(stage.window.texts == ["Price", "2.50", "Buy it"])
    #expect(stage.window.tap("Buy it"))
    await stage.rest()
    #expect(flow.routes.count == 2 && stage.window.failures == [])
  }

  @Test("of samples in a preview, which do nothing, and says where it can stand")
  func samples() async {
    let stage = Stage(.newest) {
      ShopView(
        title: "Shop", owner: "Ada", isOpen: ScreenRow("Open"), name: ScreenRow("Name", detail: "Ada"),
        clear: ScreenRow("Clear"), rows: [ScreenRow("Milk", detail: "1 l")], more: [ScreenRow("Open")])
    }
    await stage.rest()
    #expect(stage.window.texts.contains("Milk: 1 l") && !stage.window.tap("Clear all"))
    let alone = Stage(.newest) { ScreenReader { Text($0.title) } }
    await alone.rest()
    #expect(alone.window.texts == ["ScreenReader needs a CoordinatorView around it."])
    #expect(ScreenRow("More", rows: [ScreenRow("Open")]).rows.map(\.title) == ["Open"])
  }
}
