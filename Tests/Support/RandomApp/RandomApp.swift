import Armature
import Foundation
import Observation

/// A small app, built from a number: flows, tabs, columns and pages, which may guard, ask and navigate by themselves.
@MainActor
package final class RandomApp {
  package let number: Int
  package let log: AppLog
  package let model = RandomModel()
  /// The values that child flows have delivered.
  package var delivered: [Int] = []
  /// The calls of `didReturn(to:)` for the scene that is watched.
  package let returns = ReturnCalls()
  private var entries: [() -> AnyCoordinator?] = []

  package init(_ number: Int, _ log: AppLog = AppLog()) { (self.number, self.log) = (number, log) }

  /// Whether flows guard. A half of the apps is plain: each act changes only what it is about.
  package var isPlain: Bool { number / 8 % 4 < 2 }
  /// Whether flows ask before they are left, refuse archives, and navigate when they are told something.
  package var isRestless: Bool { number / 8 % 4 == 3 }

  /// The flows that have not been released.
  package var living: [AnyCoordinator] {
    entries.removeAll { $0() == nil }
    return entries.compactMap { $0() }
  }

  package func root() -> AnyCoordinator {
    switch number % 8 {
    case 2: return RandomVault(self, 0, .home, born: [])
    case 3: return RandomTabs(self)
    case 4: return RandomColumns(self)
    case 5: return RandomPager(self)
    case 6: return RandomThreeColumns(self)
    case 7:
      let flow = flow(0)
      flow.push(.columns)
      flow.show(.tabsSheet)
      return flow
    default: return flow(0)
    }
  }

  /// Returns a link from the scene's root to a place in one of the first flows.
  package func link(_ rest: String, _ number: Int) -> String {
    switch self.number % 8 {
    case 3: ["/a/", "/b/", "/#", "/d/"][number % 4] + rest
    case 4, 6: "/#" + rest
    case 5: ["/x/", "/y/", "/z/b/"][number % 3] + rest
    default: "/" + rest
    }
  }

  /// Makes a flow, which guards and asks according to its number. The scene's root mostly guards.
  func flow(_ number: Int, root: RandomPlace = .home, born: [any Destination] = []) -> RandomFlow {
    let kinds = [RandomFlow.self] + (isPlain ? [] : [RandomGuard.self]) + (isRestless ? [RandomKeeper.self] : [])
    return (number == 0 ? kinds[kinds.count - 1] : kinds[number % kinds.count]).init(self, number, root, born: born)
  }

  /// Notes a flow that was made.
  func add(_ flow: AnyCoordinator) { entries.append { [weak flow] in flow } }
}

/// What the guards and the screens of the app read.
@MainActor
@Observable
package final class RandomModel {
  /// The numbers of the destinations that guards do not admit.
  package var closed: Set<Int> = []
  /// Chooses their answer.
  package var turn = 0
  /// The numbers of the destinations that flows do not let go.
  package var kept: Set<Int> = []
  package var title = 0
  package var isLocked = false
}

struct RandomFailure: Error {}

/// A flow of the app, without a rule of its own.
package class RandomFlow: Coordinator<RandomPlace>, KeepsValues, ChecksExistence {
  package let app: RandomApp
  let number: Int
  /// The destination that has opened the flow, after those beneath it.
  package let born: [any Destination]
  private var drafts = 0

  required init(_ app: RandomApp, _ number: Int, _ root: RandomPlace, born: [any Destination]) {
    (self.app, self.number, self.born) = (app, number, born)
    super.init(root: root)
    app.add(self)
  }

  private var name: String { "\(type(of: self)) \(number)" }

  package override func child(for destination: RandomPlace) -> AnyCoordinator? {
    let question: [any Destination] = routes.map(\.destination) + [destination]
    app.log.ask("child", "\(question) in \(name)")
    switch destination {
    case .desk(let number), .drawer(let number), .folder(let number), .niche(let number):
      return app.flow(number, born: question)
    case .eager(let number):
      let flow = app.flow(number, born: question)
      flow.push(.page(number))
      if number % 2 == 1 { flow.show(number == 3 ? .alert(number) : .sheet(number)) }
      return flow
    case .shelf(let number): return RandomNotes(app, .list(number), born: question)
    case .twin(let number): return RandomNotes(app, .desk(number), born: question)
    case .tabs, .tabsSheet: return RandomTabs(app)
    case .columns: return RandomColumns(app)
    case .three: return RandomThreeColumns(app)
    case .pager: return RandomPager(app)
    case .picker: return RandomPicker(app).onFinish { [weak self, app] in app.receive($0, in: self) }
    case .lamp(let number):
      return RandomLamp(app, number, .home, born: question).onFinish { [weak self, app] in app.receive($0, in: self) }
    case .odd: return app.flow(6)
    default: return nil
    }
  }

  package override func canLeave(_ slot: Slot<RandomPlace>) -> Bool {
    let isLeft = slot.destination.number == 0 || !app.model.kept.contains(slot.destination.number)
    app.log.ask("canLeave \(isLeft)", "\(slot.destination) of \(name)")
    return isLeft
  }

  package override func adopt(_ destination: RandomPlace, in child: AnyCoordinator) -> Bool {
    let isAdopted = destination.number % 2 == 0
    app.log.ask("adopt \(isAdopted)", "\(destination) in \(type(of: child))")
    return isAdopted
  }

  package func absence(of destination: RandomPlace) -> String? {
    app.log.ask("absence", "\(destination) in \(name)")
    return app.isRestless && destination.number == 4 && app.model.closed.contains(5) ? "\(destination) is gone" : nil
  }

  package override func didEnter() {
    app.log.add("didEnter", app.log.name(self))
    if app.isRestless, number == 5 { push(.page(1)) }
  }

  package override func didLeave() {
    app.log.add("didLeave", app.log.name(self))
    if app.isRestless, number == 3 { parent?.leave() }
  }

  package override func didReturn(to destination: RandomPlace) { app.hear(returnTo: destination, in: self) }

  package var kept: Int {
    app.log.ask("kept", "\(drafts) of \(name)")
    return drafts
  }

  package func bringBack(_ kept: Int) throws {
    app.log.add("bringBack", "\(kept) in \(name)")
    if app.isRestless, kept % 4 == 3 { throw RandomFailure() }
    drafts = kept
  }

  /// The work of a screen's button.
  func act(_ number: Int) async {
    drafts += 1
    refresh()
    switch number % 3 {
    case 0:
      let isConfirmed = await confirm("Act \(number)?", action: "Do it")
      app.log.add("confirmed", "\(isConfirmed)")
    case 1:
      let outcome = try? await run(.picker(number), as: RandomPicker.self)
      app.log.add("ran", "\(outcome.map { "\($0)" } ?? "nothing")")
    default: show(.page(number))
    }
  }

  fileprivate func decide(_ request: AdmissionRequest) -> Admission {
    let number = (request.destination as? any Numbered)?.number ?? 0
    let way = app.model.closed.contains(number) ? (number + self.number + app.model.turn) % 6 : 6
    app.log.ask("admit \(way)", "\(request.destination) by \(request.cause) in \(name)")
    let gate = RandomPlace.gate((number + 1 + app.model.turn) % 4 + 20)
    return switch way {
    case 0: .deny("\(request.destination) is closed")
    case 1, 2: redirect(to: gate)
    case 3: hold(at: gate, for: 60)
    case 4: hold(at: gate, as: .sheet)
    case 5: hold(at: gate)
    default: .allow
    }
  }
}

