import Armature

/// Records what a user does in an app, as a script: the commands that do the same in the terminal host, one a line.
///
/// ```swift
/// let recorder = Recorder(scenes)
/// recorder.didRecord = { script in try? script.write(to: file, atomically: false, encoding: .utf8) }
/// ```
///
/// It hears the user in any host: SwiftUI, a terminal, or the driver of tests. Start it with the app, because a script
/// begins where the app begins.
///
/// Changes that the app makes by itself, for example after some time or in a view of its own, are comments: no command
/// makes them. The script contains all that was typed, passwords too. An act that was refused and has changed nothing is
/// not in it, unless a flow asks the user about it. `fold` and `unfold` say whether a window draws columns as one stack.
@MainActor
public final class Recorder {
  /// Called with the script when it has changed. A command is in it before it is carried out, so that a crash keeps it.
  public var didRecord: (@MainActor (_ script: String) -> Void)?

  /// The acts so far, without the comments.
  private(set) var steps: [UserStep]
  /// The commands of the steps, and the comments.
  private var lines: [String]
  /// The state before the running act, which `end(counts:)` restores if the act does not count.
  private var start: (steps: Int, lines: Int, front: String?, isFolded: Bool) = (0, 0, nil, false)
  private weak var scenes: SceneDirectory?
  private let columns: (@MainActor () -> Int)?
  /// The scene in which the script carries out the next command. The app may use several windows without turning to
  /// them.
  private var front: String?
  /// Whether the script has folded the window.
  private var isFolded = false
  /// The display that the user has just looked at, for an act on it.
  var seen: Display?

  /// Starts recording in all scenes of a directory, also in those that are opened later.
  ///
  /// - Parameter scenes: The scenes of the app.
  public convenience init(_ scenes: SceneDirectory) { self.init(scenes, steps: []) }

  /// Starts recording in one scene.
  ///
  /// - Parameter scene: A scene without a directory.
  public init(_ scene: FlowScene) {
    columns = nil
    (steps, lines) = ([], [])
    observe(scene)
  }

  /// - Parameters:
  ///   - scenes: The scenes of the app.
  ///   - steps: The acts before.
  ///   - columns: Returns the width of the display; `nil` for one in which split views are drawn as they are now.
  package init(_ scenes: SceneDirectory, steps: [UserStep], columns: (@MainActor () -> Int)? = nil) {
    self.scenes = scenes
    self.columns = columns
    self.steps = steps
    lines = steps.map(\.command)
    front = scenes.current?.name
    for scene in scenes.scenes { observe(scene) }
    scenes.observe { [weak self] change in
      switch change {
      case .opened(let name): if let scene = self?.scenes?[name] { self?.observe(scene) }
      case .current(let name): self?.front = name
      case .closed: break
      }
    }
    scenes.acts.observe(begins: { [weak self] in self?.begin($0) }, ends: { [weak self] in self?.end(counts: $0) })
  }

  /// The session so far, as a script.
  public var script: String { lines.map { $0 + "\n" }.joined() }

  /// Adds steps.
  package func add(_ new: [UserStep]) {
    guard !new.isEmpty else { return }
    steps += new
    lines += new.map(\.command)
    didRecord?(script)
  }

  private func add(comment: String) {
    lines.append("# \(comment.sanitized)")
    didRecord?(script)
  }

  private func observe(_ scene: FlowScene) {
    scene.acts.observe(
      begins: { [weak self, weak scene] act in if let scene { self?.begin(act, in: scene) } },
      ends: { [weak self] in self?.end(counts: $0) })
    scene.observeEvents { [weak self, name = scene.name] event in self?.record(event, in: name) }
  }

  /// Notes a change that no act has caused.
  private func record(_ event: NavigationEvent, in scene: String) {
    guard !UserAct.isRunning, event.cause != .opened, event.cause != .closed else { return }
    switch event.kind {
    case .shown, .removed, .selected, .restored:
      guard let event = EventDescription(event, in: scene) else { return }
      add(comment: "\(event.kind.rawValue) \(event.text)\(event.cause.map { " (\($0))" } ?? "")")
    default: break
    }
  }

