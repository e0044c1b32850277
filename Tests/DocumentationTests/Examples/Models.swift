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
