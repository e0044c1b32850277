/// What a flow remembers of its links: the legs of its first routes. They are held by the identities of their slots, which
/// no two destinations have but by a change in place; so verbs need not care, and only such a change has to drop them.
struct LegMemo {
  fileprivate var slots: [SlotID] = []
  fileprivate var legs: [PrintedLeg] = []
  /// The flow's root as a link, where that was asked for and the root opens no flow with another root.
  fileprivate var root: String??
}

extension AnyCoordinator {
  /// Forgets the legs from a route on whose payload was changed in place; -1 is the root.
  final func forgetLegs(from index: Int) {
    if index < 0 { legMemo.root = nil }
    dropLegs(from: max(index, 0))
  }

  /// Forgets the legs of routes that have gone.
  final func dropOldLegs() { dropLegs(from: commonSlots(legMemo.slots)) }

  private final func dropLegs(from count: Int) {
    guard count < legMemo.legs.count else { return }
    legMemo.slots.removeSubrange(count...)
    legMemo.legs.removeSubrange(count...)
  }

  /// The leg of a route, kept when those before it are.
  final func leg(at index: Int) throws(LinkError) -> PrintedLeg {
    if index < legMemo.legs.count { return legMemo.legs[index] }
    let leg = try linking.leg(at: index)
    if index == legMemo.legs.count {
      legMemo.slots.append(slotID(at: index))
      legMemo.legs.append(leg)
    }
    return leg
  }

  /// The flow's root as a link, where it is not the first that it had, or opens a flow for which that is so.
  final func rootLink() throws(LinkError) -> String? {
    let inner = try child(at: -1)?.rootLink()
    if inner == nil, let known = legMemo.root { return known }
    let link = try linking.root(opening: inner)
    if inner == nil { legMemo.root = .some(link) }
    return link
  }
}
