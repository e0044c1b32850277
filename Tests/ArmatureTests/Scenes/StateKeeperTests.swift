import Armature
import Foundation
import TestSupport
import Testing

@Suite("A keeper brings an app back to where the user was")
@MainActor
final class StateKeeperTests {
  private let folder = TemporaryFolder()
  private var file: URL { folder.file }
  private var problems: [String] = []
  private let clock = Pause()

  /// Sleeps until the test goes on.
  private final class Pause: @unchecked Sendable {
    private let lock = NSLock()
    private var sleepers: [CheckedContinuation<Void, Never>] = []
    private(set) var seconds: [Double] = []

    func sleep(_ seconds: Double) async {
      await withCheckedContinuation { sleeper in
        lock.withLock {
          self.seconds.append(seconds)
          sleepers.append(sleeper)
        }
      }
    }

    var count: Int { lock.withLock { sleepers.count } }

    func wake() {
      for sleeper in lock.withLock({ exchange(&sleepers, with: []) }) { sleeper.resume() }
    }
  }

  private func keeper() -> StateKeeper {
    StateKeeper(StateStore(file: file), delay: 2) { [weak self] in
      self?.problems.append("\($0)")
    } sleep: { [clock] in
      await clock.sleep($0)
    }
  }

  private func scenes(_ keeper: StateKeeper) -> SceneDirectory {
    let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { $0 == "gone" ? nil : ForeignFlow() }
    scenes.keeper = keeper
    return scenes
  }

  @Test("with all scenes of the last run, also if the app has no root for one of them any more")
  func allScenes() throws {
    var isGone = false
    func directory() -> SceneDirectory {
      SceneDirectory(notificationCenter: NotificationCenter()) { $0 == "two" && isGone ? nil : ForeignFlow() }
    }
    let (first, next) = (directory(), directory())
    let keeper = keeper()
    try keeper.openScenes(of: first)
    for name in ["main", "two", "three"] {
      let flow = try #require(try first.open(name).root as? ForeignFlow)
      flow.push(.page(1))
    }
    first.activate("main")
    try keeper.flush()
    isGone = true
    #expect(throws: SceneError.self) { try self.keeper().openScenes(of: next) }
    #expect(Set(next.names) == ["main", "three"] && next.current?.name == "main")
    #expect(next.scenes.allSatisfy { $0.layers == [["home", "page(1)"]] })
  }

  @Test("and reports a problem with a word for code and a sentence for people")
  func codes() {
    let problem = StateProblem(.sameName("main"))
    #expect(problem.code == "sameName")
    #expect("\(problem)" == "two open scenes are named “main”; only the last one is saved from now on")
    #expect(StateProblem(.unreadable(scenes: 1, problem: "none")).code == "unreadable")
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
    let report = keeper().launch(next)
    #expect(next.places == ["form"])
    #expect(report.losses.map(\.code) == ["redirected"])
    #expect(problems == [])
  }

  @Test("each scene by its name, and knows which one was the current one")
  func scenes() throws {
    let first = scenes(keeper())
    try first.open("main").root.popToRoot()
    let main = try #require(first["main"]?.root as? ForeignFlow)
    main.push(.page(1))
    let two = try #require(try first.open("two").root as? ForeignFlow)
    two.push(.page(2))
    try first.open("three")
    first.close("three")
    first.activate("main")
    try (first.keeper as? StateKeeper)?.flush()
    let keeper = keeper()
    #expect(keeper.names == ["two", "main"])
    let next = scenes(keeper)
    for name in keeper.names { try next.open(name) }
    #expect(next["main"]?.line == ["home", "page(1)"] && next["two"]?.line == ["home", "page(2)"])
    #expect(next.current?.name == "main" && problems == [])
  }

