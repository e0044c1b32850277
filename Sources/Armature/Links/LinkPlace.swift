/// The line of a scene as a link says it: its legs, and the `~` that close child flows between them.
@MainActor
struct LinkPlace {
  struct Item {
    /// How many child flows are closed before the leg.
    let closes: Int
    let leg: PrintedLeg
    /// The root of the flow that the leg opens, as a link, where it is not the flow's first.
    let root: String?
    /// The flow that the leg belongs to.
    let flow: AnyCoordinator
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
    if let child = flow.child(at: -1) {
      if try walk(child, upTo: last) { return true }
      pendingCloses += 1
    }
    flow.dropOldLegs()
    for index in 0..<flow.routeCount {
      let child = flow.child(at: index)
      let leg = try flow.leg(at: index)
      items.append(Item(closes: pendingCloses, leg: leg, root: try child?.rootLink(), flow: flow))
      pendingCloses = 0
      if let last, flow.slotID(at: index) == last { return true }
      guard let child else { continue }
      if try walk(child, upTo: last) { return true }
      pendingCloses += 1
    }
    return false
  }

  /// Takes the last leg away, with the `~` that stood before it: the user is in the flow that was open there.
  ///
  /// - Returns: The leg; `nil` at the root.
  mutating func removeLast() -> LinkLeg? { items.popLast()?.leg.leg }

  /// Adds a leg behind the place, after closing some of the flows that are open there.
  mutating func append(_ leg: PrintedLeg, of flow: AnyCoordinator, closing count: Int) {
    items.append(Item(closes: count, leg: leg, root: nil, flow: flow))
  }

  /// The leg of the last slot; `nil` at the root.
  var last: LinkLeg? { items.last?.leg.leg }

  // MARK: As text

  /// Whether no leg has to be parted from the next one, so that the link is what the legs' texts make together.
  var isPlain: Bool {
    for (leg, next) in zip(items, items.dropFirst()) where leg.root == nil && next.closes == 0 {
      if leg.leg.mayTake(next.leg.leg.segments.first) { return false }
    }
    return true
  }

  /// The link to a plain place.
  ///
  /// - Parameter front: What stands before the first leg.
  /// - Returns: The link's text, the same that ``text(before:)`` gives.
  func plainText(behind front: String) -> String {
    let slash = UInt8(ascii: "/")
    var writer = LinkWriter()
    writer.bytes.reserveCapacity(128)
    writer.bytes += front.utf8
    func part() { if writer.bytes.last != slash { writer.bytes.append(slash) } }
    if let root {
      part()
      writer.bytes.append(UInt8(ascii: "."))
      writer.append(LinkParameter(name: "root", value: root), behind: UInt8(ascii: ";"))
    }
    for (index, item) in items.enumerated() {
      for _ in 0..<item.closes {
        part()
        writer.bytes.append(UInt8(ascii: "~"))
      }
      part()
      writer.bytes += item.leg.path
      if let root = item.root { writer.append(LinkParameter(name: "root", value: root), behind: UInt8(ascii: ";")) }
      writer.bytes += index < items.count - 1 ? item.leg.inner : item.leg.query
    }
    return writer.text
  }

  /// The link to the place, with more segments behind it.
  func text(before rest: [LinkSegment] = []) -> LinkText {
    // From the end, since what follows decides whether a leg has to be parted from it.
    var segments: [LinkSegment] = rest.reversed()
    var query: [LinkParameter] = []
    for (index, item) in items.enumerated().reversed() {
      let isLast = index == items.count - 1 && rest.isEmpty
      var leg = item.leg.leg
      leg.root = item.root
      leg.needsEnd = item.flow.linking.needsEnd(leg, before: segments.reversed())
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
