import Armature
import ArmatureTerminal
import ArmatureTesting
import Foundation
import Testing

@Test @MainActor
func addsAnItem() throws {
  let app = try AppDriver(root: AppCoordinator(store: Store(items: [])))
  app.tap("Add")
  app.fill("Title", with: "Bread")
  app.tap("Save")
  app.expect(rows: ["Bread"])
}

@Test @MainActor
func examples() throws { try AppDriver.expectExamples { AppCoordinator(store: Store()) } }

@Suite(.traced)
struct OrderTests {}

@MainActor
@Suite("Walks with the driver, as the article and the comments tell of them")
struct TestingNavigationExamples {
  private let store = Store(items: [Item(id: 1, title: "Milk")], user: "Ada") { _ in }
  private let app: AppDriver

  init() throws { app = try AppDriver(root: AppCoordinator(store: store)) }

  @Test("the app is ended and opened again")
  func relaunch() throws {
    let store = store
    let app = try AppDriver { AppCoordinator(store: store) }
    app.tap("Milk", "Edit")
    try app.relaunch()
    app.expect(line: ["Quill Sample", "Milk", "Edit Item"])
  }

  @Test("the first expectations")
  func expectations() throws {
    app.tap("Milk", "Edit")
    app.expect(screen: "Edit Item")
    app.expect(rows: ["Title", "Notes", "Category"])
    app.expect(toolbar: ["Cancel", "Save"])
    app.expect(row: "Save", .disabled)
    app.expect(line: ["Quill Sample", "Milk", "Edit Item"])
    app.expect(layers: ["Quill Sample > Milk", "sheet: Edit Item"])
    app.swipeDown()
    app.expect(screen: "Milk")
    app.back()
    app.expect(row: "Milk", .detail("Home"))
  }

  @Test("what is drawn again")
  func redrawn() throws {
    app.tap("Add", "Category")
    let before = app.snapshot
    app.tap("Ideas")
    #expect(app.snapshot.redrawn(since: before) == ["draft"])
    #expect(!app.snapshot.hasSameShape(as: before))
  }

  @Test("all screens and all links")
  func examples() throws {
    try AppDriver.expectExamples { AppCoordinator(store: Store()) }
    try AppDriver.expectScreens(ofExamplesIn: SettingsCoordinator(store: Store()))
    #expect(app.linkProblems == [])
    #expect(app.linksToFlows.contains("/settings"))
  }

  @Test("rows of the same title")
  func rows() throws {
    let app = try AppDriver(root: Coordinator(root: MailDestination.list))
    app.tap("Delete", section: "Archive")
    app.tap("Delete", at: 2)
    app.expect(screen: "Deleted")
  }

  @Test("inputs")
  func inputs() throws {
    let form = FormCoordinator()
    let app = try AppDriver(root: form)
    app.fill("Name", with: "Ada")
    app.fill("Pieces", with: "3")
    app.toggle("As a gift", to: true)
    app.choose("Tomorrow", for: "Delivery")
    #expect(form.text == "Ada 3 true Tomorrow")
  }

  @Test("a dialog")
  func dialogs() throws {
    let flow = DialogsExample.NotesCoordinator(root: .list)
    flow.push(.note(id: 7))
    let app = try AppDriver(root: flow)
    app.tap("Rename…")
    app.fill("Title", with: "Cake")
    app.tap("Rename")
    app.expect(screen: "Cake")
    app.tap("Delete…")
    app.expect(message: "It cannot be brought back.")
    app.expect(rows: ["Delete", "Cancel"])
    app.tap("Delete")
    app.expect(line: ["Notes"])
  }

  @Test("layers")
  func layers() throws {
    let app = try AppDriver(root: NotesApp.NotesCoordinator(store: NotesApp.NoteStore()))
    app.tap("Settings", "About")
    app.expect(layers: ["Notes", "sheet: Settings > About"])
    app.popGesture(to: "Settings")
    app.expect(layers: ["Notes", "sheet: Settings"])
    app.popToRoot()
    app.expect(layers: ["Notes"])
  }

  @Test("states of rows")
  func states() throws {
    app.tap("Add")
    app.expect(row: "Save", .disabled)
    app.tap("Cancel")
    app.expect(row: "Milk", .detail("Home"))
  }

  @Test("tabs")
  func tabs() throws {
    let app = try AppDriver(root: ContainerApp.MainTabs(store: NotesApp.NoteStore()))
    app.expect(tabs: ["Notes (2)", "Settings"], selected: "Notes")
    app.tap("Bread")
    app.select(tab: "Settings")
    app.expect(screen: "Settings")
    app.select(tab: "Notes")
    app.expect(line: ["Notes", "Bread"])
  }

  @Test("links")
  func links() throws {
    let app = try AppDriver(root: AppCoordinator(), opening: "/item/1")
    app.expect(screen: "Water the plants")
    app.open("../item/2")
    app.expect(link: "/item/2")
    #expect(throws: LinkError.self) { try app.scene.open("/itm/2") }
  }

