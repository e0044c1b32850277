import Foundation
import TestSupport
import Testing

// @testable: finds flows that were not taken in, the slot that going back takes, and the state of the scene.
@testable import Armature

@Suite("Random sequences in trees with containers")
@MainActor
struct RandomContainers {
  @Test("keep what lines and containers promise")
  func invariants() async throws {
    try await tryCases(
      600, seed: 20_260_201, make: { $0.list(1...14, of: ContainerStep.init) },
      smaller: { $0.smaller { $0.step.simplify() } }
    ) { number, steps in ContainerTrial.failure(of: steps, world: number) }
  }

  @Test("lead to the same place in a window that is folded during some of them")
  func folding() async throws {
    try await tryCases(
      300, seed: 20_261_126, make: { $0.list(1...14, of: ContainerStep.init) },
      smaller: { $0.smaller { $0.step.simplify() } }
    ) { number, steps in ContainerTrial.difference(byFoldingDuring: steps, world: number) }
  }

  @Test("are checked by a test that notices a broken promise")
  func noticesBreaks() {
    // A flow that outlives its tab must be found.
    let steps = [ContainerStep(verb: .setTabs, step: Step(verb: .show, flow: 0, kind: 2, number: 1))]
    var kept: [AnyCoordinator] = []
    #expect(ContainerTrial.failure(of: steps, world: 1) == nil)
    #expect(ContainerTrial.failure(of: steps, world: 1, tampering: { kept += $0.root.children }) != nil)
  }
}

/// One step of a sequence. Its numbers are taken modulo the number of choices.
struct ContainerStep: Equatable, CustomStringConvertible {
  enum Verb: CaseIterable {
    /// A step of `RandomSequences`, in some flow.
    case flow
    case select, userSelects, setTabs, setHidden, refreshItems
    case showDetail, closeDetail, showMiddle, closeMiddle, collapse
    case back, popTo, dismiss, leave, popToRoot, popEveryTab, popLine, popFlow
    case batch, batchThatThrows, edit
    /// Sets whether every second flow lets its screens go.
    case letGo
    case otherScene
  }

  var verb: Verb
  var step: Step

  init(verb: Verb, step: Step) {
    self.verb = verb
    self.step = step
  }

  init(using random: inout RandomSource) {
    let growing: [Verb] = [.flow, .flow, .flow, .select, .showDetail, .showMiddle]
    let gestures: [Verb] = [.back, .popTo, .dismiss, .userSelects, .letGo]
    let kind = Int.random(in: 0..<8, using: &random)
    let verbs = kind < 4 ? growing : kind < 5 ? gestures : Verb.allCases
    verb = verbs[Int.random(in: 0..<verbs.count, using: &random)]
    step = Step(using: &random)
  }

  var description: String { "\(verb): \(step)" }
}

/// Pages with flows of several kinds.
private final class Pages: ContainerCoordinator {
  let census: Census?

  init(census: Census?) {
    self.census = census
    super.init(names: ["places", "hub", "tabs", "library"])
    census?.add(self)
  }

  override func flow(named name: String) -> AnyCoordinator {
    switch name {
    case "hub": NestingFlow(census: census)
    case "tabs": MixedTabs(census: census)
    case "library": TwoColumns(census: census)
    default: StyledFlow(census: census)
    }
  }
  override func keepsLine(of name: String) -> Bool { name != "hub" }
}

/// A scene for the steps, with the rules to check after each step.
@MainActor
private final class ContainerTrial {
  private let census: Census
  private let scene: FlowScene
  private var other: FlowScene?
  private let otherCensus = Census()
  /// Slots that were shown before.
  private var known: [SlotID] = []
  /// The tree before the step.
  private var latest: NaiveTree
  private let ear = Ear()
  private let otherEar = Ear()

  private static func root(_ kind: Int, _ census: Census) -> AnyCoordinator {
    switch kind % 8 {
    case 0: NestingFlow(census: census)
    case 7: NestingColumns(census: census)
    case 5: filled(NestingFlow(census: census), [.split, .tabs])
    case 6: filled(NestingFlow(root: .tabs, census: census), [.mail, .tabsSheet])
    case 1: MixedTabs([.first, .second, .forgetful, .library, .nested], census: census)
    case 2: TwoColumns(census: census)
    case 3: ThreeColumns(census: census)
    default: Pages(census: census)
    }
  }

