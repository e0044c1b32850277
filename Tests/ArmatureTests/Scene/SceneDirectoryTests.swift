import Armature
import Foundation
import TestSupport
import Testing

@Suite("A directory opens, finds, lists and closes scenes by name")
@MainActor
struct SceneDirectoryTests {
  let census = Census()
  let scenes: SceneDirectory

  init() throws {
    scenes = try SceneDirectory(at: nil) { [census] in
      ["unheard of", "clints"].contains($0) ? nil : StyledFlow(census: census)
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
    for _ in 1...2 { #expect(scenes.activate("main")) }
    #expect(!scenes.activate("third") && scenes.current === main && scenes.names == ["main", "other"])
    #expect(changes() == [.current("main")])
    // When the current scene is closed, the one used before it is the current one.
    try scenes.open("third")
    scenes.activate("main")
    _ = changes()
    for name in ["other", "main", "third"] { #expect(scenes.close(name) && !scenes.close(name)) }
    let heard: [SceneChange] = [.closed("other"), .closed("main"), .current("third"), .closed("third"), .current(nil)]
    #expect(changes() == heard && scenes.current == nil && scenes.scenes.isEmpty)
  }

  @Test("opening what is open makes it the current one, as it is, also if its root was given")
  func again() throws {
    let root = StyledFlow()
    let own = try scenes.open("own", root: root)
    #expect(own.root === root && scenes["own"] === own && census.living.isEmpty)
    root.push(.page(1))
    try scenes.open("other")
    let changes = changes()
    #expect(try scenes.open("own") === own && own.layers == [["page(0)", "page(1)"]])
    #expect(changes() == [.current("own")] && census.living.count == 1)
  }

  @Test("a scene that cannot be opened says why, and nothing has changed")
  func errors() throws {
    #expect("\(SceneError.unknown("main", open: []))" == "there is no scene “main”; none is open")
    #expect("\(SceneError.unknown("x", open: ["main", "b"]))" == "there is no scene “x”; expected main, b")
    try scenes.open("clients")
    let (used, spare) = (StyledFlow(), StyledFlow())
    let scene = try FlowScene(of: used)
    func endless() -> AnyCoordinator { ClosureFlow(root: .flow(0)) { _ in endless() } }
    let changes = changes()
    for (sentence, name, root) in [
      ("a scene needs a name", "", nil), ("a scene needs a name", "", spare),
      ("the name “clients” is in use; close that scene first, or choose another name", "clients", spare),
      ("there is no scene “unheard of”; expected clients", "unheard of", nil),
      ("there is no scene “clints”; expected clients; did you mean “clients”?", "clints", nil),
      ("the scene “x” was refused: \(NavigationError.alreadyInUse)", "x", used),
      ("the scene “x” was refused: \(NavigationError.tooDeep)", "x", endless()),
    ] as [(String, String, AnyCoordinator?)] {
      let error = #expect(throws: SceneError.self) {
        if let root { try scenes.open(name, root: root) } else { try scenes.open(name) }
      }
      #expect(error?.description == sentence)
    }
    #expect(scenes.names == ["clients"] && changes().isEmpty && scene.root === used)
    try scenes.open("x", root: spare)
  }

  // MARK: Closing

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
    #expect(events == [0, 3, 0, 0].map { "removed page(\($0)) (flowEnded)" })
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
      root.push(.page(9)), child.leave(), root.popToRoot(), scene.back(), scene.pop(to: slots[0]),
      scene.dismiss(slots[4]),
    ]
    #expect(answers.allSatisfy { !$0 })
    #expect(events.count == 6 && events.allSatisfy { $0.hasSuffix("(detached)") }, "\(events)")
    #expect(throws: NavigationError.detached) { try scene.batch {} }
    let error = #expect(throws: LinkError.self) { try scene.open("/page/1", orElse: .popToRoot) }
    #expect(error?.reason == .refused(.detached))
    #expect(throws: LinkError.self) { try scene.plan(for: "/") }
    scenes.notificationCenter.post(name: .popToRoot, object: nil)
    root.refresh()
    #expect(scene.layers == layers)
    #expect(throws: SceneError.refused("main", .detached)) { try scenes.open(root: root) }
  }

  @Test("work for the screens of a closed scene is cancelled")
  func work() async throws {
    var steps: [String] = []
    let wallet = Wallet(Diary())
    wallet.act = {
      steps.append("started")
      while !Task.isCancelled { await Task.yield() }
      steps.append("ended")
    }
    let scene = try scenes.open("own", root: wallet)
    scene.tap("Act")
    await wait { steps.count == 1 }
    scenes.close("own")
    await wait { steps.count == 2 }
    #expect(steps == ["started", "ended"])
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
    #expect(throws: NavigationError.busy) { try root.edit { _ in #expect(!scenes.close("main")) } }
    #expect(scene.layers == [["page(0)"]] && scenes.names == ["main", "other"])
    #expect(events == Array(repeating: "refused StyledFlow.close(_:) (busy)", count: 2))
    try scene.batch { #expect(scenes.close("other")) }
    #expect(scenes.names == ["main"] && other.directory == nil)
  }

  @Test("a scene is not closed, nor opened, while its root or a child flow in it is made")
  func insideChild() throws {
    var errors: [SceneError] = []
    weak var directory: SceneDirectory?
    @MainActor func open(_ name: String) {
      #expect(directory?.close(name) != true)
      do throws(SceneError) { try directory?.open(name) } catch { errors.append(error) }
      #expect(throws: LinkError.self) { try directory?.open(link: "/page/1") }
    }
    let root = ClosureFlow(root: .flow(0)) { _ in
      open("main")
      return nil
    }
    let scenes = try SceneDirectory(at: nil) { name in
      open(name)
      return root
    }
    directory = scenes
    let scene = try scenes.open()
    #expect(errors == [.refused("main", .busy), .refused("main", .busy)] && scenes.names == ["main"])
    root.make = { _ in
      #expect(!scenes.close("main"))
      return StyledFlow()
    }
    #expect(root.push(.flow(1)) && scene.layers == [["flow(0)", "page(0)"]])
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
    #expect(scenes.names == ["other"] && scene.directory == nil)
    #expect(changes() == [.opened("own"), .current("own"), .opened("other"), .current("other"), .closed("own")])
  }

  @Test("a flow that leaves may open its scene again")
  func leavingToOpen() throws {
    let changes = changes()
    let root = DiaryFlow("a", Diary())
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
    #expect(first == expected && second() == expected)
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
