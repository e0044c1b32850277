import Armature
import Testing

@Suite("Code of the user's that navigates when it is asked")
@MainActor
struct ReentrancyTests {
  let flow = ClosureFlow { if case .flow = $0 { StyledFlow() } else { nil } }

  @Test("a flow that is asked to adopt a payload cannot be edited meanwhile")
  func navigatingAdoption() throws {
    let row = try RowScene("0 flow1[0] 2", root: { _ in flow })
    var answers: [Bool] = []
    flow.takes = { [unowned flow] _ in
      answers = [flow.push(.page(3)), flow.goBack()]
      return true
    }
    try row.step("update(id flow1, flow4)", refused: .busy)
    #expect(answers == [false, false])
    flow.takes = { [unowned flow] _ in flow.children.first?.leave() ?? false }
    try row.step("update(id flow1, flow4)", refused: .busy)
  }

  @Test("a flow that comes into a scene while it is edited keeps what the scene gave it")
  func enteringDuringEdit() throws {
    let child = StyledFlow()
    flow.make = { if case .flow = $0 { child } else { nil } }
    let row = try RowScene("0", root: { _ in flow })
    #expect(throws: NavigationError.busy) {
      try child.edit { stack in
        flow.push(.flow(1))
        try stack.push(.page(2))
      }
    }
    #expect(row.flows == "0 flow1[0]" && child.rootID == flow.routes[0].id)
  }

  @Test("within an edit and while a child flow is made, the presentation is the one before the change")
  func presentationMeanwhile() throws {
    let row = try RowScene("0 1", root: { _ in flow })
    var counts: [Int] = []
    let count = { [unowned row] in counts.append(row.scene.presentation.line.count) }
    try flow.edit { stack in
      try stack.push(.page(2))
      count()
    }
    flow.update(flow.rootID) { _ in count() }
    flow.make = { _ in
      count()
      return nil
    }
    flow.push(.page(3))
    count()
    #expect(counts == [2, 3, 3, 4])
  }

  @Test("a refresh that is refused while a child flow is made has not happened")
  func refreshWhileMaking() throws {
    let scene = try FlowScene(root: flow)
    let before = scene.presentation
    flow.make = { [unowned flow] _ in
      flow.refresh()
      return nil
    }
    flow.push(.page(1))
    flow.make = { _ in nil }
    flow.push(.page(2))
    #expect(scene.presentation.nodes[0] == before.nodes[0])
  }

  private enum Loaded: Destination {
    case plain
    case loaded(ReleaseProbe)
    func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("Loaded") }
  }

  @Test("a payload that navigates when it is released finds the stack whole", arguments: [1, 3])
  func releasedPayload(count: Int) throws {
    let flow = Coordinator<Loaded>(root: .plain)
    let scene = try FlowScene(root: flow)
    var refills = 0
    for _ in 0..<count {
      let probe = ReleaseProbe { [weak flow] in
        refills += 1
        for _ in 0..<20 { flow?.show(.plain, as: .sheet) }
      }
      flow.show(.loaded(probe))
    }
    flow.goBack(count)
    #expect(refills == count && flow.routes.count == 20 * count)
    #expect(flow.goBack(20 * count) && scene.presentation.line.count == 1)
  }

  @Test("a payload that was never part of the scene is released when the batch has ended, and may navigate then")
  func replacedPayload() throws {
    let flow = Coordinator<Loaded>(root: .plain)
    let scene = try FlowScene(root: flow)
    flow.push(.plain)
    let id = flow.routes[0].id
    try scene.batch {
      flow.update(id) { $0 = .loaded(ReleaseProbe { [weak flow] in flow?.push(.plain) }) }
      flow.update(id) { $0 = .plain }
      #expect(flow.routes.count == 1)
    }
    #expect(flow.routes.count == 2)
  }
}
