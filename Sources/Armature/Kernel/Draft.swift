/// A change of a scene before its commit: the new state, and the flows made for it.
///
/// Coordinators read the open draft. When anything in it is refused, the draft and its flows are dropped, and nothing
/// has changed.
@MainActor
final class Draft {
  var tree: TreeEdit
  /// The flows made for new slots.
  private(set) var made: [FlowID: AnyCoordinator] = [:]
  /// The `onDismiss` closures of slots shown in this draft.
  var dismissals: [(slot: SlotID, call: DismissAction)] = []
  /// The first refusal, which refuses the whole draft.
  private(set) var refusal: NavigationError?
  var isAnimated = true
  /// Called when the draft is dropped, the last one first.
  var onDrop: [() -> Void] = []
  /// Who changes the scene.
  let cause: NavigationEvent.Cause

  /// Who changes the scene, for the rules.
  var reviewCause: NavigationEvent.Cause
  /// The notes of rules, by their types.
  private var notes: [ObjectIdentifier: any DraftNote] = [:]

  let core: SceneCore

  init(_ state: SceneState, cause: NavigationEvent.Cause = .verb, core: SceneCore) {
    tree = TreeEdit(state)
    self.cause = cause
    reviewCause = cause
    self.core = core
  }

  var state: SceneState { tree.state }

  subscript<Note: DraftNote>(type: Note.Type) -> Note {
    get { notes[ObjectIdentifier(type)] as? Note ?? Note() }
    _modify {
      let key = ObjectIdentifier(type)
      var note = notes.removeValue(forKey: key) as? Note ?? Note()
      defer { notes[key] = note }
      yield &note
    }
  }

  func refuse(_ error: NavigationError) { refusal = refusal ?? error }

  // MARK: Edits of one flow

  /// Changes a flow and makes the child flows of new slots. A question that is shown comes with its flow.
  func perform(
    _ edit: StackEdit, on flow: AnyCoordinator, cause: RemovalCause = .verb, opening question: AnyCoordinator? = nil
  ) throws {
    guard !flow.isEditing else { throw NavigationError.busy }
    guard let way = flow.way else { throw NavigationError.detached }
    if case .update(let index, let destination) = edit, let child = core.flow(at: way + [index]) {
      let isAdopted = try flow.whileEditing(flow.state) { flow.adopts(destination, in: child) }
      guard isAdopted else { throw NavigationError.notAdopted }
      // Code of the app has run, and may have moved the flow.
      guard let way = flow.way else { throw NavigationError.detached }
      return try tree.perform(edit, on: way)
    }
    try tree.perform(edit, on: way, cause: cause)
    switch edit {
    case .show, .replace:
      let index = (state[way]?.slots.count ?? 1) - 1
      do { try open(SlotAddress(flow: way, index: index), of: flow, question) } catch {
        tree.takeBack(way)
        throw error
      }
    case .setRoot: try open(SlotAddress(flow: way, index: 0), of: flow)
    case .update(let index, _): try open(SlotAddress(flow: way, index: index), of: flow)
    case .truncate, .end: break
    }
  }

  func flow(_ id: FlowID) -> AnyCoordinator? { core.flow(id) }

  // MARK: Flows that come

  /// Adds the root flow of a new scene.
  func open(root: AnyCoordinator) throws { try enter(root, at: []) }

  /// Makes the child flow of a slot and adds it.
  private func open(_ slot: SlotAddress, of flow: AnyCoordinator, _ question: AnyCoordinator? = nil) throws {
    guard let opened = state[slot] else { return }
    guard let child = question ?? core.making({ flow.makeChild(for: opened.destination) }) else { return }
    try check(child, below: slot.flow)
    guard question != nil || !opened.style.isDialog else { throw NavigationError.flowInDialog }
    if question == nil { note(core.making { flow.mistake(in: opened) }) }
    tree.open(child.part.rootAlone, at: slot)
    try enter(child, at: slot.flow + [slot.index])
  }

  /// Connects a flow in the tree with its coordinator, and shows the coordinator's routes.
  private func enter(_ flow: AnyCoordinator, at way: Way) throws {
    made[flow.flowID] = flow
    note(flow.mistakeInLinks)
    flow.core = core
    flow.wayHint = way
    dismissals += flow.earlyDismissals
    if let container = flow as? AnyContainer {
      try describe(container)
      // A link and an archive open only the members that they pass through.
      if !tree.isReading { try openMembers(of: container) }
      return
    }
    try open(SlotAddress(flow: way, index: 0), of: flow)
    for slot in flow.part.routes { try perform(.show(slot), on: flow) }
  }

