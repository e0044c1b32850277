import Armature
import Foundation
import Observation

/// A random small app, which tells a log what it is asked and what happens to it.
@MainActor
final class RecordedApp {
  let log: RecordedLog
  let model = RecordedModel()
  let census = Census()
  /// Chooses what flows are at the root, guard, ask, and begin with a screen of their own.
  let salt: Int

  init(_ log: RecordedLog, salt: Int) { (self.log, self.salt) = (log, salt) }

  /// Returns a link from the scene's root to a place in one of the first flows.
  func link(_ rest: String, _ number: Int) -> String {
    switch salt % 8 {
    case 5: ["/a/", "/b/", "/#", "/d/"][number % 4] + rest
    case 6: "/#" + rest
    case 7: ["/x/", "/y/", "/z/b/"][number % 3] + rest
    default: "/" + rest
    }
  }

  func root() -> AnyCoordinator {
    switch salt % 8 {
    case 5: RecordedTabs(self)
    case 6: RecordedColumns(self)
    case 7: RecordedPager(self)
    default: flow(0)
    }
  }

  /// Makes a flow, which guards and asks according to its number.
  func flow(_ number: Int, root: RecordedPlace = .home) -> RecordedFlow {
    let kinds = [RecordedFlow.self, RecordedGuard.self, RecordedAsker.self, RecordedKeeper.self, RecordedAsker.self]
    // The scene's root mostly guards.
    let kind = number == 0 ? [1, 3, 1, 3, 0, 1, 3, 1][salt % 8] : (number + salt) % kinds.count
    let flow = kinds[kind].init(self, number, root)
    if number % 6 == 4 { flow.push(.page(2)) }
    return flow
  }
}

/// What the guards and the screens of the app read.
@MainActor
@Observable
final class RecordedModel {
  var closed: Set<Int> = []
  var turn = 0
  var kept: Set<Int> = []
  var title = 0
}

struct RecordedFailure: Error {}

/// The places of the main flows.
enum RecordedPlace: Destination, Codable {
  case home, page(Int), sheet(Int), card(Int), cover(Int), alert(Int), choice(Int)
  case desk(Int), drawer(Int), shelf(Int), lamp(Int), picker(Int), tabs, columns, pager
  case gate(Int), secret(Int), help(Int)
  /// Has a screen of its own, but opens a flow.
  case odd
  /// Navigates when it is drawn.
  case restless

  typealias Flow = RecordedFlow

  static func make(_ kind: Int, _ number: Int) -> Self {
    let makers: [(Int) -> Self] = [
      page, page, page, desk, desk, desk, sheet, drawer, card, card, cover, shelf, lamp, picker, alert, choice, gate,
      secret,
      help, { _ in .tabs }, { _ in .columns }, { _ in .pager }, page, { $0 > 4 ? .odd : .home },
      { $0 > 4 ? .restless : .page($0) },
    ]
    return makers[kind % makers.count](number)
  }

  var number: Int {
    switch self {
    case .page(let number), .sheet(let number), .card(let number), .cover(let number), .desk(let number): number
    case .drawer(let number), .shelf(let number), .lamp(let number), .picker(let number): number
    case .alert(let number), .choice(let number), .secret(let number), .help(let number): number
    case .gate(let number): number % 2 + 20
    default: 0
    }
  }

  var style: PresentationStyle {
    switch self {
    case .sheet, .drawer, .picker: .sheet
    case .card: .sheet(stack: false)
    case .cover: .cover
    case .gate(let number): number % 2 == 0 ? .cover : .push
    case .alert: .alert
    case .choice: .dialog
    default: .push
    }
  }

  var isLinkable: Bool {
    if case .secret = self { return false }
    return !style.isDialog
  }

  var archiving: Archiving {
    switch self {
    case .secret, .alert, .choice: .ends
    case .help: .skipped
    default: .kept
    }
  }

  func screen(in flow: RecordedFlow) -> Screen<Self> {
    switch self {
    case .desk, .drawer, .shelf, .lamp, .picker, .tabs, .columns, .pager: return .child
    case .alert, .choice:
      return .dialog("\(self)") {
        ButtonRow("Go") { flow.show(.page(1)) }
        ButtonRow("Fail") { throw RecordedFailure() }
        ButtonRow("Stay", role: .cancel) { flow.app.log.add("button", "stay") }
      }
    case .restless:
      flow.push(.home)
      return Screen("\(self)")
    default:
      return Screen(number % 2 == 1 ? "\(self) \(flow.app.model.title)" : "\(self)") {
        LinkRow("More", to: .page(number % 6 + 1))
        ButtonRow("Act") { await flow.act(number) }
        TextRow(flow.scene?.heldLink.map { "waits: \($0.link)" } ?? "nothing waits")
      }
    }
  }
}

