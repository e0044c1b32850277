import Armature

/// One walk through an app, in a world of its own.
@MainActor
final class ExploredRun {
  private(set) var steps: [ExploredStep]
  /// The position of the world.
  let world: Int
  /// The events since the last act began.
  private(set) var events: [NavigationEvent] = []
  /// The work that was not done when the last act had settled.
  private(set) var unfinished: [String] = []
  /// The parts that the last relaunch did not restore.
  private(set) var losses: [RestoreReport.Loss] = []
  /// Whether the last act has led to another window.
  private(set) var hasTurned = false
  let clock: ManualClock
  private let time: FlowClock
  private var scenes: SceneDirectory
  private var session: UserSession
  private let activity = ActivitySignal()
  private var observations: [ObservationToken] = []
  private var titles = TitleCache()
  private let waits: StalledWork
  private let texts: GivenTexts
  /// The titles of the given texts that were typed, by the slots of their screens.
  private var typed: [SlotID: Set<String>] = [:]
  /// The running act, in words without texts that may change.
  private var word: String?

  /// The width of a tablet, on which split views have columns, until it is folded.
  let windowWidth = WindowWidth()

  /// Opens an app.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - world: The position of the world.
  ///   - texts: The given texts.
  ///   - waits: The work that is known not to end.
  /// - Throws: A ``SceneError`` when the root is refused.
  init(_ app: ExploredApp, in world: Int, _ texts: GivenTexts, _ waits: StalledWork) async throws(SceneError) {
    let instance = app.open(world)
    self.world = world
    steps = app.beginning(in: world)
    clock = instance.clock
    time = instance.time
    scenes = instance.scenes
    self.waits = waits
    self.texts = texts
    let scene = try instance.scenes.open()
    session = UserSession(scenes: instance.scenes, scene: scene, windowWidth: windowWidth)
    watch()
    await settle()
  }

  /// The scene of the window, and the one on display.
  var scene: FlowScene { session.window }
  var front: FlowScene { session.scene }

  /// The place, the rows and the drawing in front of the user.
  func snapshot() -> ScreenSnapshot {
    ScreenSnapshot(session.display, of: scene, in: world, texts: texts, typed: typed, titles: &titles)
  }

  /// The screens on display.
  var display: Display { session.display }

  /// The acts that the user can do now.
  ///
  /// - Parameters:
  ///   - links: The links of the app, with their forms.
  ///   - windows: The windows to open, beside those that are open.
  ///   - seed: Which one of equal rows to touch.
  /// - Returns: The acts.
  func attempts(links: [(form: String, link: String)], windows: [String] = [], seed: UInt64) -> [Attempt] {
    let others = (scenes.names + windows.filter { scenes[$0] == nil }).filter { $0 != scene.name }
    let turns = others.prefix(Self.windows).map {
      Attempt(act: .turn(window: $0), word: "window", key: "window \($0)", isForPlace: true)
    }
    let close = Attempt(act: .close(window: scene.name), word: "close window", key: "close window", isForPlace: true)
    return attempts(links: links, seed: seed) + turns + (scenes.hasSeveral ? [close] : [])
  }

  /// The number of other windows to which the explorer turns.
  private static let windows = 5

  private func attempts(links: [(form: String, link: String)], seed: UInt64) -> [Attempt] {
    front.attempts(
      on: session.display, texts: texts, links: links, sleepers: clock.sleepers.map { $0 - clock.now },
      isFolded: windowWidth.isFolded,
      seed: seed)
  }

  /// Returns an act in words, such as `tap “About”`.
  func name(of act: ExploredAct) -> String { act.name(on: session.display) }

  /// Returns an act that cannot be done as a step.
  func step(of act: ExploredAct) -> ExploredStep { step(of: act, on: session.display) }

  private func step(of act: ExploredAct, on display: Display) -> ExploredStep {
    var step = act.step(on: display)
    // The driver of a test has no address.
    if case .open(let link) = act, let path = try? scene.path(of: link) {
      step.code = ["app.open(\(path.swiftLiteral))"]
    }
    return step
  }

  /// Does something, and waits until nothing moves any more.
  ///
  /// - Throws: The error of an act that cannot be done now, or of a relaunch.
  func perform(_ act: ExploredAct) async throws {
    let display = session.display
    let window = scene.name
    var step = step(of: act, on: display)
    events = []
    losses = []
    step.start.place = session.place(on: display)
    word = nil
    session.begin()
    switch act {
    case .tap(let number): try session.tap(try display.entry(number), on: display)
    case .enter(let number, let text):
      let entry = try display.entry(number)
      try session.enter(text, in: entry, on: display)
      typed[entry.slot]?.subtract(texts.titles(for: entry))
    case .type(let texts): for text in texts { try type(text) }
    case .back: try session.goBack()
    case .swipe: try session.dismiss()
    case .select(let name, let index):
      guard display.bars.indices.contains(index), let item = display.bars[index].items.first(where: { $0.name == name })
      else { throw CommandError("there is no tab \(name.quoted)") }
      try session.select(item, in: display.bars[index])
    case .open(let link): try session.open(link: link)
    case .popToRoot: session.popToRoot()
    case .turn(let window): try scenes.turn(to: window)
    case .close(let window): try scenes.leave(window)
    case .fold(let isFolded): session.fold(isFolded)
    case .relaunch:
      word = "relaunch"
      try relaunch()
    case .wait(let seconds): await clock.advance(by: seconds)
    }
    step.start.act = word
    let isAtWork = !scene.workInProgress(withTasks: true).isEmpty
    await settle()
    if isAtWork { step.code.append("await app.settle()") }
    steps.append(step)
    hasTurned = scene.name != window
  }