extension RandomApp {
  fileprivate func hear(returnTo destination: any Destination, in flow: AnyCoordinator) {
    log.add("didReturn", "\(destination) in \(log.name(flow))")
    returns.hear(flow, destination)
  }

  fileprivate func receive(_ value: Int, in flow: RandomFlow?) {
    log.add("value", "\(value) in \(flow.map(log.name) ?? "a flow that is gone")")
    delivered.append(value)
    if isRestless, value % 3 == 0 { flow?.show(.page(value)) }
  }
}

package final class RandomGuard: RandomFlow, Guarding {
  package func admit(_ request: AdmissionRequest) -> Admission { decide(request) }
}

/// Can be locked, and guards in apps that are not plain.
package final class RandomVault: RandomFlow, Guarding, Locking {
  package var isLocked: Bool { app.model.isLocked }
  package func lockFlow() -> AnyCoordinator { Coordinator(root: RandomStage.start) }
  package func admit(_ request: AdmissionRequest) -> Admission { app.isPlain ? .allow : decide(request) }
}

/// Guards and asks.
package final class RandomKeeper: RandomFlow, Guarding, AsksToLeave {
  package func admit(_ request: AdmissionRequest) -> Admission { decide(request) }

  package func wantsToLeave(_ slot: Slot<RandomPlace>, by cause: ChangeCause) async -> Bool {
    app.log.add("wantsToLeave \(cause)", "\(slot.destination)\(slot.isRoot ? " at the root" : "")")
    let isLeft = await confirm("Leave \(slot.destination)?", action: "Leave", as: number % 2 == 0 ? .alert : .dialog)
    app.log.add("leaves \(isLeft)", "\(slot.destination)")
    return isLeft
  }
}

/// Ends with a value, and can be entered at each step.
package final class RandomLamp: RandomFlow, Finishing {
  package typealias Value = Int
  package static let linksToSteps = true
}

/// Ends with a value.
package final class RandomPicker: Coordinator<RandomStage>, Finishing {
  package typealias Value = Int
  private let app: RandomApp

  init(_ app: RandomApp) {
    self.app = app
    super.init(root: .start)
    app.add(self)
  }

  package override func didReturn(to destination: RandomStage) { app.hear(returnTo: destination, in: self) }
}

/// A flow of another type, with links of its own.
package final class RandomNotes: Coordinator<RandomNote> {
  package let app: RandomApp
  package let born: [any Destination]

  init(_ app: RandomApp, _ root: RandomNote, born: [any Destination] = []) {
    (self.app, self.born) = (app, born)
    super.init(root: root)
    app.add(self)
  }

  package override func child(for destination: RandomNote) -> AnyCoordinator? {
    let question: [any Destination] = routes.map(\.destination) + [destination]
    app.log.ask("child", "\(question) in notes")
    if case .desk(let number) = destination { return app.flow(number, born: question) }
    return nil
  }

  package override func canLeave(_ slot: Slot<RandomNote>) -> Bool {
    !app.model.kept.contains(slot.destination.number) || slot.destination.number == 0
  }

  package override func didReturn(to destination: RandomNote) { app.hear(returnTo: destination, in: self) }
}
