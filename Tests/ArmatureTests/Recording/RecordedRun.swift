import Armature
import Foundation
import TestSupport

/// Plays one script in a random app.
@MainActor
final class RecordedRun {
  let log = RecordedLog()
  private let app: RecordedApp
  private let directory: SceneDirectory
  private var scene: FlowScene
  private let clock = TestClock()
  private var links: [String] = []
  private var archives: [Data] = []
  private var tasks: [Task<Void, Never>] = []

  /// Plays a script, and returns what happened.
  static func play(_ script: UInt64) async throws -> RecordedLog {
    try await MainOrder.keep {
      var random = RandomSource(seed: script &* 0x2545_F491_4F6C_DD1D)
      let run = try RecordedRun(salt: Int.random(in: 0..<240, using: &random))
      for step in random.list(22...38, of: RecordedStep.init) { try await run.play(step) }
      await run.end()
      return run.log
    }
  }

  private init(salt: Int) throws {
    let app = RecordedApp(log, salt: salt)
    self.app = app
    directory = SceneDirectory(notificationCenter: NotificationCenter()) { _ in app.root() }
    directory.observe { [log] in log.add("directory", "\($0)") }
    log.add("app", "\(salt)")
    scene = try directory.open()
    watch()
  }

  private func watch() {
    scene.clock = clock.flowClock
    log.observe(scene)
    scene.wasDrawn()
  }

  private func play(_ step: RecordedStep) async throws {
    log.beginStep()
    log.add("step", "\(step)")
    if actsOnTime(step) {
      try await perform(step)
    } else if await !goesOn(step) {
      try await perform(step)
    }
    await settle()
    draw()
    await settle()
    describe()
  }

  /// Whether a step is one that matters most while something waits.
  private func actsOnTime(_ step: RecordedStep) -> Bool {
    [.link, .linkThatAsks, .relaunch, .keepPlaces].contains(step.act)
  }

  /// Does in place of a step what a user would soon do in the place where the scene is.
  ///
  /// - Returns: Whether it was done.
  private func goesOn(_ step: RecordedStep) async -> Bool {
    if scene.presentation.top.topNode.style.isDialog, (step.flow + step.number) % 3 > 0 {
      answer(step)
    } else if scene.heldLink?.expires != nil, step.flow % 4 == 1 {
      log.add("time goes on", "")
      await clock.advance(by: 70)
    } else if scene.heldLink != nil, step.flow % 4 == 2 {
      log.add("all is admitted", "")
      app.model.closed = []
    } else if !app.model.kept.isEmpty, step.flow % 6 == 3 {
      if step.number % 2 == 0 {
        did("back()", scene.back())
      } else {
        did("dismiss(_:)", scene.dismiss(scene.presentation.top.nodes[0].id))
      }
    } else {
      return false
    }
    return true
  }

  /// Lets everything run that can, until nothing happens any more.
  private func settle() async {
    var (quiet, count) = (0, log.lineCount)
    while quiet < 5 {
      await MainOrder.nextTurn()
      quiet = log.lineCount == count ? quiet + 1 : 0
      count = log.lineCount
    }
  }

  private func end() async {
    log.beginStep()
    log.add("closed", "\(directory.close(scene.name))")
    await settle()
    for task in tasks { task.cancel() }
    await settle()
    let kept = [scene.root, (scene.root as? RecordedColumns)?.sidebar]
    log.add("living flows", "\(app.census.living.filter { flow in !kept.contains { $0 === flow } }.count)")
  }

  // MARK: What the user sees

  private func draw() {
    // In debug builds, the screens of a flow behind a mistake are not drawn, and so read nothing.
    for node in scene.presentation.line where node.content == nil && !places(of: node).contains(.odd) {
      _ = scene.screen(of: node.id)
    }
    log.add("can go back", "\(scene.canGoBack)")
  }

  private func describe() {
    log.add("presentation", log.text(scene.presentation))
    log.add("tree", scene.root.outline.recorded)
    do { log.add("link", try scene.link) } catch { log.add("no link", "\(error)") }
    if let held = scene.heldLink {
      log.add("held", "\(held.link) until \(held.expires.map { "\($0.timeIntervalSince1970)" } ?? "the end")")
    }
    do { log.add("archive", String(fnv1a(try scene.archive()), radix: 36)) } catch { log.add("no archive", "\(error)") }
    guard let screen = topScreen else { return }
    let titles = (screen.dialog?.buttons ?? screen.rows).map(\.title)
    log.add("screen", "\(screen.dialog?.title ?? screen.title): \(titles.joined(separator: ", "))")
  }

