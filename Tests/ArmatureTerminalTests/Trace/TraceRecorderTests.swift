import TestSupport
import Testing

// @testable: makes events of its own.
@testable import Armature
// @testable: traces are for hosts and drivers of this package.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

@Suite("A recorder follows an app from action to action")
@MainActor
struct TraceRecorderTests {
  @Test("the start has the first place and the first flows")
  func start() throws {
    let trace = try Recording { _ in Cards.house() }.trace
    let first = trace.steps[0]
    #expect(trace.title == "Walk" && trace.steps.map(\.text) == ["Start"])
    #expect(first.command == "" && first.before == nil && first.line == "window: Home › Diary")
    #expect(first.happened == "made Cards 1, made DiaryCoordinator 2")
  }

  @Test("events stand at their action, in order and with causes, and so do flows")
  func events() throws {
    let diary = DiaryCoordinator()
    let recording = try Recording { _ in diary }
    recording.act("open") {
      diary.push(.settings)
      diary.show(.editor)
    }
    recording.act("close") { diary.goBackToRoot() }
    recording.act("again") { diary.push(.settings) }
    #expect(
      recording.trace.steps.dropFirst().map(\.happened) == [
        "shown options as .push, shown draft as .sheet | made SettingsCoordinator 2, made EditorCoordinator 3",
        "removed draft (verb), removed options (verb) | released SettingsCoordinator 2, released EditorCoordinator 3",
        "shown options as .push | made SettingsCoordinator 4",
      ])
  }

  @Test("the place before is recorded only where the app has changed it since the action before")
  func before() throws {
    let diary = DiaryCoordinator()
    let recording = try Recording { _ in diary }
    recording.act("one") { diary.push(.entry(0)) }
    diary.push(.entry(1))
    diary.titles[1] = "Wednesday"
    recording.act("two") { diary.goBack() }
    let steps = recording.trace.steps
    #expect(steps.map { $0.before?.line } == [nil, nil, "window: Diary › Monday › Wednesday"])
    #expect(steps[1].line == "window: Diary › Monday")
    #expect(
      steps.dropFirst().map(\.happened) == [
        "shown entry(0) as .push, shown entry(1) as .push", "removed entry(1) (verb)",
      ])
  }

  @Test("work that ends after an action belongs to it")
  func asynchronous() async throws {
    let gate = Gate()
    let board = Board("Work") {}
    let recording = try Recording { _ in board }
    recording.act("start") {
      Task {
        await gate.pass()
        board.push(.next)
        gate.open()
      }
    }
    #expect(recording.last.eventTexts == [])
    gate.open()
    await wait { !recording.last.events.isEmpty }
    recording.act("look") {}
    #expect(recording.trace.steps.map(\.eventTexts) == [[], ["shown next as .push"], []])
    #expect(recording.last.before?.line == "window: Work › Next")
  }

  @Test("a refused action has the event and the message, and changes nothing")
  func refused() throws {
    let diary = DiaryCoordinator()
    let recording = try Recording { _ in diary }
    recording.act("back", failure: "this is the root") { recording.scenes.current?.back() }
    #expect(recording.last.failure == "this is the root")
    #expect(recording.last.eventTexts.count == 1)
    #expect(recording.last.eventTexts[0].hasPrefix("refused DiaryCoordinator.back() ("))
    #expect(recording.last.after == recording.trace.steps[0].after)
  }

  @Test("scenes that are opened later are observed too")
  func scenes() throws {
    let diary = DiaryCoordinator()
    let recording = try Recording { $0 == "main" ? DiaryCoordinator() : diary }
    recording.act("scene two") { _ = try? recording.scenes.open("two") }
    recording.act("push") { diary.push(.settings) }
    #expect(recording.last.events.map(\.scene) == ["two"])
    recording.act("close") { recording.scenes.close("two") }
    let steps = recording.trace.steps.dropFirst()
    #expect(
      steps.map(\.happened) == [
        "scene opened, scene on display | made DiaryCoordinator 2",
        "shown options as .push | made SettingsCoordinator 3",
        "removed options (flowEnded), scene closed, scene on display | released DiaryCoordinator 2, "
          + "released SettingsCoordinator 3",
      ])
    #expect(steps.map(\.after.scene) == ["two", "two", "main"])
  }

  @Test("links and tabs have events, and a wrong link has its error")
  func links() async throws {
    let recording = try Recording { _ in Cards.house() }
    try await recording.play(["open /home/settings", "open /nowhere", "tab search"])
    let steps = recording.trace.steps
    #expect(steps[1].eventTexts == ["shown options as .push", "opened /home/settings"])
    #expect(steps[2].eventTexts.count == 1 && steps[2].eventTexts[0].hasPrefix("refused /nowhere (“nowhere”"))
    #expect(steps[2].failure?.hasPrefix("cannot open “/nowhere”") == true)
    #expect(steps[3].eventTexts == ["shown options as .push", "selected search in Cards"])
  }

  @Test("a mistake of the app and a failed answer to a dialog are events")
  func mistakes() throws {
    let kinds: [NavigationEvent.Kind] = [
      .mistake("it navigates"), .actionFailed(title: "Burn", message: "no matches"),
    ]
    let flow = Board("") {}.eventFlow
    #expect(
      kinds.map { HeardEvent(NavigationEvent(kind: $0, cause: .verb, flow: flow), in: "main") } == [
        HeardEvent(kind: .mistake, scene: "main", text: "Board", cause: "it navigates"),
        HeardEvent(kind: .failed, scene: "main", text: "Burn", cause: "no matches"),
      ])
  }

  @Test("no flow and no scene is kept")
  func lifetime() throws {
    weak var child: AnyCoordinator?
    weak var scene: FlowScene?
    let recorder: TraceRecorder
    do {
      let recording = try Recording { _ in DiaryCoordinator() }
      recorder = recording.recorder
      scene = recording.scenes.current
      guard let diary = scene?.root as? DiaryCoordinator else { return }
      recording.act { diary.push(.settings) }
      child = diary.children.first
      #expect(child != nil)
      recording.act { diary.goBackToRoot() }
      #expect(child == nil)
      #expect(recording.last.happened.hasSuffix(" | released SettingsCoordinator 2"))
    }
    #expect(scene == nil)
    // Without its scenes, a recorder has nothing to see.
    recorder.willAct("late", command: "late")
    recorder.didAct(failure: nil)
    #expect(recorder.trace.steps.last?.after.link == .none(reason: "no scene is open"))
  }

  @Test("the words of the user's session take the place of the typed ones, with dots for a password")
  func words() async throws {
    let model = Board("Sign in") {
      FieldRow("Password", text: "", kind: .secure) { _ in }
      ButtonRow("Sign in") {}
      ButtonRow("Sign in") {}
      ToggleRow("Stay", isOn: false) { _ in }
    }
    let recording = try Recording { _ in model }
    try await recording.play(["set pass hunter2", "set password hunter2", "set 1", "3", "stay", "root", "tree"])
    let steps = recording.trace.steps.dropFirst()
    #expect(
      steps.map(\.text) == [
        "set pass hunter2", "Set “Password” to “•••••••”", "Clear “Password”", "Tap “Sign in”", "Switch “Stay”",
        "Pop to root", "tree",
      ])
    #expect(
      steps.map(\.command) == [
        "set pass hunter2", "set Password •••••••", "set Password ", "3", "Stay", "root", "tree",
      ])
    #expect(steps.map { $0.control?.index } == [nil, 0, 0, 1, 0, nil, nil])
    #expect(steps.map { $0.failure != nil } == [true, false, false, false, false, false, false])
  }
}
