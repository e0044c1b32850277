/// The line of a scene as a link says it: its legs, and the `~` that close child flows between them.
@MainActor
struct LinkPlace {
  struct Item {
    /// How many child flows are closed before the leg.
    let closes: Int
    let leg: PrintedLeg
    /// The root of the flow that the leg opens, as a link, where it is not the flow's first.
    let root: String?
    /// Whether the leg is the root of a split view's column.
    var isColumn = false
    /// Whether the leg's slot starts a layer.
    var isModal = false
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
    func isSlot(_ id: SlotID) -> Bool { if case .slot(let end) = self { end == id } else { false } }

    @MainActor
    fileprivate func isFlow(_ flow: AnyCoordinator) -> Bool {
      if case .flow(let end) = self { end === flow } else { false }
    }
  }

  /// The root of the scene, as a link, where it is not the flow's first.
  private(set) var root: String?
  private(set) var items: [Item] = []
  /// Why the place ends beneath a slot to which no link leads, though more was asked for.
  var cut: LinkError?
  var pendingCloses = 0
  /// What the split views in the line show beside their sidebars.
  var details: [Detail] = []
  /// Whether the place is what a split view shows beside its sidebar.
  var isColumns = false
  var hasSplit = false
  /// The leg that has opened the last split view.
  var lastOpener: Int?
  /// What was taken away last, which makes room for what follows.
  private var removed: Item?

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

  /// An empty place beside a sidebar.
  init() { (isColumns, hasSplit) = (true, true) }

  /// Adds a flow's routes, and tells whether the place has ended with them.
  mutating func walk(_ flow: AnyCoordinator, upTo end: End) throws(LinkError) -> Bool {
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
        append(
          try memo.leg(at: index, of: flow), root: opensFlow ? try openings[next].flow.rootLink() : nil,
          isModal: flow.modalCount > 0 && flow.style(at: index).isModal)
        if end.isSlot(memo.slots[index]) { return true }
      }
      guard opensFlow else { continue }
      // What holds the line may go on where this flow cannot.
      defer { pendingCloses += 1 }
      if try walk(openings[next].flow, upTo: end) { return true }
      next += 1
    }
    return end.isFlow(flow)
  }

  mutating func append(_ leg: PrintedLeg, root: String?, isColumn: Bool = false, isModal: Bool = false) {
    items.append(Item(closes: pendingCloses, leg: leg, root: root, isColumn: isColumn, isModal: isModal))
    pendingCloses = 0
  }

  // MARK: Another place

  /// Takes the last leg away, with the `~` that stood before it: the user is in the flow that was open there. But the root
  /// of a column makes room for another one.
  ///
  /// - Returns: The leg; `nil` at the root.
  mutating func removeLast() -> LinkLeg? {
    removed = nil
    for index in details.indices { details[index].place.removed = nil }
    if let index = details.lastIndex(where: { isOpen($0) && !$0.place.items.isEmpty }) {
      return details[index].place.removeLast()
    }
    removed = items.popLast()
    details.removeAll { $0.opener == items.count }
    for index in details.indices { details[index].position = min(details[index].position, items.count) }
    return removed?.leg.leg
  }

  /// Whether the end of a detail is where the user is: not when the sidebar has presented something, or something lies
  /// above the split view.
  private func isOpen(_ detail: Detail) -> Bool {
    detail.position == items.count && detail.firstModal >= items.count
  }

  /// The detail in which the user is.
  private var openDetail: Int? {
    guard removed == nil else { return nil }
    return details.lastIndex { isOpen($0) && !($0.place.items.isEmpty && $0.place.removed == nil) }
  }

  /// Leaves the fragment to somebody else.
  mutating func dropFragment() { details.removeAll(where: \.isFragment) }

  /// Adds a leg behind the place, after closing some of the flows that are open there.
  mutating func append(_ leg: PrintedLeg, closing count: Int) {
    if let index = details.firstIndex(where: \.isEnd) { return details[index].place.append(leg, closing: count) }
    items.append(Item(closes: count, leg: leg, root: nil))
  }

  /// The leg of the last slot; `nil` at the root.
  var last: LinkLeg? { openDetail.map { details[$0].place.last } ?? items.last?.leg.leg }

  // MARK: As text

  /// The link to the place, with more behind it: segments in the flow that is open at its end, and another detail.
  func text(
    before rest: [LinkSegment] = [], query more: [LinkParameter] = [], fragment: String? = nil
  ) -> LinkText {
    var fragment = fragment
    var rest = rest
    var more = more
    var inner: [Int: String] = [:]
    let open = openDetail
    for (index, detail) in details.enumerated() {
      let isOpen = index == open
      let columns = detail.place.text(before: isOpen ? rest : [], query: isOpen ? more : [])
      if isOpen { (rest, more) = ([], []) }
      guard !columns.segments.isEmpty else { continue }
      if detail.isFragment {
        fragment = fragment ?? columns.description
      } else {
        inner[detail.opener] = columns.description
      }
    }
    if let removed, removed.isColumn, !rest.isEmpty {
      rest = Array(repeating: LinkSegment(kind: .close), count: removed.closes) + rest
    }
    // From the end, since what follows decides whether a leg has to be parted from it.
    var segments: [LinkSegment] = rest.reversed()
    var query = more
    for (index, item) in items.enumerated().reversed() {
      let isLast = index == items.count - 1 && rest.isEmpty
      var leg = item.leg.leg(opening: item.root, before: segments.reversed())
      leg.detail = inner[index]
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
