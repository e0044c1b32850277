import Armature

/// A user in front of an app: sees the topmost layer, acts on it, and remembers the actions.
///
/// The terminal host and the driver of tests find a row in their own way, and act on it here.
@MainActor
package final class UserSession {
  package let scenes: SceneDirectory
  /// The scene of the window in front.
  package private(set) var window: FlowScene
  /// The scene on display: the window's own, or the one that covers it.
  package var scene: FlowScene { window.front }
  /// Hears the user's actions.
  package let recorder: Recorder
  /// The actions so far, in their order, without those that failed.
  package var steps: [UserStep] { recorder.steps }
  /// The first verb that was refused since the last action began.
  private(set) var refusal: (verb: String, reason: NavigationError)?
  /// The error for an action about which a flow asks the user. Thrown if the line is the same after the action: no
  /// question has appeared.
  private(set) var undecided: CommandError?
  /// The first answer of a guard that has denied something since the last action began.
  private var denial: AdmissionError?
  /// The first action of a dialog that failed since the last action began.
  private(set) var failure: CommandError?

  /// Called with each event of the scene on display.
  package var didHear: @MainActor (NavigationEvent) -> Void = { _ in }
  /// Called with each act that begins, in words without texts that may change: `tap NotesDestination.note`, `button`,
  /// `back`, `tab search`.
  package var willAct: (@MainActor (_ word: String) -> Void)?
  /// The width of the display, which decides whether columns have room.
  package let windowWidth: WindowWidth
  /// Called after each change of the scene on display, also when another one takes its place.
  private let didChange: @MainActor () -> Void
  private var observations: [ObservationToken] = []
  /// Whether the session is reporting the available room to split views.
  private var isArranging = false

  /// - Parameters:
  ///   - scenes: The scenes of the app.
  ///   - scene: The scene on display, an open one of these.
  ///   - steps: The actions before.
  ///   - windowWidth: The width of the display.
  ///   - didChange: Called after each change of the scene on display.
  package init(
    scenes: SceneDirectory, scene: FlowScene, steps: [UserStep] = [], windowWidth: WindowWidth,
    didChange: @escaping @MainActor () -> Void = {}
  ) {
    self.scenes = scenes
    window = scene
    self.windowWidth = windowWidth
    recorder = Recorder(scenes, steps: steps, columns: { windowWidth.columns })
    self.didChange = didChange
    scenes.observe { [weak self] _ in self?.observeNewScenes() }
    observe()
  }

  /// Switches to the current scene.
  private func observeNewScenes() {
    if let current = scenes.current, current !== window {
      window = current
      observe()
    }
    notify()
  }

  private func observe() {
    for observation in observations { observation.cancel() }
    observations = [
      window.observeEvents { [weak self] event in
        self?.didHear(event)
        switch event.kind {
        case .refused(let verb, let error):
          self?.refusal = self?.refusal ?? ("\(event.flow.type).\(verb)", error)
        case .denied(let error): self?.denial = self?.denial ?? error
        case .actionFailed(let title, let message):
          self?.failure = self?.failure ?? CommandError("\(title.quoted): \(message)")
        default: break
        }
      },
      window.observe { [weak self] _ in self?.notify() },
    ]
  }

  private func notify() {
    if !isArranging { didChange() }
  }
}

// The display.
extension UserSession {
  /// The screens on display, with the room for columns as it was when the user last looked.
  package var display: Display {
    // The user sees the models as they are, also what a tab bar shows of them.
    window.updateNow()
    return Display(of: scene, columns: windowWidth.columns)
  }

  /// The rows of the screens below the topmost layer that name its destination as the one they present.
  package var sources: [Listing.Entry] {
    guard let root = scene.presentation.top.nodes.first else { return [] }
    return Display(of: scene, columns: windowWidth.columns, belowLayers: 1).entries.filter { entry in
      entry.row.presented.map { root.names.contains(AnyHashable($0)) } ?? false
    }
  }

  /// Sets whether split views have room for columns, starts the tasks of the screens, and returns the display.
  @discardableResult
  package func refresh() -> Display {
    scene.wasDrawn()
    var display = display
    if !display.splits.isEmpty {
      isArranging = true
      for split in display.splits { scene.setLayout(split.isCollapsed ? .joined : .apart, of: split.id) }
      isArranging = false
      display = self.display
    }
    // Not by `didDraw(_:)`, which would draw each screen once more.
    for listing in display.listings {
      scene.flow(drawing: listing.slot)?.startTask(of: listing.content, in: listing.slot)
    }
    return display
  }

  /// The display as lines of text, without colour and hints.
  package var picture: String {
    let lines = drawing(of: display)?.lines ?? []
    return lines.map { $0.rendered(inColor: false) }.joined(separator: "\n").trimmed
  }

  /// Returns a display as lines of text, with the hints below it; `nil` if there is nothing to show.
  package func drawing(of display: Display, hint: [String] = []) -> Drawing? {
    guard let area = display.area else { return nil }
    let breadcrumb = scene.breadcrumb(
      columns: windowWidth.columns, isNamed: scenes.hasSeveral, screensOnDisplay: display.listings.count)
    return Drawing(area, breadcrumb: breadcrumb, hint: hint, columns: windowWidth.columns)
  }
}

// The actions.
extension UserSession {
  /// Begins an action: forgets the refusals and the failures of earlier ones.
  package func begin() {
    refusal = nil
    undecided = nil
    denial = nil
    failure = nil
  }

