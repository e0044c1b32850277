import Foundation
import TestSupport
import Testing

// @testable: compares states of a scene, which are internal.
@testable import Armature

@Suite("Random sequences of verbs, gestures and broadcasts")
@MainActor
struct RandomSequences {
  @Test("keep what the line promises")
  func invariants() async throws {
    try await tryCases(
      1_500, seed: 20_260_101, make: { $0.list(1...14, of: Step.init) }, smaller: { $0.smaller { $0.simplify() } }
    ) { number, steps in LineTrial.failure(of: steps, audience: number) }
  }

  @Test("keep it in a long stack, too, where much is shared between states")
  func longStacks() async throws {
    try await tryCases(
      300, seed: 20_261_124, make: { (Int.random(in: 5...30, using: &$0), $0.list(1...10, of: Step.init)) },
      smaller: { count, steps in
        (count > 0 ? [(count - 1, steps)] : []) + steps.smaller { $0.simplify() }.map { (count, $0) }
      }
    ) { number, long in LineTrial.failure(of: long.1, above: long.0, audience: number) }
  }

  @Test("are checked by a test that notices a broken promise")
  func noticesBreaks() {
    // A flow that outlives its slot must be found.
    let steps = [Step(verb: .show, flow: 0, kind: 5, number: 1), Step(verb: .goBack, flow: 0, kind: 0, number: 1)]
    var kept: [AnyCoordinator] = []
    #expect(LineTrial.failure(of: steps) == nil)
    #expect(LineTrial.failure(of: steps, tampering: { kept += $0.root.children }) != nil)
  }
}

/// One step of a sequence. Its numbers are taken modulo the number of choices, so any part of a sequence can run.
struct Step: Equatable, CustomStringConvertible {
  enum Verb: CaseIterable {
    case show, push, presentSheet, presentCover, presentDialog, goBack, goBackToRoot, goBackTo, goBackToID, pop, popTo
    case popToCurrentStackRoot, dismiss, dismissAll, replace, setRoot, update, refresh, leave, finish, edit, batch
    case back, popGesture, swipe, answer, broadcast, broadcastToFlow, link
  }

  var verb: Verb
  var flow: Int
  var kind: Int
  var number: Int

  init(verb: Verb, flow: Int, kind: Int, number: Int) {
    self.verb = verb
    self.flow = flow
    self.kind = kind
    self.number = number
  }

  init(using random: inout RandomSource) {
    // Sequences that only remove slots find little.
    let growing: [Verb] = [.show, .show, .show, .show, .push, .presentSheet]
    let verbs = Bool.random(using: &random) ? growing : Verb.allCases
    self.init(
      verb: verbs[Int.random(in: 0..<verbs.count, using: &random)], flow: Int.random(in: 0..<12, using: &random),
      kind: Int.random(in: 0..<40, using: &random), number: Int.random(in: 0..<4, using: &random))
  }

  mutating func simplify() {
    if number > 0 { number -= 1 } else if kind > 0 { kind -= 1 } else if flow > 0 { flow -= 1 }
  }

  var description: String { "\(verb) in flow \(flow), kind \(kind), number \(number)" }
}

/// A scene for the steps, with the rules to check after each step.
@MainActor
struct LineTrial {
  let census: Census
  let scene: FlowScene
  let ear = Ear()

  /// Returns the first broken rule; `nil` when all steps keep the rules. There are `routes` when they begin. The
  /// remainders of `audience` choose the observers.
  static func failure(
    of steps: [Step], above routes: Int = 0, audience: Int = 1, tampering: ((FlowScene) -> Void)? = nil
  ) -> String? {
    let census = Census()
    let root = StyledFlow(census: census)
    for number in 0..<routes { root.push(.page(number)) }
    guard let scene = try? FlowScene(root: root, notificationCenter: NotificationCenter()) else {
      return "the scene does not open"
    }
    let trial = LineTrial(census: census, scene: scene)
    trial.listen(toEvents: audience % 2 == 0, toChanges: audience % 3 != 0, replying: audience % 5 == 4)
    var before = trial.survey()
    for (index, step) in steps.enumerated() {
      trial.ear.forget()
      var outcome = trial.perform(step)
      // The answer of an observer is a verb, too.
      if trial.ear.hasReplied { outcome = Outcome(isDone: true, isAlone: false) }
      tampering?(scene)
      let after = trial.survey()
      if let broken = trial.broken(by: outcome, from: before, to: after)
        ?? trial.brokenTold(by: outcome, from: before, to: after)
      {
        return "after step \(index) (\(step)): \(broken)"
      }
      before = after
    }
    trial.ear.reply = nil
    return trial.brokenByGoingBack(from: before)
  }

