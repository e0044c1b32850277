/// What a link makes of one flow: which of its routes stay, which are added, and the same for the flows that they open.
///
/// It is found without changing anything; the flows that the link opens anew are made detached, and taken into the tree when
/// the link is carried out.
@MainActor
protocol LinkedFlow {
  /// Removes all that lies above the last slot of the line that the link has in common with what is there.
  ///
  /// - Returns: Whether this flow, or one in it, was where they part.
  func cut(in batch: Batch) throws(NavigationError) -> Bool
  /// Makes a detached flow what the link begins with.
  func prepare() throws(NavigationError)
  /// Adds what the link has above what stays.
  func extend(in batch: Batch) throws(NavigationError)
}

/// The reading of a link along the line.
@MainActor
struct LinkReading {
  var cursor: LinkCursor
  /// Whether the link has left the line that is there; everything from here on is new.
  var hasParted = false {
    didSet { if hasParted { changesSomething = true } }
  }
  /// Whether anything is not yet as the link says, in this line or in another one.
  var changesSomething = false
  /// Whether a flow keeps the root that it has: in the slot of the scene's root, until the link names one.
  var keepsRoot = true
  /// Whether the layer that the last leg lies in takes a push.
  var layerHasStack = true
  /// Whether that layer is an alert or a dialog, above which nothing is shown.
  var layerIsDialog = false
  /// What was read, for people.
  var legs: [LinkPlan.Leg] = []
  var depth = 0
  /// The detail that the next split view shows, as the leg that opens it says.
  var detail: Text?
  /// The detail that the first split view without one shows.
  var fragment: Text?

  /// The text of a link within the link, and where it stands.
  struct Text {
    let text: String
    let index: Int
    let offset: Int

    func error(_ reason: LinkError.Reason) -> LinkError { LinkError(reason, leg: text, index: index, offset: offset) }
  }

  /// Goes on to a leg that may open a flow.
  mutating func expectDetail(at index: Int) throws(LinkError) {
    if let detail { throw detail.error(.showsNoDetail) }
    detail = cursor.detail.map { Text(text: $0, index: index, offset: cursor.segments[index].offset) }
  }

  /// A refusal of the flow that the last leg opens.
  func refused(_ error: NavigationError) -> LinkError { cursor.error(.refused(error), at: max(cursor.position - 1, 0)) }

  /// Takes the `~` that closes a child flow, if it stands here.
  mutating func close() throws(LinkError) {
    if cursor.next?.kind == .close { try cursor.skip() }
  }
}

@MainActor
final class TypedLinkedFlow<D: Destination>: LinkedFlow {
  private typealias Child = (flow: AnyCoordinator, plan: any LinkedFlow)

  private let flow: Coordinator<D>
  private var newRoot: D?
  private var kept = 0
  // Apart, since a tuple with a type that is not known has to be laid out at each use.
  private var added: [D] = []
  private var addedSlots: [(style: PresentationStyle, child: Child?)] = []
  /// The flow that the root opens.
  private var rootChild: Child?
  /// The flows that the root and the routes that stay have opened.
  private var children: [Child] = []

