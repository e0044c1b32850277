/// A window of a system that does what the real one does with a view tree, and complains where the real one would silently
/// not do what it is asked for.
///
/// ```swift
/// let window = Window(.iOS17) { CoordinatorView(scene) }
/// window.tap("Settings")  // what the user does is carried out at once …
/// window.settle()  // … and comes and goes in transitions
/// #expect(window.outline == "Notes | sheet: Settings")
/// scene.root.dismissAll()  // a change from outside is seen at the next turn of the run loop
/// window.update()
/// #expect(window.failures == [])
/// ```
@MainActor
final class Window {
  let generation: Generation
  var sizeClass: UserInterfaceSizeClass
  var phase = ScenePhase.active
  /// What was asked for and would have been dropped, in order.
  private(set) var failures: [String] = []
  /// What the views use although it is newer than the system. The compiler does not check that here, and neither does
  /// `#available` tell generations apart: it is always true on Linux.
  private(set) var tooNew: Set<String> = []
  /// How often the body of each type of view has been asked for.
  var evaluations: [ObjectIdentifier: Int] = [:]
  var layers: [Layer] = []
  /// The stacks in all of them, as they were drawn last.
  var stacks: [StackState] = []
  /// What scene storage holds.
  let kept: KeptValues
  /// The other windows of the app, and the value that this one has among them.
  private weak var desktop: Desktop?
  let presented: PresentedValue?
  /// Whether it is the one that the user is in.
  private var isFront = true
  private var isClosed = false

  var pass = 0
  /// What has to be called when the drawing is done.
  var effects: [() -> Void] = []
  let appearances = Appearances()
  /// URLs that the app has handed to the system.
  var openedURLs: [URL] = []
  /// Windows that the app has asked for, and ids that it has scrolled to.
  var openedWindows: [String] = []
  var scrolled: [AnyHashable] = []
  /// How the states changed that the views have read.
  var transactions: [Transaction] = []
  /// Alerts reset their binding before they run the action of a button, and not after it.
  var alertsResetFirst = false
  private var needsUpdate = true
  private var isDrawing = false
  /// Whether what bindings were told is kept for ``repeatReports(last:)``, with all that the bindings hold.
  var remembersReports = false
  private var reports: [() -> Void] = []

  init<Content: View>(
    _ generation: Generation, _ sizeClass: UserInterfaceSizeClass = .compact, kept: KeptValues = KeptValues(),
    desktop: Desktop? = nil, presented: PresentedValue? = nil, @ViewBuilder _ content: () -> Content
  ) {
    self.kept = kept
    self.desktop = desktop
    self.presented = presented
    self.generation = generation
    self.sizeClass = sizeClass
    layers = [Layer(window: self, content: content(), environment: EnvironmentValues())]
    kept.willChange = { [weak self] in MainActor.assumeIsolated { self?.layers.first?.node.invalidateAll() } }
    update()
  }

  func fail(_ message: String) {
    if !isDrawing || !failures.contains(message) { failures.append(message) }
  }

  func needs(_ generation: Generation, _ name: String) {
    if self.generation < generation { tooNew.insert("\(name) needs \(generation)") }
  }

  func invalidate() {
    if isDrawing { fail("a state was changed while views are drawn, which is undefined behaviour") }
    needsUpdate = true
  }

  /// Draws what has changed, as the system does once a turn of its run loop, until nothing changes any more.
  func update() {
    guard !isDrawing, !isClosed, needsUpdate else { return }
    var turns = 0
    repeat {
      turns += 1
      needsUpdate = false
      draw()
      for effect in takeEffects() { effect() }
      appearances.update(layers, isMoving: isMoving)
    } while needsUpdate && turns < 50
    if needsUpdate { fail("the views change without end") }
  }

  private func draw() { Drawing.$isUnderWay.withValue(true) { drawLayers() } }

  private func drawLayers() {
    isDrawing = true
    pass += 1
    stacks = []
    var index = 0
    var root = EnvironmentValues()
    root.horizontalSizeClass = sizeClass
    root.scenePhase = phase
    root.openURL = OpenURLAction { [weak self] url in
      self?.openedURLs.append(url)
      return .handled
    }
    addWindowActions(to: &root)
    layers[0].environment = root
    while index < layers.count {
      layers[index].draw()
      present(from: index)
      index += 1
    }
    for layer in layers { layer.node.prune() }
    isDrawing = false
  }

  private func addWindowActions(to root: inout EnvironmentValues) {
    root.supportsMultipleWindows = desktop?.supportsMultipleWindows ?? (generation >= .iOS16)
    root.appearsActive = isFront
    root.openWindow = OpenWindowAction { [weak self] id, value in
      self?.needs(.iOS16, "openWindow")
      self?.openedWindows.append([id, value.map { "\($0)" }].compactMap(\.self).joined(separator: " "))
      self?.desktop?.open(value)
    }
    guard desktop != nil else { return }
    root.dismissWindow = DismissWindowAction { [weak self] value in
      guard let self, let desktop else { return }
      needs(.iOS17, "dismissWindow")
      let isDestructive = Transaction.current.dismissBehavior.isDestructive
      let windows = value == nil ? [self] : desktop.windows.filter { $0.presented?.value == value }
      for window in windows { desktop.dismiss(window, isDestructive: isDestructive) }
    }
    root.presented = Presented { [weak self] in
      if let self { desktop?.dismiss(self, isDestructive: false) }
    }
  }

  /// The user turns to it, or to another one.
  func stand(inFront isFront: Bool, _ generation: Generation) {
    self.isFront = isFront
    // Side by side, all windows are active.
    phase = isFront || generation >= .iOS18 ? .active : .background
    invalidate()
    update()
  }

  /// It goes for good, with all that it shows.
  func close() {
    layers = []
    appearances.update([], isMoving: false)
    isClosed = true
  }

  private func takeEffects() -> [() -> Void] {
    defer { effects = [] }
    return effects
  }

  /// Tells a binding what the user did.
  func report(_ set: @escaping () -> Void) {
    if remembersReports { reports.append(set) }
    set()
    needsUpdate = true
  }

  /// Tells the bindings once more what they were told last, as SwiftUI does at times, and late.
  func repeatReports(last count: Int = 1) {
    for set in reports.suffix(count) { set() }
    update()
  }
}

extension Node {
  fileprivate func invalidateAll() {
    invalidate()
    for child in children.values { child.invalidateAll() }
  }
}
