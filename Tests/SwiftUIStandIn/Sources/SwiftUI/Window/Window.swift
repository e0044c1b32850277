/// A window of a system that does what the real one does with a view tree, and complains where the real one would silently
/// not do what it is asked for.
@MainActor
final class Window {
  let generation: Generation
  var sizeClass: UserInterfaceSizeClass
  var phase = ScenePhase.active
  /// What was asked for and would have been dropped, in order.
  private(set) var failures: [String] = []
  /// How often the body of each type of view has been asked for.
  var evaluations: [ObjectIdentifier: Int] = [:]
  var layers: [Layer] = []
  /// What scene storage holds.
  let kept = KeptValues()

  var pass = 0
  /// What has to be called when the drawing is done.
  var effects: [() -> Void] = []
  let appearances = Appearances()
  /// URLs that the app has handed to the system.
  var openedURLs: [URL] = []
  /// Alerts reset their binding before they run the action of a button, and not after it.
  var alertsResetFirst = false
  private var needsUpdate = true
  private var isDrawing = false
  private var reports: [() -> Void] = []

  init<Content: View>(
    _ generation: Generation, _ sizeClass: UserInterfaceSizeClass = .compact, @ViewBuilder _ content: () -> Content
  ) {
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
    if self.generation < generation { fail("\(name) needs \(generation) and runs on \(self.generation)") }
  }

  func invalidate() {
    if isDrawing { fail("a state was changed while views are drawn, which is undefined behaviour") }
    needsUpdate = true
  }

  /// Draws what has changed, as the system does once a turn of its run loop, until nothing changes any more.
  func update() {
    guard !isDrawing else { return }
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

  private func draw() {
    isDrawing = true
    pass += 1
    var index = 0
    var root = EnvironmentValues()
    root.horizontalSizeClass = sizeClass
    root.scenePhase = phase
    root.openURL = OpenURLAction { [weak self] url in
      self?.openedURLs.append(url)
      return .handled
    }
    layers[0].environment = root
    while index < layers.count {
      layers[index].draw()
      present(from: index)
      index += 1
    }
    for layer in layers { layer.node.prune() }
    isDrawing = false
  }

  private func takeEffects() -> [() -> Void] {
    defer { effects = [] }
    return effects
  }

  /// Tells a binding what the user did.
  func report(_ set: @escaping () -> Void) {
    reports.append(set)
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
