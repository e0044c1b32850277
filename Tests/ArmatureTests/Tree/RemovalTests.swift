import TestSupport
import Testing

// @testable: reads the tasks of screens.
@testable import Armature

@Suite("A flow loses routes from its middle, or gets a list of routes, and keeps the others")
@MainActor
struct RemovalTests {
  @Test(
    "as these rows say",
    arguments: [
      Row("the slots above stay", "0 1 2 3", "remove(id 2)", "0 1 3 | -2 verb"),
      Row("so do their flows", "0 1 flow2[0 3] 4", "remove(id 1)", "0 flow2[0 3] 4 | -1 verb"),
      Row("a flow goes with its slot", "0 flow1[0 2] 3", "remove(id flow1)", "0 3 | -2 flowEnded, -0 verb"),
      Row(
        "a child flow's route goes beneath its parent's", "0 flow1[0 2] 3", "flow1.remove(id 2)",
        "0 flow1[0] 3 | -2 verb"),
      Row(
        "a modal takes along what it presents, whoever owns it", "0 flow1[0 sheet2 3] 4", "flow1.remove(id sheet2)",
        "0 flow1[0] | -4 cut, -3 cut, -sheet2 verb"),
      Row(
        "so does a flow that presents", "0 flow1[0 sheet2] 3", "remove(id flow1)",
        "0 | -3 cut, -sheet2 flowEnded, -0 verb"),
      Row("not one beneath it", "0 1 flow2[0 sheet3] 4", "remove(id 1)", "0 flow2[0 sheet3] 4 | -1 verb"),
      Row("a root of a flow stays", "0 flow1[0 2]", "flow1.remove(id 0)", refused: .rootSlot),
      Row("a slot of another flow is unknown", "0 flow1[0 2]", "remove(id 2)", refused: .notFound),
      Row("in a batch", "0 1 2 3", "batch { remove(id 1); remove(id 2); push(4) }", "0 3 4 | -2 verb, -1 verb, +4"),
      Row("in an edit", "0 1 2 3", "edit { push(4); remove(where 1 3) }", "0 2 4 | -3 verb, -1 verb, +4"),
      Row("a list without some", "0 1 flow2[0 5] 3", "edit { setRoutes(flow2) }", "0 flow2[0 5] | -3 verb, -1 verb"),
      Row("with more", "0 1 2", "edit { setRoutes(1 +3 2 +4) }", "0 1 3 2 4 | +3, +4"),
      Row("with a flow among them", "0 1 2", "edit { setRoutes(1 +flow3 2) }", "0 1 flow3[0] 2 | +0"),
      Row("in another order", "0 1 flow2[0 5] 3", "edit { setRoutes(3 1 flow2) }", "0 3 1 flow2[0 5] | +3"),
      Row("reversed", "0 1 2 3 4", "edit { setRoutes(4 3 2 1) }", "0 4 3 2 1 | +4, +3, +2"),
      Row("with another payload", "0 1 2", "edit { setRoutes(2 1=7) }", "0 2 7 | +2"),
      Row(
        "with one that the flow there does not adopt", "0 flow1[0]", "edit { setRoutes(flow1=3) }", refused: .notAdopted
      ),
      Row("the same", "0 1 sheet2 3", "edit { setRoutes(1 sheet2 3) }", "0 1 sheet2 3 |"),
      Row("an empty one", "0 1 sheet2 3", "edit { setRoutes() }", "0 | -3 verb, -sheet2 verb, -1 verb"),
      Row("beneath a sheet", "0 1 sheet2 3", "edit { setRoutes(+4 sheet2 3) }", "0 4 sheet2 3 | -1 verb, +4"),
      Row(
        "sheets in another order", "0 sheet1 cover2", "edit { setRoutes(cover2 sheet1) }", "0 cover2 sheet1 | +cover2"),
      Row(
        "onto another layer, in new slots", "0 1 sheet2 3", "edit { setRoutes(sheet2 1 3) }",
        "0 sheet2 1 3 | -1 verb, +1"),
      Row("from a sheet that goes", "0 1 sheet2 3", "edit { setRoutes(1 3) }", "0 1 3 | -3 verb, -sheet2 verb, +3"),
      Row(
        "above a sheet that goes", "0 sheet1 cover2", "edit { setRoutes(cover2) }",
        "0 cover2 | -cover2 verb, -sheet1 verb, +cover2"),
      Row("with a sheet on top", "0 1", "edit { setRoutes(1 +sheet2 +3) }", "0 1 sheet2 3 | +sheet2, +3"),
      Row(
        "beneath what others have pushed", "0 flow1[0 2 3] 4", "flow1.edit { setRoutes(3 2) }", "0 flow1[0 3 2] 4 | +3"),
      Row(
        "a sheet beneath what others have pushed", "0 flow1[0] 4", "flow1.edit { setRoutes(+sheet2) }", refused: .buried
      ),
      Row(
        "not another sheet beneath what others have pushed onto the last", "0 flow1[0 sheet2 cover3] 4",
        "flow1.edit { setRoutes(cover3 sheet2) }", refused: .buried),
      Row("not a new sheet beneath another", "0 sheet1", "edit { setRoutes(+cover2 sheet1) }", refused: .buried),
      Row("nothing above an alert", "0 ask1", "edit { setRoutes(ask1 +2) }", refused: .underDialog),
      Row(
        "nothing above an alert that is moved", "0 sheet1 ask2", "edit { setRoutes(ask2 sheet1) }",
        refused: .underDialog),
      Row("nothing onto a sheet without a stack", "0 card1", "edit { setRoutes(card1 +2) }", refused: .noStack),
      Row("above an inspector", "0 aside1", "edit { setRoutes(aside1 +2) }", "0 aside1 2 | +2"),
      Row(
        "no route twice", "0 1 2", "edit { setRoutes(1 2 1) }",
        refused: .failed("setRoutes(_:) was given the route “page(1)” twice")),
    ])
  func rows(row: Row) throws { try row.check() }

