import TestSupport

// @testable: reads the state of a scene, which is internal.
@testable import Armature
@testable import ArmatureUI

/// A scene before or after an act.
@MainActor
struct Picture {
  let presentation: Presentation
  let tree: NaiveTree
  let state: SceneState

  init(_ scene: FlowScene) {
    (presentation, tree, state) = (scene.presentation, NaiveTree(scene.root), scene.core.current)
  }

  /// The scene later.
  func next(of scene: FlowScene) -> Self { scene.core.current.isSame(as: state) ? self : Self(scene) }
}

/// An act of a script with everything that oracles look at.
@MainActor
struct Moment {
  let player: Player
  unowned let scene: FlowScene
  let audience: Audience
  /// The kind of the act; `nil` at the end of a script.
  var kind: Act.Kind?
  var outcome = Player.Outcome()
  var before: Picture
  var after: Picture

  var isDone: Bool? { outcome.isDone }
  /// Whether the app changes only what it is told to change.
  var isPlain: Bool { player.app.isPlain }
  /// Whether the act is one verb or gesture.
  var isAlone: Bool {
    !outcome.isEdit && ![.batch, .edit, .link, .linkThatAsks, .wrongLink, .restore, .launch, .tap].contains(kind)
  }
}

/// Listens to a scene, and finds impossible events.
@MainActor
final class Audience {
  private(set) var folded: FoldedScene
  private(set) var problem: String?
  private(set) var changes: [FlowChange] = []
  private(set) var removals: [(id: SlotID, cause: RemovalCause)] = []
  /// Whether no slot was shown or removed.
  private(set) var isSilent = true
  /// The links that wait.
  private(set) var held: [String: Int] = [:]
  /// What has happened to each question.
  private(set) var questions: [Int: [String]] = [:]
  /// A host that draws what it hears of.
  private(set) var runner: TransitionRunner
  private var drawn: Presentation
  private(set) var hasShownInspector = false
  /// The text of each screen that was drawn.
  var drawings: [Drawing: String] = [:]
  private var generations: [SlotID: UInt64] = [:]
  private let player: Player
  private var hasReplied = false

  struct Drawing: Hashable {
    let slot: VisibleSlot
    let revision: Int
    let destination: String
  }

  init?(_ player: Player) {
    guard let scene = player.scene else { return nil }
    self.player = player
    folded = FoldedScene(scene)
    runner = TransitionRunner(shown: scene.presentation, limits: .unlimited, draw: { _ in })
    drawn = scene.presentation
    player.dismissals.lastRemoval = { [weak self] in self?.removals.last }
    listen(to: scene)
  }

  func listen(to scene: FlowScene) {
    folded = FoldedScene(scene)
    drawings = [:]
    let limits = TransitionLimits.presets[player.app.number % TransitionLimits.presets.count]
    drawn = scene.presentation
    runner = TransitionRunner(shown: drawn, limits: limits, pacing: .callbacks) { [weak self] in
      self?.draw($0, within: limits)
    }
    generations = Dictionary(uniqueKeysWithValues: Self.slots(scene.root).map { ($0, UInt64.max) })
    scene.observeEvents { [weak self, weak scene] in if let scene { self?.hear($0, in: scene) } }
    scene.observe { [weak self, weak scene] in if let scene { self?.hear($0, in: scene) } }
  }

  private static func slots(_ root: AnyCoordinator) -> Set<SlotID> { NaiveTree(root).all }

  private func draw(_ next: Presentation, within limits: TransitionLimits) {
    problem = problem ?? limits.problem(from: drawn, to: next)
    drawn = next
  }

  func forget() {
    (changes, removals, isSilent, hasReplied) = ([], [], true, false)
  }

  private func hear(_ change: FlowChange, in scene: FlowScene) {
    changes.append(change)
    // A restless app navigates in answer to a change.
    guard player.app.isRestless, !hasReplied, let flow = scene.root as? RandomFlow else { return }
    hasReplied = true
    if flow.routes.count % 2 == 0 { flow.show(.desk(1)) } else { flow.goBack() }
  }

  private func hear(_ event: NavigationEvent, in scene: FlowScene) {
    folded.fold(event)
    switch event.kind {
    case .shown(let node, _):
      isSilent = false
      if node.style.kind == .inspector { hasShownInspector = true }
      if generations[node.id] == node.generation { problem = "\(node.id) was reported as shown twice" }
      generations[node.id] = node.generation
      if node.isQuestion { note("shown", ofQuestion: "\(node.destination)", in: scene) }
    case .removed(let node, let cause):
      isSilent = false
      removals.append((node.id, cause))
      // What waits may show its slots again later.
      drawings = drawings.filter { $0.key.slot.id != node.id }
      if generations.removeValue(forKey: node.id) == nil { problem = "\(node.id) was removed, but never shown" }
      if node.isQuestion { note("removed", ofQuestion: "\(node.destination)", in: scene) }
    case .visible(let node):
      // While the scene is locked, the user sees its cover.
      if event.flow.id != scene.front.flow(drawing: node.id)?.flowID, !player.app.isRestless {
        problem = "the visible screen is not of \(event.flow.type)"
      }
    case .questionWaits(let text): note("waits", ofQuestion: text, in: scene)
    case .questionEnded(let text, _): note("ended", ofQuestion: text, in: scene)
    case .linkHeld(let link): held[link, default: 0] += 1
    case .linkOpened(let link): if held[link] != nil { held[link] = 0 }
    case .linkRefused(let link, _), .linkReplaced(let link, _), .linkExpired(let link): held[link] = 0
    case .mistake(let message): if player.app.isPlain, !message.contains("16 questions") { problem = message }
    default: break
    }
  }

  private func note(_ event: String, ofQuestion text: String, in scene: FlowScene) {
    guard let number = Int(text) else { return }
    questions[number, default: []].append(event)
    guard event == "shown" else { return }
    for earlier in 0..<number where questions[earlier]?.last == "waits" {
      if let line = line(of: earlier, in: scene), line == self.line(of: number, in: scene) {
        problem = problem ?? "question \(number) is shown before question \(earlier)"
      }
    }
  }

  /// The line in which a question is shown; `nil` when its flow was removed.
  private func line(of question: Int, in scene: FlowScene) -> String? {
    guard let flow = scene.root.everyFlow.first(where: { $0.flowID == player.askers[question] }), let way = flow.path
    else { return nil }
    return scene.core.current.hiddenMembers(on: way).last.map { "\($0)" } ?? "the visible one"
  }
}

extension Moment {
  /// The end of a script.
  init?(_ player: Player, _ audience: Audience) {
    guard let scene = player.scene else { return nil }
    let picture = Picture(scene)
    self.init(player: player, scene: scene, audience: audience, before: picture, after: picture)
  }
}