  /// The screen on top; `nil` for a mistake of the app, which only debug builds draw.
  private var topScreen: ScreenContent? {
    let node = scene.presentation.top.topNode
    let places = places(of: node)
    return places.contains(.odd) || places.contains(.restless) ? nil : scene.screen(of: node.id)
  }

  private func places(of node: Node) -> [RecordedPlace] {
    ([node.destination] + node.openers).compactMap { $0 as? RecordedPlace }
  }

  // MARK: Steps

  private func perform(_ step: RecordedStep) async throws {
    switch step.act {
    case .relaunch: try relaunch(step)
    case .tick: if scene.heldLink?.expires != nil { await clock.advance(by: 70) }
    default: performNow(step)
    }
  }

  private func flows<Flow: AnyCoordinator>(_ type: Flow.Type) -> [Flow] {
    scene.root.subtree.compactMap { $0 as? Flow }
  }

  /// The flow of a type that a step is about. The last one is often meant.
  private func flow<Flow: AnyCoordinator>(_ type: Flow.Type, _ step: RecordedStep) -> Flow? {
    let flows = flows(type)
    guard !flows.isEmpty else { return nil }
    return step.flow % 2 == 0 ? flows.last : flows[step.flow / 2 % flows.count]
  }

  private func did(_ verb: String, _ isDone: Bool) {
    log.add("did", "\(verb) \(isDone)")
    log.count("\(verb) \(isDone)")
  }

  private func performNow(_ step: RecordedStep) {
    let (kind, number) = (step.kind, step.number)
    switch step.act {
    case .show: if let flow = flow(RecordedFlow.self, step) { show(.make(kind, number), in: flow, number) }
    case .verb:
      if let picker = flow(RecordedPicker.self, step), number == 1 {
        verb(kind, number, in: picker) { RecordedStage.make($0, $1) }
      } else if let flow = flow(RecordedFlow.self, step) {
        verb(kind, number, in: flow) { RecordedPlace.make($0, $1) }
      }
    case .shelf:
      if let notes = flow(RecordedNotes.self, step) {
        if kind % 3 == 0 {
          verb(kind, number, in: notes) { RecordedNote.make($0, $1) }
        } else {
          did("show(_:)", notes.show(.make(kind, number)))
        }
      } else if let picker = flow(RecordedPicker.self, step) {
        did("show(_:)", picker.show(.make(kind, number)))
      }
    case .finish:
      if let picker = flow(RecordedPicker.self, step), kind % 2 == 0 {
        did("finish(_:)", picker.finish(number))
      } else if let lamp = flow(RecordedLamp.self, step) {
        did("finish(_:)", lamp.finish(number))
      } else if let picker = flow(RecordedPicker.self, step) {
        did("finish(_:)", picker.finish(number))
      }
    case .leave: if let flow = flow(AnyCoordinator.self, step) { did("leave()", flow.leave()) }
    case .leaveLayer: if let flow = flow(AnyCoordinator.self, step) { did("leaveLayer()", flow.leaveLayer()) }
    case .tabs: if let tabs = flow(RecordedTabs.self, step) { change(tabs, step) }
    case .pager: if let pager = flow(RecordedPager.self, step) { change(pager, step) }
    case .columns: if let columns = flow(RecordedColumns.self, step) { change(columns, step) }
    case .broadcast:
      guard let flow = flow(AnyCoordinator.self, step) else { return }
      let scopes: [PopToRootScope] = [.selectedTab, .everyTab, .line, .everything, .flow(flow)]
      did("popToRoot(_:)", flow.popToRoot(scopes[kind % scopes.count], inEveryScene: number == 1))
    case .refresh: flow(AnyCoordinator.self, step)?.refresh()
    case .checkGuards: did("checkGuards()", scene.checkGuards())
    case .batch: batch(step)
    case .ask: if let flow = flow(RecordedFlow.self, step) { ask(kind, number, in: flow) }
    case .run: if let flow = flow(RecordedFlow.self, step) { run(kind, number, in: flow) }
    case .cancel: if !tasks.isEmpty { tasks[kind % tasks.count].cancel() }
    case .back: did("back()", scene.back())
    case .popTo: did("pop(to:)", scene.pop(to: slot(kind + number)))
    case .dismiss: did("dismiss(_:)", scene.dismiss(number % 2 == 0 ? slot(kind) : scene.presentation.top.nodes[0].id))
    case .answer, .tap: answer(step)
    case .select:
      guard let container = flow(AnyContainer.self, step) else { return }
      let names = (container as? SwitchingContainer)?.names ?? ["detail"]
      did("select(_:in:)", scene.select(names[(kind + number) % names.count], in: container.id))
    case .collapse: if let columns = flow(RecordedColumns.self, step) { scene.setCollapsed(kind % 2 == 0, columns.id) }
    case .link: open(link(step), asksToLeave: false, number)
    case .linkThatAsks: open(link(step), asksToLeave: true, number)
    case .wrongLink: open(Self.wrongLinks[kind % Self.wrongLinks.count], asksToLeave: number % 2 == 0, number)
    case .plan:
      do { log.add("plan", "\(try scene.plan(for: link(step)))") } catch { log.add("no plan", "\(error)") }
    case .keep:
      if let link = try? scene.link { links.append(link) }
      if let archive = try? scene.archive() { archives.append(archive) }
    case .restore: restore(kind, number)
    case .launch: launch(step)
    case .close:
      let pages = [
        [], [number], [number, number % 6 + 1], [1, 2, 3, 4, 5, 6], [1, 2, 3, 20], [1, 2, 3, 4, 5, 20, 21], [],
      ]
      app.model.closed = Set(pages[kind % pages.count])
      app.model.turn = step.flow % 6
    case .keepPlaces: app.model.kept = kind % 4 == 0 ? [] : kind % 4 == 1 ? [number] : [1, 2, 3, 4, 5, 6]
    case .hide: flow(RecordedTabs.self, step)?.model.hidden = [[], ["b"], ["a", "d"], ["a", "b", "c", "d"]][kind % 4]
    case .model: if kind % 2 == 0 { app.model.title += 1 } else { flow(RecordedTabs.self, step)?.model.badge += 1 }
    case .relaunch, .tick: break
    }
  }

