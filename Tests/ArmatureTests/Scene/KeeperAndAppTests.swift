import Foundation
import Observation
import TestSupport
import Testing

@testable import Armature  // A store with another system is internal.

@Suite("A keeper and the code of the app do not disturb each other")
@MainActor
struct KeeperAndAppTests {
  private let folder = TemporaryFolder()

  /// A keeper of the file, and scenes that it keeps.
  private func open(
    _ names: String..., system: FaultySystem = FaultySystem(),
    onProblem: @escaping @MainActor (StateProblem) -> Void = { _ in }
  ) throws -> (keeper: StateKeeper, scenes: SceneDirectory) {
    let store = StateStore(file: folder.file, system: system.operations)
    let keeper = StateKeeper(store, onProblem: onProblem)
    let scenes = try SceneDirectory(at: nil) { _ in KeepingFlow(root: .start) }
    scenes.keeper = keeper
    for name in names { try scenes.open(name) }
    return (keeper, scenes)
  }

  /// The names of the scenes in the file.
  private var saved: [String] { StateKeeper(StateStore(file: folder.file)).names }

  private func show(_ page: Keeping, in scene: FlowScene?) { (scene?.root as? KeepingFlow)?.show(page) }

  /// The text of all files in the folder.
  private var texts: String {
    folder.names.compactMap { try? String(contentsOfFile: folder[$0], encoding: .utf8) }.joined(separator: "\n")
  }

  @Test("an observer that hears of a mistake in an archive may use the keeper, and hears of it once")
  func mistakes() throws {
    let (keeper, scenes) = try open("two")
    let flow = FragileFlow(root: .home)
    try scenes.open("main", root: flow)
    var names: [[String]] = []
    scenes["main"]?.observeEvents {
      guard case .mistake = $0.kind else { return }
      names.append(keeper.names)
      scenes.close("main")
    }
    flow.push(.broken)
    for _ in 1...2 { try keeper.flush() }
    #expect(names.count == 1 && saved == ["two"])
  }

  @Test("a file that could not be opened at the start is not replaced")
  func unreadable() throws {
    do {
      let (keeper, scenes) = try open("main")
      show(.page(7), in: scenes.current)
      try keeper.flush()
    }
    let (keeper, scenes) = try open("main", system: FaultySystem([0: .fails(EPERM)]))
    for page in 1...3 {
      show(.page(page), in: scenes.current)
      #expect(throws: StateStoreError.self) { try keeper.flush() }
    }
    #expect(texts.contains(#""_0":7"#))
  }

  @Test("a scene that is closed by its own flow while it opens is not kept")
  func closing() throws {
    let (keeper, scenes) = try open("main")
    let once = KeepingFlow(root: .start)
    once.greet = { [weak scenes] in scenes?.close("once") }
    try scenes.open("once", root: once)
    try keeper.flush()
    #expect(scenes.names == ["main"] && saved == ["main"])
  }

  @Test("a flush in a batch saves the state before it")
  func batch() throws {
    let (keeper, scenes) = try open("main")
    try? scenes.current?.batch {
      show(.page(5), in: scenes.current)
      try keeper.flush()
      throw CancellationError()
    }
    #expect(!texts.contains(#""_0":5"#) && texts.contains(#""start""#))
  }

  @Test("a plan of a link does not bring a scene back, so its losses are reported when it is opened")
  func plans() throws {
    try StateStore(file: folder.file).write(#"{"format":1,"scene":"main","root":{"root":"x"}}"#)
    var problems: [String] = []
    let (_, scenes) = try open(onProblem: { problems.append("\($0)") })
    for _ in 1...2 { _ = try scenes.plan(for: "/") }
    #expect(problems == [])
    try scenes.open()
    #expect(problems.count == 1)
  }
}

@Suite("Values that a flow keeps are saved when they change")
@MainActor
struct TrackedArchiveTests {
  @Observable
  final class Editor: Coordinator<Page>, KeepsValues {
    var text = ""
    @ObservationIgnored var other = ""

    init() { super.init(root: .home) }

    var kept: String { text }
    func bringBack(_ kept: String) { text = kept }
  }

  enum Page: Screenless, Codable { case home }

  @Test("a typed text that no screen shows is saved, once for several changes, and nothing is drawn again")
  func saves() async throws {
    var saved: [String] = []
    let keeper = SavedScenes(Data(), onProblem: { _ in }, pause: {}) { saved.append($0.text) }
    let editor = Editor()
    let scene = try FlowScene(of: editor)
    keeper.keep(scene)
    var changes = 0
    scene.observe { _ in changes += 1 }
    func settle() async { for _ in 1...100 { await Task.yield() } }
    await wait { saved.count == 1 }
    for (count, text) in [(2, "Mi"), (3, "Milk")] {
      editor.text = String(text.prefix(1))
      editor.text = text
      await wait { saved.count == count }
      #expect(saved.last?.contains("\"\(text)\"") == true)
    }
    editor.other = "x"
    await settle()
    #expect(saved.count == 3 && changes == 0)
    keeper.forget("main")
    await settle()
    let count = saved.count
    editor.text = "later"
    await settle()
    #expect(saved.count == count)
  }
}
