import Foundation

/// A place in a scene as a link: its legs, and the `~` between them that close child flows.
struct LinkPath {
  struct Item {
    /// The number of child flows that are closed before the leg.
    var closes: Int
    /// The leg. Its detail and its end are set when the whole place is written.
    var leg: LinkLeg
    /// The table that wrote the leg; `nil` for a container's names.
    var table: LinkTable?
    /// Whether the leg is the root of a split view's column.
    var isColumn = false
  }

  /// The columns of a split view beside its sidebar.
  struct Detail {
    var place: LinkPath
    /// The number of legs up to the split view. The last of them has the detail as a parameter.
    let start: Int
    /// Whether the detail is in the link's fragment instead.
    let isFragment: Bool
    /// The number of legs up to the sidebar's end.
    var position: Int
    /// The index of the sidebar's first modal leg; `.max` without one.
    let firstModal: Int
    /// Whether the place ends in these columns.
    let isEnd: Bool
  }

  /// The root of the scene, as a link, if it is not the flow's first root.
  var root: String?
  var items: [Item] = []
  /// The details of the split views on the way.
  var details: [Detail] = []
  /// The reason why the place ends before the requested slot: a slot that links do not lead to.
  var cut: LinkError?
  /// Whether a container's part of the place ends before a slot that a change asks for.
  var lacksAsked = false
  /// The number of child flows to close before a leg that follows in the flow at the end.
  var closes = 0
  /// Whether the place is the columns of a split view beside its sidebar.
  var isColumns = false
  /// The last removed item, which the next leg replaces.
  private var removed: Item?

  init(isColumns: Bool = false) { self.isColumns = isColumns }

  // MARK: Another place

  /// Adds a leg of the flow at the end of the place.
  mutating func append(_ leg: LinkLeg, of table: LinkTable) {
    if let index = details.firstIndex(where: \.isEnd) {
      details[index].place.append(leg, of: table)
    } else {
      items.append(Item(closes: closes, leg: leg, table: table))
    }
  }

  /// Removes the last leg and the `~` before it. The place then ends in the flow before these `~`, but a removed root
  /// of a column is replaced by the next leg.
  mutating func removeLast() {
    removed = nil
    for index in details.indices { details[index].place.removed = nil }
    if let index = details.lastIndex(where: { isOpen($0) && !$0.place.items.isEmpty }) {
      details[index].place.removeLast()
      return
    }
    removed = items.popLast()
    details.removeAll { $0.start > items.count }
    for index in details.indices { details[index].position = min(details[index].position, items.count) }
  }

  /// Removes the detail in the fragment, for a link with a fragment of its own.
  mutating func dropFragment() { details.removeAll(where: \.isFragment) }

  /// Returns whether the user's place is in a detail: not when the sidebar presents something, or something is above
  /// the split view.
  private func isOpen(_ detail: Detail) -> Bool { detail.position == items.count && detail.firstModal >= items.count }

  /// The index of the detail that holds the user's place.
  private var openDetail: Int? {
    guard removed == nil else { return nil }
    return details.lastIndex { isOpen($0) && !($0.place.items.isEmpty && $0.place.removed == nil) }
  }

  /// The number of details around the user's place.
  var depth: Int { openDetail.map { details[$0].place.depth + 1 } ?? 0 }

  // MARK: As text

  /// Returns the link to the place, followed by more segments in the flow at its end and by another detail.
  ///
  /// - Parameters:
  ///   - rest: The segments after the place.
  ///   - query: The parameters of the last segment.
  ///   - fragment: A detail in place of the one on the way.
  ///   - isWhole: Whether the link ends there, so that the values of the last leg are added to the query.
  /// - Returns: The link in its parts, without the address of the scene.
  func text(
    before rest: [LinkSegment] = [], query: [LinkParameter] = [], fragment: String? = nil, isWhole: Bool = true
  ) -> LinkText {
    var text = LinkText()
    text.isAbsolute = !isColumns
    text.fragment = fragment
    var (rest, query) = (rest, query)
    let details = detailTexts(before: &rest, query: &query)
    if text.fragment == nil { text.fragment = details.fragment }
    if let removed, removed.isColumn, !rest.isEmpty { rest = .closes(removed.closes) + rest }
    if let root {
      text.segments.append(
        LinkSegment(kind: .here, endsLeg: true, parameters: [LinkParameter(name: "root", value: root)]))
    }
    var ends: [Int] = []
    for index in items.indices {
      var leg = items[index].leg
      leg.detail = details.parameters[index + 1]
      text.segments += .closes(items[index].closes)
      text.append(leg, isLast: isWhole && index == items.count - 1 && rest.isEmpty)
      ends.append(text.segments.count)
    }
    text.segments += rest
    text.query += query
    // The next segments decide whether a `;` must end a leg.
    for index in items.indices.reversed() where !text.segments[ends[index] - 1].endsLeg {
      guard let table = items[index].table else { continue }
      text.segments[ends[index] - 1].endsLeg = table.needsEnd(items[index].leg, before: text.segments[ends[index]...])
    }
    return text
  }

  /// Returns the texts of the details: the parameters by the number of legs up to them, and the fragment. The segments
  /// after the place are moved to the detail that holds the user's place, if any.
  private func detailTexts(
    before rest: inout [LinkSegment], query: inout [LinkParameter]
  ) -> (parameters: [Int: String], fragment: String?) {
    var texts: (parameters: [Int: String], fragment: String?) = ([:], nil)
    let open = openDetail
    for (index, detail) in details.enumerated() {
      let columns = index == open ? detail.place.text(before: rest, query: query) : detail.place.text()
      if index == open { (rest, query) = ([], []) }
      if columns.segments.isEmpty { continue }
      // In a fragment, `:~:` would begin directives for a page.
      if detail.isFragment {
        texts.fragment = "\(columns)".replacingOccurrences(of: ":~", with: ":%7E")
      } else {
        texts.parameters[detail.start] = "\(columns)"
      }
    }
    return texts
  }
}

extension [LinkSegment] {
  static func closes(_ count: Int) -> Self { Array(repeating: LinkSegment(kind: .close), count: count) }
}
