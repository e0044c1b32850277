/// What a flow remembers of its links: the legs of its first routes. They are held by the identities of their slots, which
/// no two destinations have but by a change in place; so verbs need not care, and only such a change has to drop them.
/// A destination's own style and its values' texts count as what they were when the leg was made.
@MainActor
final class LegMemo {
  @exclusivity(unchecked)
  private(set) var slots: [SlotID] = []
  @exclusivity(unchecked)
  private(set) var legs: [PrintedLeg] = []
  /// The legs' texts, as they stand in the middle of a link, with a slash before each.
  @exclusivity(unchecked)
  private(set) var text = LinkWriter()
  /// Where each leg's text ends, without its parameters and with them.
  @exclusivity(unchecked)
  private(set) var ends: [(path: Int, whole: Int)] = []
  /// Whether any pattern may lead on behind one of the legs.
  private(set) var hasOpenLegs = false
  /// The flow's root as a link, where that was asked for and the root opens no flow with another root.
  fileprivate var root: String??
  private let table: any LegTable

  fileprivate init(_ table: any LegTable) { self.table = table }

  /// The leg of a route, which is added when it is the next one.
  func leg(at index: Int, of flow: AnyCoordinator) throws(LinkError) -> PrintedLeg {
    if index < legs.count { return legs[index] }
    let (slot, leg) = try flow.leg(at: index, by: table)
    // Code of the user's was asked for it, and may have asked for a link in turn.
    if index == legs.count {
      slots.append(slot)
      legs.append(leg)
      ends.append(text.append(leg.leg))
      if leg.isOpen { hasOpenLegs = true }
    }
    return leg
  }

  fileprivate func truncate(to count: Int) {
    let surplus = legs.count - count
    guard surplus > 0 else { return }
    slots.removeLast(surplus)
    legs.removeLast(surplus)
    ends.removeLast(surplus)
    text.bytes.removeLast(text.bytes.count - (ends.last?.whole ?? 0))
    if legs.isEmpty { hasOpenLegs = false }
  }
}

extension AnyCoordinator {
  /// The memo, without the legs of routes that have gone, and the number of routes.
  final func currentLegs() -> (memo: LegMemo, routeCount: Int) {
    let memo = legMemo ?? LegMemo(legTable)
    legMemo = memo
    let (common, routeCount) = commonSlots(memo.slots)
    memo.truncate(to: common)
    return (memo, routeCount)
  }

  /// Forgets the legs from a route on whose payload was changed in place; -1 is the root.
  final func forgetLegs(from index: Int) {
    if index < 0 { legMemo = nil } else { legMemo?.truncate(to: index) }
  }

  /// The flow's root as a link, where it is not the first that it had, or opens a flow for which that is so.
  final func rootLink() throws(LinkError) -> String? {
    // A split view's root is its sidebar's; flows that have names in a link say their roots there.
    if isContainer { return try (self as? any LinkedColumns)?.sidebarFlow.rootLink() }
    let inner = openings.isEmpty || openings[0].index >= 0 ? nil : try openings[0].flow.rootLink()
    if inner == nil, let known = legMemo?.root { return known }
    let link = try linking.root(opening: inner)
    if inner == nil { currentLegs().memo.root = .some(link) }
    return link
  }
}

extension LinkWriter {
  /// Adds a leg as it stands in the middle of a link, and returns where it ends without its own parameters and with them.
  fileprivate mutating func append(_ leg: LinkLeg) -> (path: Int, whole: Int) {
    for segment in leg.segments {
      bytes.append(UInt8(ascii: "/"))
      append(segment, hasColons: true)
    }
    for parameter in leg.reserved { append(parameter, behind: UInt8(ascii: ";")) }
    let path = bytes.count
    for parameter in leg.parameters { append(parameter, behind: UInt8(ascii: ";")) }
    return (path, bytes.count)
  }
}
