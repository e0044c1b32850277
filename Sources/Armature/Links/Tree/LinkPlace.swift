/// A place in a scene as a link names it: the legs that lead there, and the `~` that close child flows between them.
struct LinkPlace {
  struct Item {
    /// How many child flows are closed before the leg.
    var closes: Int
    /// The leg. Its detail, and whether it needs an end, are known when the whole place is written.
    var leg: LinkLeg
    /// The table that wrote the leg; a container's names have none.
    var table: LinkTable?
    /// Whether the leg is the root of a split view's column.
    var isColumn = false
  }

  /// What a split view shows beside its sidebar.
  struct Detail {
    var place: LinkPlace
    /// The leg that opens the split view, which has the detail as a parameter; -1 for the scene's root.
    let opener: Int
    /// Whether the detail stands in the link's fragment instead.
    let isFragment: Bool
    /// How many legs there are up to the sidebar's end.
    var position: Int
    /// The leg of the sidebar that presented something first; `.max` when none did.
    let firstModal: Int
    /// Whether the place ends in here.
    let isEnd: Bool
  }

  /// The root of the scene, as a link, where it is not the flow's first.
  var root: String?
  var items: [Item] = []
  /// The details of the split views on the way.
  var details: [Detail] = []
  /// Why the place ends beneath a slot to which no link leads, though more was asked for.
  var cut: LinkError?
  /// Whether the place is what a split view shows beside its sidebar.
  var isColumns = false
  /// The item that was taken away last, which makes room for what follows.
  private var removed: Item?

  init(isColumns: Bool = false) { self.isColumns = isColumns }

  /// The leg of the last slot; `nil` at the root.
  var last: LinkLeg? { openDetail.map { details[$0].place.last } ?? items.last?.leg }

  // MARK: Another place

  /// Adds a leg, after closing some of the flows that are open at the end of the place.
  mutating func append(_ leg: LinkLeg, of table: LinkTable, closing count: Int) {
    if let index = details.firstIndex(where: \.isEnd) {
      details[index].place.append(leg, of: table, closing: count)
    } else {
      items.append(Item(closes: count, leg: leg, table: table))
    }
  }

  /// Takes the last leg away, with the `~` that stood before it: the user is in the flow that was open there. But the root of a
  /// column makes room for another one.
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
    return removed?.leg
  }

  /// Leaves the fragment to a link that brings its own.
  mutating func dropFragment() { details.removeAll(where: \.isFragment) }

  /// Whether the end of a detail is where the user is: not when the sidebar presented something, or something lies above the
  /// split view.
  private func isOpen(_ detail: Detail) -> Bool {
    detail.position == items.count && detail.firstModal >= items.count
  }

  /// The detail in which the user is.
  private var openDetail: Int? {
    guard removed == nil else { return nil }
    return details.lastIndex { isOpen($0) && !($0.place.items.isEmpty && $0.place.removed == nil) }
  }

  // MARK: As text

  /// The link to the place, with more behind it: segments in the flow that is open at its end, and another detail.
  func text(
    before rest: [LinkSegment] = [], query: [LinkParameter] = [], fragment: String? = nil
  ) -> LinkText {
    var text = LinkText()
    text.isAbsolute = !isColumns
    text.fragment = fragment
    var (rest, query) = (rest, query)
    let details = detailTexts(before: &rest, query: &query)
    if let removed, removed.isColumn, !rest.isEmpty { rest = .closes(removed.closes) + rest }
    if let root {
      text.segments.append(
        LinkSegment(kind: .here, endsLeg: true, parameters: [LinkParameter(name: "root", value: root)]))
    }
    var ends: [Int] = []
    for (index, item) in items.enumerated() {
      var leg = item.leg
      leg.detail = details[index]
      text.segments += .closes(item.closes)
      text.append(leg, isLast: index == items.count - 1 && rest.isEmpty)
      ends.append(text.segments.count)
    }
    if text.fragment == nil { text.fragment = details[Self.fragmentKey] }
    text.segments += rest
    text.query += query
    // What follows decides whether a `;` must part a leg from it.
    for (item, end) in zip(items, ends).reversed() where !text.segments[end - 1].endsLeg {
      text.segments[end - 1].endsLeg = item.table?.needsEnd(item.leg, before: text.segments[end...]) ?? false
    }
    return text
  }

  private static let fragmentKey = -2

  /// The texts of the details by the legs that have them, and the fragment. What follows the place goes into the detail in which
  /// the user is, if any.
  private func detailTexts(before rest: inout [LinkSegment], query: inout [LinkParameter]) -> [Int: String] {
    guard !details.isEmpty else { return [:] }
    var texts: [Int: String] = [:]
    let open = openDetail
    for (index, detail) in details.enumerated() {
      let columns = index == open ? detail.place.text(before: rest, query: query) : detail.place.text()
      if index == open { (rest, query) = ([], []) }
      if columns.segments.isEmpty { continue }
      texts[detail.isFragment ? Self.fragmentKey : detail.opener] = columns.description
    }
    return texts
  }
}

extension [LinkSegment] {
  fileprivate static func closes(_ count: Int) -> Self { Array(repeating: LinkSegment(kind: .close), count: count) }
}
