import Armature
import Testing

@Suite("Flows nest to one line")
@MainActor
struct NestingTests {
  @Test("a pushed child flow pushes, three flows deep, with different destination types")
  func threeDeep() throws {
    let flow = StyledFlow()
    let scene = try FlowScene(root: flow)
    flow.push(.page(1))
    flow.push(.twin(2))
    let side = try #require(flow.children.first as? ForeignFlow)
    side.push(.page(3))
    side.push(.flow(4))
    let inner = try #require(side.children.last as? StyledFlow)
    inner.push(.page(5))
    inner.push(.page(6))
    // The twin's slot is drawn by the root of the flow that its root opened.
    #expect(scene.layers == [["page(0)", "page(1)", "page(0)", "page(3)", "page(0)", "page(5)", "page(6)"]])
    #expect(scene.presentation.nodes[2].openers.map { "\($0)" } == ["twin(2)", "nest"])
    #expect(inner.parent === side && side.parent === flow && inner.scene === scene)
  }

  @Test("a parent pushes over a child that has pushed, and everything is taken back one by one")
  func pushOver() throws {
    let flow = StyledFlow()
    let scene = try FlowScene(root: flow)
    flow.push(.flow(1))
    let child = try #require(flow.children.first as? StyledFlow)
    child.push(.page(2))
    child.push(.page(3))
    flow.push(.page(4))
    flow.push(.page(5))
    let full = scene.presentation.line
    #expect(full.map { "\($0.destination)" } == ["page(0)", "page(0)", "page(2)", "page(3)", "page(4)", "page(5)"])
    for length in (1..<full.count).reversed() {
      #expect(scene.back())
      #expect(scene.presentation.line == Array(full[..<length]))
      #expect(flow.children.first === (length > 1 ? child : nil))
    }
    #expect(!scene.back())
  }

  @Test("a flow that removes the slots above it in an edit may present in the same edit")
  func unburied() throws {
    let flow = StyledFlow()
    let scene = try FlowScene(root: flow)
    flow.push(.flow(1))
    let child = try #require(flow.children.first as? StyledFlow)
    child.presentSheet(.page(2))
    flow.push(.page(3))
    #expect(scene.layers == [["page(0)", "page(0)"], ["page(2)", "page(3)"]])
    try child.edit { stack in
      try stack.dismiss()
      try stack.presentSheet(.page(4))
    }
    #expect(scene.layers == [["page(0)", "page(0)"], ["page(4)"]])
  }

