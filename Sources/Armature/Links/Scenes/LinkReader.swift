/// Reads a link into a draft. The part of the line that the link also names is kept. The rest is replaced, by the same
/// edits as for taps.
@MainActor
struct LinkReader {
  let draft: Draft
  let core: SceneCore
  var cursor: LinkCursor
  /// The legs read so far, for the plan.
  var legs: [LinkPlan.Leg] = []
  /// Whether the next flow keeps its root. The flows in the slot of the scene's root keep their roots until the link
  /// names one, so that a link does not lead back to a finished onboarding.
  var usesPresentRoot = true
  /// The detail of the next split view, from the leg that opens it.
  var detail: InnerLink?
  /// The detail of the first split view whose leg has none.
  var fragment: InnerLink?
  /// The last leg that presents something.
  var modal: (cursor: LinkCursor, start: Int)?

  /// The text of a link within the link, and its position.
  struct InnerLink {
    let text: String
    let index: Int
    let offset: Int
    /// The number of parts of the link from the index on.
    let remaining: Int
    /// Whether the text is the fragment, so that positions in it are positions in the link. In a parameter it may be
    /// escaped.
    var isPlain = false

    func error(_ reason: LinkError.Reason) -> LinkError {
      LinkError(reason, leg: text).moved(outTo: index, offset: offset, remaining: remaining)
    }

    /// Returns an error in the text at its position in the link.
    func moved(_ error: LinkError) -> LinkError {
      isPlain
        ? error.moved(outTo: index + error.index, offset: offset + error.offset, remaining: remaining)
        : error.moved(outTo: index, offset: offset, remaining: remaining)
    }
  }

  /// The root that a link gives to a flow, and the text of the root for the child flow in it.
  struct NamedRoot {
    let destination: any BoxedDestination
    let rootText: String?
  }

  /// Reads a whole link.
  ///
  /// - Returns: The legs in the order of the link, for a plan.
  /// - Throws: A ``LinkError`` about the wrong part. The draft must be dropped or taken back then.
  static func read(
    _ link: LinkText, into draft: Draft, of core: SceneCore, usesPresentRoot: Bool = true
  ) throws(LinkError) -> [LinkPlan.Leg] {
    draft.tree.isReading = true
    defer { draft.tree.isReading = false }
    var reader = Self(draft: draft, core: core, cursor: LinkCursor(link))
    reader.usesPresentRoot = usesPresentRoot
    if let text = link.fragment, !text.isEmpty {
      reader.fragment = InnerLink(
        text: text, index: link.segments.count, offset: link.fragmentOffset, remaining: 0, isPlain: true)
    }
    var rootText: String?
    if let first = reader.cursor.next, first.kind == .here {
      rootText = first.parameters.first { $0.name == "root" }?.value
      try reader.cursor.skip(allowing: "root")
    }
    try reader.read(core.root, at: [], rootText: rootText)
    guard reader.cursor.isAtEnd else { throw reader.cursor.error(.unexpected, at: reader.cursor.position) }
    // A fragment that no split view has taken is not for the app. Web pages and printed codes have such fragments.
    if let left = reader.detail { throw left.error(.showsNoDetail) }
    return reader.legs
  }

  /// Reads a flow's part of the link.
  ///
  /// - Parameters:
  ///   - flow: The flow to which the next leg belongs; `nil` reads nothing.
  ///   - path: The path to the flow.
  ///   - rootText: The text of the flow's root, from the leg before.
  /// - Throws: A ``LinkError`` at the first wrong segment.
  mutating func read(_ flow: AnyCoordinator?, at path: TreePath, rootText: String?) throws(LinkError) {
    switch flow {
    case let container as AnyContainer where container.showsOneMember:
      if rootText != nil { throw cursor.error(.opensNoFlow, at: lastPosition) }
      try readMember(of: container, at: path)
    case let split as AnyContainer: try readColumns(of: split, at: path, rootText: rootText)
    case let flow?:
      let named = try rootText.map { text throws(LinkError) in try namedRoot(from: text, at: path) }
      try readSlots(of: flow, at: path, named: named)
    case nil: break
    }
  }

  /// Reads the legs of a flow with routes, up to the `~` that closes it.
  mutating func readSlots(of flow: AnyCoordinator, at path: TreePath, named: NamedRoot?) throws(LinkError) {
    guard let state = draft.state[path] else { return }
    let table = state.root.destination.destination.linkTable
    let hidesSteps = draft.state.hidesSteps(of: path)
    try readRoot(named, of: flow, state, at: path)
    var index = 1
    while let segment = cursor.next, segment.kind != .close {
      let isRead = try readLeg(
        for: SlotAddress(flow: path, index: index), of: flow, table, hidesSteps: hidesSteps,
        mayNameRoot: index == 1 && named == nil)
      if isRead { index += 1 }
    }
    if draft.state[SlotAddress(flow: path, index: index)] != nil { cut(path, to: index) }
  }

