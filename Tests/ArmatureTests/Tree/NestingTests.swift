import Armature
import Testing

@Suite("Flows nest to one line")
@MainActor
struct NestingTests {
  @Test("which is drawn in layers, by the innermost flows, and taken back slot by slot")
  func line() throws {
    let row = try RowScene("0 1 twin2[nest[0 5] 3] flow4[0 sheet6] 7")
    let (scene, flow) = (row.scene, row.scene.root)
    // The twin's slot is drawn by the root of the flow that its root opened.
    #expect(
      scene.layers == [["page(0)", "page(1)", "page(0)", "page(5)", "page(3)", "page(0)"], ["sheet(6)", "page(7)"]])
    #expect(scene.presentation.nodes[2].openers.map { "\($0)" } == ["twin(2)", "nest"])
    let inner = try #require(row.flow("nest"))
    #expect(inner.parent === row.flow("twin2") && inner.parent?.parent === flow && inner.scene === scene)
    let full = scene.presentation.line
    for length in (1..<full.count).reversed() {
      #expect(scene.stepsBack(to: full[length - 1].id) == 1 && scene.stepsBack(to: full[length].id) == 0)
      #expect(scene.back())
      #expect(scene.presentation.line == Array(full[..<length]) && scene.stepsBack(to: full[length].id) == nil)
      #expect(inner.scene === (length > 2 ? scene : nil))
    }
    #expect(!scene.canGoBack)
  }

  @Test("late reports about a slot that is gone are ignored")
  func late() throws {
    let row = try RowScene("0 sheet1")
    let sheet = try #require(row.slot("sheet1"))
    #expect(row.scene.canDismiss(sheet) && row.scene.screen(of: sheet) != nil)
    try row.step("scene.dismiss(sheet1)", "0")
    try row.step("show(sheet2)", "0 sheet2")
    #expect(!row.scene.canDismiss(sheet) && !row.scene.dismiss(sheet) && !row.scene.pop(to: sheet))
    #expect(row.flows == "0 sheet2" && row.scene.screen(of: sheet) == nil)
  }

  @Test("a coordinator has one place, and cannot enter a scene again")
  func onePlace() throws {
    let child = StyledFlow()
    let flow = ClosureFlow()
    flow.make = { [unowned flow] in
      if case .flow = $0 { child } else if case .twin = $0 { flow } else { nil }
    }
    let row = try RowScene("0 flow1[0]", root: { _ in flow })
    #expect(throws: NavigationError.alreadyInUse) { try FlowScene(root: flow) }
    try row.step("push(flow2)", refused: .alreadyInUse)
    try row.step("push(twin2)", refused: .alreadyInUse)
    try row.step("goBack()", "0")
    try row.step("push(flow3)", refused: .detached)
    #expect(throws: NavigationError.detached) { try FlowScene(root: child) }
    #expect(!child.leave() && !child.leaveLayer() && !StyledFlow().leave() && !StyledFlow().leaveLayer())
  }

  @Test("a flow that opens itself is refused once it nests too deep, and nothing has changed")
  func opensItself() throws {
    final class Endless: Coordinator<Styled> {
      var isEndless = true
      override func child(for destination: Styled) -> AnyCoordinator? {
        if case .flow = destination, isEndless { Endless(root: .flow(0)) } else { nil }
      }
    }
    let root = Endless(root: .flow(0))
    #expect(throws: NavigationError.tooDeep) { try FlowScene(root: root) }
    #expect(root.children.isEmpty)
    root.isEndless = false
    let scene = try FlowScene(root: root)
    #expect(root.push(.page(1)) && scene.layers == [["flow(0)", "page(1)"]])

    let row = try RowScene("0 1", root: { _ in Endless(root: .page(0)) })
    try row.step("push(flow2)", refused: .tooDeep)
    try row.step("edit { goBack(); push(flow2) }", refused: .tooDeep)
    try row.step("push(3)", "0 1 3")
  }

  @Test("sixty-four flows nest, one more does not")
  func depth() throws {
    var flow = StyledFlow()
    let scene = try FlowScene(root: flow)
    for _ in 1..<NavigationError.maximumDepth {
      #expect(flow.push(.flow(1)))
      flow = try found(flow.children.first)
    }
    #expect(!flow.push(.flow(1)) && flow.push(.page(1)) && scene.presentation.line.count == 65)
  }

  @Test("a parent cannot be edited from inside its child(for:)")
  func busy() throws {
    let flow = ClosureFlow()
    let row = try RowScene("0 1", root: { _ in flow })
    var answers: [Bool] = []
    flow.make = { [unowned flow] destination in
      guard case .flow = destination else { return nil }
      answers = [flow.push(.page(8)), flow.goBack(), flow.leave(), flow.popToRoot() && flow.routes.isEmpty]
      return StyledFlow()
    }
    let refusals = [
      ("push(_:)", "busy"), ("goBack(_:)", "busy"), ("leave()", "rootSlot"),
      ("popToRoot(_:inEveryScene:)", "busy"),
    ]
    let texts = refusals.map { "refused ClosureFlow.\($0) (\($1))" }.joined(separator: ", ")
    try row.step("push(flow2)", "0 1 flow2[0] | \(texts), +0")
    #expect(answers == [false, false, false, false])
  }

  @Test("equally built trees give presentations of equal shape, and the same tree gives an equal presentation")
  func equality() throws {
    let (one, other) = try (RowScene("0 1 sheetFlow2[home flow3[0]]"), RowScene("0 1 sheetFlow2[home flow3[0]]"))
    let (first, second) = (one.scene, other.scene)
    #expect(first.presentation == first.presentation && first.presentation != second.presentation)
    #expect(first.presentation.shape == second.presentation.shape)
    try one.does("push(1)")
    try other.does("push(2)")
    #expect(first.presentation.shape != second.presentation.shape)
    let old = first.presentation
    try one.does("refresh()")
    #expect(first.presentation != old && first.presentation.shape == old.shape)
  }
}

