import Armature
import Foundation
import Testing

// @testable: apps run in a terminal of the test.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

@Suite("A recorder writes a session as a script")
@MainActor
struct RecorderTests {
  @Test("of the commands that do the same, in any host")
  func script() throws {
    let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in Cards.house() }
    let scene = try scenes.open()
    let recorder = Recorder(scenes)
    let tabs = try #require(scene.root as? Cards)
    func tap(_ titles: String...) throws { for title in titles { try scene.tap(title) } }
    try tap("Monday", "Next", "Next", "Next", "Next")
    scene.pop(to: scene.presentation.line[5].id)
    scene.pop(to: scene.presentation.line[2].id)
    scene.back()
    scene.back()
    try tap("Write")
    try scene.row("Title").enter("a \"long\" day")
    try scene.row("First line").enter("")
    try tap("Private")
    #expect(!scene.dismiss(scene.presentation.top.nodes[0].id), "the draft stays")
    try tap("Erase")
    scene.dismiss(scene.presentation.top.nodes[0].id)
    scene.select("library", in: tabs.id)
    try tap("Poems")
    scene.select("home", in: tabs.id)
    try scene.open("/search/account")
    _ = try? scene.open("/nowhere")
    try tap("Try the terms")
    scene.root.popToRoot()
    try scenes.open("two")
    scenes.activate("main")
    scenes.close("two")
    #expect(
      recorder.commands == """
        Monday, Next, Next, Next, Next, back, pop Monday, pop Monday, back, Write, set Title a "long" day, \
        set "First line" "", Private, Erase, dismiss, tab Library, Poems, tab Home, open /search/account, \
        Try the terms, root, scene two, scene main, scene close two
        """)
  }

  @Test("with names where titles do not lead to a tab")
  func names() throws {
    let tabs = Cards([Card("a", "Same"), Card("b", "Same")])
    let scene = try FlowScene(root: tabs)
    let recorder = Recorder(scene)
    scene.select("b", in: tabs.id)
    #expect(recorder.commands == "tab b")
  }

  @Test("with a step back about which a flow asks the user, and the answer")
  func asking() async throws {
    let flow = Gated(isSignedIn: true)
    let scene = try FlowScene(root: flow)
    flow.push(.note(1))
    flow.isEdited = true
    let recorder = Recorder(scene)
    for answer in ["Cancel", "Discard"] {
      scene.back()
      await scene.settled()
      try scene.tap(answer)
      await scene.settled()
    }
    #expect(recorder.script == "back\nCancel\nback\nDiscard\n")
  }

  @Test("with a command for each turn to another window, also if it is not the current one")
  func windows() throws {
    var taps: [String] = []
    let scenes = SceneDirectory { name in Board(name) { ButtonRow("Tap") { taps.append(name) } } }
    for name in ["one", "two"] { try scenes.open(name) }
    let recorder = Recorder(scenes)
    for name in ["one", "two", "two", "one"] {
      let scene = try #require(scenes[name])
      let row = try scene.row("Tap")
      #expect(!scene.back())
      try row.tap()
    }
    #expect(throws: (any Error).self) { try scenes.open(link: "/nowhere") }
    #expect(taps == ["one", "two", "two", "one"])
    #expect(recorder.script == "scene one\nTap\nscene two\nTap\nTap\nscene one\nTap\n")
    scenes.close("two")
    #expect(recorder.script.hasSuffix("scene one\nTap\nscene two\nscene close two\n"))
  }

  @Test("in which back from the first screen of a sheet is a swipe", arguments: ["Monday", "Write"])
  func back(title: String) throws {
    let scenes = SceneDirectory { _ in DiaryCoordinator() }
    let session = UserSession(scenes: scenes, scene: try scenes.open(), windowWidth: WindowWidth { 80 })
    let display = session.refresh()
    try session.tap(display.entries.choice(titled: title), on: display)
    try session.goBack()
    #expect(session.steps.last == UserStep(title == "Write" ? .dismiss : .back, command: "back"))
  }

  @Test("with the answers of dialogs")
  func dialogs() throws {
    let scene = try FlowScene(root: Hall())
    let recorder = Recorder(scene)
    let hall = try #require(scene.root as? Hall)
    hall.show(.sure)
    let button = try scene.row("OK")
    for _ in 0..<2 { try button.tap() }
    hall.show(.sure)
    scene.dismiss(scene.presentation.top.topNode.id)
    #expect(recorder.script == "# shown sure as .alert\nOK\n# shown sure as .alert\ndismiss\n")
  }

  @Test("in which changes without an act are comments, and those that follow from an act are not told")
  func comments() async throws {
    let gate = Gate()
    let board = Board { Screen("Board") }
    let other = Board("Board") {
      ButtonRow("Later") {
        await gate.pass()
        board.push(.next)
      }
    }
    board.setRoot(.top)
    let scenes = SceneDirectory { name in name == "main" ? board : other }
    let scene = try scenes.open()
    try scenes.open("two")
    let recorder = Recorder(scenes)
    try scenes["two"]?.tap("Later")
    gate.open()
    await scenes["two"]?.settled()
    #expect(board.routes.count == 1)
    #expect(recorder.script == "Later\n")
    // A timer, or a view of the app's own.
    board.goBack()
    board.push(.next)
    scene.back()
    #expect(recorder.commands == "Later, # removed next (verb), # shown next as .push, scene main, back")
  }

  @Test("that has a command before it is carried out")
  func crash() throws {
    var written = ""
    var known: String?
    let board = Board("Board") { ButtonRow("Crash") { known = written } }
    let scene = try FlowScene(root: board)
    let recorder = Recorder(scene)
    recorder.didRecord = { written = $0 }
    try scene.tap("Crash")
    #expect(known == "Crash\n")
  }

  @Test("without acts that were refused, but with the way to the root that a link then leads to; and keeps no scene")
  func refused() throws {
    var scenes: SceneDirectory? = SceneDirectory(notificationCenter: NotificationCenter()) { _ in Hall() }
    weak let scene = try scenes?.open()
    let recorder = try Recorder(#require(scenes))
    var lengths: [Int] = []
    recorder.didRecord = { lengths.append($0.count) }
    #expect(scene?.back() == false)
    #expect(throws: LinkError.self) { try scene?.open("/nowhere") }
    #expect(recorder.script == "" && lengths == [5, 0, 14, 0])
    for open in [
      { _ = try scene?.open("/nowhere", orElse: .popToRoot) },
      { _ = try scenes?.open(link: "/nowhere", orElse: .popToRoot) },
    ] {
      (scene?.root as? Hall)?.show(.over)
      #expect(throws: LinkError.self) { try open() }
      #expect(scene?.presentation.line.count == 1)
    }
    #expect(recorder.script == "# shown over as .push\nroot\n# shown over as .push\nroot\n")
    scenes = nil
    #expect(scene == nil)
  }
}

extension Recorder {
  /// The lines of the script.
  fileprivate var commands: String { script.split(separator: "\n").joined(separator: ", ") }
}