  private mutating func readRoot(
    _ named: NamedRoot?, of flow: AnyCoordinator, _ state: FlowState, at path: TreePath
  ) throws(LinkError) {
    let position = lastPosition
    if named != nil { usesPresentRoot = false }
    let usesPresentRoot = usesPresentRoot && (state.replacedRoot != nil || !isInPlaceOfFirstRoot(state, of: flow))
    let destination = named?.destination ?? (usesPresentRoot ? state.chosenRoot : state.firstRoot)
    if !destination.isEqual(to: state.root.destination) {
      cut(path, to: 1)
      try perform(.setRoot(destination, generation: Identity.next()), on: flow, leg: position)
    }
    let child = core.flow(at: path + [0])
    // If the flow in the root's slot knows the leg, the leg is that flow's, and not the name of the root.
    if named == nil, child != nil, asked.slot(of: cursor.next) == nil, !knowsNextLeg(at: path + [0]) {
      let (start, before) = (cursor.position, cursor)
      let destination = cursor.next?.text == nil ? nil : try? table(of: path).decode(at: &cursor)
      if let destination, isRoot(destination, at: path) {
        try recordRoot(destination, of: flow, at: path, from: start)
      } else {
        cursor = before
      }
    }
    try readChild(child, at: path + [0], rootText: named?.rootText, leg: position)
  }

  /// Returns whether the last leg read names the root of a flow, which is no place above itself.
  private func isRoot(_ destination: any BoxedDestination, at path: TreePath) -> Bool {
    cursor.style == nil && cursor.rootText == nil
      && draft.state[path]?.root.destination.isEqual(to: destination) == true
  }

  /// Notes a leg that names the root of a flow.
  private mutating func recordRoot(
    _ destination: any BoxedDestination, of flow: AnyCoordinator, at path: TreePath, from start: Int
  ) throws(LinkError) {
    usesPresentRoot = false
    try expectDetail(at: start)
    recordLeg(destination, from: start, of: flow, isKept: true, opening: path + [0])
  }

  /// Returns whether the flow at a path, or one in the slot of its root, reads the next leg.
  private func knowsNextLeg(at path: TreePath) -> Bool {
    switch core.flow(at: path) {
    case let container as AnyContainer where container.showsOneMember:
      cursor.next?.text.map { container.shownNames.contains(container.currentName(of: $0)) } ?? false
    case is AnyContainer: knowsNextLeg(at: path + [0])
    case nil: false
    default: reads(table(of: path)) || knowsNextLeg(at: path + [0])
    }
  }

  private func reads(_ table: LinkTable) -> Bool {
    guard let slot = asked.slot(of: cursor.next) else { return table.reads(cursor, byName: false) }
    return slot.destination.destination.linkTable === table
  }

  private func isInPlaceOfFirstRoot(_ state: FlowState, of flow: AnyCoordinator) -> Bool {
    // The last rules first: they need not ask the app.
    !state.root.destination.isEqual(to: state.firstRoot)
      && core.rules.reversed().contains {
        ($0 as? any GivesRoots)?.isInPlaceOfFirstRoot(state, of: flow, in: draft) == true
      }
  }

  /// Reads a leg of a flow.
  ///
  /// - Returns: Whether it is a slot above the root, and not the root's name.
  private mutating func readLeg(
    for slot: SlotAddress, of flow: AnyCoordinator, _ table: LinkTable, hidesSteps: Bool, mayNameRoot: Bool
  ) throws(LinkError) -> Bool {
    let start = cursor.position
    let destination: any BoxedDestination
    let askedSlot: SlotState?
    do throws(LinkError) { (destination, askedSlot) = try asked.decode(at: &cursor, by: table) } catch {
      throw withOuterPlace(error, from: slot.flow)
    }
    if mayNameRoot, askedSlot == nil, isRoot(destination, at: slot.flow) {
      try recordRoot(destination, of: flow, at: slot.flow, from: start)
      return false
    }
    if hidesSteps, askedSlot == nil { throw cursor.error(.stepOfFlow(flow.typeName), at: start) }
    let style = askedSlot?.style ?? cursor.style ?? table.style(destination)
    let rootText = cursor.rootText
    usesPresentRoot = false
    let isThere = draft.state[slot].map { $0.style == style && $0.destination.isEqual(to: destination) } ?? false
    if !isThere {
      cut(slot.flow, to: slot.index)
      // The slot may be elsewhere now.
      let own = askedSlot.flatMap { draft.state.locate($0.id) == nil ? $0 : nil }
      try perform(.show(own ?? SlotState(style: style, destination: destination)), on: flow, leg: start)
    }
    if style.isModal { modal = (cursor, start) }
    try expectDetail(at: start)
    let path = slot.flow + [slot.index]
    recordLeg(destination, as: style, from: start, of: flow, isKept: isThere, opening: path)
    try readChild(core.flow(at: path), at: path, rootText: rootText, leg: start)
    return true
  }