  private static func filled(_ hub: NestingFlow, _ destinations: [Nesting]) -> NestingFlow {
    for destination in destinations { hub.show(destination) }
    return hub
  }

  private init?(kind: Int, census: Census) {
    self.census = census
    let center = NotificationCenter()
    guard let scene = try? FlowScene(root: Self.root(kind, census), notificationCenter: center) else { return nil }
    self.scene = scene
    latest = NaiveTree(scene.root)
  }

  /// Returns the first broken rule; `nil` when all steps keep the rules.
  static func failure(
    of steps: [ContainerStep], world: Int, tampering: ((FlowScene) -> Void)? = nil
  ) -> String? {
    let census = Census()
    if let failure = ContainerTrial(kind: world, census: census)?.failure(of: steps, audience: world / 8, tampering) {
      return failure
    }
    return census.living.isEmpty ? nil : "\(census.living.count) flows live on without their scene"
  }

  /// Returns the difference between two scenes with the same steps, of which one is folded during each second step;
  /// `nil` if there is none.
  static func difference(byFoldingDuring steps: [ContainerStep], world: Int) -> String? {
    // What a gesture does depends on the width.
    let verbs: Set<ContainerStep.Verb> = [
      .flow, .select, .setTabs, .setHidden, .refreshItems, .showDetail, .closeDetail, .showMiddle, .closeMiddle,
    ]
    guard let plain = ContainerTrial(kind: world, census: Census()),
      let folded = ContainerTrial(kind: world, census: Census())
    else { return nil }
    for (index, step) in steps.filter({ verbs.contains($0.verb) }).enumerated() {
      let isDone = plain.perform(step).isDone
      if index % 2 == 0 { folded.fold(true) }
      let isDoneFolded = folded.perform(step).isDone
      let slots = folded.scene.presentation.line.map(\.id)
      folded.fold(false)
      let unfolded = folded.scene.presentation
      plain.latest = NaiveTree(plain.scene.root)
      folded.latest = NaiveTree(folded.scene.root)
      if isDone != isDoneFolded { return "step \(index) (\(step)) is done in one width only" }
      if unfolded.line.map(\.id) != slots { return "unfolding changes slots after step \(index) (\(step))" }
      if unfolded.shape != plain.scene.presentation.shape {
        return "step \(index) (\(step)) leads to another place in a folded window"
      }
    }
    return nil
  }

  private func fold(_ isFolded: Bool) {
    for split in scene.root.subtree.compactMap(\.split) { scene.setCollapsed(isFolded, split.id) }
  }

  private func failure(of steps: [ContainerStep], audience: Int, _ tampering: ((FlowScene) -> Void)?) -> String? {
    var drawn = scene.presentation
    if let problem = broken(latest, drawn) { return "at the start: \(problem)" }
    if audience % 2 == 0 {
      ear.shown = Dictionary(uniqueKeysWithValues: latest.all.map { ($0, 0) })
      scene.observeEvents { [ear] in ear.hear($0) }
    }
    if audience % 3 != 0 {
      ear.changes = []
      scene.observe { [ear] in ear.hear($0) }
    }
    for (index, step) in steps.enumerated() {
      ear.forget()
      let before = latest
      let outcome = perform(step)
      tampering?(scene)
      let (after, nowDrawn) = (NaiveTree(scene.root), scene.presentation)
      if let problem = outcome.problem ?? broken(after, nowDrawn) ?? broken(by: outcome, from: before, to: after)
        ?? brokenLeaving(by: step, from: before, to: after)
        ?? brokenTold(by: outcome, from: (before, drawn), to: (after, nowDrawn))
        ?? brokenRefusal(by: outcome, from: (before, drawn), to: (after, nowDrawn))
      {
        return "after step \(index) (\(step)): \(problem)"
      }
      known = (known + after.all.subtracting(known).sorted { $0.description < $1.description }).suffix(40)
      (latest, drawn) = (after, nowDrawn)
    }
    return brokenByCollapsing() ?? brokenByGoingBack()
  }

