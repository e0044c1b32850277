/// The line of a scene as a link says it: its legs, and the `~` that close child flows between them.
@MainActor
struct LinkPlace {
  struct Item {
    /// How many child flows are closed before the leg.
    let closes: Int
    let leg: PrintedLeg
    /// The root of the flow that the leg opens, as a link, where it is not the flow's first.
    let root: String?
    /// The detail of the split view that the leg opens, where the link's fragment is another one's.
    var detail: String?
  }

  /// Where a place ends.
  enum End {
    case line
    /// With a slot.
    case slot(SlotID)
    /// With the last slot of a flow's run.
    case flow(AnyCoordinator)

    /// Whether the end lies in a flow of a container.
    @MainActor
    func lies(in flow: AnyCoordinator) -> Bool {
      switch self {
      case .line: false
      case .slot(let id): flow.locate(id) != nil
      case .flow(let other): sequence(first: other, next: \.parent).contains { $0 === flow }
      }
    }

    @MainActor
    fileprivate func isSlot(_ id: SlotID) -> Bool { if case .slot(let end) = self { end == id } else { false } }

    @MainActor
    fileprivate func isFlow(_ flow: AnyCoordinator) -> Bool {
      if case .flow(let end) = self { end === flow } else { false }
    }
  }

  /// The root of the scene, as a link, where it is not the flow's first.
  private(set) var root: String?
  private(set) var items: [Item] = []
  /// Why the place ends beneath a slot to which no link leads, if it does.
  private(set) var cut: LinkError?
  private var pendingCloses = 0
  /// What the first split view shows beside its sidebar, and how many legs stand before it.
  private var detail: [(place: LinkPlace, position: Int)] = []

  /// The place of a scene's line.
  ///
  /// - Parameters:
  ///   - root: The scene's root flow.
  ///   - end: Where the place ends.
  /// - Throws: A ``LinkError`` when a destination on the way has no link.
  init(of root: AnyCoordinator, upTo end: End = .line) throws(LinkError) {
    items.reserveCapacity(8)
    do throws(LinkError) {
      self.root = try root.rootLink()
      if root.parent == nil, end.isSlot(root.slotID(at: -1)) { return }
      _ = try walk(root, upTo: end)
    } catch {
      guard error.reason == .notLinkable else { throw error }
      cut = error
    }
  }

  private init() {}

  /// Adds a flow's routes, and tells whether the place has ended with them.
  private mutating func walk(_ flow: AnyCoordinator, upTo end: End) throws(LinkError) -> Bool {
    if let container = flow as? AnyContainer {
      if try walk(container: container, upTo: end) { return true }
      return end.isFlow(flow)
    }
    let (memo, count) = flow.currentLegs()
    let openings = flow.openings
    var next = openings.startIndex
    for index in -1..<count {
      // Flows are not passed around more than needed: they are weakly held, which makes it slow.
      let opensFlow = next < openings.endIndex && openings[next].index == index
      if index >= 0 {
        append(try memo.leg(at: index, of: flow), root: opensFlow ? try openings[next].flow.rootLink() : nil)
        if end.isSlot(memo.slots[index]) { return true }
      }
      guard opensFlow else { continue }
      if try walk(openings[next].flow, upTo: end) { return true }
      next += 1
      pendingCloses += 1
    }
    return end.isFlow(flow)
  }

  private mutating func append(_ leg: PrintedLeg, root: String?) {
    items.append(Item(closes: pendingCloses, leg: leg, root: root))
    pendingCloses = 0
  }

  // MARK: Containers

  /// A container's flow has its name as a leg. Of a split view only the sidebar stands in the path.
  private mutating func walk(container: AnyContainer, upTo end: End) throws(LinkError) -> Bool {
    guard let container = container as? ContainerCoordinator else { return try walk(split: container, upTo: end) }
    let wanted = container.openings.first { end.lies(in: $0.flow) }
    guard let index = wanted?.index ?? container.visibleIndex, let child = container.child(at: index) else {
      return false
    }
    let leg = LinkLeg(segments: [.text(container.outlineName(ofChildAt: index))])
    append(PrintedLeg(leg, of: LinkTable<Nowhere>.shared), root: try child.rootLink())
    if end.isSlot(child.slotID(at: -1)) { return true }
    return try walk(child, upTo: end)
  }

