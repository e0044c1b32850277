import Armature
import Observation
import Testing

@Suite("Models, as the article tells of them")
@MainActor
struct ModelExamples {
  @MainActor
  @Observable
  final class ShoppingList {
    var items = ["Milk"]
  }

  enum ShoppingDestination: Destination {
    case list

    func screen(in flow: ShoppingCoordinator) -> Screen<Self> {
      Screen("\(flow.list.items.count) to buy") {
        for item in flow.list.items { TextRow(item) }
        FieldRow("New", text: flow.draft) { flow.draft = $0 }
        ButtonRow("Add", isEnabled: !flow.draft.isEmpty) { flow.add() }
      }
    }
  }

  @Observable
  final class ShoppingCoordinator: Coordinator<ShoppingDestination> {
    let list: ShoppingList
    var draft = ""

    init(list: ShoppingList) {
      self.list = list
      super.init(root: .list)
    }

    func add() {
      list.items.append(draft)
      draft = ""
    }
  }

  final class ReloadingCoordinator: Coordinator<ShoppingDestination> {
    let list: ShoppingList

    init(list: ShoppingList) {
      self.list = list
      super.init(root: .list)
    }

    override func didReturn(to destination: ShoppingDestination) {
      Task { await list.reload() }
    }
  }

  @Test("a screen that is visible again is loaded again")
  func returning() async throws {
    let list = ShoppingList()
    let flow = ReloadingCoordinator(list: list)
    let scene = try FlowScene(root: flow)
    scene.wasDrawn()
    flow.push(.list)
    #expect(list.items == ["Milk"])
    flow.goBack()
    while list.items.count == 1 { await Task.yield() }
    #expect(list.items == ["Milk", "Bread"])
  }

  enum OldShoppingDestination: Destination {
    case list

    func screen(in flow: OldShoppingCoordinator) -> Screen<Self> { Screen("\(flow.items.count) to buy") }
  }

  final class OldShoppingCoordinator: Coordinator<OldShoppingDestination> {
    var items = ["Milk"] { didSet { refresh() } }
  }

  @Test("a change of the model draws its screen again, on older systems by a call")
  func redrawing() async throws {
    let list = ShoppingList()
    let scene = try FlowScene(root: ShoppingCoordinator(list: list))
    let node = scene.presentation.topNode
    #expect(scene.screen(of: node.id)?.title == "1 to buy")
    list.items.append("Bread")
    await scene.settled()
    #expect(scene.presentation.topNode.revision > node.revision)
    #expect(scene.screen(of: node.id)?.title == "2 to buy")

    let old = OldShoppingCoordinator(root: .list)
    let oldScene = try FlowScene(root: old)
    old.items.append("Bread")
    #expect(oldScene.presentation.topNode.revision == 1)
  }
}

extension ModelExamples.ShoppingList {
  fileprivate func reload() async { items.append("Bread") }
}