/// A flow of the app, without a rule of its own.
class RecordedFlow: Coordinator<RecordedPlace>, KeepsValues, ChecksExistence {
  let app: RecordedApp
  let number: Int
  var drafts = 0

  required init(_ app: RecordedApp, _ number: Int, _ root: RecordedPlace) {
    (self.app, self.number) = (app, number)
    super.init(root: root)
    app.census.add(self)
    app.log.observe(self)
  }

  var name: String { "\(type(of: self)) \(number)" }

  override func child(for destination: RecordedPlace) -> AnyCoordinator? {
    app.log.ask("child", "\(destination) in \(name) with \(routes.map { "\($0.destination)" })")
    return switch destination {
    case .desk(let number), .drawer(let number): app.flow(number)
    case .shelf(let number): RecordedNotes(app, .list(number))
    case .tabs: RecordedTabs(app)
    case .columns: RecordedColumns(app)
    case .pager: RecordedPager(app)
    case .picker: RecordedPicker(app).onFinish { [weak self] in self?.receive($0) }
    case .lamp(let number): RecordedLamp(app, number, .home).onFinish { [weak self] in self?.receive($0) }
    case .odd: app.flow(6)
    default: nil
    }
  }

  func receive(_ value: Int) {
    app.log.add("value", "\(value) in \(name)")
    if value % 3 == 0 { show(.page(value)) }
  }

  override func canLeave(_ slot: Slot<RecordedPlace>) -> Bool {
    let isLeft = slot.destination.number == 0 || !app.model.kept.contains(slot.destination.number)
    app.log.ask("canLeave \(isLeft)", "\(slot.destination) of \(name)")
    return isLeft
  }

  override func adopt(_ destination: RecordedPlace, in child: AnyCoordinator) -> Bool {
    let isAdopted = destination.number % 2 == 0
    app.log.ask("adopt \(isAdopted)", "\(destination) in \(type(of: child))")
    return isAdopted
  }

  func absence(of destination: RecordedPlace) -> String? {
    app.log.ask("absence", "\(destination) in \(name)")
    return destination.number > 1 && app.model.closed.contains(5) ? "\(destination) is gone" : nil
  }

  override func didEnter() {
    app.log.add("didEnter", app.log.name(self))
    if number == 5 { push(.page(1)) }
  }

  override func didLeave() {
    app.log.add("didLeave", app.log.name(self))
    if number == 3 { parent?.leave() }
  }

  var kept: Int {
    app.log.ask("kept", "\(drafts) of \(name)")
    return drafts
  }

  func bringBack(_ kept: Int) throws {
    app.log.add("bringBack", "\(kept) in \(name)")
    if kept % 4 == 3 { throw RecordedFailure() }
    drafts = kept
  }

  /// The work of a screen's button.
  func act(_ number: Int) async {
    drafts += 1
    refresh()
    switch number % 3 {
    case 0: app.log.add("confirmed", "\(await confirm("Act \(number)?", action: "Do it"))")
    case 1:
      do { app.log.add("ran", "\(try await run(.picker(number), as: RecordedPicker.self))") } catch {
        app.log.add("run failed", "\(error)")
      }
    default: show(.page(number))
    }
  }

  fileprivate func decide(_ request: AdmissionRequest) -> Admission {
    let number = (request.destination as? RecordedPlace)?.number ?? (request.destination as? RecordedNote)?.number ?? 0
    guard app.model.closed.contains(number) else {
      app.log.ask("admit allow", "\(request.destination) by \(request.cause) in \(name)")
      return .allow
    }
    let way = (number + self.number + app.model.turn) % 6
    let gate = RecordedPlace.gate(way + (number == 20 ? 1 : 0))
    app.log.ask("admit \(way)", "\(request.destination) by \(request.cause) in \(name)")
    return switch way {
    case 0: .deny("\(request.destination) is closed")
    case 1: redirect(to: gate)
    case 2: redirect(to: .page(number % 6 + 1))
    case 3: hold(at: gate, for: 60)
    case 4: hold(at: gate, as: .sheet)
    default: hold(at: gate, for: 100)
    }
  }

