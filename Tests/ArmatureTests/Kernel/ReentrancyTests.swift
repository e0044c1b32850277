import Armature
import Foundation
import Testing

@Suite("Code of the user's that navigates when it is asked")
@MainActor
struct ReentrancyTests {
  let root = StyledFlow()
  let scene: FlowScene

  init() throws { scene = try FlowScene(root: root, notificationCenter: NotificationCenter()) }

  @Test("a flow that takes slots away while it is asked for them is served")
  func shorteningWhenAsked() throws {
    for number in 1...4 { root.push(.page(number)) }
    root.mayLeave = { [weak root] slot in
      if slot.destination == .page(4) { root?.goBackToRoot() }
      return true
    }
    #expect(!scene.pop(to: root.routes[0].id))
    #expect(scene.layers == [["page(0)"]])
  }

  @Test("a change that takes slots from a flow that is being edited is refused with the edit")
  func removalDuringEdit() throws {
    root.push(.flow(1))
    let child = try #require(root.children.first as? StyledFlow)
    child.show(.sheet(2))
    root.push(.page(3))
    let before = scene.presentation
    let intrusions: [() -> Void] = [
      { child.leave() }, { child.dismiss() }, { scene.back() }, { root.popToRoot() },
      { scene.pop(to: before.nodes[0].id) },
    ]
    for intrude in intrusions {
      #expect(throws: NavigationError.busy) {
        try root.edit { stack in
          intrude()
          try stack.push(.page(4))
        }
      }
      #expect(scene.presentation == before)
      #expect(root.children.first === child)
    }
  }

  @Test("an edit is held to where its flow lies when its body has ended")
  func surroundingsDuringEdit() throws {
    root.push(.flow(1))
    let child = try #require(root.children.first as? StyledFlow)
    let before = scene.presentation
    #expect(throws: NavigationError.buried) {
      try child.edit { stack in
        root.push(.page(2))
        try stack.show(.sheet(3))
      }
    }
    #expect(throws: NavigationError.noStack) {
      try root.edit { stack in
        child.show(.card(2))
        try stack.push(.page(3))
      }
    }
    #expect(scene.presentation == before)
    try child.edit { stack in
      root.push(.page(2))
      try stack.push(.page(3))
    }
    #expect(scene.layers == [["page(0)", "page(0)", "page(3)", "page(2)"]])
  }

  @Test("a flow that is asked to adopt a payload cannot be edited meanwhile")
  func navigatingAdoption() throws {
    let flow = ClosureFlow { if case .flow = $0 { StyledFlow() } else { nil } }
    let scene = try FlowScene(root: flow)
    flow.push(.flow(1))
    flow.push(.page(2))
    let before = scene.presentation
    var answers: [Bool] = []
    flow.takes = { [weak flow] _ in
      answers = [flow?.push(.page(3)) ?? true, flow?.goBack() ?? true]
      return true
    }
    #expect(!flow.update(flow.routes[0].id) { $0 = .flow(4) })
    #expect(answers == [false, false])
    #expect(scene.presentation == before)
    flow.takes = { [weak flow] _ in flow?.children.first?.leave() ?? false }
    #expect(!flow.update(flow.routes[0].id) { $0 = .flow(4) })
    #expect(scene.presentation == before)
  }

  @Test("a flow that comes into a scene while it is edited keeps what the scene gave it")
  func enteringDuringEdit() throws {
    let child = StyledFlow()
    let flow = ClosureFlow { if case .flow = $0 { child } else { nil } }
    let scene = try FlowScene(root: flow)
    #expect(throws: NavigationError.busy) {
      try child.edit { stack in
        flow.push(.flow(1))
        try stack.push(.page(2))
      }
    }
    #expect(child.rootID == flow.routes[0].id)
    #expect(scene.layers == [["page(0)", "page(0)"]])
  }

  @Test("a broadcast of a root that has just entered is carried out")
  func broadcastOnEntry() throws {
    let flow = ClosureFlow()
    flow.greet = { [weak flow] in
      flow?.push(.page(1))
      flow?.popToRoot()
    }
    let scene = try FlowScene(root: flow, notificationCenter: NotificationCenter())
    #expect(scene.layers == [["page(0)"]])
  }

  @Test("within an edit and while a child flow is made, the presentation is the one before the change")
  func presentationMeanwhile() throws {
    _ = scene.presentation
    root.push(.page(1))
    var counts: [Int] = []
    try root.edit { stack in
      try stack.push(.page(2))
      counts.append(scene.presentation.line.count)
    }
    root.update(root.rootID) { _ in counts.append(scene.presentation.line.count) }
    #expect(counts == [2, 3])

    let flow = ClosureFlow()
    let other = try FlowScene(root: flow)
    flow.push(.page(1))
    flow.push(.page(2))
    let before = other.presentation
    flow.make = { [weak other] _ in
      #expect(other?.presentation == before)
      return nil
    }
    flow.push(.page(3))
    #expect(other.presentation.line.count == 4)
  }

  @Test("a refresh that is refused while a child flow is made has not happened")
  func refreshWhileMaking() throws {
    let flow = ClosureFlow()
    let scene = try FlowScene(root: flow)
    let before = scene.presentation
    flow.make = { [weak flow] _ in
      flow?.refresh()
      return nil
    }
    flow.push(.page(1))
    flow.make = { _ in nil }
    flow.push(.page(2))
    #expect(scene.presentation.nodes[0] == before.nodes[0])
  }

  @Test("a payload that navigates when it is released finds the stack whole", arguments: [1, 3])
  func releasedPayload(count: Int) throws {
    let flow = Coordinator<Loaded>(root: .plain)
    let scene = try FlowScene(root: flow)
    var refills = 0
    for _ in 0..<count {
      flow.show(
        .loaded(
          ReleaseProbe { [weak flow] in
            refills += 1
            for _ in 0..<20 { flow?.show(.plain, as: .sheet) }
          }))
    }
    flow.goBack(count)
    #expect(refills == count)
    #expect(flow.routes.count == 20 * count)
    #expect(flow.goBack(20 * count))
    #expect(scene.presentation.line.count == 1)
  }
}

private enum Loaded: Destination {
  case plain
  case loaded(ReleaseProbe)
  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("Loaded") }
}