  // MARK: The tree

  /// One slot as the tree of flows tells it, without the presentation.
  struct LineSlot {
    let id: SlotID
    let destination: any Destination
    let style: PresentationStyle
    /// The flow that owns the slot, and its parents.
    let owners: [ObjectIdentifier]
    /// The slot that started its layer.
    let layer: SlotID
  }

  struct Survey {
    var line: [LineSlot] = []
    var routes: [ObjectIdentifier: [SlotID]] = [:]
    /// The slots that lack the child flow that their destination opens.
    var childless: [SlotID] = []
    var presentation: Presentation
    let state: SceneState

    /// The slots of the root flow's first routes with what they have opened; `nil` when there are not so many routes.
    func routes(below count: Int) -> ArraySlice<LineSlot>? {
      let starts = line.indices.filter { line[$0].owners.count == 1 } + [line.count]
      return count < starts.count ? line[starts[0]..<starts[count]] : nil
    }
  }

  func survey() -> Survey {
    var survey = Survey(presentation: scene.presentation, state: scene.core.current)
    let root = scene.root.slots[0]
    survey.line = [LineSlot(id: root.id, destination: root.destination, style: .push, owners: [], layer: root.id)]
    walk(scene.root, owners: [], into: &survey)
    return survey
  }

  private func walk(_ flow: AnyCoordinator, owners: [ObjectIdentifier], into survey: inout Survey) {
    let owners = [ObjectIdentifier(flow)] + owners
    let slots = flow.slots
    if let child = slots[0].child { walk(child, owners: owners, into: &survey) }
    survey.childless += flow.childless
    for slot in slots.dropFirst() {
      survey.line.append(
        LineSlot(
          id: slot.id, destination: slot.destination, style: slot.style, owners: owners,
          layer: slot.style.isModal ? slot.id : survey.line[survey.line.count - 1].layer))
      if let child = slot.child { walk(child, owners: owners, into: &survey) }
    }
    survey.routes[ObjectIdentifier(flow)] = slots.dropFirst().map(\.id)
  }

  // MARK: The rules

  private func broken(by outcome: Outcome, from before: Survey, to after: Survey) -> String? {
    let nodes = after.presentation.line
    guard nodes.map(\.id) == after.line.map(\.id) else {
      return "the presentation shows \(nodes.map(\.id)), but the tree has \(after.line.map(\.id))"
    }
    guard zip(nodes, after.line).allSatisfy({ $0.style == $1.style }) else { return "styles differ from the tree" }
    guard zip(nodes, after.line).allSatisfy({ ($0.openers.first ?? $0.destination).isEqual(to: $1.destination) }) else {
      return "destinations differ from the tree"
    }
    guard after.childless.isEmpty else { return "the flows of \(after.childless) were not made" }
    guard Set(nodes.map(\.id)).count == nodes.count else { return "an id stands twice: \(nodes.map(\.id))" }
    if let problem = brokenLayers(of: after) ?? brokenSharing(from: before.state, to: after) { return problem }
    let tree = scene.root.subtree
    guard census.living.count == tree.count else {
      return "\(census.living.count) flows live, but \(tree.count) are in the tree"
    }
    if !outcome.isDone, before.presentation != after.presentation { return "a refused verb has changed something" }
    return brokenSlots(by: outcome, from: before, to: after)
  }

  /// Checks that nothing depends on what two states share.
  private func brokenSharing(from before: SceneState, to after: Survey) -> String? {
    guard after.presentation == Presentation(after.state) else { return "the presentation is another one, made anew" }
    let difference = Comparison(from: before, to: after.state).text
    let unshared = Comparison(from: before.unshared, to: after.state).text
    return difference == unshared ? nil : "the difference is \(difference), but without sharing \(unshared)"
  }

  private func brokenLayers(of survey: Survey) -> String? {
    var layer: Presentation? = survey.presentation
    var isFirst = true
    while let current = layer {
      if !current.hasStack, current.nodes.count > 1 { return "a layer without a stack has a pushed slot" }
      if current.style.isModal == isFirst { return "the layers are cut in the wrong places" }
      if current.style.isDialog, current.modal != nil { return "something lies above a dialog" }
      if current.style.isDialog, current.topNode.openers.count > 0 { return "a dialog has opened a flow" }
      if current.nodes.dropFirst().contains(where: \.style.isModal) { return "a modal does not start a layer" }
      isFirst = false
      layer = current.modal
    }
    return nil
  }

