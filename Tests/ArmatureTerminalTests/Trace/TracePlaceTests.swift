import Armature
import Foundation
import Testing

// @testable: traces are for hosts and drivers of this package.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

@Suite("A trace records places as a user sees them")
@MainActor
struct TracePlaceTests {
  private func place(_ root: AnyCoordinator) throws -> Trace.Place {
    let scenes = SceneDirectory { _ in root }
    try scenes.open()
    return TraceRecorder(scenes: scenes, title: "Place").trace.steps[0].after
  }

  private func row(
    _ kind: Trace.Row.Kind, _ title: String, detail: String? = nil, value: String? = nil, hint: String? = nil,
    state: Trace.Row.State? = nil, role: Trace.Row.Role? = nil, failure: String? = nil, depth: Int = 0,
    placement: Trace.Row.Placement? = nil
  ) -> Trace.Row {
    Trace.Row(
      kind: kind, title: title, detail: detail, value: value, hint: hint, state: state, role: role, failure: failure,
      depth: depth, placement: placement)
  }

  @Test("every kind of row")
  func rows() throws {
    let day = try #require(ISO8601DateFormatter().date(from: "2026-11-22T12:00:00Z"))
    let board = Board {
      Screen("Rows") {
        SectionRow("Texts") {
          TextRow("Signed in as", detail: "Ada")
          ImageRow("Favourite", image: "star.fill")
        }
        LinkRow("On", detail: "2", to: .next)
        ButtonRow("Plain") {}
        ButtonRow("Off", isEnabled: false) {}
        ButtonRow("Delete", role: .destructive) {}
        ToggleRow("Pinned", isOn: true) { _ in }
        ToggleRow("Muted", isOn: false) { _ in }
        FieldRow("Name", text: "", prompt: "a name") { _ in }
        FieldRow("Find", text: "milk", kind: .search) { _ in }
        FieldRow("Password", text: "hunter2", kind: .secure) { _ in }
        NumberRow("Price", value: 12.5) { _ in }
        PickerRow("Colour", selection: "green", options: ["red", "green"]) { _ in }
        DateRow("Due", date: day, showing: .date) { _ in }
        StepperRow("Count", value: 3, in: 0...9) { _ in }
      }
      .toolbar(.leading) { ButtonRow("Cancel", role: .cancel) {} }
      .toolbar(.primary) { LinkRow("Next", to: .next) }
    }
    let place = try place(board)
    guard case .screen(let screen) = place.area else {
      Issue.record("\(place)")
      return
    }
    #expect(screen.title == "Rows" && !screen.isDialog)
    #expect(
      screen.rows == [
        row(.section, "Texts"),
        row(.text, "Signed in as", detail: "Ada", depth: 1),
        row(.image, "Favourite", value: "star.fill", depth: 1),
        row(.link, "On", detail: "2"),
        row(.button, "Plain"),
        row(.button, "Off", state: .disabled),
        row(.button, "Delete", role: .destructive),
        row(.toggle, "Pinned", state: .on),
        row(.toggle, "Muted", state: .off),
        row(.field, "Name", value: "", hint: "a name"),
        row(.search, "Find", value: "milk"),
        row(.secure, "Password", value: "•••••••"),
        row(.number, "Price", value: "12.5"),
        row(.picker, "Colour", value: "green", hint: "red, green"),
        row(.date, "Due", value: "2026-11-22"),
        row(.stepper, "Count", value: "3"),
      ])
    #expect(
      screen.toolbar == [
        row(.button, "Cancel", role: .cancel, placement: .leading), row(.link, "Next", placement: .primary),
      ])
  }

  @Test("the states of buttons")
  func buttons() async throws {
    let gate = Gate()
    let board = Board("Work") {
      ButtonRow("Wait") { await gate.pass() }
      ButtonRow("Break") { throw Trouble(description: "the disk is full") }
    }
    let recording = try Recording { _ in board }
    recording.act { recording.tap("Wait") }
    recording.act { recording.tap("Break") }
    let states = recording.rows.map { [$0.state?.rawValue, $0.failure] }
    #expect(states == [["busy", nil], ["failed", "the disk is full"]])
    gate.open()
  }

  @Test(
    "screens, bars, columns, layers and links",
    arguments: [
      (
        [], "<*Home,Search(3),Library>Diary[Entries,Monday,Tuesday,Settings,Write]", "window: Home › Diary", "/home"
      ),
      (
        ["monday", "next"], "<*Home,Search(3),Library>Tuesday[,Next]", "window: Home › Diary › Monday › Tuesday",
        "/home/entry/0/entry/1"
      ),
      (
        ["write"], "New entry[Title,First line,Private,Mood,Erase,Cancel,Save]",
        "window: Home › Diary | sheet: New entry", "/home/editor"
      ),
      (["tab search"], "<Home,*Search(3),Library>Settings[Account]", "window: Search › Settings", "/search"),
      (
        ["tab library", "poems"],
        "<Home,Search(3),*Library>Shelf[Poems,Letters,More,About]|Poems[Chosen on the shelf.,Name,End]",
        "window: Library › Shelf › Poems", "/library#leaf/Poems"
      ),
    ] as [([String], String, String, String)])
  func places(commands: [String], outline: String, line: String, link: String) async throws {
    let recording = try Recording { _ in Cards.house() }
    try await recording.play(commands)
    let place = recording.last.after
    #expect(place.outline.replacingOccurrences(of: "Nothing written yet.", with: "") == outline)
    #expect(place.line == line)
    #expect(place.link == .text(link))
    #expect(place.scene == "main")
  }

  @Test("a covered screen keeps its title until it has to be drawn again")
  func coveredTitles() throws {
    let diary = DiaryCoordinator()
    let recording = try Recording { _ in diary }
    recording.act { diary.push(.entry(0)) }
    recording.act { diary.show(.editor) }
    recording.act { diary.titles[0] = "Sunday" }
    #expect(recording.line == "window: Diary › Monday | sheet: New entry")
    recording.act { diary.refresh() }
    #expect(recording.line == "window: Diary › Sunday | sheet: New entry")
    recording.act { diary.titles[0] = "Monday" }
    recording.act { diary.dismiss() }
    #expect(recording.line == "window: Diary › Monday")
  }

  @Test("an empty column shows its placeholder, and pages have a bar")
  func containers() throws {
    #expect(try place(Library()).outline == "Shelf[Poems,Letters,More,About]|Nothing is chosen yet.")
    #expect(try place(Pager()).outline == "<*one,two,three>Page one[On]")
  }

  @Test("without room for columns, a split view is one stack")
  func narrow() throws {
    let scenes = SceneDirectory { _ in Library() }
    try scenes.open()
    let terminal = FakeTerminal()
    let recorder = TraceRecorder(scenes: scenes, title: "Turned", columns: { terminal.width })
    terminal.width = 90
    recorder.willAct("turn", command: "")
    let steps = recorder.trace.steps
    #expect(steps[0].after.outline == "Shelf[Poems,Letters,More,About]")
    #expect(steps[1].before?.outline == "Shelf[Poems,Letters,More,About]|Nothing is chosen yet.")
  }

  @Test("a dialog has its message and its buttons, and no link of its own")
  func dialog() throws {
    let hall = Hall()
    let recording = try Recording { _ in hall }
    recording.act { hall.show(.sure) }
    #expect(recording.last.after.outline == "!Sure?[OK]")
    #expect(recording.line == "window: Hall | alert: Sure?")
    #expect(recording.last.after.link == .text("/"))
  }

  @Test("without a link, the reason is recorded")
  func noLink() throws {
    let board = Board("Top") {}
    let recording = try Recording { _ in board }
    recording.act { board.push(.next) }
    guard case .none(let reason) = recording.last.after.link else {
      Issue.record("\(recording.last.after.link)")
      return
    }
    #expect(reason.contains("BoardDestination"))
  }

  @Test("without a scene, there is nothing to show")
  func noScene() throws {
    let recording = try Recording { _ in Board("Top") {} }
    recording.act { recording.scenes.close("main") }
    #expect(recording.last.after.outline == "nothing")
    #expect(recording.last.after.link == .none(reason: "no scene is open"))
    #expect(recording.last.releasedFlows == ["Board 1"])
  }
}

extension Recording {
  fileprivate var line: String { last.line }

  /// The rows of the screen on display after the last action.
  fileprivate var rows: [Trace.Row] {
    guard case .screen(let screen) = last.after.area else { return [] }
    return screen.rows
  }

  /// Taps a button of the screen on top.
  fileprivate func tap(_ title: String) {
    guard let scene = scenes.current, let content = scene.screen(of: scene.presentation.topNode.id),
      case .button(_, _, _, let tap) = content.rows.first(where: { $0.title == title })?.kind
    else {
      Issue.record("there is no button \(title)")
      return
    }
    tap()
  }
}