  private func slot(_ number: Int) -> SlotID {
    let line = scene.presentation.line
    return line[number % line.count].id
  }

  // MARK: Verbs

  private func show(_ place: RecordedPlace, in flow: RecordedFlow, _ number: Int) {
    switch number {
    case 1, 4:
      let isDone = flow.show(place) { [weak flow, log] cause in
        log.add("onDismiss", "\(place) (\(cause))")
        if number == 4 { flow?.push(.page(5)) }
      }
      did("show(_:)", isDone)
    case 5: flow.withoutAnimation { did("push(_:)", flow.push(place)) }
    default: did("show(_:)", flow.show(place))
    }
  }

  private func verb<D: Destination>(
    _ kind: Int, _ number: Int, in flow: Coordinator<D>, _ make: @escaping (Int, Int) -> D
  ) {
    let place = make(kind / 2 + number, number)
    let ids = [flow.rootID] + flow.routes.map(\.id)
    let id = ids[number % ids.count]
    let written: (RemovalCause) -> Void = { [log] in log.add("onDismiss", "\(place) (\($0))") }
    switch kind % 24 {
    case 0: did("push(_:)", flow.push(place))
    case 1: did("presentSheet(_:)", flow.presentSheet(place, stack: number > 1, onDismiss: written))
    case 2: did("presentCover(_:)", flow.presentCover(place, stack: number > 1, onDismiss: written))
    case 3: did("goBack(_:)", flow.goBack(number % 3))
    case 4: did("goBackToRoot()", flow.goBackToRoot())
    case 5: did("goBackTo(_:)", flow.goBackTo(place))
    case 6: did("goBackTo(where:)", flow.goBackTo { $0 != place })
    case 7: did("goBackTo(id:)", flow.goBackTo(id: id))
    case 8: did("pop(_:)", flow.pop(number % 3))
    case 9: did("popTo(_:)", flow.popTo(place))
    case 10: did("popTo(where:)", flow.popTo { $0 != place })
    case 11: did("popTo(id:)", flow.popTo(id: id))
    case 12: did("popToCurrentStackRoot()", flow.popToCurrentStackRoot())
    case 13: did("dismiss(_:)", flow.dismiss(number % 3))
    case 14: did("dismissAll()", flow.dismissAll())
    case 15, 16: did("replace(with:)", flow.replace(with: place))
    case 17, 18: did("setRoot(_:)", flow.setRoot(place))
    case 19: did("update(_:_:)", flow.update(id) { $0 = place })
    case 20:
      // The slot of the flow itself.
      guard let parent = flow.parent as? Coordinator<D> else { return }
      let ids = [parent.rootID] + parent.routes.map(\.id)
      if let id = ids.first(where: { parent.child(of: $0) === flow }) {
        did("update(_:_:)", parent.update(id) { $0 = place })
      }
    case 21: flow.refresh(id)
    default:
      do {
        try flow.edit { stack in
          if number % 2 == 0 { stack.goBackToRoot() }
          try stack.show(place)
          if number % 3 == 0 { stack.setRoot(make(kind, number)) }
          try stack.show(make(kind / 3, number))
          if number == 5 { try stack.goBack(9) }
        }
        did("edit(_:)", true)
      } catch {
        log.add("edit refused", error.name)
      }
    }
  }

