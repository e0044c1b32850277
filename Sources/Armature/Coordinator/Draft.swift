/// A change of a scene before it is committed: the state as it shall be, and the flows that were made for it.
///
/// While a draft is open, coordinators read it. When anything in it is refused, it is dropped with its flows, and nothing has
/// happened.
@MainActor
final class Draft {
  var tree: TreeEdit
  /// The flows that were made for new slots.
  private(set) var made: [FlowID: AnyCoordinator] = [:]
  /// Closures to call when slots go that are shown in this draft.
  var dismissals: [(slot: SlotID, call: DismissAction)] = []
  /// The first refusal; the whole draft is refused with it.
  private(set) var refusal: NavigationError?
  var isAnimated = true
  /// The link that the draft opens.
  var link: String?

  private let core: SceneCore

  /// Runs code of the app that makes a flow. Nothing in the scene can be changed meanwhile.
  func making<Result>(_ make: () -> Result) -> Result { core.making(make) }

  init(_ state: SceneState, core: SceneCore) {
    tree = TreeEdit(state)
    self.core = core
  }

  var state: SceneState { tree.state }

  func refuse(_ error: NavigationError) { refusal = refusal ?? error }

  // MARK: Edits of one flow

  /// Changes a flow, and makes the child flows of the slots that come.
  func perform(_ edit: StackEdit, on flow: AnyCoordinator, cause: RemovalCause = .verb) throws(NavigationError) {
    guard !flow.isEditing else { throw .busy }
    guard let way = flow.way else { throw .detached }
    if case .update(let index, let destination) = edit, let child = child(at: way + [index]) {
      let isAdopted = try flow.whileEditing(refused: { $0 }) { () throws(NavigationError) in
        flow.adopts(destination, in: child)
      }
      guard isAdopted else { throw .notAdopted }
      return try tree.perform(edit, on: way)
    }
    try tree.perform(edit, on: way, cause: cause)
    switch edit {
    case .show:
      let index = (state[way]?.slots.count ?? 1) - 1
      do { try open(SlotAddress(flow: way, index: index), of: flow) } catch {
        tree.takeBack(way)
        throw error
      }
    case .setRoot: try open(SlotAddress(flow: way, index: 0), of: flow)
    case .update(let index, _): try open(SlotAddress(flow: way, index: index), of: flow)
    case .truncate, .end: break
    }
  }

  private func child(at way: Way) -> AnyCoordinator? { state[way].flatMap { core.flow($0.id) } }

  // MARK: Flows that come

  /// Takes the root flow of a scene that opens.
  func open(root: AnyCoordinator) throws(NavigationError) { try enter(root, at: []) }

  /// Asks for the child flow of a slot and takes it in.
  private func open(_ slot: SlotAddress, of flow: AnyCoordinator) throws(NavigationError) {
    guard let destination = state[slot.flow]?.slots[slot.index].destination,
      let child = core.making({ flow.makeChild(for: destination) })
    else { return }
    try check(child, below: slot.flow)
    guard state[slot.flow]?.slots[slot.index].style.isDialog == false else { throw .flowInDialog }
    tree.open(child.part.rootAlone, at: slot)
    try enter(child, at: slot.flow + [slot.index])
  }

  /// Takes a flow that is in the tree already, and shows the routes that it came with.
  private func enter(_ flow: AnyCoordinator, at way: Way) throws(NavigationError) {
    made[flow.flowID] = flow
    flow.core = core
    flow.wayHint = way
    dismissals += flow.earlyDismissals
    if let container = flow as? AnyContainer {
      // A link opens no more of them than it passes through.
      if !tree.isReadingLink { try openMembers(of: container) }
      return describe(container)
    }
    try open(SlotAddress(flow: way, index: 0), of: flow)
    for slot in flow.part.routes { try perform(.show(slot), on: flow) }
  }

  private func check(_ child: AnyCoordinator, below way: Way) throws(NavigationError) {
    guard child.core == nil else { throw .alreadyInUse }
    guard way.count + 1 < NavigationError.maximumDepth else { throw .tooDeep }
  }

  // MARK: Containers

  /// Makes the flows of all members that are drawn.
  func openMembers(of container: AnyContainer) throws(NavigationError) {
    guard let way = container.way, let members = state[way]?.container?.members else { return }
    for index in members.indices where members[index].flow == nil && state[way]?.container?.shows(index) == true {
      let name = members[index].name
      guard let flow = container.waiting[name] ?? core.making({ container.makeMember(name) }) else { continue }
      try open(flow, memberAt: index, of: way)
    }
  }

  /// Takes a flow as a container's member.
  func open(_ flow: AnyCoordinator, memberAt index: Int, of way: Way) throws(NavigationError) {
    try check(flow, below: way)
    tree.open(flow.part.rootAlone, memberAt: index, of: way)
    try enter(flow, at: way + [index])
  }

  /// Asks a container for the texts and images that it shows itself.
  func describe(_ container: AnyContainer) {
    guard let way = container.way, let state = state[way]?.container else { return }
    let description = core.making { container.describe(state) }
    guard description.items != state.items || description.placeholder != state.placeholder else { return }
    tree.edit(way) { flow in
      flow.container?.items = description.items
      flow.container?.placeholder = description.placeholder
    }
  }

  // MARK: The end

  /// Gives back the flows that were made: they are as they were.
  func drop() {
    for flow in made.values {
      flow.core = nil
      flow.wayHint = []
    }
  }
}