  // MARK: Acts

  private func begin(_ act: UserAct) {
    start = (steps.count, lines.count, front, isFolded)
    switch act {
    case .open(let link): add(turn(to: scenes?.current) + [UserStep(.open(link: link))])
    case .turn(let name): add([UserStep(.turn(scene: name))])
    case .close(let name): add(turn(to: scenes?.current) + [UserStep(.close(scene: name))])
    default: break
    }
  }

  private func begin(_ act: UserAct, in scene: FlowScene) {
    start = (steps.count, lines.count, front, isFolded)
    let turn = turn(to: scene) + fold(for: scene.front)
    let steps = steps(for: act, in: scene.front)
    add(turn + (steps ?? []))
    if steps == nil { add(comment: "an act without a command: \(act)") }
  }

  private func turn(to scene: FlowScene?) -> [UserStep] {
    guard let name = scene?.name, name != front else { return [] }
    defer { front = name }
    return front == nil ? [] : [UserStep(.turn(scene: name))]
  }

  /// Returns the step after which the terminal draws split views as a host without columns of text draws them now.
  private func fold(for scene: FlowScene) -> [UserStep] {
    guard columns == nil, let isCollapsed = scene.isCollapsed, isCollapsed != isFolded else { return [] }
    isFolded = isCollapsed
    return [UserStep(isCollapsed ? .fold : .unfold)]
  }

  /// Takes an act back that does not count.
  private func end(counts: Bool) {
    guard !counts, lines.count > start.lines else { return }
    (front, isFolded) = (start.front, start.isFolded)
    steps.removeSubrange(start.steps...)
    lines.removeSubrange(start.lines...)
    didRecord?(script)
  }

  private func steps(for act: UserAct, in scene: FlowScene) -> [UserStep]? {
    var display: Display { seen ?? Display(of: scene, columns: columns?() ?? scene.fittingColumns) }
    switch act {
    case .tap(let row, let slot): return [display.step(forTapOn: row, in: slot)]
    case .enter(let text, let row, let slot): return [display.step(forEntering: text, row, in: slot)]
    case .back: return [UserStep(scene.backClosesLayer ? .dismiss : .back, command: "back")]
    case .pop(let slot): return display.steps(forPoppingTo: slot, in: scene)
    case .dismiss(let slot):
      let layers = sequence(first: scene.presentation) { $0.modal }.drop { $0.nodes.first?.id != slot }
      return layers.map { _ in UserStep(.dismiss) }
    case .select(let name, let slot): return [display.step(forSelecting: name, in: slot)]
    case .open(let link): return [UserStep(.open(link: link))]
    case .popToRoot: return [UserStep(.popToRoot)]
    case .turn(let name): return [UserStep(.turn(scene: name))]
    case .close(let name): return [UserStep(.close(scene: name))]
    }
  }
}

extension FlowScene {
  /// Whether the user is at the first screen of a sheet, a cover or a dialog, so that going back closes it.
  package var backClosesLayer: Bool { topLayer.map { $0 == presentation.end } ?? false }

  /// The first slot of the topmost layer; `nil` for the window's layer.
  package var topLayer: SlotID? {
    let top = presentation.top
    return top.style.isModal ? top.nodes.first?.id : nil
  }

  /// Whether a split view is drawn as one stack; `nil` without split views.
  fileprivate var isCollapsed: Bool? {
    let splits = presentation.line.compactMap { node in
      if case .split(let split) = node.content { split.isCollapsed } else { nil }
    }
    return splits.isEmpty ? nil : splits.contains(true)
  }

  /// The columns of a display that draws split views as the scene does now.
  fileprivate var fittingColumns: Int { isCollapsed == true ? WindowWidth.narrow : WindowWidth.wide }
}