  @Test("a route of another flow is refused, and one of no flow is new")
  func others() throws {
    let scene = try RowScene("0 flow1[0 2] 3")
    let (flow, child): (StyledFlow, StyledFlow) = (try found(scene.scene.root), try found(scene.flow("flow1")))
    let refusal = NavigationError.failed("setRoutes(_:) was given the route “page(2)”, which is in another flow")
    #expect(throws: refusal) { try flow.edit { try $0.setRoutes(child.routes) } }
    #expect(throws: NavigationError.self) { try child.edit { try $0.setRoutes(flow.routes) } }
    let old = child.routes
    child.goBack()
    try child.edit { try $0.setRoutes(old) }
    #expect(scene.flows == "0 flow1[0 2] 3" && child.routes.map(\.id) != old.map(\.id))
  }

  @Test("on a stack without a flow, and in an array of routes")
  func values() throws {
    var stack = RouteStack<Styled>(root: .page(0))
    for place in [Styled.page(1), .page(2), .sheet(3), .page(4)] { try stack.show(place) }
    let old = stack.routes
    #expect(throws: NavigationError.noStack) { try stack.setRoutes([old[1], Route(.card(5)), Route(.page(6))]) }
    #expect(stack.routes == old)
    try stack.setRoutes([old[1], old[0], old[2]])
    #expect(stack.routes == [old[1], old[0], old[2]])
    var routes = [Route(1), Route(2, as: .sheet), Route(3), Route(4)]
    let (first, last) = (routes[0], routes[3])
    try routes.edit { try $0.remove { $0 == 3 } }
    #expect(routes.map(\.destination) == [1, 2, 4] && routes[2] == last)
    let sheet = routes[1].id
    try routes.edit { try $0.remove(sheet) }
    #expect(routes == [first])
  }

  @Test("a flow and a screen above keep their coordinator, their tasks and their closures")
  func life() async throws {
    var (ends, dismissals): ([Int], [String]) = ([], [])
    let flow = ClosureFlow { if case .flow = $0 { StyledFlow() } else { nil } }
    let scene = try FlowScene(root: flow)
    flow.show(.page(1)) { dismissals.append("1 \($0)") }
    flow.show(.flow(2)) { dismissals.append("2 \($0)") }
    flow.push(.page(3))
    let (child, ids) = (flow.children[0], flow.routes.map(\.id))
    flow[workIn: ids[2]].task = Task {
      while !Task.isCancelled { await Task.yield() }
      ends.append(3)
    }
    let work = flow[workIn: ids[2]].task
    flow.remove(ids[0])
    #expect(flow.routes.map(\.id) == Array(ids.dropFirst()) && flow.children[0] === child && dismissals == ["1 verb"])
    try flow.edit { try $0.setRoutes($0.routes.reversed()) }
    #expect(flow.routes.map(\.id) == [ids[2], ids[1]] && flow.children[0] === child)
    await Task.yield()
    #expect(ends == [] && dismissals == ["1 verb"])
    flow.remove { $0 == .page(3) }
    await work?.value
    #expect(ends == [3] && flow.children[0] === child)
    withExtendedLifetime(scene) {}
  }

  @Test("the events retell each order")
  func events() throws {
    let scene = try RowScene("0 1 2 3 4 5")
    scene.scene.wasDrawn()
    var folded = FoldedScene(scene.scene)
    scene.scene.observeEvents { folded.fold($0) }
    var source = RandomSource(seed: 20_261_128)
    let flow: StyledFlow = try found(scene.scene.root)
    for number in 10..<200 {
      var routes = flow.routes.filter { _ in Int.random(in: 0..<5, using: &source) > 0 }
      if Bool.random(using: &source) { routes.shuffle(using: &source) }
      if routes.count < 6 { routes.insert(Route(.page(number)), at: Int.random(in: 0...routes.count, using: &source)) }
      try flow.edit { try $0.setRoutes(routes) }
      #expect(flow.routes.map(\.destination) == routes.map(\.destination))
      #expect(folded.problem == nil && folded.lines == [flow.slots.map(\.id)])
    }
  }
}
