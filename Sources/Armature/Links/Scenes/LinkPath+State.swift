extension LinkPath {
  /// Creates the place of a scene's line.
  ///
  /// - Parameters:
  ///   - state: The state of the scene that the link belongs to.
  ///   - end: The last slot of the place. An index after the flow's last slot is the end of its run; `nil` is the end
  ///     of the line.
  ///   - isPrinted: Whether the place is refused as soon as its text is longer than a link. A relative link may lead
  ///     back from a longer place.
  /// - Throws: A ``LinkError`` when a destination on the way has no link.
  /// - Complexity: O(*n*) in the number of slots.
  init(of state: SceneState, upTo end: SlotAddress? = nil, isPrinted: Bool = true) throws(LinkError) {
    var walk = LineWalk(end: end, isPrinted: isPrinted)
    do throws(LinkError) {
      walk.place.root = try state.root.value.rootLink()
      _ = try walk.visit(state.root.value, toward: end?.flow[...])
    } catch {
      guard error.endsPlace else { throw error }
      walk.place.cut = error
    }
    self = walk.place
  }
}

/// A walk along the line that adds a leg for each slot.
private struct LineWalk {
  var place = LinkPath()
  let end: SlotAddress?
  private let isPrinted: Bool
  /// The bytes of the legs, without escapes and parameters. The text is at least as long.
  private var length = 0
  /// The number of flows that have ended since the last leg.
  private var closes = 0
  /// Whether a split view already uses the fragment.
  private var hasSplit = false
  /// The number of legs up to the last split view.
  private var lastStart: Int?
  /// The indices of legs whose slots start layers.
  private var modals: [Int] = []

  init(end: SlotAddress?, isPrinted: Bool) { (self.end, self.isPrinted) = (end, isPrinted) }

  /// Adds a flow's routes with everything in them, or a container's visible members.
  ///
  /// - Parameters:
  ///   - flow: The flow to visit next, in the order of the line.
  ///   - path: The path from this flow to the end of the place; `nil` when the end is not in this flow.
  ///   - hidesSteps: Whether the flow shares the root of one that links lead to only at its start.
  ///   - isColumn: Whether the flow's root is in the link already.
  /// - Returns: Whether the place has ended.
  /// - Throws: The ``LinkError`` of a destination without a link.
  mutating func visit(
    _ flow: FlowState, toward path: ArraySlice<Int>?, hidesSteps: Bool = false, isColumn: Bool = false
  ) throws(LinkError) -> Bool {
    let isLast = path?.isEmpty ?? false
    let hidesSteps = hidesSteps || flow.hidesSteps
    if hidesSteps, !isColumn, flow.hasOtherRoot { throw flow.isStep(flow.root.destination) }
    // A guard shows the root, so the link leads to the replaced one, and the guard decides again.
    if flow.replacedRoot != nil { throw LinkError(.notLinkable, leg: "\(flow.root.destination.destination)") }
    let table = flow.root.destination.destination.linkTable
    for (index, slot) in flow.withoutQuestion.slots.enumerated() {
      let child = slot.child?.value
      if index > 0 {
        if hidesSteps { throw flow.isStep(slot.destination) }
        if slot.style.isModal { modals.append(place.items.count) }
        var leg = try table.encode(slot.destination, as: slot.style, root: child?.rootLink())
        if index == 1, flow.isRootRead(as: slot.destination) { leg.style = slot.style }
        try add(leg, of: table)
      }
      if isLast, end?.index == index { return true }
      guard let child else { continue }
      // The line may continue after the child flow ends.
      defer { closes += 1 }
      if try visit(child, toward: path?.step(to: index), hidesSteps: hidesSteps) { return true }
    }
    if let container = flow.container, try visit(container, toward: path) { return true }
    if isLast { place.closes = closes }
    return isLast
  }

  private mutating func add(_ leg: LinkLeg, of table: LinkTable?, isColumn: Bool = false) throws(LinkError) {
    place.items.append(LinkPath.Item(closes: closes, leg: leg, table: table, isColumn: isColumn))
    length += leg.segments.reduce(2 * closes) { $0 + 1 + ($1.text?.utf8.count ?? 0) }
    closes = 0
    if isPrinted, length > LinkText.maximumLength { throw LinkError(.tooLong, leg: "\(place.text())") }
  }

  // MARK: Containers

  private mutating func visit(_ container: ContainerState, toward path: ArraySlice<Int>?) throws(LinkError) -> Bool {
    guard let visible = container.visibleName else { return try visit(columns: container.flows, toward: path) }
    guard let index = path?.first ?? container.index(of: visible), let flow = container.flows[index]?.value else {
      return false
    }
    let path = path?.step(to: index)
    return try endingWithoutLink(isOnTheWay: path != nil) { walk throws(LinkError) in
      let leg = LinkLeg(segments: [.text(container.members[index].name)], root: try flow.rootLink())
      try walk.add(leg, of: nil)
      return try walk.visit(flow, toward: path)
    }
  }