  /// Whether a window is open and has a slot in its line.
  func hasSlot(_ slot: SlotID, inWindow window: String) -> Bool {
    scenes[window]?.front.presentation.line.contains { $0.id == slot } ?? false
  }

  /// Returns the cases that guards do not admit for a link, with the guards.
  func verdicts(on link: String) -> [(place: String, guardian: String)] {
    let plan = try? scene.plan(for: link)
    return (plan?.verdicts ?? []).map { (screenName(of: $0.destination), $0.flow) }
  }

  /// Opens a link in new windows over the same world.
  ///
  /// - Returns: The scene in which the link was opened.
  /// - Throws: The error of the link, or of a root.
  func openInNewWindows(_ link: String) throws -> FlowScene { try newDirectory().open(link: link) }

  /// The place at which the app would begin now; `nil` if it would not.
  var startPlace: String? {
    guard let scene = try? newDirectory().open() else { return nil }
    return scene.front.screens(on: Display(of: scene.front, columns: windowWidth.columns))
  }

  /// Returns the windows of a new start over the same world.
  private func newDirectory() -> SceneDirectory {
    let next = scenes.again()
    adopt(next)
    newDirectories.append(next)
    return next
  }

  /// Returns the place of a new start, or the one that guards show when they are asked again, if the user is at another
  /// one. The walk ends with it, since the guards may have changed the scene.
  func placeAfterRestart(at place: String) -> String? {
    if let startPlace, startPlace != place { return startPlace }
    scene.checkGuards()
    let now = front.screens(on: session.display)
    return now == place ? nil : now
  }

  /// The directories of links that were opened in new windows. A scene is released with its directory.
  private var newDirectories: [SceneDirectory] = []

  private func type(_ text: GivenText) throws {
    let display = session.display
    guard let entry = text.entry(on: display) else { throw CommandError("there is no row \(text.title.quoted)") }
    try session.enter(text.text, in: entry, on: display)
    typed[entry.slot, default: []].insert(text.title)
  }

  private func relaunch() throws {
    let next = try scenes.relaunched(front: scene.name)
    losses = next.losses
    scenes = next.scenes
    session = UserSession(scenes: next.scenes, scene: next.front, windowWidth: windowWidth)
    watch()
  }

  private func watch() {
    session.willAct = { [weak self] in self?.word = $0 }
    observations = []
    for scene in scenes.scenes { observe(scene) }
    scenes.observe { [weak self, weak scenes] change in
      if case .opened(let name) = change, let scene = scenes?[name] { self?.observe(scene) }
    }
    adopt(scenes)
  }

  /// Hears the events of a window, also of one behind another.
  private func observe(_ scene: FlowScene) {
    observations.append(
      scene.observeEvents { [weak self] event in
        if case .visible = event.kind {} else { self?.events.append(event) }
      })
  }

  /// Gives the windows the world's clock, and watches them.
  private func adopt(_ scenes: SceneDirectory) {
    for scene in scenes.scenes { adopt(scene) }
    scenes.observe { [weak self, weak scenes] change in
      if case .opened(let name) = change, let scene = scenes?[name] { self?.adopt(scene) }
    }
  }

  private func adopt(_ scene: FlowScene) {
    scene.clock = time
    scene.observe { [activity] _ in activity.recordChange() }
    scene.onPauseOfWork { [activity] in activity.recordChange() }
  }

  private func settle() async {
    session.refresh()
    let timeout = waits.timeout(for: scene.workInProgress(withTasks: true))
    guard case .waiting(let work) = await session.settle(by: activity, timeout, clock: clock) else {
      unfinished = []
      return
    }
    // Not a finding: code that sleeps on the world's clock wakes when the explorer advances the clock.
    unfinished = clock.sleepers.isEmpty ? work : []
    waits.record(scene.workInProgress(withTasks: true))
  }
}

/// The work that did not end in earlier walks. Later walks wait for it only a few turns.
@MainActor
final class StalledWork {
  private var known: Set<[String]> = []

  func record(_ work: [String]) { known.insert(work) }

  func timeout(for work: [String]) -> IdleTimeout { IdleTimeout(turns: known.contains(work) ? 2 : 25, changes: 1000) }
}

extension Display {
  /// Returns the entry with a number.
  func entry(_ number: Int) throws(CommandError) -> Listing.Entry { try entries.choice(number: "\(number)") }
}