  @Test("any scenes, each with its own tree")
  func random() async throws {
    try await tryCases(50, seed: 20_261_124, make: LinkCase.init, smaller: \.smaller) { kind, steps in
      @MainActor func scenes() -> SceneDirectory {
        let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { LinkStep.root(kind + $0.count) }
        scenes.keeper = StateKeeper(StateStore(file: self.file))
        return scenes
      }
      let old = scenes()
      for (name, steps) in [("a", steps.from), ("bb", steps.to), ("ccc", steps.from + steps.to)] {
        let scene = try old.open(name)
        for step in steps { step.perform(in: scene) }
        scene.dismissDialogs()
      }
      old.activate(["a", "bb", "ccc"][kind % 3])
      let keeper = try #require(old.keeper as? StateKeeper)
      try keeper.flush()
      defer { try? keeper.store.remove() }
      let next = scenes()
      let names = (next.keeper as? StateKeeper)?.names ?? []
      for name in names { try next.open(name) }
      guard next.current?.name == old.current?.name else { return "\(names)" }
      let differing = old.scenes.filter { next[$0.name]?.presentation.shape != $0.presentation.shape }
      return differing.isEmpty ? nil : "\(differing.map(\.line))"
    }
  }

  /// A scene that a keeper keeps.
  private func launched(_ keeper: StateKeeper) throws -> (scene: FlowScene, flow: ForeignFlow) {
    let flow = ForeignFlow()
    let scene = try FlowScene(root: flow)
    keeper.launch(scene)
    return (scene, flow)
  }

  /// The line in the file.
  private var saved: [String] {
    let scene = try? FlowScene(root: ForeignFlow())
    if let scene { StateKeeper(StateStore(file: file)).bringBack(scene) }
    return scene?.line ?? []
  }

  /// Waits for a state. If it never comes, the test's time limit ends it.
  private func becomes(_ isThere: () -> Bool) async throws {
    while !isThere() { try await Task.sleep(nanoseconds: 1_000_000) }
  }

  @Test("All changes within the delay are saved at once, and none is older than the delay", .timeLimit(.minutes(5)))
  func delay() async throws {
    let keeper = keeper()
    let (scene, flow) = try launched(keeper)
    #expect(keeper.delay == 2)
    for page in 1...3 { flow.push(.page(page)) }
    try await becomes { clock.count == 1 }
    #expect(clock.seconds == [2] && saved == ["home"])
    #expect(!FileManager.default.fileExists(atPath: file.path))
    clock.wake()
    try await becomes { saved == ["home", "page(1)", "page(2)", "page(3)"] }
    flow.goBack()
    try await becomes { clock.seconds == [2, 2] }
    #expect(scene.line == ["home", "page(1)", "page(2)"])
  }

  @Test("A flush saves at once, also values that no change was reported for, and writes nothing twice")
  func flush() throws {
    let keeper = keeper()
    let (scene, flow) = try launched(keeper)
    flow.push(.page(1))
    try keeper.flush()
    #expect(saved == ["home", "page(1)"])
    try keeper.flush()
    #expect(!FileManager.default.fileExists(atPath: file.path + ".previous"))
    try FileManager.default.removeItem(at: file)
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
    let folder = file.appendingPathExtension("folder")
    let store = StateStore(file: folder.appendingPathComponent("state"))
    let keeper = StateKeeper(store, delay: 2) { [weak self] in
      self?.problems.append("\($0)")
    } sleep: { [clock] in
      await clock.sleep($0)
    }
    let (scene, flow) = try launched(keeper)
    for count in 1...2 {
      flow.push(.page(count))
      try await becomes { clock.count == 1 }
      clock.wake()
      try await becomes { problems.count == count }
    }
    #expect(Set(problems).count == 1 && problems[0].contains(folder.lastPathComponent))
    #expect(throws: StateStoreError.self) { try keeper.flush() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try keeper.flush()
    #expect(try store.read().data == scene.archive())
  }