  private func change(_ tabs: RecordedTabs, _ step: RecordedStep) {
    let all = RecordedTab.allCases
    let tab = all[step.number % all.count]
    switch step.kind % 6 {
    case 0: did("hide(_:)", tabs.hide(tab))
    case 1: did("unhide(_:)", tabs.unhide(tab))
    case 2: did("setTabs(_:)", tabs.setTabs(step.number % 2 == 0 ? all.reversed() : Array(all.prefix(step.number % 5))))
    case 3: tabs.refreshItems()
    default: did("select(_:)", tabs.select(tab))
    }
  }

  private func change(_ pager: RecordedPager, _ step: RecordedStep) {
    let names = ["x", "y", "z", "w"]
    switch step.kind % 6 {
    case 0: did("setNames(_:)", pager.setNames(Array(names.shuffledOnce(step.number).prefix(step.number % 5))))
    case 1: did("hide(_:)", pager.hide(names[step.number % 4]))
    case 2: did("unhide(_:)", pager.unhide(names[step.number % 4]))
    default: did("show(_:)", pager.show(names[step.number % 4]))
    }
  }

  private func change(_ columns: RecordedColumns, _ step: RecordedStep) {
    switch step.kind % 5 {
    case 0: did("closeDetail()", columns.closeDetail())
    case 1: columns.userChoosesDetail(step.number == 1 ? nil : .page(step.number))
    default: did("showDetail(_:)", columns.showDetail(.make(step.kind, step.number)))
    }
  }

  private func batch(_ step: RecordedStep) {
    do {
      try scene.batch {
        for step in step.steps { performNow(step) }
        if step.number == 6 { throw RecordedFailure() }
      }
      log.add("batch done", "")
    } catch {
      log.add("batch refused", "\(error)")
    }
  }

  // MARK: Waiting for the user

  private func ask(_ kind: Int, _ number: Int, in flow: RecordedFlow) {
    let task = Task { [weak flow, log] in
      switch kind % 3 {
      case 0:
        let question = Question("Which \(number)?", as: kind % 2 == 0 ? .alert : .dialog) {
          Answer("One", 1)
          Answer("Two", role: .destructive, 2)
        }
        let answer = await flow?.ask(question)
        log.add("answered", "\(number): \(answer.map { "\($0)" } ?? "nothing")")
        if answer == 2 { flow?.show(.page(number)) }
      case 1: log.add("confirmed", "\(number): \(await flow?.confirm("Sure \(number)?", action: "Yes") ?? false)")
      default:
        let text = await flow?.askForText("Name \(number)?", in: "Name", text: "t\(number)", action: "Take")
        log.add("took", "\(number): \(text ?? "nothing")")
      }
    }
    tasks.append(task)
  }