  private mutating func walk(split: AnyContainer, upTo end: End) throws(LinkError) -> Bool {
    guard let sidebar = split.openings.first?.flow else { return false }
    let opener = items.count - 1
    // The fragment is the first one's, also when that has nothing to say in it.
    let ownsFragment = !hasSplit
    hasSplit = true
    if end.isSlot(sidebar.slotID(at: -1)) { return true }
    if try walk(sidebar, upTo: end) { return true }
    var columns = LinkPlace()
    var hasEnded = false
    for opening in split.openings.dropFirst() where !hasEnded {
      columns.pendingCloses += split.columnsBefore(opening.index) - columns.columnsClosed
      columns.columnsClosed = split.columnsBefore(opening.index)
      do throws(LinkError) { hasEnded = try columns.walk(column: opening.flow, upTo: end) } catch {
        guard error.reason == .notLinkable else { throw error }
        cut = error
        hasEnded = true
      }
    }
    guard !columns.items.isEmpty else { return false }
    if ownsFragment {
      detail = [(columns, items.count)]
    } else if opener >= 0 {
      items[opener].detail = columns.text().description
    }
    return hasEnded
  }

  /// Whether the place is what a split view shows beside its sidebar.
  private var isColumns = false
  private var hasSplit = false
  private var columnsClosed = 0

  /// Adds a flow with its root, which a sidebar chose.
  private mutating func walk(column flow: AnyCoordinator, upTo end: End) throws(LinkError) -> Bool {
    (isColumns, hasSplit) = (true, true)
    let inner = flow.child(at: -1)
    append(try flow.linking.rootLeg(), root: try inner?.rootLink())
    if end.isSlot(flow.slotID(at: -1)) { return true }
    return try walk(flow, upTo: end)
  }

  /// Takes the last leg away, with the `~` that stood before it: the user is in the flow that was open there.
  ///
  /// - Returns: The leg; `nil` at the root.
  mutating func removeLast() -> LinkLeg? {
    if let last = detail.last, last.position == items.count {
      let leg = detail[0].place.removeLast()
      if detail[0].place.items.isEmpty { detail = [] }
      return leg
    }
    return items.popLast()?.leg.leg
  }

  /// Adds a leg behind the place, after closing some of the flows that are open there.
  mutating func append(_ leg: PrintedLeg, closing count: Int) {
    items.append(Item(closes: count, leg: leg, root: nil))
  }

  /// The leg of the last slot; `nil` at the root.
  var last: LinkLeg? {
    if let last = detail.last, last.position == items.count { return last.place.last }
    return items.last?.leg.leg
  }

  // MARK: As text

  /// The link to the place, with more behind it: segments in the flow that is open at its end, and another detail.
  func text(
    before rest: [LinkSegment] = [], query more: [LinkParameter] = [], fragment: String? = nil
  ) -> LinkText {
    var fragment = fragment
    var rest = rest
    var more = more
    if let detail = detail.last {
      let isOpen = detail.position == items.count
      var columns = detail.place.text(before: isOpen ? rest : [], query: isOpen ? more : [])
      columns.isAbsolute = false
      if isOpen { (rest, more) = ([], []) }
      fragment = fragment ?? columns.description
    }
    // From the end, since what follows decides whether a leg has to be parted from it.
    var segments: [LinkSegment] = rest.reversed()
    var query = more
    for (index, item) in items.enumerated().reversed() {
      let isLast = index == items.count - 1 && rest.isEmpty
      var leg = item.leg.leg(opening: item.root, before: segments.reversed())
      leg.detail = item.detail
      var part = LinkText()
      part.append(leg, isLast: isLast)
      segments += part.segments.reversed()
      segments += Array(repeating: LinkSegment(kind: .close), count: item.closes)
      query += part.query
    }
    if let root {
      segments.append(LinkSegment(kind: .here, endsLeg: true, parameters: [LinkParameter(name: "root", value: root)]))
    }
    var text = LinkText()
    text.isAbsolute = !isColumns
    text.segments = segments.reversed()
    text.query = query
    text.fragment = fragment
    return text
  }
}