@Suite("A flow that does not let a slot go keeps the user there")
@MainActor
struct CanLeaveTests {
  @Test("verbs are not asked")
  func verbs() throws {
    let row = try RowScene("0 flow1[0 2 sheet3]")
    let child: StyledFlow = try found(row.flow("flow1"))
    row.kept = [child]
    child.mayLeave = { $0.destination != .page(2) }
    try row.step("scene.back()", "0 flow1[0 2] | -sheet3 back")
    #expect(!row.scene.canGoBack)
    try row.step("scene.back()", refused: .cannotLeave)
    try row.step("scene.pop(0)", refused: .cannotLeave)
    #expect(row.events == ["refused StyledFlow.pop(to:) (cannotLeave)"])
    try row.step("flow1.goBack(); scene.back()", "0 | -2 verb, -0 back")
  }

  @Test("a child flow is asked for its root, also when its owner's slot is swiped away")
  func roots() throws {
    let row = try RowScene("0 sheet1 flow2[0 3]")
    let inner: StyledFlow = try found(row.flow("flow2"))
    row.kept = [inner]
    var asked: [String] = []
    inner.mayLeave = {
      asked.append("\($0.destination) \($0.isRoot)")
      return !$0.isRoot
    }
    #expect(!row.scene.canDismiss(try #require(row.slot("sheet1"))))
    asked = []
    try row.step("scene.dismiss(sheet1)", refused: .cannotLeave)
    #expect(asked == ["page(3) false", "page(0) true"])
    try row.step("scene.back()", "0 sheet1 flow2[0]")
    try row.step("scene.back()", refused: .cannotLeave)
    try row.step("flow2.leave()", "0 sheet1")
  }

  @Test(
    "a flow that navigates while it is asked is served, and only what was meant goes",
    arguments: [
      ("0 1", "scene.back()", "replace(2)", "0 2", true), ("0 1 2 3 4", "scene.pop(1)", "goBackToRoot()", "0", false),
    ])
  func navigating(before: String, act: String, answer: String, after: String, isDone: Bool) throws {
    let row = try RowScene(before)
    let root: StyledFlow = try found(row.scene.root)
    let last = root.routes.last?.destination
    root.mayLeave = { [unowned row] slot in
      if slot.destination == last { #expect(throws: Never.self) { try row.does(answer) } }
      return true
    }
    #expect(try row.does(act) == isDone && row.flows == after)
  }
}