  private func run(_ kind: Int, _ number: Int, in flow: RecordedFlow) {
    let task = Task { [weak flow, log] in
      guard let flow else { return }
      do {
        switch kind % 8 {
        case 0: log.add("ran", "\(try await flow.run(.page(number), as: RecordedPicker.self))")
        case 1: log.add("ran", "\(try await flow.run(.lamp(number), as: RecordedLamp.self))")
        default: log.add("ran", "\(try await flow.run(.picker(number), as: RecordedPicker.self, style: .push))")
        }
      } catch {
        log.add("run failed", "\(error)")
      }
    }
    tasks.append(task)
  }

  private func answer(_ step: RecordedStep) {
    guard let screen = topScreen else { return }
    let rows = screen.dialog?.buttons ?? screen.rows
    guard !rows.isEmpty else { return }
    let row = rows[step.kind % rows.count]
    log.add("tap", row.title)
    switch row.kind {
    case .button(_, _, _, let tap): tap()
    case .link(let open): open()
    default: break
    }
  }

  // MARK: Links and archives

  private func link(_ step: RecordedStep) -> String {
    let (number, other) = (step.number, step.kind % 6 + 1)
    let legs = [
      "page/\(number)", "page/\(number)/page/\(other)", "desk/\(number)/page/\(other)",
      "desk/\(number)/page/\(other)/~/page/\(number)", "sheet/\(number)/page/\(other)",
      "drawer/\(number)/page/\(other)",
      "lamp/\(number)/page/\(other)", "shelf/\(number)/notes/\(other)", "shelf/\(number)/desk/\(other)/page/\(number)",
      "picker/\(number)", "tabs/b/page/\(number)", "columns/#page/\(number)", "page/\(number);as=sheet",
      "cover/\(number)",
      "pager/y/page/\(number)", "help/\(number)",
    ]
    switch step.flow % 8 {
    case 0 where !links.isEmpty: return links[step.kind % links.count]
    case 1: return ["page/\(number)", "../page/\(number)", "..", "./\(number)", "../..", "../\(other)"][step.kind % 6]
    default: return app.link(legs[step.kind % legs.count], step.flow)
    }
  }

  private static let wrongLinks = [
    "/pages/1", "/page/x", "/page", "/~", "/page//1", "/page/%4", "/secret/1", "/picker/1/stage/2", "bank://x",
    "page/1/~",
    "/card/1/page/2", "/page/1#page/2", "/page/1?x=1", "/page/1;root=page%2F2", "/desk/1/~/~", "/#page/x",
  ]

  private func open(_ link: String, asksToLeave: Bool, _ number: Int) {
    do {
      try scene.open(link, orElse: number == 6 ? .popToRoot : .stay, asksToLeave: asksToLeave)
      log.add("opened", link)
    } catch {
      log.add("not opened", "\(link): \(error)")
    }
  }

  private func restore(_ kind: Int, _ number: Int) {
    guard var archive = archives.isEmpty ? try? scene.archive() : archives[kind % archives.count] else { return }
    // A part of the archive, or an archive of another version of the app.
    if number == 5 { archive = archive.prefix(archive.count / 2) }
    if number == 6 {
      archive = Data(String(decoding: archive, as: UTF8.self).replacingOccurrences(of: "page", with: "leaf").utf8)
    }
    log.add("restored", "\(scene.restore(archive))")
  }

  private func launch(_ step: RecordedStep) {
    let archive = archives.isEmpty || step.number == 1 ? nil : archives[step.kind % archives.count]
    let link = step.number % 3 == 0 ? nil : step.number == 4 ? Self.wrongLinks[step.kind % 16] : link(step)
    let report = scene.launch(archive: archive, link: link)
    log.add("launched", "\(report), link \(link ?? "none"): \(report.linkError.map { "\($0)" } ?? "no error")")
  }

  /// Closes the scene, and opens it again where it was.
  private func relaunch(_ step: RecordedStep) throws {
    let archive = try? scene.archive()
    log.add("closed", "\(directory.close(scene.name))")
    scene = try directory.open()
    watch()
    let link = step.number % 2 == 0 ? nil : link(step)
    let report = scene.launch(archive: archive, link: link)
    log.add("launched", "\(report), link \(link ?? "none"): \(report.linkError.map { "\($0)" } ?? "no error")")
  }
}

extension Array {
  /// The elements in another order.
  fileprivate func shuffledOnce(_ seed: Int) -> [Element] {
    var random = RandomSource(seed: UInt64(seed))
    return shuffled(using: &random)
  }
}
