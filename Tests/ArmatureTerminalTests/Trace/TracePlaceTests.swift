import Armature
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

  @Test("every kind of row")
  func rows() throws {
    let screen = try #require(try place(Board.everyRow()).screen)
    #expect(screen.title == "Rows" && !screen.isDialog)
    #expect(
      (screen.rows + screen.toolbar).map(\.text) == [
        "text Some text", "text Size, detail 12 MB", "image Verified = checkmark.seal", "link Link",
        "link Count, detail 3", "section Fields", "1 field Name = Ada", "1 field Mail = , hint name@example.org",
        "1 field Phone = ", "1 secure Password = ••••••", "1 search Search = , hint Title", "1 section Toggles",
        "2 toggle On, on", "2 toggle Off, off", "number Amount = 12.5", "number Guests = 2",
        "picker Currency = EUR, hint EUR, USD", "picker Color = , hint red, blue", "date Due = 0001-01-01",
        "stepper Copies = 10", "section Buttons", "1 button Act", "1 button Delete, destructive",
        "1 button Keep, cancel", "1 button Later, disabled", "text The end", "button Cancel, cancel, leading",
        "link More, trailing", "button Done, primary",
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
    for title in ["Wait", "Break"] { try recording.act { try recording.scenes.current?.tap(title) } }
    let screen = try #require(recording.last.after.screen)
    #expect(screen.rows.map(\.text) == ["button Wait, busy", "button Break, failed, failure the disk is full"])
    gate.open()
  }

  nonisolated private static let bar = "<*Home,Search(3),Library>"

  @Test(
    "screens, bars, columns, layers and links",
    arguments: [
      ("tree", "\(bar)Diary[Entries,Monday,Tuesday,Settings,Write] window: Home › Diary /home"),
      ("monday, next", "\(bar)Tuesday[,Next] window: Home › Diary › Monday › Tuesday /home/entry/0/entry/1"),
      (
        "write",
        "New entry[Title,First line,Private,Mood,Erase,Cancel,Save] window: Home › Diary | sheet: New entry "
          + "/home/editor"
      ),
      ("tab search", "<Home,*Search(3),Library>Settings[Account] window: Search › Settings /search"),
      (
        "tab library, poems",
        "<Home,Search(3),*Library>Shelf[Poems,Letters,More,About]|Poems[Chosen on the shelf.,Name,End] "
          + "window: Library › Shelf › Poems /library#leaf/Poems"
      ),
    ])
  func places(commands: String, expected: String) async throws {
    let recording = try Recording { _ in Cards.house() }
    try await recording.play(commands.components(separatedBy: ", "))
    let place = recording.last.after
    let outline = place.outline.replacingOccurrences(of: "Nothing written yet.", with: "")
    #expect("\(outline) \(place.line) \(place.linkText)" == expected)
    #expect(place.scene == "main")
  }

  @Test("a dialog has its message and its buttons, and no link of its own; without a link, the reason is recorded")
  func noLink() throws {
    let hall = Hall()
    let recording = try Recording { $0 == "main" ? hall : Board("Top") {} }
    recording.act { hall.show(.sure) }
    #expect(recording.last.after.outline == "!Sure?[OK]" && recording.last.line == "window: Hall | alert: Sure?")
    #expect(recording.last.after.link == .text("/"))
    try recording.act { (try recording.scenes.open("top").root as? Board)?.push(.next) }
    #expect(recording.last.after.linkText.hasPrefix("none: “BoardDestination” has no link"))
  }

  @Test("a covered screen keeps its title until it has to be drawn again")
  func coveredTitles() throws {
    let diary = DiaryCoordinator()
    let recording = try Recording { _ in diary }
    recording.act { diary.push(.entry(0)) }
    recording.act { diary.show(.editor) }
    recording.act { diary.titles[0] = "Sunday" }
    #expect(recording.last.line == "window: Diary › Monday | sheet: New entry")
    recording.act { diary.refresh() }
    #expect(recording.last.line == "window: Diary › Sunday | sheet: New entry")
    recording.act { diary.titles[0] = "Monday" }
    recording.act { diary.dismiss() }
    #expect(recording.last.line == "window: Diary › Monday")
  }

  @Test("without room for columns, a split view is one stack; pages have a bar")
  func narrow() throws {
    let scenes = SceneDirectory { _ in Library() }
    try scenes.open()
    let terminal = FakeTerminal()
    let recorder = TraceRecorder(scenes: scenes, title: "Turned", columns: { terminal.width })
    terminal.width = 90
    recorder.willAct("turn", command: "")
    let steps = recorder.trace.steps
    #expect(try place(Pager()).outline == "<*one,two,three>Page one[On]")
    #expect(steps[0].after.outline == "Shelf[Poems,Letters,More,About]")
    #expect(steps[1].before?.outline == "Shelf[Poems,Letters,More,About]|Nothing is chosen yet.")
  }
}

extension Trace.Row {
  /// The row with all that differs from a plain one, after its depth.
  fileprivate var text: String {
    let words = [
      state?.rawValue, role?.rawValue, placement?.rawValue, detail.map { "detail \($0)" }, hint.map { "hint \($0)" },
      failure.map { "failure \($0)" },
    ]
    let start = (depth > 0 ? "\(depth) " : "") + "\(kind.rawValue) \(title)" + (value.map { " = \($0)" } ?? "")
    return ([start] + words.compactMap { $0 }).joined(separator: ", ")
  }
}
