import Armature
import Foundation
import TestSupport
import Testing

@Suite("A keeper brings an app back to where the user was")
@MainActor
final class StateKeeperTests {
  private let folder = TemporaryFolder()
  private var problems: [String] = []
  private let sleeper = Sleeper()

  private func keeper(_ file: URL? = nil) -> StateKeeper {
    StateKeeper(StateStore(file: file ?? folder.file), delay: 2) { [weak self] in
      self?.problems.append("\($0)")
    } sleep: { [sleeper] in
      await sleeper.sleep($0)
    }
  }

  /// Scenes that a keeper keeps, each with a page.
  private func scenes(
    _ keeper: StateKeeper, _ pages: [(name: String, page: Int)] = [], without gone: String = ""
  ) throws -> SceneDirectory {
    let scenes = try SceneDirectory(at: "notes://{scene}") { $0 == gone ? nil : ForeignFlow() }
    scenes.keeper = keeper
    for (name, page) in pages { (try scenes.open(name).root as? ForeignFlow)?.push(.page(page)) }
    return scenes
  }

  /// A scene that a keeper keeps.
  private func launched(_ keeper: StateKeeper) throws -> (scene: FlowScene, flow: ForeignFlow) {
    let flow = ForeignFlow()
    let scene = try FlowScene(of: flow)
    keeper.launch(scene)
    return (scene, flow)
  }

  /// The line in the file.
  private var saved: [String] {
    let scene = try? FlowScene(of: ForeignFlow())
    if let scene { StateKeeper(StateStore(file: folder.file)).bringBack(scene) }
    return scene?.line ?? []
  }

  @Test("with all scenes of the last run by their names, also if the app has no root for one of them any more")
  func allScenes() throws {
    let first = try scenes(keeper(), [("main", 1), ("two", 2), ("three", 3), ("four", 4)])
    first.close("four")
    for name in ["two", "main"] {
      first.activate(name)
      try (first.keeper as? StateKeeper)?.flush()
    }
    #expect(keeper().names == ["two", "three", "main"])
    let next = try scenes(keeper(), without: "two")
    #expect(throws: SceneError.self) { try keeper().openScenes(of: next) }
    #expect(next["main"]?.line == ["home", "page(1)"] && next["three"]?.line == ["home", "page(3)"])
    #expect(next.names.count == 2 && next.current?.name == "main" && problems == [])
  }

  @Test("and reports no problem where a guard shows another place now")
  func redirected() throws {
    let front = FrontDoor()
    front.user = "Ada"
    let first = keeper()
    let (scene, _, _) = try front.open(.hold)
    first.launch(scene)
    try scene.open("/trips/trip/1")
    try first.flush()
    front.user = nil
    let (next, _, _) = try front.open(.hold)
    #expect(keeper().launch(next).losses.map(\.code) == ["redirected"])
    #expect(next.places == ["form"] && problems == [])
  }

  @Test("All changes within the delay are saved at once, and none is older than the delay", .timeLimit(.minutes(5)))
  func delay() async throws {
    let keeper = keeper()
    let (scene, flow) = try launched(keeper)
    #expect(keeper.delay == 2)
    for page in 1...3 { flow.push(.page(page)) }
    await wait { sleeper.seconds == [2] }
    #expect(saved == ["home"] && folder.names == [])
    await sleeper.wake()
    await wait { saved == ["home", "page(1)", "page(2)", "page(3)"] }
    flow.goBack()
    await wait { sleeper.seconds == [2, 2] }
    #expect(scene.line == ["home", "page(1)", "page(2)"] && saved.count == 4)
  }

  @Test("A flush saves at once, also values that no change was reported for, and writes nothing twice")
  func flush() throws {
    let keeper = keeper()
    let (scene, flow) = try launched(keeper)
    flow.push(.page(1))
    for _ in 1...2 {
      try keeper.flush()
      #expect(saved == ["home", "page(1)"] && folder.names == ["state.jsonl"])
    }
    try FileManager.default.removeItem(at: folder.file)
    try keeper.flush()
    #expect(saved == ["home", "page(1)"])
    flow.push(.page(2))
    try keeper.flush()
    #expect(saved == scene.line && saved.count == 3)
  }

  @Test(
    "A state that cannot be saved is reported after each delay, and saved when that is possible again",
    .timeLimit(.minutes(5)))
  func unsaved() async throws {
    let missing = folder.url.appendingPathComponent("missing")
    let keeper = keeper(missing.appendingPathComponent("state"))
    let (scene, flow) = try launched(keeper)
    for count in 1...2 {
      flow.push(.page(count))
      await wait { sleeper.seconds.count == count }
      await sleeper.wake()
      await wait { problems.count == count }
    }
    #expect(Set(problems).count == 1 && problems[0].contains("missing"))
    #expect(throws: StateStoreError.self) { try keeper.flush() }
    try FileManager.default.createDirectory(at: missing, withIntermediateDirectories: false)
    try keeper.flush()
    #expect(try keeper.store.read().data == scene.archive())
  }

