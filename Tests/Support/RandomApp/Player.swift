import Armature
import Foundation

/// Plays a script in a random app.
@MainActor
package final class Player {
  /// What an act has done.
  package struct Outcome {
    /// Whether it was done; `nil` for an act that is neither done nor refused.
    package var isDone: Bool?
    /// Whether it was an edit, which may remove a slot before it removes its flow.
    package var isEdit = false
    /// The flow of a verb.
    package var actor: FlowID?
    /// Whether the scene had said before that it could be done.
    package var predicted: Bool?
    /// The slot of a gesture.
    package var slot: SlotID?
    /// The slot that a verb removes from anywhere in its flow.
    package var removed: SlotID?
    package var scope: PopToRootScope?
    /// The link to a place that a flow has foretold, and the one that it has.
    package var links: (foretold: String?, shown: String?)
    /// What was wrong while the scene was locked.
    package var lockProblem: String?
    /// The link that was opened, and its plan.
    package var link: (text: String, plan: Result<LinkPlan, LinkError>, error: LinkError?)?
    /// Whether the user sees the place of the link, as the scene has said.
    package var isLinkInSight: Bool?
    /// The flow that was to be revealed and the destination in it, and whether the user sees them, as the flow has said.
    package var revealed: (flow: FlowID, place: (any Destination)?, isInSight: Bool)?
    /// The tabs whose flow was opened, and what they have returned for it.
    package var opened: (tabs: FlowID, tab: RandomTab, flow: FlowID?)?

    package init(isDone: Bool? = nil) { self.isDone = isDone }
  }

  /// A place that was kept: its link, its archive, and what was there.
  package struct Kept {
    package let link: String?
    package let archive: Data?
    package let presentation: Presentation
  }

  package let app: RandomApp
  package private(set) var directory: SceneDirectory?
  /// The scene, until nobody needs it.
  package private(set) weak var scene: FlowScene?
  package private(set) var kept: [Kept] = []
  package let dismissals = DismissalCalls()
  /// The values of the flows that have finished.
  package private(set) var finished: [Int] = []
  /// How each wait for the user has ended.
  package internal(set) var ends: [Int: [String]] = [:]
  var tasks: [Task<Void, Never>] = []
  /// How many waits for the user have begun.
  package var waits: Int { tasks.count }
  /// The flows that have asked, by the numbers of their waits.
  package internal(set) var askers: [Int: FlowID] = [:]
  package let clock = RandomClock()
  var outcome = Outcome()
  /// What has waited before the act.
  private var heldBefore: HeldLink?
  package var log: AppLog { app.log }
  /// The slots and links of the act before.
  private var known: [SlotID] = []

  package init(_ number: Int, _ log: AppLog = AppLog()) throws {
    let app = RandomApp(number, log)
    self.app = app
    let directory = SceneDirectory(notificationCenter: NotificationCenter()) { name in
      name == SceneDirectory.defaultName ? app.root() : RandomApp(number + 1).root()
    }
    self.directory = directory
    directory.observe { [log] in log.add("directory", "\($0)") }
    scene = try directory.open()
    watch()
  }

  private func watch() {
    guard let scene else { return }
    scene.clock = clock.flowClock
    log.observe(scene)
    scene.wasDrawn()
    app.returns.watch(scene)
  }

  /// Lets everything run that can, until nothing happens any more.
  package func settle() async {
    var (quiet, count) = (0, -1)
    while quiet < 4 {
      await MainOrder.nextTurn()
      quiet = log.count == count ? quiet + 1 : 0
      count = log.count
    }
  }

  /// Closes or releases the scene, and ends all waits.
  package func end(closes: Bool) async {
    if closes { directory?.close(SceneDirectory.defaultName) }
    directory = nil
    await settle()
    for task in tasks { task.cancel() }
    await settle()
  }

  func did(_ verb: String, _ isDone: Bool, by actor: AnyCoordinator? = nil) {
    log.add("did", "\(verb) \(isDone)")
    log.count("\(verb) \(isDone)")
    // What waits is neither done nor refused.
    let waits = !isDone && scene?.held != heldBefore
    (outcome.isDone, outcome.actor) = (waits ? nil : isDone, actor?.flowID)
  }

  // MARK: Acts

  /// Performs an act. Code that waits runs later, in `settle()`.
  package func perform(_ act: Act) async -> Outcome {
    outcome = Outcome()
    guard let scene else { return outcome }
    heldBefore = scene.held
    known = Array((known + scene.presentation.line.map(\.id)).suffix(40))
    switch act.kind {
    case .relaunch: relaunch(act)
    case .lock: outcome.lockProblem = await lock(act, scene)
    case .tick: if scene.held?.expires != nil { await clock.advance(by: 70) }
    default: perform(act, in: scene)
    }
    return outcome
  }

  /// Locks and unlocks the scene. In apps that are not plain, a link may wait meanwhile.
  private func lock(_ act: Act, _ scene: FlowScene) async -> String? {
    guard scene.root is RandomVault, !app.isRestless else { return nil }
    await settle()
    let (before, flows) = (scene.presentation, app.living.count)
    app.model.isLocked = true
    await settle()
    guard let cover = scene.cover else { return "it is not covered" }
    log.count("locked")
    cover.wasDrawn()
    if scene.front !== cover || scene.presentation != before { return "the lock has changed the scene" }
    let link = app.isPlain || act.number % 2 == 0 ? nil : app.link(act.number % 4 == 1 ? "" : "page/1", act.choice)
    if let link, let isSeen = try? scene.open(link) {
      log.count("locked link")
      if isSeen || scene.heldLink != link { return "the link \(link) does not wait" }
      if scene.presentation != before { return "the link \(link) has changed the locked scene" }
    }
    app.model.isLocked = false
    await settle()
    if scene.cover != nil { return "it is still covered" }
    let isSame = scene.presentation == before && app.living.count == flows
    if link == nil, app.isPlain, !isSame { return "it is not as before" }
    return nil
  }

  func flows<Flow: AnyCoordinator>(_ type: Flow.Type) -> [Flow] {
    scene?.root.everyFlow.compactMap { $0 as? Flow } ?? []
  }

  /// The flow of a type that an act is about. The last one is often meant.
  func flow<Flow: AnyCoordinator>(
    _ type: Flow.Type, _ act: Act, where isMeant: (Flow) -> Bool = { _ in true }
  ) -> Flow? {
    let flows = flows(type).filter(isMeant)
    guard !flows.isEmpty else { return nil }
    return act.flow % 2 == 0 ? flows.last : flows[act.flow / 2 % flows.count]
  }

  private func perform(_ act: Act, in scene: FlowScene) {
    let (choice, number) = (act.choice, act.number)
    switch act.kind {
    case .show: if let flow = flow(RandomFlow.self, act) { show(place(choice, number), in: flow, number) }
    case .verb, .shelf: verb(act)
    case .finish: finish(act)
    case .leave: if let flow = flow(AnyCoordinator.self, act) { did("leave()", flow.leave(), by: flow.parent) }
    case .leaveLayer: if let flow = flow(AnyCoordinator.self, act) { did("leaveLayer()", flow.leaveLayer()) }
    case .select, .members, .columns: change(act)
    case .broadcast:
      guard let flow = flow(AnyCoordinator.self, act) else { return }
      let tab = RandomTab.allCases[(choice / 6 + number) % 4].rawValue
      let scopes: [PopToRootScope] = [
        .selectedTab, .everyTab, .line, .tab(named: tab), .flow(flow), .everything,
      ]
      outcome.scope = scopes[choice % scopes.count]
      did("popToRoot(_:)", flow.popToRoot(scopes[choice % scopes.count], inEveryScene: number == 1))
      if choice % scopes.count == 4 { outcome.actor = flow.flowID }
    case .refresh: flow(AnyCoordinator.self, act)?.refresh()
    case .checkGuards:
      let isDone = scene.checkGuards()
      log.add("did", "checkGuards() \(isDone)")
    case .batch, .edit: batch(act, in: scene)
    case .ask, .run, .cancel: wait(act)
    case .back, .popTo, .dismiss, .tap, .choose, .fold: gesture(act, in: scene)
    case .keep:
      kept.append(Kept(link: try? scene.link, archive: try? scene.archive(), presentation: scene.presentation))
    case .link, .linkThatAsks, .wrongLink: open(act, in: scene)
    case .restore: restore(act, in: scene)
    case .launch: launch(act, in: scene)
    case .close, .keepPlaces, .hide, .model: changeModel(act)
    case .other: changeOtherScene(act)
    case .tick, .relaunch, .lock: break
    }
  }

  /// A place that the app can show. Only restless apps make mistakes.
  func place(_ choice: Int, _ number: Int) -> RandomPlace {
    guard app.isRestless, number > 5 else { return .make(choice, number) }
    return [.odd, .restless, .make(choice, number)][choice % 3]
  }

  private func changeModel(_ act: Act) {
    let (choice, number) = (act.choice, act.number)
    let tabs = flow(RandomTabs.self, act)
    switch act.kind {
    case .close where !app.isPlain:
      let numbers = [
        [], [number], [number, number % 6 + 1], [1, 2, 3, 4, 5, 6], [1, 2, 3, 20], [1, 2, 3, 4, 5, 20, 21], [],
      ]
      app.model.closed = Set(numbers[choice % numbers.count]).subtracting([0])
      app.model.turn = act.flow % 3
    case .keepPlaces: app.model.kept = choice % 4 < 2 ? [] : choice % 4 == 2 ? [max(1, number)] : [1, 2, 3, 4, 5, 6]
    case .hide: tabs?.model.hidden = [[], ["b"], ["a", "d"], ["a", "b", "c", "d"]][choice % 4]
    case .model: if choice % 2 == 0 { app.model.title += 1 } else { tabs?.model.badge += 1 }
    default: break
    }
  }

  /// Opens, changes or closes another scene.
  private func changeOtherScene(_ act: Act) {
    guard let other = directory?.scenes.first(where: { $0.name == "other" }) else {
      _ = try? directory?.open("other")
      _ = directory?.activate(SceneDirectory.defaultName)
      return
    }
    if act.number == 0 {
      directory?.close("other")
    } else if act.number == 1 {
      other.root.popToRoot(.everyTab)
    } else {
      let flow = other.root.everyFlow.compactMap { $0 as? RandomFlow }.last
      flow?.show(.make(act.choice, act.number))
    }
    outcome.isDone = false
  }

  // MARK: Gestures

  private func gesture(_ act: Act, in scene: FlowScene) {
    switch act.kind {
    case .back:
      outcome.predicted = scene.canGoBack
      did("back()", scene.back())
    case .popTo:
      outcome.slot = slot(act, in: scene)
      did("pop(to:)", scene.pop(to: slot(act, in: scene)))
    case .dismiss:
      let slot = act.number % 2 == 0 ? scene.presentation.top.nodes[0].id : slot(act, in: scene)
      (outcome.predicted, outcome.slot) = (scene.canDismiss(slot), slot)
      did("dismiss(_:)", scene.dismiss(slot))
    case .tap: tap(act, in: scene)
    case .choose:
      guard let container = flow(AnyContainer.self, act) else { return }
      let names = container.showsOneMember ? container.names : ["detail"]
      guard !names.isEmpty else { return }
      did("select(_:in:)", scene.select(names[(act.choice + act.number) % names.count], in: container.id))
    default:
      guard let columns = flows(AnyContainer.self).last(where: { !$0.showsOneMember }) else { return }
      scene.setLayout(act.choice % 2 == 0 ? .joined : .apart, of: columns.id)
    }
  }

  /// A slot of the line, or one that may be gone.
  private func slot(_ act: Act, in scene: FlowScene) -> SlotID {
    let ids = act.flow % 4 == 3 ? known : scene.presentation.line.map(\.id)
    return ids[act.choice % ids.count]
  }

  private func tap(_ act: Act, in scene: FlowScene) {
    let node = scene.presentation.top.topNode
    guard let screen = screen(of: node, in: scene) else { return }
    let rows = screen.dialog?.buttons ?? screen.rows
    guard !rows.isEmpty else { return }
    let row = rows[act.choice % rows.count]
    log.add("tap", row.title)
    switch row.kind {
    case .button(_, _, _, let tap):
      tap()
      // A dialog cannot be answered twice.
      if screen.dialog != nil { tap() }
    case .link(let open): open()
    default: break
    }
  }

  /// The screen of a slot; `nil` for a mistake of the app, which only debug builds draw.
  package func screen(of node: Node, in scene: FlowScene) -> ScreenContent? {
    guard node.destination as? RandomPlace != .restless, node.content == nil, !scene.drawsMistake(at: node.id) else {
      return nil
    }
    return scene.screen(of: node.id)
  }

  // MARK: Several at once

  private func batch(_ act: Act, in scene: FlowScene) {
    let (asked, values) = (dismissals.count, finished)
    do {
      if act.kind == .edit {
        guard let flow = flow(RandomFlow.self, act) else { return }
        try flow.edit { stack in
          for act in act.acts { perform(act, in: scene) }
          if act.number == 3 { stack.setRoot(place(act.choice + 1, 1)) }
          try stack.show(place(act.choice, act.number))
        }
      } else {
        try scene.batch {
          for act in act.acts { perform(act, in: scene) }
          if act.number > 4 { throw RandomFailure() }
        }
      }
      outcome = Outcome(isDone: true)
      log.add("batch done", "")
    } catch NavigationError.held {
      // A place in it waits. Everything else has changed.
      dismissals.leaveOpen(from: asked)
      outcome = Outcome()
      log.add("batch held", "")
    } catch {
      dismissals.takeBack(from: asked)
      finished = values
      outcome = Outcome(isDone: false)
      log.add("batch refused", "\(error)")
    }
  }

  private func finish(_ act: Act) {
    let value = finished.count
    let (picker, lamp) = (flow(RandomPicker.self, act), flow(RandomLamp.self, act))
    guard let flow: AnyCoordinator = act.choice % 2 == 0 ? picker ?? lamp : lamp ?? picker else { return }
    let isDone = (flow as? RandomPicker)?.finish(value) ?? (flow as? RandomLamp)?.finish(value) ?? false
    if isDone { finished.append(value) }
    did("finish(_:)", isDone, by: flow.parent)
  }

  /// Closes the scene, and opens it again where it was.
  private func relaunch(_ act: Act) {
    guard let old = scene else { return }
    let archive = try? old.archive()
    let isClosed = directory?.close(old.name) ?? false
    log.add("closed", "\(isClosed)")
    scene = try? directory?.open()
    watch()
    if let scene { launch(scene, archive, act.number % 3 > 0 ? nil : link(act)) }
  }
}

extension AnyCoordinator {
  /// The flow and all flows in it.
  package var everyFlow: [AnyCoordinator] { [self] + children.flatMap(\.everyFlow) }
}

/// A clock that a script moves on.
@MainActor
package final class RandomClock {
  private var seconds = 0.0
  private var sleepers: [(until: Double, wake: CheckedContinuation<Void, Never>)] = []

  var flowClock: FlowClock {
    FlowClock(now: { [weak self] in Date(timeIntervalSince1970: self?.seconds ?? 0) }) { [weak self] seconds in
      await withCheckedContinuation { wake in
        guard let self else { return wake.resume() }
        self.sleepers.append((self.seconds + seconds, wake))
      }
    }
  }

  func advance(by seconds: Double) async {
    await MainOrder.nextTurn()
    self.seconds += seconds
    let due = sleepers.filter { $0.until <= self.seconds }
    sleepers.removeAll { $0.until <= self.seconds }
    for sleeper in due { sleeper.wake.resume() }
    await MainOrder.nextTurn()
  }

  deinit { for sleeper in sleepers { sleeper.wake.resume() } }
}
