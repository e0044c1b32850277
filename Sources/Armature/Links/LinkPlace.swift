/// The line of a scene as a link says it: its legs, and the `~` that close child flows between them.
@MainActor
struct LinkPlace {
  enum Item {
    case leg(LinkLeg, of: any FlowLinking)
    case close
  }

  /// The root of the scene, as a link, where it is not the flow's first.
  private(set) var root: String?
  private(set) var items: [Item] = []
  /// Why the place ends beneath a slot to which no link leads, if it does.
  private(set) var cut: LinkError?
  private var pendingCloses = 0

  /// The place of a scene's whole line.
  ///
  /// - Parameters:
  ///   - root: The scene's root flow.
  ///   - last: The slot with which the place ends; `nil` is the last of the line.
  /// - Throws: A ``LinkError`` when a destination on the way has no link.
  init(of root: AnyCoordinator, upTo last: SlotID? = nil) throws(LinkError) {
    do throws(LinkError) {
      self.root = try root.linking.root()
      _ = try walk(root, upTo: last)
    } catch {
      guard error.reason == .notLinkable else { throw error }
      cut = error
    }
  }

  /// Adds a flow's routes, and tells whether the last slot was among them.
  private mutating func walk(_ flow: AnyCoordinator, upTo last: SlotID?) throws(LinkError) -> Bool {
    // The slot of a root is its parent's, or the scene's.
    if flow.parent == nil, flow.slotID(at: -1) == last { return true }
    if let child = flow.child(at: -1) {
      if try walk(child, upTo: last) { return true }
      pendingCloses += 1
    }
    for index in 0..<flow.routeCount {
      let child = flow.child(at: index)
      let leg = try flow.linking.leg(at: index, root: try child?.linking.root())
      items += Array(repeating: .close, count: pendingCloses)
      pendingCloses = 0
      items.append(.leg(leg, of: flow.linking))
      if flow.slotID(at: index) == last { return true }
      guard let child else { continue }
      if try walk(child, upTo: last) { return true }
      pendingCloses += 1
    }
    return false
  }

  /// Takes the last leg away, with the `~` that stood before it: the user is in the flow that was open there.
  ///
  /// - Returns: The leg; `nil` at the root.
  mutating func removeLast() -> LinkLeg? {
    guard case .leg(let leg, _)? = items.popLast() else { return nil }
    while case .close? = items.last { items.removeLast() }
    return leg
  }

  /// Adds a leg behind the place, after closing some of the flows that are open there.
  mutating func append(_ leg: LinkLeg, of linking: any FlowLinking, closing count: Int) {
    items += Array(repeating: .close, count: count)
    items.append(.leg(leg, of: linking))
  }

  /// The leg of the last slot; `nil` at the root.
  var last: LinkLeg? { if case .leg(let leg, _)? = items.last { leg } else { nil } }

  /// The link to the place, with more segments behind it.
  func text(before rest: [LinkSegment] = []) -> LinkText {
    // From the end, since what follows decides whether a leg has to be parted from it.
    var segments: [LinkSegment] = rest.reversed()
    var query: [LinkParameter] = []
    for (index, item) in items.enumerated().reversed() {
      guard case .leg(var leg, let linking) = item else {
        segments.append(LinkSegment(kind: .close))
        continue
      }
      let isLast = index == items.count - 1 && rest.isEmpty
      leg.needsEnd = linking.needsEnd(leg, before: segments.reversed())
      var part = LinkText()
      part.append(leg, isLast: isLast)
      segments += part.segments.reversed()
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
