import Armature
import Testing

@Suite("Changes are told once, in order, after they have happened")
@MainActor
struct ChangeTests {
  let root = StyledFlow()
  let scene: FlowScene

  init() throws { scene = try FlowScene(root: root) }

  @Test("a batch over several flows is one change and one presentation")
  func batch() throws {
    root.push(.flow(1))
    let child = try #require(root.children.first as? StyledFlow)
    var told: [String] = []
    root.observe { told.append("root \($0.kinds == .routes) \($0.unchanged)") }
    child.observe { told.append("child \($0.kinds == .routes) \($0.unchanged)") }
    scene.observe { told.append("scene \($0.kinds == .routes) \($0.unchanged)") }
    try scene.batch {
      child.push(.page(2))
      root.push(.page(3))
      child.push(.page(4))
      #expect(told.isEmpty)
    }
    #expect(told == ["child true 0", "root true 1", "scene true 0"])
    #expect(scene.layers == [["page(0)", "page(0)", "page(2)", "page(4)", "page(3)"]])
  }

  @Test("a change of the scene tells how many routes are as before, with their child flows")
  func unchanged() throws {
    var told: [Int] = []
    scene.observe { told.append($0.unchanged) }
    root.push(.page(1))
    root.push(.flow(2))
    root.push(.page(3))
    let child = try #require(root.children.first as? StyledFlow)
    child.push(.page(4))
    root.setRoot(.page(5))
    #expect(told == [0, 1, 2, 1, 0])
  }