  @Test("columns, and the sizes of a window")
  func columns() throws {
    let app = try AppDriver(root: ContainerApp.LibraryCoordinator())
    app.tap("Work")
    app.tap("Bread", in: .sidebar)
    app.expect(screen: "Note 7", in: .detail)
    app.fold()
    app.expect(line: ["Folders", "work", "Note 7"])
    app.back()
    app.expect(rows: ["Bread"])
  }

  @Test("windows")
  func windows() throws {
    let store = store
    let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in AppCoordinator(store: store) }
    let app = try AppDriver(scenes: scenes)
    app.tap("Milk")
    app.turn(to: "second")
    app.tap("Milk", "Pinned")
    app.turn(to: "main")
    app.expect(row: "Pinned", .on)
  }

  @Test("asynchronous work")
  func work() async throws {
    let app = try AppDriver(root: AppCoordinator(store: Store { _ in }))
    app.tap("Settings")
    app.tap("Back up now")
    await app.settle()
    app.expect(row: "Last backup", .detail("3 items"))
  }

  // Compiled only: it would end the tests.
  static func terminal() {
    TerminalApp(name: "ReadingList", world: { _ in Store() }) { store, _ in
      AppCoordinator(store: store)
    }.runIfAsked()
  }

  @Test("time")
  func clock() async throws {
    let clock = ManualClock()
    let app = try AppDriver(root: ReminderCoordinator(wait: clock.sleep), clock: clock)
    app.tap("Remind me")
    await clock.advance(by: 60)
    await app.settle()
    app.expect(screen: "Reminder")
  }

  @Test("the edits that may not be lost, and released flows")
  func released() throws {
    app.tap("Milk", "Edit")
    app.fill("Title", with: "Oat milk")
    app.expect(canSwipeDown: false)
    weak let editor = try app.flow(EditorCoordinator.self)
    app.tap("Save")
    app.expect(released: editor)
  }

  @Test("flows and models, and events")
  func flows() throws {
    app.tap("Milk", "Edit")
    let editor = try app.flow(EditorCoordinator.self)
    #expect(!editor.isEdited)
    app.swipeDown()
    app.expect(events: ["removed draft (dismissed)"])
  }

  // Compiled only: it would write files.
  static func export(_ app: AppDriver) throws {
    let walk = app.walk(named: "Adds an item")
    try walk.xcuiTest().write(toFile: "UITests/AddsAnItem.swift", atomically: true, encoding: .utf8)
  }

  @Test("a failure, as the article shows it")
  func failure() throws {
    nonisolated(unsafe) var text = ""
    try withKnownIssue {
      let app = try AppDriver(root: AppCoordinator(store: store))
      app.tap("Add")
      app.fill("Titel", with: "Bread")
    } matching: { issue in
      text = issue.comments.map(\.rawValue).joined()
      return true
    }
    // The names have the same length, so the drawings keep their layout.
    let printed = text.replacingOccurrences(of: "Quill Sample", with: "Reading List")
      .replacingOccurrences(of: "TestingNavigation-failure", with: "ItemTests-addsAnItem").lines
    let article = try Repository.text("Sources/ArmatureTesting/ArmatureTesting.docc/TestingNavigation.md")
    let blocks = CodeBlock.all(inMarkdown: article)
    let block = try #require(blocks.first { $0.section == "Read a failure" && $0.language == "text" })
    #expect(block.lines.map(\.trimmingTrailingSpaces) == printed.map(\.trimmingTrailingSpaces))
  }
}

/// Mails, in two sections with rows of the same title.
private enum MailDestination: Destination {
  case list, deletion

  func screen(in flow: Coordinator<Self>) -> Screen<Self> {
    guard self == .list else { return Screen("Deleted") }
    return Screen("Mail") {
      for title in ["Inbox", "Archive"] { SectionRow(title) { ButtonRow("Delete") {} } }
      LinkRow("Delete", to: .deletion)
    }
  }
}

private enum FormDestination: Destination {
  case form

  func screen(in flow: FormCoordinator) -> Screen<Self> {
    Screen("Order") {
      FieldRow("Name", text: flow.name) { flow.name = $0 }
      NumberRow("Pieces", value: flow.pieces, in: 1...9) { flow.pieces = $0 }
      ToggleRow("As a gift", isOn: flow.isGift) { flow.isGift = $0 }
      PickerRow("Delivery", selection: flow.delivery, options: ["Today", "Tomorrow"]) { flow.delivery = $0 }
    }
  }
}

private final class FormCoordinator: Coordinator<FormDestination> {
  var name = ""
  var pieces = 1
  var isGift = false
  var delivery = "Today"
  var text: String { "\(name) \(pieces) \(isGift) \(delivery)" }

  init() { super.init(root: .form) }
}

private enum ReminderDestination: Destination {
  case start, reminder

  func screen(in flow: ReminderCoordinator) -> Screen<Self> {
    switch self {
    case .start: Screen("Start") { ButtonRow("Remind me") { await flow.remind() } }
    case .reminder: Screen("Reminder") { TextRow("Water the plants.") }
    }
  }
}

private final class ReminderCoordinator: Coordinator<ReminderDestination> {
  private let wait: @MainActor (Double) async -> Void

  init(wait: @escaping @MainActor (Double) async -> Void) {
    self.wait = wait
    super.init(root: .start)
  }

  func remind() async {
    await wait(60)
    push(.reminder)
  }
}