  /// Notes the destination of a leg for a plan. A destination in a new flow was not there before.
  mutating func recordLeg(
    _ box: any BoxedDestination, as style: PresentationStyle = .push, from start: Int, of flow: AnyCoordinator,
    isKept: Bool, opening path: TreePath?
  ) {
    legs.append(
      LinkPlan.Leg(
        box: box, style: style, isKept: isKept && !isMade(flow), segments: cursor.segments[start..<cursor.position],
        flowType: type(of: flow), openedType: path.flatMap(core.flow).map { type(of: $0) }))
  }

  /// Reads the part of the child flow in a slot, if any, and the `~` that closes it.
  private mutating func readChild(_ child: AnyCoordinator?, at path: TreePath, rootText: String?, leg: Int)
    throws(LinkError)
  {
    guard let child else {
      if rootText != nil { throw cursor.error(.opensNoFlow, at: leg) }
      return
    }
    // A gate may have been shown in place of the flow when the slot was asked for.
    if asked.slot(of: cursor.next) != nil, rootText == nil, !knowsNextLeg(at: path) { return }
    try read(child, at: path, rootText: rootText)
    if cursor.next?.kind == .close { try cursor.skip() }
  }

  /// Reads the text of a root.
  private func namedRoot(from text: String, at path: TreePath) throws(LinkError) -> NamedRoot {
    do throws(LinkError) {
      var inner = LinkCursor(try LinkText(inLink: text))
      let (destination, askedSlot) = try asked.decode(at: &inner, by: table(of: path))
      try inner.refuseStyle()
      guard inner.isAtEnd else { throw inner.error(.unexpected, at: inner.position) }
      if askedSlot == nil, draft.state.hidesSteps(of: path), let state = draft.state[path],
        !destination.isEqual(to: state.firstRoot)
      {
        throw inner.error(.stepOfFlow("\(state.type)"), at: 0)
      }
      return NamedRoot(destination: destination, rootText: inner.rootText)
    } catch {
      throw innerLink(text, at: lastPosition).moved(error)
    }
  }

  /// Returns an error about a leg that is unknown in a flow. If a flow around it knows the leg, the error proposes the
  /// `~` that lead there.
  func withOuterPlace(_ error: LinkError, from path: TreePath) -> LinkError {
    guard error.reason == .unknownDestination, !cursor.isAtEnd else { return error }
    var (closes, inner) = (0, path)
    while let outer = inner.dropLastStep {
      if let container = draft.state[outer]?.container {
        // The columns beside a sidebar have a link of their own.
        if container.visibleName == nil, inner.last != 0 { return error }
      } else {
        closes += 1
        if !draft.state.hidesSteps(of: outer), table(of: outer).reads(cursor, byName: error.nearest != nil) {
          return error.proposing(String(repeating: "~/", count: closes) + error.leg)
        }
      }
      inner = outer
    }
    return error
  }

  // MARK: Edits

  /// Removes everything that the link does not name: the slots of a flow after a count, and everything above the flow
  /// in its line.
  func cut(_ path: TreePath, to count: Int) {
    draft.tree.cut(path, to: count, cause: .link)
  }

  private func perform(_ edit: StackEdit, on flow: AnyCoordinator, leg: Int) throws(LinkError) {
    do { try draft.perform(edit, on: flow) } catch {
      let isAboutLeg = [.noStack, .underDialog, .buried].contains(error.refusal)
      throw cursor.error(.refused(error.refusal), at: isAboutLeg ? leg : lastPosition)
    }
  }

  /// Changes a container. A refusal is an error at the last segment read.
  func refusing(_ work: () throws -> Void) throws(LinkError) {
    do { try work() } catch { throw cursor.error(.refused(error.refusal), at: lastPosition) }
  }

  /// Keeps the detail of the last leg for the split view that it opens.
  mutating func expectDetail(at index: Int) throws(LinkError) {
    if let detail { throw detail.error(.showsNoDetail) }
    detail = cursor.detail.map { innerLink($0, at: index) }
  }

  private func innerLink(_ text: String, at index: Int) -> InnerLink {
    InnerLink(
      text: text, index: index, offset: cursor.segments[index].offset, remaining: cursor.segments.count - index)
  }

  // MARK: The draft

  var asked: AskedSlots { draft.notes.link.asked }

  private var lastPosition: Int { max(cursor.position - 1, 0) }

  /// Returns whether a flow was made for the link.
  func isMade(_ flow: AnyCoordinator) -> Bool { draft.made[flow.flowID] != nil }

  private func table(of path: TreePath) -> LinkTable {
    draft.state[path]?.root.destination.destination.linkTable ?? MessageDestination.linkTable
  }
}