  /// Reads a flow's part of a link.
  ///
  /// - Parameters:
  ///   - flow: In the tree, or detached.
  ///   - root: The root that the link gives it, as a link. `nil` is the flow's first; but the scene's root stays, whichever
  ///     flow draws it, so that a link from elsewhere does not lead back to an onboarding that was done.
  ///   - reading: Stands behind the leg that opened the flow.
  /// - Throws: A ``LinkError`` about the part that the flow cannot follow.
  init(_ flow: Coordinator<D>, root: String?, _ reading: inout LinkReading) throws(LinkError) {
    self.flow = flow
    guard reading.depth < AnyCoordinator.maximumDepth else { throw reading.refused(.tooDeep) }
    reading.depth += 1
    defer { reading.depth -= 1 }
    let table = LinkTable<D>.shared
    // The end of the leg that opened the flow, which names the root.
    let opener = reading.cursor.position - 1
    let wanted = try root.map { text throws(LinkError) in
      do throws(LinkError) { return try table.root(in: text) } catch {
        throw error.moved(to: opener, offset: reading.cursor.segments[opener].offset)
      }
    }
    if wanted != nil { reading.keepsRoot = false }
    let root = wanted?.destination ?? (reading.keepsRoot ? flow.root : flow.firstRoot)
    if root != flow.root {
      newRoot = root
      reading.hasParted = true
    }
    if let child = try child(at: -1, of: newRoot ?? flow.root, isKept: newRoot == nil, reading) {
      let opened = try read(child, root: wanted?.root, &reading)
      rootChild = opened
      children.append(opened)
    } else if wanted?.root != nil {
      throw reading.cursor.error(.opensNoFlow, at: opener)
    }
    while let segment = reading.cursor.next, segment.kind != .close {
      let start = reading.cursor.position
      let destination = try table.decodeLinkable(at: &reading.cursor)
      let style = reading.cursor.style ?? destination.style
      if style.isModal {
        if reading.layerIsDialog { throw reading.cursor.error(.refused(.underDialog), at: start) }
        reading.layerIsDialog = style.isDialog
        reading.layerHasStack = style.hasStack
      } else if !reading.layerHasStack {
        throw reading.cursor.error(.refused(.noStack), at: start)
      }
      let childRoot = reading.cursor.root
      reading.keepsRoot = false
      let index = kept + added.count
      let isKept =
        !reading.hasParted && index < flow.routes.count
        && flow.routes[index].destination == destination && flow.routes[index].style == style
      if !isKept { reading.hasParted = true }
      let leg = reading.legs.count
      reading.legs.append(
        LinkPlan.Leg(
          destination: destination, style: style, isKept: isKept,
          segments: reading.cursor.segments[start..<reading.cursor.position], flowType: type(of: flow)))
      try reading.expectDetail(at: start)
      let child = try child(at: index, of: destination, isKept: isKept, reading)
      if child != nil, style.isDialog { throw reading.refused(.flowInDialog) }
      if child == nil, childRoot != nil {
        throw reading.cursor.error(.opensNoFlow, at: start)
      }
      let opened: Child? = try child.map { flow throws(LinkError) in try read(flow, root: childRoot, &reading) }
      reading.legs[leg].openedType = child.map { type(of: $0) }
      if isKept {
        kept += 1
        if let opened { children.append(opened) }
      } else {
        added.append(destination)
        addedSlots.append((style, opened))
      }
    }
    if kept < flow.routes.count { reading.hasParted = true }
  }

  /// The flow that a slot has opened or, where there is none yet, the one that it will open.
  private func child(
    at index: Int, of destination: D, isKept: Bool, _ reading: LinkReading
  ) throws(LinkError) -> AnyCoordinator? {
    if isKept, flow.life == .live { return flow.child(at: index) }
    let child = flow.child(for: destination)
    // What is prepared must not be anyone's yet.
    if let child, child.life != .fresh { throw reading.refused(.alreadyInUse) }
    return child
  }

  private func read(
    _ child: AnyCoordinator, root: String?, _ reading: inout LinkReading
  ) throws(LinkError) -> Child {
    let plan = try child.linking.read(root: root, &reading)
    try reading.close()
    return (child, plan)
  }

  // MARK: Carrying it out

  func cut(in batch: Batch) throws(NavigationError) -> Bool {
    if let newRoot {
      flow.cutAbove(cause: .link, in: batch)
      flow.removeRoutes(from: 0, cause: .link, in: batch)
      try flow.edit { stack throws(NavigationError) in stack.setRoot(newRoot) }
      try enter(rootChild, at: -1, in: batch)
      return true
    }
    for child in children {
      if try child.plan.cut(in: batch) { return true }
    }
    guard kept < flow.routes.count || !added.isEmpty else { return false }
    flow.cutAbove(cause: .link, in: batch)
    flow.removeRoutes(from: kept, cause: .link, in: batch)
    return true
  }