  // MARK: The rules

  private func broken(_ tree: NaiveTree, _ drawn: Presentation) -> String? {
    guard drawn == Presentation(scene.core.current) else { return "the presentation is another one, made anew" }
    var chain: [[Node]] = []
    var layer: Presentation? = drawn
    while let current = layer {
      chain.append(current.nodes)
      layer = current.modal
    }
    guard chain.map({ $0.map(\.id) }) == tree.chain else {
      return "the layers are \(chain.map { $0.map(\.id) }), but the tree has \(tree.chain)"
    }
    for (number, nodes) in chain.enumerated() where nodes[0].style.isModal == (number == 0) {
      return "layer \(number) is \(nodes[0].style)"
    }
    for node in chain.joined() { if let problem = broken(node, tree) { return problem } }
    guard drawn.line.map(\.id) == tree.visible else { return "the line is not what is visible" }
    guard Set(tree.visible).count == tree.visible.count else { return "a slot stands twice" }
    guard tree.crowded.isEmpty else { return "two visible flows of a container present" }
    let end = drawn.end
    guard end == tree.end else { return "going back would take \(end as Any), and not \(tree.end as Any)" }
    let flows = scene.root.subtree
    guard flows.allSatisfy({ ($0 as? AnyContainer)?.waiting.isEmpty ?? true }) else { return "a flow was not taken in" }
    guard flows.allSatisfy({ $0.scene === scene }) else { return "a flow of the tree is detached" }
    return census.living.count == flows.count ? nil : "\(census.living.count) flows live, \(flows.count) in the tree"
  }

  /// Checks what a container draws against its visible flows.
  private func broken(_ node: Node, _ tree: NaiveTree) -> String? {
    let stacks: [Presentation.Stack]?
    switch node.content {
    case .tabs(let tabs): stacks = [tabs.stack].compactMap { $0 }
    case .split(let split): stacks = split.expanded.compactMap { $0 }
    case .custom(let custom): stacks = [custom.stack].compactMap { $0 }
    default: stacks = nil
    }
    let columns = stacks?.map { [$0.root] + $0.path }
    guard columns?.map({ $0.map(\.id) }) == tree.contents[node.id] else { return "\(node.id) does not show its flows" }
    for node in (columns ?? []).joined() { if let problem = broken(node, tree) { return problem } }
    return nil
  }

  private func broken(by outcome: Outcome, from before: NaiveTree, to after: NaiveTree) -> String? {
    for (line, old) in before.lines {
      guard let new = after.lines[line] else { continue }
      let kept = Set(new.map(\.id)).intersection(old.map(\.id))
      let (stayed, now) = (old.filter { kept.contains($0.id) }, new.filter { kept.contains($0.id) })
      guard stayed.map(\.id) == now.map(\.id) else { return "slots have changed their order" }
      guard stayed.map(\.layer) == now.map(\.layer) else { return "a slot has moved to another layer" }
      if outcome.sparesHidden, before.hidden.contains(line), old != new { return "a hidden line has changed" }
      if let actor = outcome.line, actor != line, old != new { return "the line of another flow has changed" }
    }
    return nil
  }

  /// Checks that the user removes no slot that a flow does not let go.
  private func brokenLeaving(by step: ContainerStep, from before: NaiveTree, to after: NaiveTree) -> String? {
    guard [.back, .popTo, .dismiss, .userSelects].contains(step.verb) else { return nil }
    let taken = before.stubborn.subtracting(after.all)
    return taken.isEmpty ? nil : "\(taken) went although a flow does not let it go"
  }

  private func brokenRefusal(
    by outcome: Outcome, from before: (tree: NaiveTree, drawn: Presentation),
    to after: (tree: NaiveTree, drawn: Presentation)
  ) -> String? {
    guard !outcome.isDone else { return nil }
    guard before.drawn == after.drawn else { return "a refused step is drawn" }
    return before.tree.keepsSame(as: after.tree) ? nil : "a refused step has changed something"
  }

