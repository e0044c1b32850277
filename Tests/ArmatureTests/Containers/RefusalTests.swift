import Armature
import Testing

@Suite("A refusal leaves containers as they were")
@MainActor
struct RefusalTests {
  @Test("a flow that cannot be had does not cost another one its line", arguments: ["show(b)", "scene.select(b)"])
  func forgetful(act: String) throws {
    let taken = StyledFlow()
    let other = try FlowScene(root: taken)
    let shelf = ClosureContainer(["a", "b"]) { $0 == "a" ? StyledFlow() : taken }
    shelf.forgetful = ["a"]
    let row = try RowScene("{*a: 0 1, b}", root: { _ in shelf })
    try row.step(act, refused: .alreadyInUse)
    #expect(other.root === taken)
  }

  @Test("one coordinator for two flows")
  func sameTwice() throws {
    let flow = StyledFlow()
    let row = try RowScene("{*a: 0, b}", root: { _ in ClosureContainer(["a", "b"]) { _ in flow } })
    try row.step("show(b)", refused: .alreadyInUse)
    try row.step("a.push(1)", "{*a: 0 1, b}")
  }

  @Test("flows that nest too deeply, counted through containers")
  func tooDeep() throws {
    func nest(_ depth: Int) -> AnyCoordinator {
      depth == 0 ? StyledFlow() : ClosureContainer(["only"]) { _ in nest(depth - 1) }
    }
    #expect(throws: NavigationError.tooDeep) { try FlowScene(root: nest(NavigationError.maximumDepth)) }
    #expect(try FlowScene(root: nest(NavigationError.maximumDepth - 1)).line.count == NavigationError.maximumDepth)
  }

  @Test("a detail while its flow is being edited", arguments: [false, true])
  func editedDetail(isInScene: Bool) throws {
    let mail = ThreeColumns()
    let scene = isInScene ? try FlowScene(root: mail) : nil
    mail.showMiddle(.page(1))
    mail.showDetail(.page(2))
    let middle = try #require(mail.middle)
    try? middle.edit { stack in
      #expect(!mail.showMiddle(.page(3)) && !mail.showMiddle(.page(1)))
      throw NavigationError.noStack
    }
    #expect(mail.detail != nil && middle.root == .page(1) && (scene == nil) == (mail.scene == nil))
  }

  @Test("a scene that does not open gives the sidebar back as it was")
  func sidebar() throws {
    final class Endless: Coordinator<Styled> {
      var isEndless = true
      override func child(for destination: Styled) -> AnyCoordinator? { isEndless ? Endless() : nil }
      init() { super.init(root: .page(0)) }
    }
    let sidebar = Endless()
    let split = SplitCoordinator<Styled, Styled>(sidebar: sidebar)
    #expect(throws: NavigationError.tooDeep) { try FlowScene(root: split) }
    sidebar.isEndless = false
    #expect(sidebar.push(.page(1)))
    #expect(try FlowScene(root: split).presentation.line.count == 3)
  }

  @Test("a column that is closed before the split view comes into a scene stays closed")
  func closedOutside() throws {
    let early = TwoColumns()
    #expect(early.showDetail(.page(7)) && early.detail != nil)
    #expect(early.closeDetail() && early.detail == nil)
    early.sidebar.push(.nest)
    #expect(try FlowScene(root: early).flows == "<sidebar: home nest[0], detail>")
  }
}
