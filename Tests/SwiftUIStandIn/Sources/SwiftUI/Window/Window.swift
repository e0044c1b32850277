/// A window that treats a view tree as the real system does. It reports a failure where the real one would silently
/// drop a request.
///
/// ```swift
/// let window = Window(.iOS17) { CoordinatorView(scene) }
/// window.tap("Settings")  // the user's action is carried out at once …
/// window.settle()  // … and its transitions are finished
/// #expect(window.outline == "Notes | sheet: Settings")
/// scene.root.dismissAll()  // a change from outside is seen at the next turn of the run loop
/// window.update()
/// #expect(window.failures == [])
/// ```
@MainActor
final class Window {
  let generation: Generation
  var sizeClass: UserInterfaceSizeClass
  var phase: ScenePhase
  /// Whether the window is one of an `App`. A hosting controller has none around it.
  let isInApp: Bool
  /// The requests that the real system would have dropped, in order.
  private(set) var failures: [String] = []
  /// The features that are newer than the system. On Linux the compiler does not check availability, and `#available`
  /// is always true.
  private(set) var tooNew: Set<String> = []
  /// How often the body of each view type was read.
  var evaluations: [ObjectIdentifier: Int] = [:]
  var layers: [Layer] = []
  /// The stacks in all layers, as they were last drawn.
  var stacks: [StackState] = []
  /// The texts in the main bundle of the app, by their keys. Keys without a bundle are looked up there, also those in a
  /// library, as its users report.
  ///
  /// https://developer.apple.com/documentation/swiftui/text/init(_:tablename:bundle:comment:)
  /// https://github.com/Sedlacek-Solutions/SwiftUI-Onboarding/issues/15
  var appTexts: [String: String] = [:]
  /// The values in scene storage.
  let kept: KeptValues
  /// The app with its other windows, and the value of this window in it.
  private weak var desktop: Desktop?
  let presented: PresentedValue?
  /// Whether the user is in this window.
  private var isFront = true
  private var isClosed = false

  var pass = 0
  /// The calls to make after the drawing.
  var effects: [() -> Void] = []
  let appearances = Appearances()
  /// The values of the windows that the app has opened.
  var openedWindows: [String] = []
  /// The transactions of the changed states that views have read.
  var transactions: [Transaction] = []
  /// Whether presentations and pushes count as animations of the transaction that causes them. The documentation does not
  /// say so.
  var completesWithTransitions = true
  /// The completions of the transactions whose transitions are under way.
  private var completions: [AnimationCompletion] = []
  /// Called after each drawing, before the views are told of it. The system may show each of them.
  private let onFrame: (Window) -> Void
  /// Whether the views beneath a cover disappear. The documentation leaves the moment to the view.
  ///
  /// https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)
  var coversHideViews = false
  /// Whether the system asks in a dialog before the user closes a sheet, as it does from iOS 27 on.
  let asksBeforeDismissal: Bool
  /// How many of the next alerts and dialogs UIKit drops although nothing is in their way. Their bindings are reset then.
  /// This is known from reports only, and none says when the binding is reset. If it is not, nothing shows the fault.
  ///
  /// https://github.com/pointfreeco/swift-composable-architecture/issues/1991
  var alertsToDrop = 0
  /// The order in which a tap on a button of an alert or a dialog resets its binding and calls the button's action.
  var answerOrder = AnswerOrder.actionFirst
  /// How a split view reports a page that the user has left; `nil` as the path alone.
  var columnReport: ColumnReport?
  /// Whether a split view ignores the app's columns after such a report, until the user goes back.
  var ignoresColumns = false
  /// Whether the column on top covers the others when the window becomes wide, until the app prefers the first column.
  var coversColumns = false
  /// Whether a stack drops its path when it changes together with the identity of the root, as on macOS.
  ///
  /// https://github.com/radiosilence/koan/issues/261
  var dropsPaths = false
  /// The second part of an answer that comes a turn later.
  var lateAnswers: [() -> Void] = []
  private var needsUpdate = true
  private var isDrawing = false
  /// Whether the calls of bindings are kept for ``repeatReports(last:)``, with everything that the bindings hold.
  var remembersReports = false
  private var reports: [() -> Void] = []

  init<Content: View>(
    _ generation: Generation, _ sizeClass: UserInterfaceSizeClass = .compact, kept: KeptValues = KeptValues(),
    desktop: Desktop? = nil, presented: PresentedValue? = nil, isInApp: Bool = true,
    asksBeforeDismissal: Bool = false,
    onFrame: @escaping (Window) -> Void = { _ in }, @ViewBuilder _ content: () -> Content
  ) {
    self.isInApp = isInApp
    phase = isInApp ? .active : .background
    self.kept = kept
    self.onFrame = onFrame
    self.desktop = desktop
    self.presented = presented
    self.asksBeforeDismissal = asksBeforeDismissal
    self.generation = generation
    self.sizeClass = sizeClass
    layers = [Layer(window: self, content: content(), environment: EnvironmentValues())]
    update()
  }