  @Test("a change tells whether it is animated, a batch by all that is in it")
  func animation() throws {
    root.push(.flow(1))
    let child = try #require(root.children.first as? StyledFlow)
    var told: [Bool] = []
    scene.observe { told.append($0.isAnimated) }
    child.observe { told.append($0.isAnimated) }
    func hears(_ expected: [Bool], of change: () throws -> Void) rethrows {
      told = []
      try change()
      #expect(told == expected)
    }
    hears([true, true]) { child.push(.page(1)) }
    hears([false, false]) { child.withoutAnimation { child.push(.page(2)) } }
    hears([false, false]) { child.withoutAnimation { child.push(.flow(3)) } }
    try hears([false, false]) { try child.withoutAnimation { try scene.batch { child.goBack() } } }
    try hears([false, false]) {
      try scene.batch {
        child.withoutAnimation { child.goBack() }
        child.push(.page(4))
        root.push(.page(5))
      }
    }
    #expect(throws: NavigationError.pastRoot) {
      try child.withoutAnimation { try child.edit { stack in try stack.goBack(99) } }
    }
    hears([true, true]) { child.push(.page(6)) }
  }

  @Test("an observer of a change without animation navigates without")
  func nestedAnimation() {
    var told: [Bool] = []
    scene.observe { [root] change in
      told.append(change.isAnimated)
      if root.routes.count < 2 { root.push(.page(2)) }
    }
    root.withoutAnimation { root.push(.page(1)) }
    #expect(told == [false, false])
  }

  @Test("one refusal in a batch and nothing of it has happened")
  func refusedBatch() throws {
    let census = Census()
    let root = StyledFlow(census: census)
    let scene = try FlowScene(root: root)
    root.push(.flow(1))
    let child = try #require(root.children.first as? StyledFlow)
    child.push(.flow(2))
    let inner = try #require(child.children.first as? StyledFlow)
    inner.push(.page(3))
    let before = scene.presentation
    var events: [String] = []
    scene.observeTexts { events.append($0) }
    #expect(throws: NavigationError.detached) {
      try scene.batch {
        inner.push(.page(4))
        root.goBack()
        #expect(!inner.push(.page(5)))
        root.push(.flow(6))
        root.dismiss()
        root.push(.page(7))
      }
    }
    #expect(scene.presentation == before)
    #expect(census.living.count == 3)
    // The verb of the flow that the batch had removed was the first one refused.
    #expect(
      events == ["refused StyledFlow.push(_:) (detached)", "refused StyledFlow.dismiss(_:) (nothingPresented)"])
    #expect(inner.push(.page(8)) && inner.parent === child)
    #expect(scene.layers == [["page(0)", "page(0)", "page(0)", "page(3)", "page(8)"]])
  }

  @Test("an error of the user's in a batch takes everything back and comes out")
  func thrownBatch() {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try scene.batch {
        root.push(.flow(1))
        throw Stop()
      }
    }
    #expect(scene.layers == [["page(0)"]])
    #expect(root.children.isEmpty)
  }

  @Test("a batch in a batch is part of it")
  func nestedBatch() throws {
    try scene.batch {
      root.push(.page(1))
      try scene.batch { root.push(.flow(2)) }
      try root.edit { stack in try stack.push(.page(3)) }
    }
    #expect(scene.layers == [["page(0)", "page(1)", "page(0)", "page(3)"]])
    try? scene.batch {
      root.goBackToRoot()
      try? scene.batch { root.goBack(9) }
    }
    #expect(scene.layers == [["page(0)", "page(1)", "page(0)", "page(3)"]])
  }

  @Test("an edit is all or nothing, and other flows' verbs take part in it")
  func edit() throws {
    root.push(.flow(1))
    let child = try #require(root.children.first as? StyledFlow)
    #expect(throws: NavigationError.pastRoot) {
      try root.edit { stack in
        try stack.push(.page(2))
        child.push(.page(3))
        try stack.goBack(4)
      }
    }
    #expect(scene.layers == [["page(0)", "page(0)"]])
    try root.edit { stack in
      try stack.push(.page(2))
      child.push(.page(3))
    }
    #expect(scene.layers == [["page(0)", "page(0)", "page(3)", "page(2)"]])
    #expect(throws: NavigationError.busy) {
      try root.edit { stack in
        try stack.push(.page(4))
        root.push(.page(5))
      }
    }
    #expect(root.routes.count == 2)
  }

  @Test("a predicate that navigates is refused instead of trapping")
  func navigatingPredicate() {
    root.push(.page(1))
    root.push(.page(2))
    #expect(!root.goBackTo { _ in root.push(.page(3)) })
    #expect(root.routes.count == 2)
  }

  @Test("who navigates in an observer is served at once, and everybody hears of it in order")
  func navigatingObserver() {
    var first: [Int] = []
    var second: [Int] = []
    root.observe { [root] change in
      first.append(change.unchanged)
      if root.routes.count < 3 {
        root.push(.page(9))
        #expect(root.routes.count > change.unchanged + 1)
      }
    }
    root.observe { second.append($0.unchanged) }
    root.push(.page(1))
    #expect(root.routes.count == 3)
    #expect(first == [0, 1, 2])
    #expect(second == [0, 1, 2])
  }

  @Test("a flow navigates when it has entered")
  func navigatingOnEntry() throws {
    final class Eager: Coordinator<Styled> {
      override func didEnter() { push(.page(9)) }
    }
    let flow = Eager(root: .page(0))
    let scene = try FlowScene(root: flow)
    #expect(scene.layers == [["page(0)", "page(9)"]])
  }

  @Test("an observation ends when it is cancelled, also from inside")
  func cancel() {
    var calls = 0
    var own: ObservationToken?
    own = root.observe { _ in
      calls += 1
      own?.cancel()
    }
    let other = scene.observe { _ in calls += 10 }
    root.push(.page(1))
    root.push(.page(2))
    other.cancel()
    other.cancel()
    root.push(.page(3))
    #expect(calls == 21)
  }

  @Test("events tell what was shown and what was removed, with the cause, in order")
  func events() throws {
    var events: [String] = []
    scene.observeTexts { events.append($0) }
    root.push(.eager(2))
    root.show(.sheet(3))
    scene.back()
    root.replace(with: .page(4))
    root.setRoot(.page(5))
    root.goBack()
    try scene.batch {
      root.push(.page(6))
      root.goBack()
    }
    #expect(
      events == [
        "shown page(0)", "shown page(2)", "shown sheet(3)", "removed sheet(3) (back)",
        "removed page(2) (flowEnded)", "removed page(0) (verb)", "shown page(4)", "removed page(4) (newRoot)",
        "shown page(5)", "refused StyledFlow.goBack(_:) (pastRoot)",
      ])
  }

  @Test("is told with its kind")
  func kinds() throws {
    let rows: [(name: String, change: (StyledFlow) -> Void, kinds: FlowChange.Kinds)] = [
      ("push", { $0.push(.page(9)) }, .routes), ("back", { $0.goBack() }, .routes),
      ("root", { $0.setRoot(.page(9)) }, [.root, .routes]), ("screens", { $0.refresh() }, .screens),
      ("update", { $0.update($0.routes[0].id) { $0 = .page(9) } }, .payload),
      ("update of the root", { $0.update($0.rootID) { $0 = .page(9) } }, .payload),
    ]
    for row in rows {
      let root = StyledFlow()
      let scene = try FlowScene(root: root)
      root.push(.page(1))
      var told: [FlowChange.Kinds] = []
      scene.observe { told.append($0.kinds) }
      row.change(root)
      #expect(told == [row.kinds], "\(row.name)")
    }
  }

  @Test("only what was drawn again has a new revision")
  func refresh() {
    root.push(.page(1))
    root.push(.page(2))
    let before = scene.presentation.nodes
    var kinds: [FlowChange.Kinds] = []
    scene.observe { kinds.append($0.kinds) }
    root.refresh(root.routes[0].id)
    let after = scene.presentation.nodes
    #expect(zip(before, after).map { $0 == $1 } == [true, false, true])
    root.refresh()
    #expect(zip(after, scene.presentation.nodes).map { $0 == $1 } == [false, false, false])
    root.refresh(SlotID())
    #expect(kinds == [.screens, .screens])
  }

  @Test("the outline tells the tree in words")
  func outline() {
    root.show(.sheetFlow(1))
    let outline = root.outline
    #expect(outline.flow == "StyledFlow")
    #expect(outline.slots.map { "\($0.style) \($0.destination)" } == ["root page(0)", "sheet sheetFlow(1)"])
    let child = outline.slots[1].child
    #expect(child?.flow == "ForeignFlow" && child?.slots.map { "\($0.style) \($0.destination)" } == ["root home"])
  }
}
