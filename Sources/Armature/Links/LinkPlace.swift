/// The line of a scene as a link says it: its legs, and the `~` that close child flows between them.
@MainActor
struct LinkPlace {
  struct Item {
    /// How many child flows are closed before the leg.
    let closes: Int
    let leg: PrintedLeg
    /// The root of the flow that the leg opens, as a link, where it is not the flow's first.
    let root: String?
  }

  /// The root of the scene, as a link, where it is not the flow's first.
  private(set) var root: String?
  private(set) var items: [Item] = []
  private var pendingCloses = 0

  /// The place of a scene's whole line.
  ///
  /// - Parameters:
  ///   - root: The scene's root flow.
  ///   - last: The slot with which the place ends; `nil` is the last of the line.
  /// - Throws: A ``LinkError`` when a destination on the way has no link.
  init(of root: AnyCoordinator, upTo last: SlotID? = nil) throws(LinkError) {
    self.root = try root.rootLink()
    items.reserveCapacity(8)
    _ = try walk(root, upTo: last)
  }

  /// Adds a flow's routes, and tells whether the last slot was among them.
  private mutating func walk(_ flow: AnyCoordinator, upTo last: SlotID?) throws(LinkError) -> Bool {
    // The slot of a root is its parent's, or the scene's.
    if let last, flow.parent == nil, flow.slotID(at: -1) == last { return true }
    let (memo, count) = flow.currentLegs()
    let openings = flow.openings
    var next = openings.startIndex
    for index in -1..<count {
      // Flows are not passed around more than needed: they are weakly held, which makes it slow.
      let opensFlow = next < openings.endIndex && openings[next].index == index
      if index >= 0 {
        let leg = try memo.leg(at: index, of: flow)
        items.append(
          Item(closes: pendingCloses, leg: leg, root: opensFlow ? try openings[next].flow.rootLink() : nil))
        pendingCloses = 0
        if let last, memo.slots[index] == last { return true }
      }
      guard opensFlow else { continue }
      if try walk(openings[next].flow, upTo: last) { return true }
      next += 1
      pendingCloses += 1
    }
    return false
  }

  /// Takes the last leg away, with the `~` that stood before it: the user is in the flow that was open there.
  ///
  /// - Returns: The leg; `nil` at the root.
  mutating func removeLast() -> LinkLeg? { items.popLast()?.leg.leg }

  /// Adds a leg behind the place, after closing some of the flows that are open there.
  mutating func append(_ leg: PrintedLeg, closing count: Int) {
    items.append(Item(closes: count, leg: leg, root: nil))
  }

  /// The leg of the last slot; `nil` at the root.
  var last: LinkLeg? { items.last?.leg.leg }

  // MARK: As text

  /// The link to the place, with more segments behind it.
  func text(before rest: [LinkSegment] = []) -> LinkText {
    // From the end, since what follows decides whether a leg has to be parted from it.
    var segments: [LinkSegment] = rest.reversed()
    var query: [LinkParameter] = []
    for (index, item) in items.enumerated().reversed() {
      let isLast = index == items.count - 1 && rest.isEmpty
      let leg = item.leg.leg(opening: item.root, before: segments.reversed())
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
    text.isAbsolute = true
    text.segments = segments.reversed()
    text.query = query
    return text
  }
}
