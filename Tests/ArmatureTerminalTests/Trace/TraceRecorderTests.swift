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
  nonisolated private static let house = ["made Cards 1, made DiaryCoordinator 2"]

  @Test(
    "the start has the first flows; events stand at their action, with causes; a wrong link has its error",
    arguments: [
      (
        "settings, account, root, settings",
        [
          "shown options as .push | made SettingsCoordinator 3", "shown account as .cover(stack: false)",
          "removed account (flowEnded), removed options (broadcast) | released SettingsCoordinator 3",
          "shown options as .push | made SettingsCoordinator 4",
        ]
      ),
      ("open /home/settings", ["shown options as .push, opened /home/settings | made SettingsCoordinator 3"]),
      ("tab search", ["shown options as .push, selected search in Cards | made SettingsCoordinator 3"]),
      ("open /nowhere", ["refused /nowhere (…"]), ("back", ["refused Cards.back() (…"]),
      (
        "scene two, tab search, scene close two",
        [
          "scene opened, scene on display | made Cards 3, made DiaryCoordinator 4",
          "shown options as .push, selected search in Cards | made SettingsCoordinator 5",
          "removed…",
        ]
      ),
    ])
  func events(commands: String, happened: [String]) async throws {
    let recording = try Recording { _ in Cards.house() }
    try await recording.play(commands.components(separatedBy: ", "))
    let steps = recording.trace.steps
    #expect(steps[0].text == "Start" && steps[0].before == nil && steps[0].line == "window: Home › Diary")
    #expect(zip(steps.map(\.happened), Self.house + happened).allSatisfy { $0.isLike($1) }, "\(steps.map(\.happened))")
    #expect(steps.count == happened.count + 1)
    #expect((recording.last.failure != nil) == happened[0].hasPrefix("refused"))
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

  @Test("a mistake of the app and a failed answer to a dialog are events")
  func mistakes() throws {
    let kinds: [NavigationEvent.Kind] = [
      .mistake("it navigates"), .actionFailed(title: "Burn", message: "no matches"),
    ]
    let flow = Board("") {}.eventFlow
    #expect(
      kinds.map { EventDescription(NavigationEvent(kind: $0, cause: .verb, flow: flow), in: "main") } == [
        EventDescription(kind: .mistake, scene: "main", text: "Board", cause: "it navigates"),
        EventDescription(kind: .failed, scene: "main", text: "Burn", cause: "no matches"),
      ])
  }

  @Test("no flow and no scene is kept")
  func lifetime() throws {
    weak var scene: FlowScene?
    let recorder: TraceRecorder
    do {
      let recording = try Recording { _ in DiaryCoordinator() }
      (recorder, scene) = (recording.recorder, recording.scenes.current)
      recording.act { (scene?.root as? DiaryCoordinator)?.push(.settings) }
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