  fileprivate func asks(about slot: Slot<RecordedPlace>, by cause: ChangeCause) async -> Bool {
    // The words of the recorded logs.
    let way = cause == .link ? "link" : cause == .dismissed ? "swipe" : "back"
    app.log.add("wantsToLeave \(way)", "\(slot.destination)\(slot.isRoot ? " at the root" : "") of \(name)")
    let isLeft = await confirm("Leave \(slot.destination)?", action: "Leave", as: number % 2 == 0 ? .alert : .dialog)
    app.log.add("leaves \(isLeft)", "\(slot.destination) of \(name)")
    return isLeft
  }
}

final class RecordedGuard: RecordedFlow, Guarding {
  func admit(_ request: AdmissionRequest) -> Admission { decide(request) }
}

final class RecordedAsker: RecordedFlow, AsksToLeave {
  func wantsToLeave(_ slot: Slot<RecordedPlace>, by cause: ChangeCause) async -> Bool {
    await asks(about: slot, by: cause)
  }
}

/// Guards and asks.
final class RecordedKeeper: RecordedFlow, Guarding, AsksToLeave {
  func admit(_ request: AdmissionRequest) -> Admission { decide(request) }
  func wantsToLeave(_ slot: Slot<RecordedPlace>, by cause: ChangeCause) async -> Bool {
    await asks(about: slot, by: cause)
  }
}

/// Ends with a value, and can be entered at each step.
final class RecordedLamp: RecordedFlow, Finishing {
  typealias Value = Int
  static let linksToSteps = true
}

enum RecordedStage: Destination, Codable {
  case start, stage(Int), sheet(Int)

  static func make(_ kind: Int, _ number: Int) -> Self { [.stage(number), .sheet(number)][kind % 2] }

  var style: PresentationStyle {
    if case .sheet = self { .sheet } else { .push }
  }

  func screen(in flow: RecordedPicker) -> Screen<Self> {
    Screen("\(self)") { ButtonRow("Pick") { flow.finish(flow.routes.count) } }
  }
}

/// Ends with a value.
final class RecordedPicker: Coordinator<RecordedStage>, Finishing {
  typealias Value = Int
  let app: RecordedApp

  init(_ app: RecordedApp) {
    self.app = app
    super.init(root: .start)
    app.census.add(self)
    app.log.observe(self)
  }

  override func didEnter() { app.log.add("didEnter", app.log.name(self)) }
  override func didLeave() { app.log.add("didLeave", app.log.name(self)) }
}

/// The places of flows of another type, with a table of links.
enum RecordedNote: Destination, Codable {
  case list(Int), note(Int), paper(Int), desk(Int), archive

  static func make(_ kind: Int, _ number: Int) -> Self {
    [.note(number), .note(number), .paper(number), .desk(number), .archive][kind % 5]
  }

  var number: Int {
    switch self {
    case .list(let number), .note(let number), .paper(let number), .desk(let number): number
    case .archive: 0
    }
  }

  var style: PresentationStyle {
    if case .paper = self { .sheet } else { .push }
  }

  static var links: [LinkPattern<Self>] {
    [.init("notes/{id}", Self.note) { if case .note(let id) = $0 { id } else { nil } }, .init("old", .archive)]
  }

  func screen(in flow: RecordedNotes) -> Screen<Self> {
    if case .desk = self { return .child }
    return Screen("\(self)") { LinkRow("Next", to: .note(number % 6 + 1)) }
  }
}

final class RecordedNotes: Coordinator<RecordedNote> {
  let app: RecordedApp

  init(_ app: RecordedApp, _ root: RecordedNote) {
    self.app = app
    super.init(root: root)
    app.census.add(self)
    app.log.observe(self)
  }

  override func child(for destination: RecordedNote) -> AnyCoordinator? {
    app.log.ask("child", "\(destination) in notes with \(routes.map { "\($0.destination)" })")
    if case .desk(let number) = destination { return app.flow(number) }
    return nil
  }

  override func canLeave(_ slot: Slot<RecordedNote>) -> Bool {
    let isLeft = !app.model.kept.contains(slot.destination.number)
    app.log.ask("canLeave \(isLeft)", "\(slot.destination) of notes")
    return isLeft
  }

  override func didEnter() { app.log.add("didEnter", app.log.name(self)) }
  override func didLeave() { app.log.add("didLeave", app.log.name(self)) }
}