  @Test("a buried flow may not present, and says so")
  func buriedModal() throws {
    let flow = StyledFlow()
    let scene = try FlowScene(root: flow)
    flow.push(.flow(1))
    let child = try #require(flow.children.first as? StyledFlow)
    flow.push(.page(2))
    let before = scene.presentation
    #expect(!child.presentSheet(.page(3)))
    #expect(!child.show(.cover(3)))
    #expect(throws: NavigationError.buried) {
      try child.edit { stack in
        try stack.push(.page(7))
        try stack.presentSheet(.page(8))
      }
    }
    #expect(scene.presentation == before)
    // A flow whose own first act is to present cannot be opened there either.
    #expect(!child.push(.eager(1)))
    #expect(child.push(.eager(2)))
    #expect(scene.layers == [["page(0)", "page(0)", "page(0)", "page(2)", "page(2)"]])
  }

  @Test("a child that leaves takes its own run along and leaves what lies above")
  func leaveFromTheMiddle() throws {
    let flow = StyledFlow()
    let scene = try FlowScene(root: flow)
    flow.push(.flow(1))
    let child = try #require(flow.children.first as? StyledFlow)
    child.push(.page(2))
    flow.push(.flow(3))
    let other = try #require(flow.children.last as? StyledFlow)
    other.push(.page(4))
    let kept = scene.presentation.line
    #expect(child.leave())
    #expect(scene.presentation.line == [kept[0]] + kept[3...])
    #expect(other.push(.page(5)))
    #expect(flow.push(.page(6)))
    #expect(scene.layers == [["page(0)", "page(0)", "page(4)", "page(5)", "page(6)"]])
    #expect(!child.push(.page(9)))
    #expect(!child.leave())
  }

  @Test("leave at the root of a sheet closes the sheet")
  func leaveFromSheet() throws {
    let flow = StyledFlow()
    let scene = try FlowScene(root: flow)
    flow.show(.sheetFlow(1))
    let child = try #require(flow.children.first as? ForeignFlow)
    child.push(.page(2))
    #expect(child.leave())
    #expect(scene.layers == [["page(0)"]])
    #expect(!flow.leave())
    #expect(!StyledFlow().leave())
  }

  @Test("a flow that was pushed inside a sheet closes the sheet")
  func leaveLayer() throws {
    let flow = StyledFlow()
    let scene = try FlowScene(root: flow)
    var events: [String] = []
    scene.observeTexts { events.append($0) }
    flow.show(.sheet(1))
    flow.push(.flow(2))
    let child = try #require(flow.children.first as? StyledFlow)
    #expect(!child.dismiss())
    #expect(child.leaveLayer())
    #expect(scene.layers == [["page(0)"]])
    #expect(!child.leaveLayer())
    #expect(!flow.leaveLayer())
    #expect(!StyledFlow().leaveLayer())
    #expect(
      events.suffix(4) == [
        "removed page(0) (cut)", "removed sheet(1) (left)", "refused StyledFlow.leaveLayer() (detached)",
        "refused StyledFlow.leaveLayer() (nothingPresented)",
      ])
  }

  @Test("a coordinator that was removed cannot enter a scene again")
  func enteringAgain() throws {
    let child = StyledFlow()
    let flow = ClosureFlow { if case .flow = $0 { child } else { nil } }
    let scene = try FlowScene(root: flow)
    var events: [String] = []
    scene.observeTexts { events.append($0) }
    flow.push(.flow(1))
    #expect(!flow.push(.flow(2)))
    flow.goBack()
    #expect(!flow.push(.flow(3)))
    #expect(throws: NavigationError.detached) { try FlowScene(root: child) }
    #expect(
      events.filter { $0.hasPrefix("refused") } == [
        "refused ClosureFlow.push(_:) (alreadyInUse)", "refused ClosureFlow.push(_:) (detached)",
      ])
  }

  @Test("a flow that shares its parent's root's slot leaves with the slot")
  func leaveFromSharedRoot() throws {
    let flow = StyledFlow()
    let scene = try FlowScene(root: flow)
    flow.push(.page(1))
    flow.push(.twin(2))
    let side = try #require(flow.children.first as? ForeignFlow)
    let inner = try #require(side.children.first as? StyledFlow)
    inner.push(.page(3))
    #expect(inner.leave())
    #expect(scene.layers == [["page(0)", "page(1)"]])
  }

  @Test("a root that opens flows shares its slot with all of them")
  func rootOpensFlow() throws {
    let flow = ForeignFlow(root: .nest)
    let scene = try FlowScene(root: flow)
    let inner = try #require(flow.children.first as? StyledFlow)
    inner.push(.page(1))
    flow.push(.page(2))
    #expect(scene.layers == [["page(0)", "page(1)", "page(2)"]])
    #expect(inner.rootID == flow.rootID)
    #expect(flow.goBackToRoot())
    #expect(scene.layers == [["page(0)"]])
    #expect(flow.children.first === inner)
  }

  @Test("a push goes onto the layer at the end of the run, whichever flow presented it")
  func pushOntoChildsLayer() throws {
    let flow = StyledFlow()
    let scene = try FlowScene(root: flow)
    flow.show(.cardFlow(1))
    let child = try #require(flow.children.first as? StyledFlow)
    #expect(!flow.canPush)
    #expect(!flow.push(.page(2)))
    #expect(!child.push(.page(2)))
    #expect(child.show(.sheet(3)))
    #expect(flow.canPush)
    #expect(flow.push(.page(4)))
    #expect(scene.layers == [["page(0)"], ["page(0)"], ["sheet(3)", "page(4)"]])
    #expect(flow.goBack())
    #expect(child.dismiss())
    #expect(child.show(.card(5)))
    #expect(!flow.push(.page(6)))
  }

  @Test("a flow that opens itself is refused once it nests too deep, and nothing has changed")
  func opensItself() throws {
    final class Endless: Coordinator<Styled> {
      override func child(for destination: Styled) -> AnyCoordinator? {
        if case .flow = destination { Endless(root: .flow(0)) } else { nil }
      }
    }
    #expect(throws: NavigationError.tooDeep) { try FlowScene(root: Endless(root: .flow(0))) }
    let flow = Endless(root: .page(0))
    let scene = try FlowScene(root: flow)
    flow.push(.page(1))
    let before = scene.presentation
    var refusals: [NavigationError] = []
    #expect(!flow.push(.flow(2)))
    #expect(scene.presentation == before)
    scene.observeEvents { if case .refused(_, let error) = $0.kind { refusals.append(error) } }
    #expect(!flow.push(.flow(2)))
    #expect(throws: NavigationError.tooDeep) {
      try flow.edit { stack in
        try stack.goBack()
        try stack.push(.flow(2))
      }
    }
    #expect(refusals == [.tooDeep])
    #expect(scene.presentation == before)
    #expect(flow.children.isEmpty)
    #expect(flow.push(.page(3)))
  }

  @Test("sixty-four flows nest, one more does not")
  func depth() throws {
    var flow = StyledFlow()
    let scene = try FlowScene(root: flow)
    for _ in 1..<AnyCoordinator.maximumDepth {
      #expect(flow.push(.flow(1)))
      flow = try #require(flow.children.first as? StyledFlow)
    }
    #expect(!flow.push(.flow(1)))
    #expect(flow.push(.page(1)))
    #expect(scene.presentation.line.count == 65)
  }

  @Test("a coordinator has one place only")
  func oneplace() throws {
    final class Reusing: Coordinator<Styled> {
      let shared = StyledFlow()
      override func child(for destination: Styled) -> AnyCoordinator? {
        switch destination {
        case .flow: shared
        case .twin: self
        default: nil
        }
      }
    }
    let flow = Reusing(root: .page(0))
    let scene = try FlowScene(root: flow)
    #expect(throws: NavigationError.alreadyInUse) { try FlowScene(root: flow) }
    #expect(flow.push(.flow(1)))
    #expect(!flow.push(.flow(2)))
    #expect(!flow.push(.twin(2)))
    #expect(scene.layers == [["page(0)", "page(0)"]])
  }

  @Test("a flow navigates in its initialiser")
  func initialiser() throws {
    let flow = StyledFlow()
    let scene = try FlowScene(root: flow)
    #expect(flow.push(.eager(1)))
    #expect(scene.layers == [["page(0)", "page(0)", "page(1)"], ["sheet(1)"]])
    #expect(scene.back())
    #expect(scene.back())
    #expect(scene.layers == [["page(0)", "page(0)"]])
  }

  @Test("a flow that has pushed in its initialiser does not fit on a sheet without a stack")
  func initialiserWithoutStack() throws {
    let flow = StyledFlow()
    let scene = try FlowScene(root: flow)
    #expect(!flow.show(.eager(2), as: .sheet(stack: false)))
    #expect(scene.layers == [["page(0)"]])
    #expect(flow.show(.eager(2), as: .sheet))
  }

  @Test("a parent cannot be edited from inside its child(for:)")
  func busy() throws {
    final class Impatient: Coordinator<Styled> {
      var answers: [Bool] = []
      override func child(for destination: Styled) -> AnyCoordinator? {
        guard case .flow = destination else { return nil }
        answers = [push(.page(8)), goBack(), leave(), popToRoot() && routes.isEmpty]
        return StyledFlow()
      }
    }
    let flow = Impatient(root: .page(0))
    let scene = try FlowScene(root: flow)
    var refusals: [NavigationError] = []
    scene.observeEvents { if case .refused(_, let error) = $0.kind { refusals.append(error) } }
    flow.push(.page(1))
    #expect(flow.push(.flow(2)))
    #expect(flow.answers == [false, false, false, false])
    #expect(refusals == [.busy, .busy, .rootSlot, .busy])
    #expect(scene.layers == [["page(0)", "page(1)", "page(0)"]])
  }

  @Test("equally built trees give presentations of equal shape, and the same tree gives an equal presentation")
  func equality() throws {
    func build() throws -> (FlowScene, StyledFlow) {
      let flow = StyledFlow()
      let scene = try FlowScene(root: flow)
      flow.push(.page(1))
      flow.show(.sheetFlow(2))
      (flow.children.first as? ForeignFlow)?.push(.flow(3))
      return (scene, flow)
    }
    let (first, flow) = try build()
    let (second, other) = try build()
    #expect(first.presentation == first.presentation)
    #expect(first.presentation != second.presentation)
    #expect(first.presentation.shape == second.presentation.shape)
    flow.push(.page(1))
    other.push(.page(2))
    #expect(first.presentation.shape != second.presentation.shape)
    let old = first.presentation
    flow.refresh()
    #expect(first.presentation != old)
    #expect(first.presentation.shape == old.shape)
  }
}