  /// Adds a split view. Only the sidebar is in the path.
  private mutating func visit(
    columns flows: [Shared<FlowState>?], toward path: ArraySlice<Int>?
  ) throws(LinkError) -> Bool {
    guard let sidebar = flows.first??.value else { return false }
    let start = place.items.count
    // The fragment belongs to the first split view, even if its other columns are empty.
    let ownsFragment = !hasSplit
    // A split view in the root of another one's sidebar has no leg of its own.
    let hasPlace = ownsFragment || start > 0 && start != lastStart
    (hasSplit, lastStart) = (true, start)
    let inSidebar = path?.step(to: 0)
    let isEnd = try endingWithoutLink(isOnTheWay: inSidebar != nil) { walk throws(LinkError) in
      try walk.visit(sidebar, toward: inSidebar)
    }
    if isEnd { return true }
    var columns = Self(end: end, isPrinted: isPrinted)
    columns.place = LinkPath(isColumns: true)
    columns.hasSplit = true
    let isEndInColumns = try columns.visit(laterColumns: flows, toward: path)
    place.cut = place.cut ?? columns.place.cut
    if hasPlace {
      place.details.append(
        LinkPath.Detail(
          place: columns.place, start: start, isFragment: ownsFragment, position: place.items.count,
          firstModal: modals.first { $0 >= start } ?? .max, isEnd: isEndInColumns))
    }
    return isEndInColumns
  }

  private mutating func visit(
    laterColumns flows: [Shared<FlowState>?], toward path: ArraySlice<Int>?
  ) throws(LinkError) -> Bool {
    // A `~` separates two columns.
    var closed = 1
    for index in flows.indices.dropFirst() {
      guard let flow = flows[index]?.value else { continue }
      closes += index - closed
      closed = index
      let path = path?.step(to: index)
      let isEnd = try endingWithoutLink(isOnTheWay: path != nil) { walk throws(LinkError) in
        let table = flow.root.destination.destination.linkTable
        let inner = flow.replacedRoot == nil ? try flow.root.child?.value.rootLink() : nil
        let leg = try table.encode(flow.chosenRoot, root: inner)
        try walk.add(leg, of: table, isColumn: true)
        return try walk.visit(flow, toward: path, isColumn: true)
      }
      if isEnd { return true }
    }
    return false
  }

  /// Visits a container's flow. The flow's part of the link ends before a destination that links do not lead to.
  private mutating func endingWithoutLink(
    isOnTheWay: Bool, _ visit: (inout Self) throws(LinkError) -> Bool
  ) throws(LinkError) -> Bool {
    do throws(LinkError) { return try visit(&self) } catch {
      guard error.endsPlace else { throw error }
      if isOnTheWay { place.cut = error }
      return isOnTheWay
    }
  }
}

extension ArraySlice<Int> {
  /// Returns the rest of the path after a step; `nil` when the path takes another step.
  fileprivate func step(to index: Int) -> Self? { first == index ? dropFirst() : nil }
}

extension SceneState {
  /// Returns whether links lead to a flow's start only: because of the flow itself, or of one whose root it shares.
  func hidesSteps(of path: TreePath) -> Bool {
    guard let flow = self[path], !flow.hidesSteps else { return self[path] != nil }
    guard path.last == 0, let parent = path.dropLastStep, self[parent]?.container == nil else { return false }
    return hidesSteps(of: parent)
  }
}

extension FlowState {
  /// Whether links have to name the root. They do not lead to one that a guard shows in place of another.
  fileprivate var hasOtherRoot: Bool { container == nil && !chosenRoot.isEqual(to: firstRoot) }

  /// Returns whether the root is meant by a leg for a destination right after it, unless the leg names a style.
  func isRootRead(as destination: any BoxedDestination) -> Bool { root.destination.isEqual(to: destination) }

  /// Returns the error for a destination that links do not lead to.
  func isStep(_ box: any BoxedDestination) -> LinkError { LinkError(.stepOfFlow("\(type)"), leg: "\(box.destination)") }

  /// Returns the flow's root as a link, if it differs from the first root here or in a child flow of the root; `nil`
  /// otherwise, and in a flow that links lead to only at its start.
  func rootLink() throws(LinkError) -> String? {
    // A split view's root is its sidebar's. Members with names in the link have their roots there.
    if let container { return container.visibleName == nil ? try container.flows.first??.value.rootLink() : nil }
    if hidesSteps { return nil }
    let inner = replacedRoot == nil ? try root.child?.value.rootLink() : nil
    guard inner != nil || hasOtherRoot else { return nil }
    var text = LinkText()
    text.append(try chosenRoot.destination.linkTable.encode(chosenRoot, root: inner), isLast: true)
    return text.description
  }
}
