extension LinkPath {
  /// Creates the place of a scene's line.
  ///
  /// - Parameters:
  ///   - state: The state of the scene that the link belongs to.
  ///   - end: The last slot of the place. An index after the flow's last slot is the end of its run; `nil` is the end
  ///     of the line.
  ///   - isPrinted: Whether the place is refused as soon as its text is longer than a link. A relative link may lead
  ///     back from a longer place.
  ///   - before: The state before a change that asks for the place. Above a root that a guard shows, only what the
  ///     change has added belongs to the place; `nil` refuses such a root.
  /// - Throws: A ``LinkError`` when a destination on the way has no link.
  /// - Complexity: O(*n*) in the number of slots.
  init(
    of state: SceneState, upTo end: SlotAddress? = nil, isPrinted: Bool = true, since before: SceneState? = nil
  ) throws(LinkError) {
    self = try LineWalk(end: end, isPrinted: isPrinted, before: before).visit(state).place
  }

  /// Creates the place of a scene's line, with the slots as legs. Each of them has such a leg, also those that links do
  /// not lead to.
  ///
  /// - Parameters:
  ///   - state: The state of the scene.
  ///   - before: The state before the change that asks for the place.
  /// - Returns: The place, and the slots.
  /// - Throws: A ``LinkError`` when the path is too long.
  static func asked(
    of state: SceneState, since before: SceneState?
  ) throws(LinkError) -> (place: LinkPath, slots: AskedSlots) {
    let walk = try LineWalk(end: nil, isPrinted: true, before: before, asked: AskedSlots()).visit(state)
    return (walk.place, walk.asked ?? AskedSlots())
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

  /// The slots that are legs; `nil` if destinations are.
  private(set) var asked: AskedSlots?

  /// The state before the change that asks for the place.
  private let before: SceneState?

  /// The slot that was visited last.
  private var last: SlotState?

  init(end: SlotAddress?, isPrinted: Bool, before: SceneState? = nil, asked: AskedSlots? = nil) {
    (self.end, self.isPrinted, self.before, self.asked) = (end, isPrinted, before, asked)
  }

  /// Returns the walk along the line of a scene.
  func visit(_ state: SceneState) throws(LinkError) -> Self {
    var walk = self
    do throws(LinkError) {
      walk.place.root = try walk.rootText(of: state.root.value)
      _ = try walk.visit(state.root.value, toward: end?.flow[...])
    } catch {
      guard error.endsPlace else { throw error }
      walk.place.cut = error
    }
    return walk
  }

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
    let hidesSteps = asked == nil && (hidesSteps || flow.hidesSteps)
    if hidesSteps, !isColumn, flow.hasOtherRoot { throw flow.isStep(flow.root.destination) }
    // A guard shows the root, so the link leads to the replaced one, and the guard decides again.
    if flow.replacedRoot != nil, before == nil {
      throw LinkError(.notLinkable, leg: "\(flow.root.destination.destination)")
    }
    let table = flow.root.destination.destination.linkTable
    for (index, slot) in flow.withoutQuestion.slots.enumerated() {
      // The slots of a substitute root, such as the steps of a sign-in, are left out.
      last = slot
      let isOfOtherRoot = flow.replacedRoot != nil && (index == 0 || before?.locate(slot.id) != nil)
      // So is the gate at which something waits already.
      if index > 0, isOfOtherRoot || before?.gate == slot.id { continue }
      let child = isOfOtherRoot ? nil : slot.child?.value
      if index > 0 {
        if hidesSteps { throw flow.isStep(slot.destination) }
        if slot.style.isModal { modals.append(place.items.count) }
        var leg = try leg(for: slot, by: table, root: rootText(of: child))
        if asked == nil, index == 1, flow.isRootRead(as: slot.destination) { leg.style = slot.style }
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

  private mutating func leg(for slot: SlotState, by table: LinkTable, root: String?) throws(LinkError) -> LinkLeg {
    if let leg = asked?.leg(for: slot, root: root) { return leg }
    return try table.encode(slot.destination, as: slot.style, root: root)
  }

  /// Returns the leg of a flow's root.
  private mutating func rootLeg(of flow: FlowState, root inner: String?) throws(LinkError) -> LinkLeg {
    if let leg = asked?.leg(for: flow.root, as: flow.chosenRoot, root: inner) { return leg }
    return try flow.chosenRoot.destination.linkTable.encode(flow.chosenRoot, root: inner)
  }

  /// Returns a flow's root as a link, if it differs from the first root here or in a child flow of the root; `nil`
  /// otherwise, and in a flow that links lead to only at its start.
  mutating func rootText(of flow: FlowState?) throws(LinkError) -> String? {
    guard let flow else { return nil }
    // A split view's root is its sidebar's. Members with names in the link have their roots there.
    if let container = flow.container {
      return container.visibleName == nil ? try rootText(of: container.flows.first??.value) : nil
    }
    if flow.hidesSteps, asked == nil { return nil }
    let inner = try innerRootText(of: flow)
    guard inner != nil || flow.hasOtherRoot else { return nil }
    var text = LinkText()
    text.append(try rootLeg(of: flow, root: inner), isLast: true)
    return text.description
  }

  private mutating func innerRootText(of flow: FlowState) throws(LinkError) -> String? {
    flow.replacedRoot == nil ? try rootText(of: flow.root.child?.value) : nil
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
      let leg = LinkLeg(segments: [.text(container.members[index].name)], root: try walk.rootText(of: flow))
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
    var columns = Self(end: end, isPrinted: isPrinted, before: before, asked: asked)
    columns.place = LinkPath(isColumns: true)
    columns.hasSplit = true
    let isEndInColumns = try columns.visit(laterColumns: flows, toward: path)
    asked = columns.asked
    place.cut = place.cut ?? columns.place.cut
    place.lacksAsked = place.lacksAsked || columns.place.lacksAsked
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
        let leg = try walk.rootLeg(of: flow, root: walk.innerRootText(of: flow))
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
      if isLastAskedFor { place.lacksAsked = true }
      return isOnTheWay
    }
  }

  /// Whether the change asks for the slot that was visited last.
  private var isLastAskedFor: Bool {
    guard let last, let before else { return false }
    return before.locate(last.id).flatMap { before[$0] }?.destination.isEqual(to: last.destination) != true
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

  /// Returns the flow's root as a link, if it differs from the first root here or in a child flow of the root.
  func rootLink() throws(LinkError) -> String? {
    var walk = LineWalk(end: nil, isPrinted: false)
    return try walk.rootText(of: self)
  }

  /// Returns the error for a destination that links do not lead to.
  func isStep(_ box: any BoxedDestination) -> LinkError { LinkError(.stepOfFlow("\(type)"), leg: "\(box.destination)") }

}
