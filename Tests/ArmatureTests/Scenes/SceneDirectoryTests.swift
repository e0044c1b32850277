import Armature
import Foundation
import Testing

@Suite("A directory opens, finds, lists and closes scenes by name")
@MainActor
struct SceneDirectoryTests {
  let census = Census()
  let scenes: SceneDirectory

  init() {
    scenes = SceneDirectory(notificationCenter: NotificationCenter()) { [census] name in
      name == "unheard of" ? nil : StyledFlow(census: census)
    }
  }

  private func changes() -> () -> [SceneChange] {
    var changes: [SceneChange] = []
    scenes.observe { changes.append($0) }
    return {
      defer { changes = [] }
      return changes
    }
  }

  @Test("scenes are listed in the order in which they were opened, and the one used last is the current one")
  func order() throws {
    let changes = changes()
    #expect(scenes.current == nil && scenes.names.isEmpty)
    let main = try scenes.open()
    let other = try scenes.open("other")
    #expect(changes() == [.opened("main"), .current("main"), .opened("other"), .current("other")])
    #expect(scenes.names == ["main", "other"])
    #expect(scenes["main"] === main && scenes["other"] === other && scenes["third"] == nil)
    #expect(main.name == "main" && main.directory === scenes && main.notificationCenter === scenes.notificationCenter)
    #expect(scenes.current === other)
    #expect(scenes.activate("main"))
    #expect(scenes.activate("main"))
    #expect(!scenes.activate("third"))
    #expect(scenes.current === main)
    #expect(scenes.names == ["main", "other"])
    #expect(changes() == [.current("main")])
  }

  @Test("opening what is open makes it the current one, as it is")
  func again() throws {
    let main = try scenes.open()
    (main.root as? StyledFlow)?.push(.page(1))
    try scenes.open("other")
    let changes = changes()
    #expect(try scenes.open() === main)
    #expect(main.layers == [["page(0)", "page(1)"]])
    #expect(changes() == [.current("main")])
    #expect(census.living.count == 2)
  }

  @Test("when the current scene is closed, the one used before it is the current one")
  func closingCurrent() throws {
    for name in ["a", "b", "c"] { try scenes.open(name) }
    scenes.activate("a")
    let changes = changes()
    #expect(scenes.close("b"))
    #expect(changes() == [.closed("b")])
    #expect(scenes.close("a"))
    #expect(changes() == [.closed("a"), .current("c")])
    #expect(!scenes.close("a"))
    #expect(scenes.close("c"))
    #expect(changes() == [.closed("c"), .current(nil)])
    #expect(scenes.current == nil && scenes.scenes.isEmpty)
  }

  @Test("a root flow can be given")
  func givenRoot() throws {
    let root = StyledFlow()
    let scene = try scenes.open("own", root: root)
    #expect(scene.root === root && scenes["own"] === scene)
    #expect(census.living.isEmpty)
  }

  @Test("a scene that cannot be opened says why, and nothing has changed")
  func errors() throws {
    try scenes.open("clients")
    let used = StyledFlow()
    let scene = try FlowScene(root: used, notificationCenter: NotificationCenter())
    let endless = ClosureFlow(root: .flow(0))
    endless.make = { [weak endless] _ in
      let child = ClosureFlow(root: .flow(0))
      child.make = endless?.make ?? { _ in nil }
      return child
    }
    let changes = changes()
    let spare = StyledFlow()
    for (error, open) in [
      (.noName, { try scenes.open("") }),
      (.noName, { try scenes.open("", root: spare) }),
      (.inUse("clients"), { try scenes.open("clients", root: spare) }),
      (.unknown("unheard of", open: ["clients"]), { try scenes.open("unheard of") }),
      (.refused("x", .alreadyInUse), { try scenes.open("x", root: used) }),
      (.refused("x", .tooDeep), { try scenes.open("x", root: endless) }),
    ] as [(SceneError, () throws -> FlowScene)] {
      #expect(throws: error) { try open() }
    }
    #expect(scenes.names == ["clients"] && changes().isEmpty)
    #expect(scene.root === used)
    try scenes.open("x", root: spare)
  }

  @Test(
    "errors are sentences",
    arguments: [
      (.noName, "a scene needs a name"),
      (.inUse("main"), "the name “main” is in use; close that scene first, or choose another name"),
      (.unknown("main", open: []), "there is no scene “main”; none is open"),
      (
        .unknown("clints", open: ["main", "clients"]),
        "there is no scene “clints”; open are main, clients; did you mean “clients”?"
      ),
      (
        .refused("main", .busy),
        "the scene “main” was refused: the flow cannot be changed during another edit of it, or while a child flow or a screen is being made"
      ),
    ] as [(SceneError, String)])
  func sentences(error: SceneError, text: String) {
    #expect("\(error)" == text)
  }

