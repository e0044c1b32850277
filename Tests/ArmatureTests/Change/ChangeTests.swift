import Armature
import Testing

@Suite("Changes are told once, in order, after they have happened")
@MainActor
struct ChangeTests {
  let root = StyledFlow()
  let scene: FlowScene

  init() throws { scene = try FlowScene(root: root) }

  private func child() throws -> StyledFlow {
    root.push(.flow(1))
    return try found(root.children.last)
  }

  @Test("a batch over several flows is one change and one presentation")
  func batch() throws {
    let child = try child()
    var told: [FlowChange.Kinds] = []
    scene.observe { told.append($0.kinds) }
    let before = scene.presentation
    try scene.batch {
      child.push(.page(2))
      root.push(.page(3))
      child.push(.page(4))
      #expect(told.isEmpty && scene.presentation == before && root.routes.count == 2)
    }
    #expect(told == [.routes])
  }

  @Test("a change tells whether it is animated, a batch by all that is in it")
  func animation() throws {
    let child = try child()
    var told: [Bool] = []
    scene.observe { told.append($0.isAnimated) }
    func hears(_ expected: Bool, of change: () throws -> Void) rethrows {
      told = []
      try change()
      #expect(told == [expected])
    }
    hears(true) { child.push(.page(1)) }
    hears(false) { child.withoutAnimation { child.push(.flow(3)) } }
    try hears(false) { try child.withoutAnimation { try scene.batch { child.goBack() } } }
    try hears(false) {
      try scene.batch {
        child.withoutAnimation { child.goBack() }
        root.push(.page(5))
      }
    }
    #expect(throws: NavigationError.pastRoot) {
      try child.withoutAnimation { try child.edit { stack in try stack.goBack(99) } }
    }
    hears(true) { child.push(.page(6)) }
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

  @Test("a scene that is started again, as by each of its views, goes on to report")
  func startedAgain() {
    var changes = 0
    scene.observe { _ in changes += 1 }
    scene.start()
    root.push(.page(1))
    #expect(changes == 1)
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
    var first: [FlowChange.Kinds] = []
    var second: [FlowChange.Kinds] = []
    scene.observe { [root] change in
      first.append(change.kinds)
      if change.kinds == .routes {
        root.setRoot(.page(2))
        #expect(root.root == .page(2))
      } else if change.kinds.contains(.root) {
        root.refresh()
      }
    }
    scene.observe { second.append($0.kinds) }
    root.push(.page(1))
    #expect(first == [.routes, [.root, .routes], .screens] && second == first)
  }

  @Test("a flow navigates when it has entered, also by a broadcast", arguments: [false, true])
  func navigatingOnEntry(isBroadcast: Bool) throws {
    let flow = ClosureFlow()
    flow.greet = { [unowned flow] in
      flow.push(.page(9))
      if isBroadcast { flow.popToRoot() }
    }
    let scene = try FlowScene(root: flow)
    #expect(scene.presentation.line.count == (isBroadcast ? 1 : 2))
  }

  @Test("an observation ends when it is cancelled, from inside, from another one, and by what another one releases")
  func cancel() {
    var calls: [String] = []
    var tokens: [String: ObservationToken] = [:]
    tokens["own"] = scene.observe { _ in
      calls.append("own")
      tokens["own"]?.cancel()
    }
    scene.observe { _ in tokens["other"]?.cancel() }
    tokens["other"] = scene.observe { _ in calls.append("other") }
    tokens["scene"] = scene.observe { _ in calls.append("scene") }
    for name in ["a", "b"] {
      let probe = ReleaseProbe { tokens[name == "a" ? "b" : "last"]?.cancel() }
      tokens[name] = scene.observe { _ in calls.append("\(name) \(probe)") }
    }
    tokens["last"] = scene.observe { _ in calls.append("last") }
    tokens["a"]?.cancel()
    root.push(.page(1))
    root.push(.page(2))
    tokens["scene"]?.cancel()
    tokens["scene"]?.cancel()
    root.push(.page(3))
    #expect(calls == ["own", "scene", "scene"])
  }

  @Test(
    "is told with its kind",
    arguments: [
      ("push(9)", .routes), ("goBack()", .routes), ("setRoot(9)", [.root, .routes]),
      ("refresh()", .screens),
      ("update(id 1, 9)", .payload), ("update(id 0, 9)", .payload),
    ] as [(String, FlowChange.Kinds)])
  func kinds(act: String, kinds: FlowChange.Kinds) throws {
    let row = try RowScene("0 1")
    var told: [FlowChange.Kinds] = []
    row.scene.observe { told.append($0.kinds) }
    try row.does(act)
    #expect(told == [kinds])
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

  @Test("a removed flow is released before observers hear of it", arguments: [false, true])
  func releasedBeforeTold(isBatch: Bool) throws {
    root.push(.flow(1))
    let child = Weak(root.children.first)
    var isGone = false
    scene.observe { _ in isGone = child.value == nil }
    if isBatch { try scene.batch { root.goBack() } } else { root.goBack() }
    #expect(isGone)
  }

  @Test("a flow that gets another root before it has been welcomed shows it")
  func earlyNewRoot() throws {
    var events: [String] = []
    scene.observeEvents { [root] event in
      events.append(event.brief)
      if events == ["+0"] { (root.children.first as? StyledFlow)?.setRoot(.page(2)) }
    }
    root.push(.flow(1))
    // Nodes are told as they were when it happened.
    #expect(events.filter { $0.hasPrefix("+") } == ["+0", "+2"])
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