  func fail(_ message: String) {
    if !isDrawing || !failures.contains(message) { failures.append(message) }
  }

  func needs(_ generation: Generation, _ name: String) {
    if self.generation < generation { tooNew.insert("\(name) needs \(generation)") }
  }

  /// Checks that a feature of scenes has an `App` around it. Without one, SwiftUI reports the fault and does nothing. The
  /// modifiers are a fault as soon as they are there. There are only reports, no page.
  ///
  /// https://github.com/pointfreeco/swift-snapshot-testing/issues/583
  /// https://developer.apple.com/forums/thread/658501
  /// https://github.com/lfroms/fluid-menu-bar-extra/issues/3
  func needsApp() {
    if !isInApp { fail("scene methods are used without an App") }
  }

  func invalidate() {
    if isDrawing { fail("a state was changed while views are drawn, which is undefined behaviour") }
    needsUpdate = true
  }

  /// Draws all changes until there are no more. The system does so once in each turn of its run loop.
  func update() {
    guard !isDrawing, !isClosed, needsUpdate else { return }
    var turns = 0
    repeat {
      turns += 1
      needsUpdate = false
      draw()
      onFrame(self)
      for effect in takeEffects() { effect() }
      appearances.update(appearing, isMoving: isMoving)
    } while needsUpdate && turns < 50
    if needsUpdate { fail("the views change without end") }
    guard !isMoving, !completions.isEmpty else { return }
    let due = completions
    completions = []
    for completion in due { completion.call() }
    update()
  }

  func note(_ transaction: Transaction) {
    transactions.append(transaction)
    guard completesWithTransitions, !transaction.disablesAnimations else { return }
    for completion in transaction.completions where !completion.isAwaited {
      completion.isAwaited = true
      completions.append(completion)
    }
  }

  /// The layers whose views count as being on display.
  private var appearing: [Layer] {
    guard coversHideViews, let cover = layers.lastIndex(where: { $0.kind == .cover && $0.phase == .shown }) else {
      return layers
    }
    return Array(layers[cover...])
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
    addWindowActions(to: &root)
    layers[0].environment = root
    while index < layers.count {
      layers[index].draw()
      present(from: index)
      index += 1
    }
    for layer in layers {
      checkSize(of: layer)
      layer.node.prune()
    }
    isDrawing = false
  }

  private func addWindowActions(to root: inout EnvironmentValues) {
    root.supportsMultipleWindows = desktop?.supportsMultipleWindows ?? (generation >= .iOS16)
    root.appearsActive = isFront || generation != .macOS
    root.openWindow = OpenWindowAction { [weak self] value in
      self?.needs(.iOS16, "openWindow")
      self?.needsApp()
      self?.openedWindows.append("\(value)")
      self?.desktop?.open(value)
    }
    guard desktop != nil else { return }
    root.dismissWindow = DismissWindowAction { [weak self] in
      guard let self, let desktop else { return }
      needs(.iOS17, "dismissWindow")
      desktop.dismiss(self, isDestructive: Transaction.current.isDestructive)
    }
    root.presented = Presented { [weak self] in
      if let self { desktop?.dismiss(self, isDestructive: false) }
    }
  }

  /// Moves the user to this window, or to another one. On macOS all windows stay active, and `appearsActive` tells which
  /// one is in front. Elsewhere it is always true, and the phase tells.
  ///
  /// https://developer.apple.com/documentation/swiftui/environmentvalues/appearsactive
  func stand(inFront isFront: Bool, _ generation: Generation, isVisible: Bool) {
    self.isFront = isFront
    move(to: isFront || isVisible || generation == .macOS ? .active : .background)
  }

  /// Closes the window for good, with everything in it.
  func close() {
    layers = []
    appearances.update([], isMoving: false)
    isClosed = true
  }

  private func takeEffects() -> [() -> Void] {
    defer { effects = [] }
    return effects
  }

  /// Reports an action of the user to a binding.
  func report(_ set: @escaping () -> Void) {
    if remembersReports { reports.append(set) }
    set()
    needsUpdate = true
  }

  /// Repeats the last reports to bindings. SwiftUI sometimes does so, late.
  func repeatReports(last count: Int = 1) {
    for set in reports.suffix(count) { set() }
    update()
  }
}