  private func brokenSlots(by outcome: Outcome, from before: Survey, to after: Survey) -> String? {
    let kept = Set(after.line.map(\.id))
    let old = before.line.filter { kept.contains($0.id) }
    let known = Set(old.map(\.id))
    let now = after.line.filter { known.contains($0.id) }
    guard old.map(\.id) == now.map(\.id) else { return "slots have changed their order" }
    guard old.map(\.layer) == now.map(\.layer) else { return "a slot has moved to another layer" }
    // The next rules are for verbs of one flow, without the slots that other flows put above.
    guard let actor = outcome.actor else { return nil }
    var lowestModalGone: Int?
    for (index, slot) in before.line.enumerated() where !kept.contains(slot.id) {
      let isOwn = slot.owners.contains(actor)
      if isOwn, slot.style.isModal, lowestModalGone == nil { lowestModalGone = index }
      if !isOwn, lowestModalGone == nil { return "\(slot.id) of another flow went, with no modal beneath it" }
    }
    if let lowestModalGone, before.line[lowestModalGone...].contains(where: { kept.contains($0.id) }) {
      return "a slot above a modal that went is still there"
    }
    if lowestModalGone == nil {
      for (flow, routes) in before.routes where flow != actor && after.routes[flow] != nil {
        let isInside = scene.root.isFlow(flow, inside: actor)
        if !isInside, after.routes[flow] != routes { return "another flow has lost or gained slots" }
      }
    }
    return nil
  }

  private func brokenByGoingBack(from start: Survey) -> String? {
    var count = start.line.count
    while scene.back() {
      let left = scene.presentation.line.count
      if left >= count { return "going back did not take a slot away" }
      count = left
    }
    guard count == 1 else { return "going back ends with \(count) slots" }
    return ear.dismissals.broken(whereThereAre: Set(scene.presentation.line.map(\.id)))
  }

  // MARK: Events and changes

  private func listen(toEvents: Bool, toChanges: Bool, replying: Bool) {
    if toEvents {
      ear.shown = Dictionary(uniqueKeysWithValues: scene.presentation.line.map { ($0.id, $0.generation) })
      scene.observeEvents { [ear] in ear.hear($0) }
    }
    guard toChanges else { return }
    ear.changes = []
    scene.observe { [ear] in ear.hear($0) }
    guard replying else { return }
    ear.reply = { [weak scene] in
      guard let root = scene?.root as? StyledFlow else { return }
      if root.routes.count % 2 == 0 { root.show(.flow(9)) } else { root.goBack() }
    }
  }

  private func brokenTold(by outcome: Outcome, from before: Survey, to after: Survey) -> String? {
    if let problem = ear.problem { return problem }
    if census.values != ear.values { return "\(census.values) are delivered, but \(ear.values) are due" }
    if let problem = ear.dismissals.broken(whereThereAre: Set(after.line.map(\.id))) { return problem }
    if let shown = ear.shown {
      guard Set(shown.keys) == Set(after.line.map(\.id)) else {
        return "events tell of \(shown.keys), but the line has \(after.line.map(\.id))"
      }
      if !outcome.isDone, !ear.isSilent { return "a refused verb was reported as done" }
      if outcome.isAlone, !ear.hasReplied, let problem = brokenCauses(from: before, to: after) { return problem }
    }
    guard let changes = ear.changes, !ear.hasReplied else { return nil }
    guard changes.count <= (outcome.isDone ? outcome.changes : 0) else { return "\(changes.count) changes are told" }
    // An answer removes the dialog, and may then push below an inspector.
    guard let unchanged = changes.map(\.unchanged).min() else {
      return before.presentation == after.presentation ? nil : "a change is not told"
    }
    let (old, new) = (before.routes(below: unchanged), after.routes(below: unchanged))
    guard let old, let new else { return "more routes are told as unchanged than there are" }
    let isSame = old.elementsEqual(new) { $0.id == $1.id && $0.destination.isEqual(to: $1.destination) }
    return isSame ? nil : "routes that were reported as unchanged have changed"
  }

