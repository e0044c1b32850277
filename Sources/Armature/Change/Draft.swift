/// A change of a scene before its commit: the new state, and the flows made for it.
///
/// Coordinators read the open draft. When anything in it is refused, the draft and its flows are dropped, and nothing
/// has changed.
///
/// While a flow pushes a destination that opens a child flow, with an `onDismiss` closure:
///
/// ```
/// cause       .verb
/// before      [list]
/// state       [list, settings]     with the child flow [start] in the slot of settings
/// made        [id of the child flow: SettingsCoordinator]
/// dismissals  [(slot of settings, the onDismiss closure)]
/// refusal     nil
/// onDrop      []
/// ```
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
  /// Closures for the case that the draft is dropped, or that the part that has added them is taken back. The last one
  /// is called first.
  var onDrop: [() -> Void] = []
  /// The cause of the events.
  let cause: ChangeCause

  /// The cause for the rules: another one than `cause` while a link is read in the draft, and when guards are asked about
  /// everything.
  var reviewCause: ChangeCause
  var notes = DraftNotes()
  private var isReviewed = false

  let core: SceneCore

  init(_ state: SceneState, cause: ChangeCause = .verb, core: SceneCore) {
    tree = TreeEdit(state)
    isAnimated = core.delivery.isAnimating
    self.cause = cause
    reviewCause = cause
    self.core = core
  }

  var state: SceneState { tree.state }
  /// The state of the scene before the draft; `nil` while the scene is being opened.
  var before: SceneState? { cause == .opened ? nil : core.committed }

  /// Whether nothing has happened in the draft, and nothing is to be reported because of it.
  var isUntouched: Bool {
    guard let before, !isReviewed, state.isSame(as: before) else { return false }
    return made.isEmpty && dismissals.isEmpty && onDrop.isEmpty && notes.isSilent
  }

  /// Returns the difference between the scene and the draft, or everything in the draft.
  func difference(isAboutEverything: Bool = false) -> Difference {
    isReviewed = true
    return Difference(from: isAboutEverything ? nil : before, to: state, removals: tree.removals)
  }

  /// Does the work of a change within this one.
  func include(_ work: (Draft) throws -> Void) throws {
    isAnimated = isAnimated && core.delivery.isAnimating
    do { try work(self) } catch {
      refuse(error.refusal)
      throw error
    }
  }

  func refuse(_ error: NavigationError) { refusal = refusal ?? error }

  // MARK: Edits of one flow

  /// Changes a flow and makes the child flow of its new slot. The slot of a question gets `child` instead.
  func perform(
    _ edit: StackEdit, on flow: AnyCoordinator, cause: RemovalCause = .verb, opening child: AnyCoordinator? = nil
  ) throws {
    guard !flow.isEditing else { throw NavigationError.busy }
    guard let path = flow.path else { throw NavigationError.detached }
    if case .update(let index, let destination) = edit {
      return try update(SlotAddress(flow: path, index: index), of: flow, to: destination)
    }
    try tree.check(edit, on: path)
    guard let opened = tree.perform(edit, on: path, cause: cause), let end = state[path]?.slots.count else { return }
    do {
      try opened.index == end - 1 ? open(opened, of: flow, child) : openBelowInspectors(opened, of: flow)
    } catch {
      tree.takeBack(opened)
      throw error
    }
  }

  /// Makes the child flow of a slot while the flow's inspectors above it are taken out, and puts them back.
  private func openBelowInspectors(_ slot: SlotAddress, of flow: AnyCoordinator) throws {
    let inspectors = tree.takeOut(from: slot.index + 1, of: slot.flow)
    defer { tree.append(inspectors, to: slot.flow) }
    try open(slot, of: flow)
    if state[slot]?.holdsModal == true { throw NavigationError.buried }
  }

  private func update(_ slot: SlotAddress, of flow: AnyCoordinator, to destination: any BoxedDestination) throws {
    guard let child = core.flow(at: slot.flow + [slot.index]) else {
      tree.update(slot, to: destination)
      return try open(slot, of: flow)
    }
    let isAdopted = try flow.whileEditing { flow.adopts(destination, in: child) }
    guard isAdopted else { throw NavigationError.notAdopted }
    // Code of the app has run, and may have moved the flow.
    guard let path = flow.path else { throw NavigationError.detached }
    tree.update(SlotAddress(flow: path, index: slot.index), to: destination)
  }

  // MARK: New flows

  /// Makes the child flow of a slot, unless it is given, and adds it.
  private func open(_ slot: SlotAddress, of flow: AnyCoordinator, _ given: AnyCoordinator? = nil) throws {
    guard let opened = state[slot],
      let child = opened.isQuestion ? given : core.asking({ flow.makeChild(for: opened.destination) })
    else { return }
    try check(child, below: slot.flow)
    if !opened.isQuestion {
      guard !opened.style.isDialog else { throw NavigationError.flowInDialog }
      report(mistake: core.asking { flow.mistake(in: opened) })
    }
    tree.open(child.standaloneState.rootAlone, at: slot)
    try insert(child, at: slot.flow + [slot.index])
  }

  /// Connects a flow in the tree with its coordinator, and adds what it opens by itself.
  func insert(_ flow: AnyCoordinator, at path: TreePath) throws {
    made[flow.flowID] = flow
    report(mistake: flow.mistakeInLinks)
    flow.attach(to: core, at: path)
    dismissals += flow.earlyDismissals
    try flow.open(in: self, at: path)
  }

  /// Makes the child flow of a new flow's root, and shows the flow's routes.
  func openSlots(of flow: AnyCoordinator, at path: TreePath) throws {
    try open(SlotAddress(flow: path, index: 0), of: flow)
    for slot in flow.standaloneState.routes { try perform(.show(slot), on: flow) }
  }

  /// Adds a flow as a container's member.
  func open(_ flow: AnyCoordinator, memberAt index: Int, of path: TreePath) throws {
    try check(flow, below: path)
    tree.open(flow.standaloneState.rootAlone, memberAt: index, of: path)
    try insert(flow, at: path + [index])
  }

  private func check(_ child: AnyCoordinator, below path: TreePath) throws {
    if let obstacle = child.obstacleToEntering { throw obstacle }
    guard path.count + 1 < NavigationError.maximumDepth else { throw NavigationError.tooDeep }
  }

  // MARK: Taking back

  /// A state of the draft, to which it can return: the tree, the new flows, the `onDismiss` closures, the rules' notes.
  struct Savepoint {
    let tree: TreeEdit
    fileprivate let made: [FlowID: AnyCoordinator]
    fileprivate let dismissals: [(slot: SlotID, call: DismissAction)]
    fileprivate let undoCount: Int
    fileprivate let reviewCause: ChangeCause
    let notes: DraftNotes
  }

  var savepoint: Savepoint {
    Savepoint(
      tree: tree, made: made, dismissals: dismissals, undoCount: onDrop.count, reviewCause: reviewCause, notes: notes)
  }

  /// Returns to an earlier state. The flows made since then are as before the draft.
  func takeBack(to savepoint: Savepoint) {
    undo(downTo: savepoint.undoCount)
    for (id, flow) in made where savepoint.made[id] == nil { flow.becomeStandalone() }
    (tree, made, dismissals) = (savepoint.tree, savepoint.made, savepoint.dismissals)
    (reviewCause, notes) = (savepoint.reviewCause, savepoint.notes)
  }

  /// Does work for a cause. If it throws, the draft returns to its state before.
  func attempt<Result>(_ cause: ChangeCause, _ work: () throws -> Result) throws -> Result {
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
    for flow in made.values { flow.becomeStandalone() }
  }
}

/// The memory of features about an open draft, a field for each. When a part of the draft is taken back, its notes are
/// removed with it.
struct DraftNotes {
  var guards = GuardNote()
  var heldLinks = HeldLinksNote()
  /// Deliver the values of flows that have finished.
  var outcomes: [() -> Void] = []
  /// The events that do not follow from the change, each of a flow or else of the scene's root.
  var reports: [(kind: NavigationEvent.Kind, flow: FlowID?)] = []
  /// The link that the draft opens.
  var link = LinkRequest()
  /// The parts of an archive that rules have refused.
  var losses: [RestoreReport.Loss] = []
  /// Remarks of rules about the draft, for a plan.
  var remarks: [any Sendable & CustomStringConvertible] = []
  /// Whether a flow's `bringBack(_:)` runs. Its `refresh()` is ignored: the flow is drawn again afterwards.
  var ignoresRefresh = false
  /// Whether the draft was asked for something that waits now, and shows something else.
  var isPostponed = false
  /// The places that rules have added, and how many times they did.
  var additions: (count: Int, places: [String]) = (0, [])

  /// Whether nothing in them is to be reported.
  var isSilent: Bool { link.text == nil && reports.isEmpty }
}