  // MARK: Closing

  @Test("a scene that is closed is released with all its flows", arguments: [false, true])
  func released(isObserved: Bool) throws {
    weak var scene: FlowScene?
    scene = try scenes.open()
    try scenes.open("other")
    if isObserved { scene?.observeEvents { _ in } }
    try scene?.open("/page/1/flow/2/page/3/~/sheet-flow/4/flow/5/page/6")
    #expect(scene?.presentation.line.count == 7)
    #expect(census.living.count == 5)
    #expect(scenes.close("main"))
    #expect(scene == nil)
    #expect(census.living.count == 1)
  }

  @Test("a directory that goes takes its scenes along")
  func directoryGone() throws {
    var scenes: SceneDirectory? = SceneDirectory(notificationCenter: NotificationCenter()) { [census] _ in
      StyledFlow(census: census)
    }
    weak var scene: FlowScene?
    weak var directory: SceneDirectory?
    scene = try scenes?.open()
    directory = scenes
    scenes?.observe { _ in }
    #expect(scene != nil)
    scenes = nil
    #expect(directory == nil && scene == nil && census.living.isEmpty)
  }

  @Test("the flows of a closed scene hear that they have left, the deepest first, and the line is told from its end")
  func leaving() throws {
    let diary = Diary()
    let scene = try scenes.open("own", root: DiaryFlow("a", diary))
    try scene.open("/flow/1/flow/2/~/~/page/3/flow/4")
    var events: [String] = []
    scene.observeTexts { events.append($0) }
    diary.lines = []
    scenes.close("own")
    #expect(diary.lines == ["a.4 left", "a.1.2 left", "a.1 left", "a left"])
    #expect(
      events == [
        "removed page(0) (flowEnded)", "removed page(3) (flowEnded)", "removed page(0) (flowEnded)",
        "removed page(0) (flowEnded)",
      ])
  }

  @Test("a closed scene that somebody keeps refuses everything as detached")
  func kept() throws {
    let scene = try scenes.open()
    let root = try #require(scene.root as? StyledFlow)
    try scene.open("/page/1/flow/2/page/3/sheet/4")
    let child = try #require(root.children.first as? StyledFlow)
    let (layers, slots) = (scene.layers, scene.presentation.line.map(\.id))
    scenes.close("main")
    var events: [String] = []
    scene.observeTexts { events.append($0) }
    #expect(scene.directory == nil && root.scene == nil && child.scene == nil)
    let answers = [
      root.push(.page(9)), child.push(.page(9)), root.goBackToRoot(), child.leave(), root.popToRoot(), scene.back(),
      scene.pop(to: slots[0]), scene.dismiss(slots[4]),
    ]
    #expect(answers.allSatisfy { !$0 })
    #expect(events.count == 8 && events.allSatisfy { $0.hasSuffix("(detached)") }, "\(events)")
    #expect(throws: NavigationError.detached) { try scene.batch {} }
    for link in ["/", "/page/1", "/page/1/flow/2/page/3/sheet/4"] {
      let error = #expect(throws: LinkError.self) { try scene.open(link, orElse: .popToRoot) }
      #expect(error?.reason == .refused(.detached))
    }
    #expect(throws: LinkError.self) { try scene.plan(for: "/page/1") }
    scenes.notificationCenter.post(name: .popToRoot, object: nil)
    root.refresh()
    #expect(scene.layers == layers)
    #expect(throws: SceneError.refused("main", .detached)) { try scenes.open(root: root) }
  }

  @Test("work for the screens of a closed scene is cancelled")
  func work() async throws {
    let ended = Ended()
    let root = Working(ended: ended)
    let scene = try scenes.open("own", root: root)
    scene.didDraw(root.rootID)
    if case .button(_, _, _, let tap) = scene.screen(of: root.rootID)?.rows.first?.kind { tap() }
    while ended.started < 2 { await Task.yield() }
    scenes.close("own")
    await scene.settled()
    while ended.names.count < 2 { await Task.yield() }
    #expect(Set(ended.names) == ["task", "action"])
  }

  @Test("a scene is not closed from inside a batch of it, which is refused with that")
  func insideBatch() throws {
    let scene = try scenes.open()
    let other = try scenes.open("other")
    let root = try #require(scene.root as? StyledFlow)
    var events: [String] = []
    scene.observeTexts { events.append($0) }
    #expect(throws: NavigationError.busy) {
      try scene.batch {
        root.push(.page(1))
        #expect(!scenes.close("main"))
      }
    }
    #expect(throws: NavigationError.busy) {
      try root.edit { _ in #expect(!scenes.close("main")) }
    }
    #expect(scene.layers == [["page(0)"]] && scenes.names == ["main", "other"])
    #expect(events == Array(repeating: "refused StyledFlow.close(_:) (busy)", count: 2))
    try scene.batch { #expect(scenes.close("other")) }
    #expect(scenes.names == ["main"] && other.directory == nil)
  }

  @Test("a scene is not closed, nor opened, while it makes a child flow")
  func insideChild() throws {
    var errors: [SceneError] = []
    let root = ClosureFlow(root: .flow(0)) { [scenes] _ in
      #expect(!scenes.close("own"))
      do throws(SceneError) { try scenes.open("own") } catch { errors.append(error) }
      return nil
    }
    let scene = try scenes.open("own", root: root)
    #expect(errors == [.refused("own", .busy)])
    root.make = { [scenes] _ in
      #expect(!scenes.close("own"))
      return StyledFlow()
    }
    #expect(root.push(.flow(1)))
    #expect(scene.layers == [["flow(0)", "page(0)"]])
  }

  @Test("a factory that opens the scene that it makes is refused")
  func endlessFactory() throws {
    var errors: [SceneError] = []
    weak var directory: SceneDirectory?
    let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { name in
      do throws(SceneError) { try directory?.open(name) } catch { errors.append(error) }
      return StyledFlow()
    }
    directory = scenes
    try scenes.open()
    #expect(errors == [.refused("main", .busy)])
    #expect(scenes.names == ["main"])
  }

  // MARK: Changes from inside

  @Test("a flow that enters finds its scene in the directory, and may open and close scenes")
  func entering() throws {
    let changes = changes()
    let root = ClosureFlow()
    root.greet = { [scenes, weak root] in
      #expect(root?.scene === scenes["own"] && scenes.current === scenes["own"])
      _ = try? scenes.open("other")
      scenes.close("own")
    }
    let scene = try scenes.open("own", root: root)
    #expect(scenes.names == ["other"])
    #expect(scene.directory == nil)
    #expect(
      changes() == [.opened("own"), .current("own"), .opened("other"), .current("other"), .closed("own")])
  }

  @Test("a flow that leaves may open its scene again")
  func leavingToOpen() throws {
    let changes = changes()
    let diary = Diary()
    let root = DiaryFlow("a", diary)
    root.goodbye = { [scenes] in _ = try? scenes.open("own") }
    try scenes.open("own", root: root)
    _ = changes()
    #expect(scenes.close("own"))
    #expect(scenes.names == ["own"] && scenes["own"]?.root is StyledFlow)
    #expect(changes() == [.closed("own"), .current(nil), .opened("own"), .current("own")])
  }

  @Test("who opens and closes scenes in an observer is served at once, and everybody hears of it in order")
  func observing() throws {
    var first: [SceneChange] = []
    scenes.observe { [unowned scenes] change in
      first.append(change)
      if change == .opened("a") {
        _ = try? scenes.open("b")
        scenes.close("a")
        #expect(scenes.names == ["b"])
      }
    }
    let second = changes()
    try scenes.open("a")
    let expected: [SceneChange] = [.opened("a"), .current("a"), .opened("b"), .current("b"), .closed("a")]
    #expect(first == expected)
    #expect(second() == expected)
  }

  @Test("a scene can be closed by an observer of its own, and an observation ends when it is cancelled")
  func closedByObserver() throws {
    let scene = try scenes.open()
    scene.observe { [scenes] _ in scenes.close("main") }
    var count = 0
    let observation = scenes.observe { _ in count += 1 }
    (scene.root as? StyledFlow)?.push(.flow(1))
    #expect(scenes.names.isEmpty && count == 2)
    observation.cancel()
    try scenes.open()
    #expect(count == 2)
  }
}

@MainActor
private final class Ended {
  var started = 0
  var names: [String] = []

  func wait(_ name: String) async {
    started += 1
    while !Task.isCancelled { await Task.yield() }
    names.append(name)
  }
}

private enum Work: Destination {
  case work
  func screen(in flow: Working) -> Screen<Self> {
    Screen("Work") { ButtonRow("Work") { [ended = flow.ended] in await ended.wait("action") } }
      .task { [ended = flow.ended] in await ended.wait("task") }
  }
}

private final class Working: Coordinator<Work> {
  let ended: Ended
  init(ended: Ended) {
    self.ended = ended
    super.init(root: .work)
  }
}
