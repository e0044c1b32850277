/// What a link makes of a flow with routes.
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
        if reading.isBesidePresenting { throw reading.cursor.error(.refused(.buried), at: start) }
        reading.isPresenting = true
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

extension LinkTable {
  /// The one destination that a text stands for.
  ///
  /// - Returns: It, and the root of the flow that it opens.
  fileprivate func root(in text: String) throws(LinkError) -> (destination: D, root: String?) {
    var cursor = LinkCursor(try LinkText(inLink: text))
    let destination = try decodeLinkable(at: &cursor)
    try cursor.refuseStyle()
    guard cursor.isAtEnd else { throw cursor.error(.unexpected, at: cursor.position) }
    return (destination, cursor.root)
  }
}