  private func brokenTold(
    by outcome: Outcome, from before: (tree: NaiveTree, drawn: Presentation),
    to after: (tree: NaiveTree, drawn: Presentation)
  ) -> String? {
    if let problem = ear.problem ?? ear.dismissals.broken(whereThereAre: after.tree.all) { return problem }
    if let shown = ear.shown {
      let (told, all) = (Set(shown.keys), after.tree.all)
      guard told == all else {
        return "events tell of \(told.subtracting(all)) too many and \(all.subtracting(told)) too few"
      }
      if !outcome.isDone, !ear.isSilent { return "a refused step was reported as done" }
    }
    guard let changes = ear.changes else { return nil }
    guard changes.count <= (outcome.isDone ? 1 : 0) else { return "\(changes.count) changes are told" }
    guard let change = changes.first else {
      return before.drawn == after.drawn && before.tree.keepsSame(as: after.tree) ? nil : "a change is not told"
    }
    guard !(scene.root is AnyContainer) else { return change.unchanged == 0 ? nil : "a container has no routes" }
    let root = scene.root.flowID
    let (old, new) = (before.tree.lines[root] ?? [], after.tree.lines[root] ?? [])
    guard change.unchanged < new.count else { return "more routes are told as unchanged than there are" }
    let isSame = zip(old, new).dropFirst().prefix(change.unchanged).allSatisfy { old, new in
      old == new && before.tree.inside(old.id) == after.tree.inside(new.id)
    }
    return isSame ? nil : "routes that were reported as unchanged have changed"
  }

  private func brokenByCollapsing() -> String? {
    for split in scene.root.subtree.compactMap(\.split) {
      let before = scene.presentation
      let isCollapsed = split.state.container?.isCollapsed ?? false
      scene.setCollapsed(!isCollapsed, split.id)
      if let problem = broken(NaiveTree(scene.root), scene.presentation) { return "collapsed or expanded: \(problem)" }
      scene.setCollapsed(isCollapsed, split.id)
      if scene.presentation != before { return "collapsing and expanding changes what is drawn" }
    }
    return nil
  }

  private func brokenByGoingBack() -> String? {
    for flow in scene.root.subtree { (flow as? StyledFlow)?.mayLeave = { _ in true } }
    var tree = NaiveTree(scene.root)
    while scene.back() {
      let next = NaiveTree(scene.root)
      guard let end = tree.end else { return "going back took what cannot be taken" }
      let gone = Set(tree.inside(end))
      guard next.visible == tree.visible.filter({ !gone.contains($0) }) else {
        return "going back took not only \(end)"
      }
      tree = next
    }
    if let end = tree.end { return "going back ends before \(end)" }
    return ear.dismissals.broken(whereThereAre: tree.all)
  }

  // MARK: The steps

  private struct Outcome {
    var isDone: Bool
    /// The only line that may have changed, except new and removed lines.
    var line: FlowID?
    /// Whether lines that were hidden before and still exist must be unchanged.
    var sparesHidden = false
    /// Returns the first broken rule for a single step.
    var problem: String?
  }

  private func perform(_ step: ContainerStep) -> Outcome {
    let flows = scene.root.subtree
    let flow = flows[step.step.flow % flows.count]
    switch step.verb {
    case .flow:
      return Outcome(isDone: Self.verb(step.step, in: flow, ear.dismissals), line: latest.lineOf[flow.flowID])
    case .back, .popTo, .dismiss: return gesture(step)
    case .leave: return Outcome(isDone: flow.leave())
    case .popToRoot, .popEveryTab, .popLine, .popFlow: return broadcast(step.verb, from: flow)
    case .letGo:
      for (index, flow) in flows.enumerated() where index % 2 == step.step.flow % 2 {
        (flow as? StyledFlow)?.mayLeave = { slot in step.step.number < 2 || slot.isRoot == (step.step.number == 2) }
      }
      return Outcome(isDone: false)
    case .batch, .batchThatThrows, .edit: return batch(step)
    case .otherScene:
      changeOtherScene(step.step)
      return Outcome(isDone: false)
    default: return Outcome(isDone: inContainer(step, among: flows))
    }
  }