  /// Checks the causes: only slots of removed flows have `flowEnded`, and only slots above a removed modal have `cut`.
  private func brokenCauses(from before: Survey, to after: Survey) -> String? {
    let kept = Set(after.line.map(\.id))
    let lowestModalGone = before.line.firstIndex { $0.style.isModal && !kept.contains($0.id) } ?? before.line.count
    for (id, cause) in ear.removals {
      guard let index = before.line.firstIndex(where: { $0.id == id }) else { return "\(id) was not in the line" }
      let hasEnded = before.line[index].owners.first.map { after.routes[$0] == nil } ?? false
      if hasEnded != (cause == .flowEnded), cause != .cut { return "\(id) was reported as removed by \(cause)" }
      if cause == .cut, index <= lowestModalGone { return "\(id) was reported as cut with no modal beneath it gone" }
    }
    return nil
  }

  // MARK: The steps

  struct Outcome {
    var isDone: Bool
    /// The flow of the verb; `nil` for gestures, broadcasts and batches of several flows.
    var actor: ObjectIdentifier?
    /// Whether it was one verb or gesture.
    var isAlone = true
    var changes = 1
  }

  @discardableResult
  func perform(_ step: Step) -> Outcome {
    let flows = scene.root.subtree
    let flow = flows[step.flow % flows.count]
    let line = scene.presentation.line
    let slot = line[(step.kind + step.number) % line.count].id
    switch step.verb {
    case .back: return Outcome(isDone: scene.back())
    case .popGesture: return Outcome(isDone: scene.pop(to: slot))
    case .swipe: return Outcome(isDone: scene.dismiss(slot))
    case .answer: return answer()
    case .broadcast: return Outcome(isDone: flow.popToRoot())
    case .broadcastToFlow: return Outcome(isDone: flow.popToRoot(.flow(flow)))
    case .leave, .finish:
      let owner = flow.isAtParentsRoot ? nil : flow.parent.map { ObjectIdentifier($0) }
      return Outcome(isDone: step.verb == .leave ? flow.leave() : finish(flow), actor: owner)
    case .batch: return batch(like: step)
    case .link: return Outcome(isDone: (try? scene.open(link(of: step))) != nil, isAlone: false)
    default: return Outcome(isDone: verb(step, in: flow), actor: ObjectIdentifier(flow))
    }
  }

  /// Taps the first button of the dialog on top, if there is one, twice.
  private func answer() -> Outcome {
    let top = scene.presentation.top.topNode
    guard case .button(_, _, _, let tap) = scene.screen(of: top.id)?.dialog?.buttons.first?.kind else {
      return Outcome(isDone: false)
    }
    tap()
    let isDone = !scene.presentation.line.contains { $0.id == top.id }
    let answered = scene.presentation
    tap()
    if scene.presentation != answered { ear.problem = "a dialog is answered twice" }
    // The dialog goes, and then its action navigates.
    return Outcome(isDone: isDone, isAlone: false, changes: 2)
  }

  /// A link to some place, or relative to the user's place.
  private func link(of step: Step) -> String {
    let legs = [
      "flow/1", "page/1", "~", "twin/2", "page/2;as=sheet", "sheet-flow/1", "eager/2", "flow/2;root=page%2F3", "card/1",
      "page/3;as=alert", "ask/1",
    ]
    let fronts = [
      "/", "", "../", "../../", "/.;root=flow%2F1/", "/flow/1/page/1/", "/twin/1/", "/sheet-flow/2/page/1/",
    ]
    return fronts[(step.flow + step.number) % fronts.count]
      + (0..<step.number).map { legs[(step.kind + 4 * $0) % legs.count] }
      .joined(separator: "/")
  }

  /// Finishes a flow with a value that no other one has.
  private func finish(_ flow: AnyCoordinator) -> Bool {
    let value = ear.values.count
    let isDone = (flow as? StyledFlow)?.finish(value) ?? (flow as? ForeignFlow)?.finish(value) ?? false
    if isDone { ear.values.append(value) }
    return isDone
  }

  /// Several steps in one batch or one edit.
  private func batch(like step: Step) -> Outcome {
    var random = RandomSource(seed: UInt64(step.flow * 1000 + step.kind * 10 + step.number))
    let steps = (0..<3).map { _ in Step(using: &random) }.filter { $0.verb != .batch }
    let flows = scene.root.subtree
    let asked = ear.dismissals.count
    let values = ear.values
    do {
      if step.number % 2 == 0 {
        try scene.batch { for step in steps { _ = perform(step) } }
      } else {
        try edit(flows[step.flow % flows.count], like: step) { for step in steps { _ = perform(step) } }
      }
      return Outcome(isDone: true, isAlone: false)
    } catch {
      ear.dismissals.takeBack(from: asked)
      ear.values = values
      return Outcome(isDone: false, isAlone: false)
    }
  }

