// What lies in containers, as a link says it. Each of their flows has a line of its own, which ends by itself where no link
// leads on.
extension LinkPlace {
  /// What a split view shows beside its sidebar.
  struct Detail {
    var place: LinkPlace
    /// The leg that opens the split view, which has the detail as a parameter; -1 for the scene's root.
    let opener: Int
    /// Whether the detail stands in the link's fragment instead.
    let isFragment: Bool
    /// How many legs there are up to the sidebar's end.
    var position: Int
    /// The leg of the sidebar that has presented something first; `.max` when none has.
    let firstModal: Int
    /// Whether the place ends in here.
    let isEnd: Bool
  }

  /// Adds what a container shows, and tells whether the place has ended with it. One that shows one of its flows has the
  /// flow's name as a leg.
  mutating func walk(container: AnyContainer, upTo end: End) throws(LinkError) -> Bool {
    guard let container = container as? ContainerCoordinator else { return try walk(split: container, upTo: end) }
    let wanted = container.openings.first { end.lies(in: $0.flow) }
    guard let index = wanted?.index ?? container.visibleIndex, let child = container.child(at: index) else {
      return false
    }
    do throws(LinkError) {
      let leg = LinkLeg(segments: [.text(container.outlineName(ofChildAt: index))])
      append(PrintedLeg(leg, of: LinkTable<Nowhere>.shared), root: try child.rootLink())
      return try walk(line: child, upTo: end)
    } catch {
      return try ends(with: error, in: child, end)
    }
  }

  /// Adds a split view. In the path stands only the sidebar.
  private mutating func walk(split: AnyContainer, upTo end: End) throws(LinkError) -> Bool {
    guard let sidebar = split.openings.first?.flow else { return false }
    let opener = items.count - 1
    // The fragment is the first one's, also when that has nothing to say in it.
    let ownsFragment = !hasSplit
    // One in the root of another one's sidebar has no leg of its own.
    let hasPlace = ownsFragment || opener >= 0 && opener != lastOpener
    (hasSplit, lastOpener) = (true, opener)
    do throws(LinkError) {
      if try walk(line: sidebar, upTo: end) { return true }
    } catch {
      if try ends(with: error, in: sidebar, end) { return true }
    }
    let columns = try Self.columns(of: split, upTo: end)
    cut = cut ?? columns.place.cut
    if hasPlace {
      details.append(
        Detail(
          place: columns.place, opener: opener, isFragment: ownsFragment, position: items.count,
          firstModal: items[(opener + 1)...].firstIndex(where: \.isModal) ?? .max, isEnd: columns.isEnd))
    }
    return columns.isEnd
  }

  private static func columns(of split: AnyContainer, upTo end: End) throws(LinkError) -> (place: Self, isEnd: Bool) {
    var place = Self()
    var closed = 0
    for opening in split.openings.dropFirst() {
      place.pendingCloses += split.columnsBefore(opening.index) - closed
      closed = split.columnsBefore(opening.index)
      do throws(LinkError) {
        if try place.walk(column: opening.flow, upTo: end) { return (place, true) }
      } catch {
        if try place.ends(with: error, in: opening.flow, end) { return (place, true) }
      }
    }
    return (place, false)
  }

  /// Adds a flow with its root, which another column chose.
  private mutating func walk(column flow: AnyCoordinator, upTo end: End) throws(LinkError) -> Bool {
    append(try flow.linking.rootLeg(), root: try flow.child(at: -1)?.rootLink(), isColumn: true)
    return try walk(line: flow, upTo: end)
  }

  private mutating func walk(line root: AnyCoordinator, upTo end: End) throws(LinkError) -> Bool {
    if end.isSlot(root.slotID(at: -1)) { return true }
    return try walk(root, upTo: end)
  }

  /// Whether the place ends with a line that could not be told to its end.
  private mutating func ends(with error: LinkError, in flow: AnyCoordinator, _ end: End) throws(LinkError) -> Bool {
    guard error.reason == .notLinkable else { throw error }
    guard end.lies(in: flow) else { return false }
    cut = error
    return true
  }
}
