import Armature
import Foundation
import Testing

@Suite("Batches that end in an unusual way")
@MainActor
struct BatchEndTests {
  let census = Census()
  let root: StyledFlow
  let scene: FlowScene

  init() throws {
    root = StyledFlow(census: census)
    scene = try FlowScene(root: root)
  }

  @Test("a slot has its child flow right after the step that opens it, and opens no other one")
  func updated() throws {
    root.push(.page(1))
    try scene.batch {
      root.update(root.routes[0].id) { $0 = .flow(1) }
      #expect(root.children.count == 1)
    }
    #expect(root.children.count == 1 && census.living.count == 2)
    #expect(throws: NavigationError.notAdopted) {
      try scene.batch {
        root.push(.page(1))
        root.update(root.routes[1].id) { $0 = .flow(1) }
        root.update(root.routes[1].id) { $0 = .flow(2) }
      }
    }
    #expect(root.children.count == 1 && census.living.count == 2)
    try scene.batch {
      root.update(root.rootID) { $0 = .flow(3) }
      root.setRoot(.flow(4))
    }
    #expect(root.children.count == 1 && census.living.count == 2)
    #expect(scene.layers == [["page(0)"]])
  }

  @Test("a flow that a refused batch had removed and left alone shows what it does later")
  func revivedMemo() throws {
    root.push(.flow(1))
    let middle = try #require(root.children.first as? StyledFlow)
    middle.push(.flow(2))
    let inner = try #require(middle.children.first as? StyledFlow)
    _ = scene.presentation
    #expect(throws: NavigationError.pastRoot) {
      try scene.batch {
        inner.goBack(0)
        root.goBack()
        root.goBack(9)
      }
    }
    _ = scene.presentation
    inner.push(.page(3))
    #expect(scene.layers == [["page(0)", "page(0)", "page(0)", "page(3)"]])
  }

  @Test("identities that a refused batch or edit has handed out are not handed out again")
  func identities() throws {
    var ids: [SlotID] = []
    try? scene.batch {
      root.push(.page(1))
      ids.append(root.routeStack.topID)
      root.goBack(9)
    }
    root.push(.page(2))
    ids.append(root.routeStack.topID)
    try? root.edit { stack in
      try stack.push(.page(3))
      ids.append(stack.topID)
      throw NavigationError.notFound
    }
    root.push(.page(4))
    ids.append(root.routeStack.topID)
    #expect(Set(ids).count == 4)
  }

  @Test("a refresh in a refused batch has not happened")
  func refresh() throws {
    root.push(.page(1))
    let before = scene.presentation
    try? scene.batch {
      root.refresh()
      root.refresh(root.rootID)
      root.goBack(9)
    }
    #expect(scene.presentation == before)
  }

  @Test("an edit before the scene was opened has no part in those after it")
  func earlyEdit() throws {
    let flow = StyledFlow()
    try flow.edit { stack in stack.goBackToRoot() }
    let scene = try FlowScene(root: flow)
    flow.push(.flow(1))
    let child = try #require(flow.children.first)
    try flow.edit { stack in try stack.push(.page(2)) }
    #expect(flow.children.first === child)
    #expect(scene.layers == [["page(0)", "page(0)", "page(2)"]])
  }

  @Test("a stack from elsewhere gets identities of its own and keeps the rules of its place")
  func foreignStack() throws {
    var preset = RouteStack<Styled>(root: .page(1))
    try preset.push(.page(2))
    let other = StyledFlow()
    let otherScene = try FlowScene(root: other)
    for flow in [root, other] {
      try flow.edit { stack in stack = preset }
      flow.push(.page(3))
    }
    #expect(scene.layers == [["page(1)", "page(2)", "page(3)"]])
    #expect(Set(scene.presentation.line.map(\.id) + otherScene.presentation.line.map(\.id)).count == 6)

    root.show(.cardFlow(4))
    let card = try #require(root.children.first as? StyledFlow)
    #expect(throws: NavigationError.noStack) {
      try card.edit { stack in stack = preset }
    }
    root.goBack()
    root.push(.flow(5))
    let buried = try #require(root.children.first as? StyledFlow)
    root.push(.page(6))
    try preset.show(.sheet(7))
    #expect(throws: NavigationError.buried) {
      try buried.edit { stack in stack = preset }
    }
    #expect(scene.layers == [["page(1)", "page(2)", "page(3)", "page(0)", "page(6)"]])
  }
}