  private func check(_ child: AnyCoordinator, below way: Way) throws {
    if let obstacle = child.obstacleToEntering { throw obstacle }
    guard way.count + 1 < NavigationError.maximumDepth else { throw NavigationError.tooDeep }
  }

  // MARK: Containers

  /// Makes the flows of all drawn members.
  func openMembers(of container: AnyContainer) throws {
    guard let way = container.way, let state = state[way]?.container else { return }
    for index in state.shown where state.flows[index] == nil {
      let name = state.members[index].name
      guard let flow = container.waiting[name] ?? core.making({ container.makeMember(name) }) else { continue }
      try open(flow, memberAt: index, of: way)
    }
  }

  /// Adds a flow as a container's member.
  func open(_ flow: AnyCoordinator, memberAt index: Int, of way: Way) throws {
    try check(flow, below: way)
    tree.open(flow.part.rootAlone, memberAt: index, of: way)
    try enter(flow, at: way + [index])
  }

  /// Updates the texts and images that a container itself shows, and the members that it leaves out.
  func describe(_ container: AnyContainer) throws {
    guard let way = container.way, let state = state[way]?.container else { return }
    let description = core.tracking.read(.items(container.flowID), version: nil) {
      core.tracking.attributing(to: container) { core.making { container.describe(state) } }
    }
    // A dropped draft leaves the items as they were, which may depend on other models.
    onDrop.append { [core] in core.tracking.note(.items(container.flowID)) }
    guard description != state.description else { return }
    var trial = tree
    do {
      try trial.editContainer(way, cause: .left) { container in
        container.description = description
        if description.leftOut != state.description.leftOut { try container.set(container.members) }
      }
    } catch {
      // No tab would be left, so the bar stays as it is.
      return
    }
    tree = trial
    guard let visible = state.visibleName, visible != self.state[way]?.container?.visibleName else { return }
    if !tree.isReading { try container.didHide(visible, in: self, at: way) }
  }

  // MARK: The scene as it was opened

  /// Gives the scene's root its first state, and makes the flows that it draws anew.
  func restart(_ way: Way = []) throws {
    guard let state = state[way], let flow = core.flow(state.id) else { return }
    guard let container = flow as? AnyContainer, let first = core.initial.root.value.container else {
      return try perform(.setRoot(state.firstRoot, generation: Identity.next()), on: flow)
    }
    // The app has made the sidebar of a split view, so it stays.
    guard first.visibleName != nil else { return try restart(way + [0]) }
    tree.removeMembers(from: 0, of: way, cause: .broadcast)
    try tree.editContainer(way, cause: .broadcast) { $0 = first }
    try openMembers(of: container)
    try describe(container)
  }

  // MARK: Taking back

  /// A state of the draft, to which it can return: the tree, the flows made, what is to be told, what rules remember.
  struct Savepoint {
    let tree: TreeEdit
    fileprivate let made: [FlowID: AnyCoordinator]
    fileprivate let dismissals: [(slot: SlotID, call: DismissAction)]
    fileprivate let undoCount: Int
    fileprivate let reviewCause: NavigationEvent.Cause
    fileprivate let notes: [ObjectIdentifier: any DraftNote]

    subscript<Note: DraftNote>(type: Note.Type) -> Note { notes[ObjectIdentifier(type)] as? Note ?? Note() }
  }

  var savepoint: Savepoint {
    Savepoint(
      tree: tree, made: made, dismissals: dismissals, undoCount: onDrop.count, reviewCause: reviewCause, notes: notes)
  }

  /// Returns to an earlier state. The flows made since then are as before the draft.
  func takeBack(to savepoint: Savepoint) {
    undo(downTo: savepoint.undoCount)
    for (id, flow) in made where savepoint.made[id] == nil { flow.separate() }
    (tree, made, dismissals) = (savepoint.tree, savepoint.made, savepoint.dismissals)
    (reviewCause, notes) = (savepoint.reviewCause, savepoint.notes)
  }

  /// Does work for a cause. If it throws, the draft returns to its state before.
  func attempt<Result>(_ cause: NavigationEvent.Cause, _ work: () throws -> Result) throws -> Result {
    let before = savepoint
    reviewCause = cause
    do {
      let result = try work()
      reviewCause = before.reviewCause
      return result
    } catch {
      takeBack(to: before)
      throw error
    }
  }

  private func undo(downTo count: Int) {
    while onDrop.count > count { onDrop.removeLast()() }
  }

  /// Separates the new flows from the scene. They are as before the draft.
  func drop() {
    undo(downTo: 0)
    for flow in made.values { flow.separate() }
  }
}

extension AnyCoordinator {
  fileprivate final func separate() {
    core = nil
    wayHint = []
  }
}
