import Armature
import Testing

@Suite("Batches and edits that end in an unusual way")
@MainActor
struct BatchEndTests {
  @Test("a slot has its child flow right after the step that opens it, and opens no other one")
  func updated() throws {
    let row = try RowScene("0 1")
    try row.scene.batch {
      try row.does("update(id 1, flow1)")
      #expect(row.flows == "0 flow1[0]")
    }
    try row.step("batch { push(1); update(id 1, flow2); update(id flow2, flow3) }", refused: .notAdopted)
    try row.step("batch { update(id 0, flow3); setRoot(flow4) }", "flow4[0]")
  }

  @Test("a flow that a refused batch had removed shows what it does later")
  func revived() throws {
    let row = try RowScene("0 flow1[0 flow2[0 3]]")
    _ = row.scene.presentation
    let acts = "batch { flow2.push(4); goBack(); flow2.push(5); push(flow6); dismiss(); push(7) }"
    try row.step(acts, refused: .detached)
    // The verb of the flow that the batch had removed was the first one refused.
    let refusals = ["push(_:) (detached)", "dismiss(_:) (nothingPresented)"]
    #expect(row.events == refusals.map { "refused StyledFlow.\($0)" })
    try row.step("batch { flow2.goBack(0); goBack(); goBack(9) }", refused: .pastRoot)
    _ = row.scene.presentation
    try row.step("flow2.push(8)", "0 flow1[0 flow2[0 3 8]] | +8")
    #expect(row.scene.presentation.line.count == 5)
  }

  @Test("an error of the user's takes everything back and comes out")
  func thrown() throws {
    struct Stop: Error {}
    let row = try RowScene("0")
    #expect(throws: Stop.self) {
      try row.scene.batch {
        try row.does("push(flow1)")
        throw Stop()
      }
    }
    #expect(row.flows == "0" && row.census.living.count == 1)
  }

  @Test("identities that a refused batch or edit has handed out are not handed out again")
  func identities() throws {
    let row = try RowScene("0")
    let flow: StyledFlow = try found(row.scene.root)
    var ids: [SlotID] = []
    try? row.scene.batch {
      flow.push(.page(1))
      ids.append(flow.routeStack.topID)
      flow.goBack(9)
    }
    flow.push(.page(2))
    ids.append(flow.routeStack.topID)
    try? flow.edit { stack in
      try stack.push(.page(3))
      ids.append(stack.topID)
      throw NavigationError.notFound
    }
    flow.push(.page(4))
    #expect(Set(ids + [flow.routeStack.topID]).count == 4)
  }

  @Test("a refresh in a refused batch has not happened")
  func refresh() throws {
    try RowScene("0 1").step("batch { refresh(); goBack(9) }", refused: .pastRoot)
  }

  @Test("an edit before the scene was opened has no part in those after it")
  func earlyEdit() throws {
    let flow = StyledFlow()
    try flow.edit { stack in stack.goBackToRoot() }
    let row = try RowScene("0 flow1[0]", root: { _ in flow })
    let child = try #require(flow.children.first)
    try row.step("edit { push(2) }", "0 flow1[0] 2")
    #expect(flow.children.first === child)
  }

  @Test("a stack from elsewhere gets identities of its own and keeps the rules of its place")
  func foreignStack() throws {
    var preset = RouteStack<Styled>(root: .page(1))
    try preset.push(.page(2))
    var ids: [SlotID] = preset.routes.map(\.id)
    let rows = try [RowScene("0"), RowScene("0")]
    for row in rows {
      let flow: StyledFlow = try found(row.scene.root)
      try flow.edit { stack in stack = preset }
      try row.step("push(3)", "1 2 3")
      ids += row.scene.presentation.line.map(\.id)
    }
    #expect(Set(ids).count == 7)

    func refuses(_ flows: String, _ name: String, _ reason: NavigationError) throws {
      let row = try RowScene(flows)
      let flow: StyledFlow = try found(row.flow(name))
      #expect(throws: reason) { try flow.edit { stack in stack = preset } }
      #expect(row.flows == flows)
    }
    try refuses("0 cardFlow4[0]", "cardFlow4", .noStack)
    try preset.show(.sheet(7))
    try refuses("0 flow5[0] 6", "flow5", .buried)
  }
}