  private func edit(_ flow: AnyCoordinator, like step: Step, _ body: () -> Void) throws {
    if let flow = flow as? StyledFlow { try typedEdit(flow, like: step, body) }
    if let flow = flow as? ForeignFlow { try typedEdit(flow, like: step, body) }
  }

  private func typedEdit<D: RandomDestination>(_ flow: Coordinator<D>, like step: Step, _ body: () -> Void) throws {
    try flow.edit { stack in
      body()
      if step.number == 3 { stack.setRoot(D.make(step.kind + 1, 1)) }
      try stack.show(D.make(step.kind, step.number))
    }
  }

  private func verb(_ step: Step, in flow: AnyCoordinator) -> Bool {
    if let flow = flow as? StyledFlow { return Self.typedVerb(step, in: flow, ear.dismissals) }
    if let flow = flow as? ForeignFlow { return Self.typedVerb(step, in: flow, ear.dismissals) }
    return false
  }

  static func typedVerb<D: RandomDestination>(
    _ step: Step, in flow: Coordinator<D>, _ dismissals: DismissalCalls
  ) -> Bool {
    let destination = D.make(step.kind, step.number)
    let ids = [flow.rootID] + flow.routes.map(\.id)
    let slot = ids[step.kind % ids.count]
    switch step.verb {
    case .show where step.kind % 3 > 0: return flow.show(destination)
    case .show: return dismissals.ask(flow, for: destination) { $0.show(destination, onDismiss: $1) }
    case .push: return flow.push(destination)
    case .presentSheet:
      return dismissals.ask(flow, for: destination) {
        $0.presentSheet(destination, stack: step.number > 0, onDismiss: $1)
      }
    case .presentCover:
      return dismissals.ask(flow, for: destination) {
        $0.presentCover(destination, stack: step.number > 0, onDismiss: $1)
      }
    case .presentDialog:
      let style: PresentationStyle = step.number > 0 ? .alert : .dialog
      return dismissals.ask(flow, for: destination) { $0.show(destination, as: style, onDismiss: $1) }
    case .goBack: return flow.goBack(step.number)
    case .goBackToRoot: return flow.goBackToRoot()
    case .goBackTo: return flow.goBackTo { $0 == destination }
    case .goBackToID: return flow.goBackTo(id: slot)
    case .pop: return flow.pop(step.number)
    case .popTo: return flow.popTo(destination)
    case .popToCurrentStackRoot: return flow.popToCurrentStackRoot()
    case .dismiss: return flow.dismiss(step.number)
    case .dismissAll: return flow.dismissAll()
    case .replace: return flow.replace(with: destination)
    case .setRoot: return flow.setRoot(destination)
    case .update: return flow.update(slot) { $0 = destination }
    case .refresh:
      flow.refresh(slot)
      return true
    case .edit:
      do {
        try flow.edit { stack in
          try stack.show(destination)
          if step.number > 1 { try stack.goBackTo(id: slot) }
          try stack.push(D.make(step.number, step.kind))
        }
        return true
      } catch {
        return false
      }
    default: return false
    }
  }
}

extension AnyCoordinator {
  /// Whether a flow of the tree lies in another one.
  fileprivate func isFlow(_ flow: ObjectIdentifier, inside other: ObjectIdentifier, isInside: Bool = false) -> Bool {
    if ObjectIdentifier(self) == flow { return isInside }
    let isInside = isInside || ObjectIdentifier(self) == other
    return children.contains { $0.isFlow(flow, inside: other, isInside: isInside) }
  }
}

extension SceneState {
  /// The state with a list of the root's slots that shares nothing.
  fileprivate var unshared: Self {
    var state = self
    state.edit([]) { $0.slots = SharedList(Array($0.slots)) }
    return state
  }
}

extension Comparison {
  fileprivate var text: String {
    let slots = [lost, gained, entries, exits].map { $0.map { "\($0.id)\($0.isShared)" } }
    return "\(slots) \(changes) \(selections) \(String(describing: sceneChange))"
  }
}