  @Test("A scene is under way when it was launched or its state has changed, not when a screen was drawn again")
  func underWay() throws {
    for start: (FlowScene, ForeignFlow) -> Void in [{ scene, _ in scene.launch() }, { _, flow in flow.push(.page(1)) }]
    {
      let flow = ForeignFlow()
      let scene = try FlowScene(root: flow)
      flow.refresh()
      #expect(!scene.isUnderWay)
      start(scene, flow)
      #expect(scene.isUnderWay)
    }
  }

  @Test("Of two open scenes with the same name the last one is saved, and that is reported")
  func sameName() throws {
    let keeper = keeper()
    let (first, _) = try launched(keeper)
    let (second, flow) = try launched(keeper)
    flow.push(.page(1))
    try keeper.flush()
    #expect(saved == second.line && saved != first.line)
    #expect(problems == ["two open scenes are named “main”; only the last one is saved from now on"])
    second.root.popToRoot()
    _ = try launched(keeper)
    #expect(problems.count == 2)
  }

  @Test("A damaged file is reported, and whether the state before it is used")
  func damage() throws {
    let (scene, flow) = try launched(keeper())
    let store = StateStore(file: file)
    for page in 1...2 {
      flow.push(.page(page))
      try store.write(scene.archive())
    }
    for (name, end, line) in [
      ("", "; the state before it is used, and", ["home", "page(1)"]),
      (".previous", "; the app starts anew, and", ["home"]),
    ] {
      try Data("{}".utf8).write(to: URL(fileURLWithPath: file.path + name))
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
    try StateStore(file: file).write(Data((lines + damaged + lines.prefix(1)).joined(separator: "\n").utf8))
    let keeper = self.keeper()
    #expect(keeper.names == names.dropFirst() + ["0"])
    #expect(problems == ["5000 saved scenes cannot be read: “scene” is missing (the first one)"])
    let scenes = try names.suffix(100).map { try FlowScene(root: ForeignFlow(), name: $0) }
    try withExtendedLifetime(scenes) {
      for scene in scenes { keeper.launch(scene) }
      try keeper.flush()
    }
    #expect(Array(self.keeper().names.suffix(101)) == ["0"] + Array(names.suffix(100)))
  }

  @Test("Problems are reported, each once, and the app goes on")
  func losses() throws {
    let archive = """
      {"format":1,"root":{"root":{"home":{}},"routes":[{"page":{"_0":1}},{"pge":{}}]},"scene":"main"}
      {"format":1}
      {"format":1,"root":{"root":{"home":{}}},"scene":"gone"}
      """
    try StateStore(file: file).write(Data(archive.utf8))
    let other = self.keeper()
    #expect(other.names == ["main", "gone"])
    let (restored, _) = try launched(other)
    #expect(restored.line == ["home", "page(1)"])
    #expect(
      problems == [
        "a saved scene cannot be read: “scene” is missing",
        "main: ForeignFlow, at screen 2: there is no destination “pge” any more",
      ])
  }

  @Test("A scene that cannot be opened keeps its saved place, and so does one that a bad link does not open")
  func unopened() throws {
    let first = scenes(keeper())
    (try first.open("main").root as? ForeignFlow)?.push(.page(1))
    (try first.open("two").root as? ForeignFlow)?.push(.page(2))
    try (first.keeper as? StateKeeper)?.flush()
    let keeper = keeper()
    let next = SceneDirectory(
      notificationCenter: NotificationCenter(), linkAddress: try LinkAddress("notes://{scene}")
    ) { _ in ForeignFlow() }
    next.keeper = keeper
    #expect(throws: LinkError.self) { try next.open(link: "notes://two/pge/3") }
    #expect(next.names == [])
    #expect(try next.open(link: "notes://two/page/3").line == ["home", "page(3)"])
    try keeper.flush()
    #expect(self.keeper().names == ["main", "two"])
    #expect(try next.open("main").line == ["home", "page(1)"])
  }
}