  /// Opens a link, taps a button or switches a toggle.
  package func tap(_ entry: Listing.Entry, on display: Display) throws(CommandError) {
    willAct?(entry.word)
    try on(display) { () throws(CommandError) in
      switch entry.row.kind {
      case .link(let open): open()
      case .button(_, .busy, _, _): throw CommandError("\(entry.name) is busy; wait until it is done")
      case .button(_, _, isEnabled: false, _): throw CommandError("\(entry.name) is disabled now")
      case .button(_, _, _, let tap): tap()
      case .toggle(let isOn, let set): set(!isOn)
      case .field, .number, .picker, .date, .stepper:
        guard let input = entry.row.input else { break }
        throw CommandError("\(entry.name) takes \(input.expected), as in: set \(entry.number ?? 0) \(input.example)")
      case .text, .image, .section: throw CommandError("\(entry.name) is only text; it cannot be chosen")
      }
    }
  }

  /// Sets the value of an input row.
  package func enter(_ text: String, in entry: Listing.Entry, on display: Display) throws(CommandError) {
    willAct?(entry.word)
    try on(display) { () throws(CommandError) in
      do throws(RowInputError) { try entry.row.enter(text) } catch { throw CommandError("\(error)") }
    }
  }

  /// Acts on a display that the user has just looked at, which is not drawn again for the words of the act.
  private func on(_ display: Display, _ work: () throws(CommandError) -> Void) throws(CommandError) {
    recorder.seen = display
    defer { recorder.seen = nil }
    try work()
  }

  package func goBack() throws(CommandError) {
    willAct?(scene.backClosesLayer ? "swipe" : "back")
    if !scene.back() { try refuse("go back") }
  }

  /// Goes back to the nearest screen with a title, in the stack on display.
  package func goBack(to title: String) throws(CommandError) {
    willAct?("back")
    let screens = display.slotsBelow.map { (id: $0, title: scene.screen(of: $0)?.title ?? "") }
    guard let screen = screens.last(where: { $0.title.normalized == title.normalized }) else {
      throw CommandError(
        "there is no screen \(title.quoted) to go back to"
          + (screens.isEmpty
            ? "; this is the first one" : "; there are \(screens.map(\.title.quoted).joined(separator: ", "))"))
    }
    if !scene.pop(to: screen.id) { try refuse("go back to \(title.quoted)") }
  }

  /// Swipes the topmost sheet away, or closes a cover or a dialog.
  package func dismiss() throws(CommandError) {
    willAct?("swipe")
    guard let topLayer = scene.topLayer else {
      throw CommandError("there is nothing to dismiss; no sheet, cover or dialog is open")
    }
    if !scene.dismiss(topLayer) { try refuse("dismiss it") }
  }

  /// Selects a tab, or the page of another container. A guard may show another screen instead, such as a sign-in.
  package func select(_ item: Bar.Item, in bar: Bar) throws(CommandError) {
    willAct?(bar.word(for: item))
    let line = scene.presentation.line.map(\.id)
    if !scene.select(item.name, in: bar.id), scene.presentation.line.map(\.id) == line {
      try refuse("select \(item.title.quoted)")
    }
  }

  package func open(link: String) throws(CommandError) {
    willAct?("link")
    do throws(LinkError) { try scenes.open(link: link, asksToLeave: true) } catch { throw .cannotOpen(link, error) }
  }

  /// Posts the broadcast that brings the scene back to its root.
  package func popToRoot() {
    willAct?("root")
    scene.root.popToRoot()
  }

  /// Folds the window, so that no split view has room for columns, or unfolds it. A script may begin in a window that
  /// is folded already.
  package func fold(_ isFolded: Bool) {
    guard windowWidth.isFolded != isFolded else { return }
    willAct?(isFolded ? "fold" : "unfold")
    windowWidth.isFolded = isFolded
    recorder.add([UserStep(isFolded ? .fold : .unfold)])
    refresh()
  }

  /// Throws the error for an action that the scene has refused, unless a flow asks the user about it.
  private func refuse(_ action: String) throws(CommandError) {
    let isAtRoot = refusal?.reason == .pastRoot
    let error = CommandError("cannot \(action): \(isAtRoot ? "this is the root" : reason ?? "it was refused")")
    guard scene.isAskingUser else { throw error }
    undecided = error
  }

  /// The reason for the first refusal since the last action began.
  var reason: String? { refusal.map { if case .denied(let error) = $0.reason { "\(error)" } else { "\($0.reason)" } } }
}

extension RowInput {
  /// A text that the row takes.
  fileprivate var example: String { expected == "text" ? "hello" : text }
}

/// The width of the window in front of a user, who may fold it.
@MainActor
package final class WindowWidth {
  /// The width of a phone: no split view has room for columns.
  package static let narrow = 50
  /// The width of a tablet: a split view has room for all its columns.
  package static let wide = 90

  /// Whether the window is as narrow as a folded phone.
  package var isFolded: Bool
  private let unfolded: @MainActor () -> Int

  /// - Parameters:
  ///   - isFolded: Whether the window is folded at first.
  ///   - unfolded: Returns the width of the display in columns of text.
  package init(isFolded: Bool = false, unfolded: @escaping @MainActor () -> Int = { wide }) {
    self.isFolded = isFolded
    self.unfolded = unfolded
  }

  /// The width now, in columns of text.
  package var columns: Int { isFolded ? min(Self.narrow, unfolded()) : unfolded() }
}