  private func gesture(_ step: ContainerStep) -> Outcome {
    let slot = slot(step.step)
    var outcome = Outcome(isDone: false, sparesHidden: true)
    switch step.verb {
    case .back:
      let can = scene.canGoBack
      outcome.isDone = scene.back()
      if can != outcome.isDone { outcome.problem = "the scene \(can ? "can" : "cannot") go back, but does otherwise" }
    case .dismiss:
      let can = scene.canDismiss(slot)
      outcome.isDone = scene.dismiss(slot)
      if can != outcome.isDone { outcome.problem = "\(slot) \(can ? "can" : "cannot") be dismissed, but is otherwise" }
      if outcome.isDone, NaiveTree(scene.root).all.contains(slot) { outcome.problem = "\(slot) is still there" }
    default:
      outcome.isDone = scene.pop(to: slot)
      let tree = NaiveTree(scene.root)
      if outcome.isDone, !tree.visible.contains(slot) || !tree.lines.values.contains(where: { $0.last?.id == slot }) {
        outcome.problem = "\(slot) is not the last of its line"
      }
    }
    return outcome
  }

  private func broadcast(_ verb: ContainerStep.Verb, from flow: AnyCoordinator) -> Outcome {
    let scope: PopToRootScope =
      switch verb {
      case .popToRoot: .selectedTab
      case .popEveryTab: .everyTab
      case .popLine: .line
      default: .flow(flow)
      }
    var outcome = Outcome(isDone: flow.popToRoot(scope), sparesHidden: verb == .popToRoot || verb == .popLine)
    let tree = NaiveTree(scene.root)
    let tabs = scene.root.subtree.filter { $0 is MixedTabs }.map { $0.slots[0].id }
    if verb == .popFlow {
      if flow.slots.count > 1 { outcome.problem = "the flow is not at its root" }
    } else if verb != .popLine, let outermost = tree.visible.first(where: { tabs.contains($0) }) {
      let above = tree.visible.drop { $0 != outermost }.dropFirst(tree.inside(outermost).count)
      if !above.allSatisfy({ !tree.canGo($0) }) { outcome.problem = "slots are left above the tabs" }
      if tree.inside(outermost).dropFirst().contains(where: tree.canGo) {
        outcome.problem = "the selected tab is not at its root"
      }
    } else if let end = tree.end {
      outcome.problem = "\(end) is left"
    }
    return outcome
  }

  /// A slot of the visible line, of any line, or one that may have gone.
  private func slot(_ step: Step) -> SlotID {
    let tree = latest
    let ids: [SlotID]
    // There are few layers, and only their first slots can be dismissed.
    let starts = tree.lines.values.joined().filter { $0.layer == $0.id }.map(\.id)
    switch step.number + (step.flow % 2) * 10 {
    case 10...11: ids = tree.chain.map { $0[0] }
    case 12...13: ids = starts.sorted { $0.description < $1.description }
    case 0, 1: ids = tree.visible
    case 2: ids = tree.all.sorted { $0.description < $1.description }
    default: ids = known.isEmpty ? tree.visible : known
    }
    return ids[(step.kind + step.flow) % ids.count]
  }

  private static func verb(_ step: Step, in flow: AnyCoordinator, _ dismissals: DismissalCalls) -> Bool {
    switch flow {
    case let flow as StyledFlow: LineTrial.typedVerb(step, in: flow, dismissals)
    case let flow as ForeignFlow: LineTrial.typedVerb(step, in: flow, dismissals)
    case let flow as NestingFlow: LineTrial.typedVerb(step, in: flow, dismissals)
    default: false
    }
  }

  private func inContainer(_ step: ContainerStep, among flows: [AnyCoordinator]) -> Bool {
    let (verb, kind, number) = (step.verb, step.step.kind, step.step.number)
    switch verb {
    case .select, .userSelects, .setTabs, .setHidden, .refreshItems:
      let containers = flows.compactMap { $0 as? SwitchingContainer }
      guard !containers.isEmpty else { return false }
      return named(verb, kind, number, in: containers[step.step.flow % containers.count])
    default:
      let splits = flows.compactMap(\.split)
      guard !splits.isEmpty else { return false }
      let split = splits[step.step.flow % splits.count]
      if verb == .collapse {
        scene.setCollapsed(number % 2 == 0, split.id)
        return true
      }
      return columns(verb, kind, number, in: split)
    }
  }