  @Test("A scene is under way when it was launched or its state has changed, not when a screen was drawn again")
  func underWay() throws {
    for isLaunched in [true, false] {
      let flow = ForeignFlow()
      let scene = try FlowScene(of: flow)
      flow.refresh()
      #expect(!scene.isUnderWay)
      if isLaunched { scene.launch() } else { flow.push(.page(1)) }
      #expect(scene.isUnderWay)
    }
  }

  @Test("Of two open scenes with the same name the last one begins anew and is saved, and that is reported")
  func sameName() throws {
    let keeper = keeper()
    let (first, moved) = try launched(keeper)
    moved.push(.page(2))
    try keeper.flush()
    let (second, flow) = try launched(keeper)
    #expect(flow.routes == [])
    flow.push(.page(1))
    try keeper.flush()
    #expect(saved == second.line && saved != first.line && problems.count == 1)
    second.root.popToRoot()
    _ = try launched(keeper)
    #expect(StateProblem(.sameName("main")).code == "sameName")
    #expect(problems[0] == "two open scenes are named “main”; only the last one is saved from now on")
    #expect(problems == Array(repeating: "\(StateProblem(.sameName("main")))", count: 2))
  }

  @Test("A damaged file is reported, and whether the state before it is used")
  func damage() throws {
    let (scene, flow) = try launched(keeper())
    for page in 1...2 {
      flow.push(.page(page))
      try StateStore(file: folder.file).write(scene.archive())
    }
    for (file, end, line) in [
      (folder.file, "; the app uses the previous state, and", ["home", "page(1)"]),
      (folder.previous, "; the app starts anew, and", ["home"]),
    ] {
      try Data("{}".utf8).write(to: file)
      problems = []
      #expect(try launched(keeper()).scene.line == line)
      #expect(problems.count == 1 && problems[0].contains(end))
    }
  }

  // A time that grows with the square of the numbers would be minutes.
  @Test("Any number of scenes comes back in order, and all damaged ones are one problem")
  func many() throws {
    let names = (0..<5_000).map { "\($0)" }
    let lines = names.map { #"{"format":1,"root":{"root":{"home":{}}},"scene":"\#($0)"}"# }
    let damaged = Array(repeating: "{\"format\":1}", count: 5_000)
    try StateStore(file: folder.file).write((lines + damaged + lines.prefix(1)).joined(separator: "\n"))
    let keeper = self.keeper()
    #expect(keeper.names == names.dropFirst() + ["0"])
    #expect(problems == ["5000 saved scenes cannot be read: “scene” is missing (in the first one)"])
    let scenes = try names.suffix(100).map { try FlowScene(root: ForeignFlow(), name: $0) }
    try withExtendedLifetime(scenes) {
      for scene in scenes { keeper.launch(scene) }
      try keeper.flush()
    }
    #expect(Array(self.keeper().names.suffix(101)) == ["0"] + Array(names.suffix(100)))
  }

  @Test("Problems are reported, each once, and the app goes on")
  func losses() throws {
    try StateStore(file: folder.file).write(
      """
      {"format":1,"root":{"root":{"home":{}},"routes":[{"page":{"_0":1}},{"pge":{}}]},"scene":"main"}
      {"format":1}
      {"format":1,"root":{"root":{"home":{}}},"scene":"gone"}
      """)
    let other = self.keeper()
    #expect(other.names == ["main", "gone"])
    #expect(try launched(other).scene.line == ["home", "page(1)"])
    #expect(
      problems == [
        "a saved scene cannot be read: “scene” is missing",
        "main: ForeignFlow, at screen 2: there is no destination “pge” any more",
      ])
  }

  @Test("A scene that cannot be opened keeps its saved place, and so does one that a bad link does not open")
  func unopened() throws {
    let first = keeper()
    let scenes = try scenes(first, [("main", 1), ("two", 2)])
    try withExtendedLifetime(scenes) { try first.flush() }
    let keeper = keeper()
    let next = try self.scenes(keeper)
    #expect(throws: LinkError.self) { try next.open(link: "notes://two/pge/3") }
    #expect(next.names == [])
    #expect(try next.open(link: "notes://two/page/3").line == ["home", "page(3)"])
    try keeper.flush()
    #expect(self.keeper().names == ["main", "two"])
    #expect(try next.open("main").line == ["home", "page(1)"])
  }
}
