import Foundation
import TestSupport
import Testing

@testable import Armature  // A store with another system is internal.

@Suite("A keeper and the code of the app do not disturb each other")
@MainActor
struct KeeperAndAppTests {
  private let folder = TemporaryFolder()

  private enum Page: Destination, Codable {
    case home, page(Int), broken

    typealias Flow = PageFlow

    func encode(to encoder: any Encoder) throws {
      var value = encoder.singleValueContainer()
      switch self {
      case .home: try value.encode(0)
      case .page(let number): try value.encode(number)
      case .broken: throw CancellationError()
      }
    }

    func screen(in flow: PageFlow) -> Screen<Self> { Screen("\(self)") }

    init(from decoder: any Decoder) throws {
      let number = try decoder.singleValueContainer().decode(Int.self)
      self = number == 0 ? .home : .page(number)
    }
  }

  private final class PageFlow: Coordinator<Page>, KeepsValues {
    var title = "" { didSet { refresh() } }
    var onEnter: () -> Void = {}

    init() { super.init(root: .home) }

    var kept: String { title }
    func bringBack(_ kept: String) { title = kept }
    override func didEnter() { onEnter() }
  }

  private func directory(_ keeper: StateKeeper) -> SceneDirectory {
    let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in PageFlow() }
    scenes.keeper = keeper
    return scenes
  }

  private func flow(_ scene: FlowScene) throws -> PageFlow { try #require(scene.root as? PageFlow) }

  /// The text of all files in the folder.
  private var texts: String {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.file.deletingLastPathComponent().path)) ?? []
    return names.compactMap {
      try? String(contentsOf: folder.file.deletingLastPathComponent().appendingPathComponent($0), encoding: .utf8)
    }.joined(separator: "\n")
  }

  @Test("an observer that hears of a mistake in an archive may use the keeper, and hears of it once")
  private func mistakes() throws {
    let keeper = StateKeeper(StateStore(file: folder.file))
    let scenes = directory(keeper)
    let scene = try scenes.open()
    try scenes.open("two")
    var names: [[String]] = []
    scene.observeEvents {
      guard case .mistake = $0.kind else { return }
      names.append(keeper.names)
      scenes.close("main")
    }
    try flow(scene).show(.broken)
    for _ in 1...2 { try keeper.flush() }
    #expect(names.count == 1)
    #expect(StateKeeper(StateStore(file: folder.file)).names == ["two"])
  }

  @Test("a file that could not be opened at the start is not replaced")
  private func unreadable() throws {
    do {
      let keeper = StateKeeper(StateStore(file: folder.file))
      let scenes = directory(keeper)
      try flow(scenes.open()).show(.page(7))
      try keeper.flush()
    }
    let system = FaultySystem([0: .fails(EPERM)])
    let keeper = StateKeeper(StateStore(file: folder.file, system: system.operations))
    let scenes = directory(keeper)
    let scene = try scenes.open()
    for page in 1...3 {
      try flow(scene).show(.page(page))
      #expect(throws: StateStoreError.self) { try keeper.flush() }
    }
    #expect(texts.contains("[7]"))
  }

  @Test("a scene that is closed by its own flow while it opens is not kept")
  private func closing() throws {
    let keeper = StateKeeper(StateStore(file: folder.file))
    let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in PageFlow() }
    scenes.keeper = keeper
    try scenes.open()
    let once = PageFlow()
    once.onEnter = { [weak scenes] in scenes?.close("once") }
    try scenes.open("once", root: once)
    try keeper.flush()
    #expect(scenes.names == ["main"] && StateKeeper(StateStore(file: folder.file)).names == ["main"])
  }

  @Test("a turn to another scene is saved")
  private func turning() throws {
    let keeper = StateKeeper(StateStore(file: folder.file), delay: 1, onProblem: { _ in }, sleep: { _ in })
    let scenes = directory(keeper)
    for name in ["a", "b"] { try scenes.open(name) }
    try keeper.flush()
    scenes.activate("a")
    #expect(keeper.names == ["a", "b"])
    try keeper.flush()
    #expect(StateKeeper(StateStore(file: folder.file)).names == ["b", "a"])
  }

  @Test("a flush in a batch saves the state before it")
  private func batch() throws {
    let keeper = StateKeeper(StateStore(file: folder.file))
    let scenes = directory(keeper)
    let scene = try scenes.open()
    try? scene.batch {
      try flow(scene).show(.page(5))
      try keeper.flush()
      throw CancellationError()
    }
    #expect(!texts.contains("[5]") && texts.contains("\"root\":0"))
  }

  @Test("a flow that brings its values back in a running scene is drawn again, and nothing is refused")
  private func running() throws {
    let scene = try FlowScene(root: PageFlow())
    let flow = try flow(scene)
    flow.title = "old"
    let archive = try scene.archive()
    flow.title = "new"
    var events: [String] = []
    var changes: [FlowChange.Kinds] = []
    scene.observeTexts { events.append($0) }
    scene.observe { changes.append($0.kinds) }
    scene.restore(archive)
    #expect(flow.title == "old" && events == ["restored without 0"] && changes == [.screens])
  }

  @Test("a plan of a link does not bring a scene back, so its losses are reported when it is opened")
  private func plans() throws {
    try StateStore(file: folder.file).write(Data(#"{"format":1,"scene":"main","root":{"root":"x"}}"#.utf8))
    var problems: [String] = []
    let scenes = directory(StateKeeper(StateStore(file: folder.file)) { problems.append("\($0)") })
    for _ in 1...2 { _ = try scenes.plan(for: "/") }
    #expect(problems == [])
    try scenes.open()
    #expect(problems.count == 1)
  }

  @Test("any delay is possible", arguments: [.nan, -1, .infinity, 1e300] as [Double])
  private func delays(delay: Double) async throws {
    let keeper = StateKeeper(StateStore(file: folder.file), delay: delay)
    let scenes = directory(keeper)
    try scenes.open()
    await Task.yield()
    try keeper.flush()
    #expect(keeper.names == ["main"])
  }
}