  private func named(_ verb: ContainerStep.Verb, _ kind: Int, _ number: Int, in container: SwitchingContainer) -> Bool {
    let name = container.names.isEmpty ? "" : container.names[kind % container.names.count]
    switch verb {
    case .select: return container.show(name)
    case .userSelects: return scene.select(kind % 3 == 0 ? container.visibleName : name, in: container.id)
    case .setHidden: return number > 1 ? container.hide(name) : container.unhide(name)
    case .refreshItems:
      (container as? MixedTabs)?.refreshItems()
      return true
    default:
      guard let tabs = container as? MixedTabs else { return container.setNames(container.names.reversed()) }
      var corners = tabs.tabs
      switch kind % 4 {
      case 0: corners.reverse()
      case 1: corners.append([.extra(number), .library, .nested, .second][number])
      case 2: corners.remove(at: kind % corners.count)
      default: corners = [.extra(number), .first]
      }
      return tabs.setTabs(corners)
    }
  }

  private func columns(_ verb: ContainerStep.Verb, _ kind: Int, _ number: Int, in split: AnyContainer) -> Bool {
    switch (split, verb) {
    case (let library as TwoColumns, .showDetail): library.showDetail(Styled.make(kind, number))
    case (let library as TwoColumns, .closeDetail): library.closeDetail()
    case (let study as NestingColumns, .showDetail): study.showDetail(Nesting.make(kind, number))
    case (let study as NestingColumns, .closeDetail): study.closeDetail()
    case (let mail as ThreeColumns, .showDetail): mail.showDetail(Styled.make(kind, number))
    case (let mail as ThreeColumns, .closeDetail): mail.closeDetail()
    case (let mail as ThreeColumns, .showMiddle): mail.showMiddle(Foreign.make(kind, number))
    case (let mail as ThreeColumns, .closeMiddle): mail.closeMiddle()
    default: false
    }
  }

  private struct Stop: Error {}

  /// Several steps in one batch that may throw at its end, or in one edit.
  private func batch(_ step: ContainerStep) -> Outcome {
    var random = RandomSource(seed: UInt64(step.step.flow * 1000 + step.step.kind * 10 + step.step.number))
    let composed: [ContainerStep.Verb] = [.batch, .batchThatThrows, .edit, .otherScene]
    let steps = (0..<3).map { _ in ContainerStep(using: &random) }.filter { !composed.contains($0.verb) }
    let flows = scene.root.subtree
    let asked = ear.dismissals.count
    do {
      if step.verb == .edit {
        try Self.edit(flows[step.step.flow % flows.count], step.step) { for step in steps { _ = perform(step) } }
      } else {
        try scene.batch {
          for step in steps { _ = perform(step) }
          if step.verb == .batchThatThrows { throw Stop() }
        }
      }
      return Outcome(isDone: true)
    } catch {
      ear.dismissals.takeBack(from: asked)
      return Outcome(isDone: false)
    }
  }

  private static func edit(_ flow: AnyCoordinator, _ step: Step, _ body: () -> Void) throws {
    func edit<D: RandomDestination>(_ flow: Coordinator<D>) throws {
      try flow.edit { stack in
        body()
        try stack.show(D.make(step.kind, step.number))
      }
    }
    switch flow {
    case let flow as StyledFlow: try edit(flow)
    case let flow as ForeignFlow: try edit(flow)
    case let flow as NestingFlow: try edit(flow)
    default: throw Stop()
    }
  }

  /// Opens, changes or closes another scene on the same notification center.
  private func changeOtherScene(_ step: Step) {
    guard let scene = other else {
      other = try? FlowScene(
        root: Self.root(step.kind, otherCensus), name: "other", notificationCenter: self.scene.notificationCenter)
      return
    }
    if step.number == 0 { return other = nil }
    let flows = scene.root.subtree
    let flow = flows[step.flow % flows.count]
    if !Self.verb(step, in: flow, otherEar.dismissals) { flow.popToRoot(.everyTab) }
  }
}

extension AnyCoordinator {
  /// The flow, if it is a split view.
  fileprivate var split: AnyContainer? { self is SwitchingContainer ? nil : self as? AnyContainer }
}