  func prepare() throws(NavigationError) {
    if let newRoot {
      let firstRoot = flow.firstRoot
      try flow.edit { stack throws(NavigationError) in stack.setRoot(newRoot) }
      flow.firstRoot = firstRoot
    }
    flow.goBack(flow.routes.count)
    try prepare(rootChild, at: -1)
  }

  func extend(in batch: Batch) throws(NavigationError) {
    for child in children { try child.plan.extend(in: batch) }
    guard !added.isEmpty else { return }
    flow.knownSurroundings = flow.surroundings
    defer { flow.knownSurroundings = nil }
    for (destination, slot) in zip(added, addedSlots) {
      let (child, index) = (slot.child, flow.routes.count)
      try flow.append(destination, as: slot.style, in: batch)
      try enter(child, at: index, in: batch)
      try child?.plan.extend(in: batch)
      if let modal = child?.flow.lastModal {
        flow.knownSurroundings?.childLayers.append((index, modal))
      }
    }
  }

  /// Brings a new slot into the scene, with the flow that was made for it.
  private func enter(_ child: Child?, at index: Int, in batch: Batch) throws(NavigationError) {
    try prepare(child, at: index)
    try flow.enterSlots(in: batch)
  }

  /// Has a new slot open what was made for it, without asking again.
  private func prepare(_ child: Child?, at index: Int) throws(NavigationError) {
    flow.prepared.updateValue(child?.flow, forKey: index)
    try child?.plan.prepare()
  }
}

/// What links ask of a flow, whatever its destination type.
@MainActor
protocol FlowLinking {
  /// Reads the flow's part of a link.
  func read(root: String?, _ reading: inout LinkReading) throws(LinkError) -> any LinkedFlow
  /// Lists the links of the flow, and of the flows that its examples open.
  func list(behind prefix: LinkText, into flows: inout [LinkDirectory.Flow], seen: inout Set<ObjectIdentifier>)
  /// The flow's root as a link, where it is not the first that it had, or opens a flow with the root `inner`.
  func root(opening inner: String?) throws(LinkError) -> String?
  /// The flow that the root opens.
  var rootChild: AnyCoordinator? { get }
  /// The flow's root as a leg, for a flow that is opened with its root.
  func rootLeg() throws(LinkError) -> PrintedLeg
}

extension FlowLinking {
  func rootLeg() throws(LinkError) -> PrintedLeg { throw LinkError(.notCodable(type: "\(Self.self)")) }
}

struct TypedFlowLinking<D: Destination>: FlowLinking {
  let flow: Coordinator<D>
  var table: LinkTable<D> { .shared }

  func read(root: String?, _ reading: inout LinkReading) throws(LinkError) -> any LinkedFlow {
    try TypedLinkedFlow(flow, root: root, &reading)
  }

  var rootChild: AnyCoordinator? { flow.child(at: -1) ?? flow.child(for: flow.root) }
  func rootLeg() throws(LinkError) -> PrintedLeg { PrintedLeg(try table.encode(flow.root), of: table) }

  func root(opening inner: String?) throws(LinkError) -> String? {
    guard flow.root != flow.firstRoot || inner != nil else { return nil }
    var text = LinkText()
    text.append(try table.encode(flow.root, root: inner), isLast: true)
    return text.description
  }
}

extension LinkTable {
  /// The one destination that a text stands for.
  ///
  /// - Returns: It, and the root of the flow that it opens.
  fileprivate func root(in text: String) throws(LinkError) -> (destination: D, root: String?) {
    var cursor = LinkCursor(try LinkText(text))
    let destination = try decodeLinkable(at: &cursor)
    guard cursor.isAtEnd else { throw cursor.error(.unexpected, at: cursor.position) }
    return (destination, cursor.root)
  }
}
