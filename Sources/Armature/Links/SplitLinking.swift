/// What links ask of a split view: the path is the sidebar's, and the fragment names what the other columns show.
struct SplitLinking: FlowLinking {
  let split: any LinkedColumns

  func read(root: String?, _ reading: inout LinkReading) throws(LinkError) -> any LinkedFlow {
    try LinkedSplit(split, root: root, &reading)
  }

  var rootChild: AnyCoordinator? { nil }
  func root(opening inner: String?) throws(LinkError) -> String? { nil }

  func list(behind prefix: LinkPrefix, into flows: inout [LinkDirectory.Flow], seen: inout Set<ObjectIdentifier>) {
    guard seen.insert(ObjectIdentifier(type(of: split))).inserted else { return }
    var sidebar = prefix
    sidebar.hasSplit = true
    split.sidebarFlow.linking.list(behind: sidebar, into: &flows, seen: &seen)
    // In another split view's place the detail is a parameter, where a form would have to be escaped.
    guard !prefix.hasSplit else { return }
    for column in split.laterColumns {
      var front = LinkPrefix(front: "\(prefix)#", hasSplit: true)
      front.path.segments = Array(repeating: LinkSegment(kind: .close), count: split.columnsBefore(column))
      split.list(column, behind: front, into: &flows, seen: &seen)
    }
  }
}

/// What links have to know of a split view's columns, whose types only the split view knows.
@MainActor
protocol LinkedColumns: AnyContainer {
  var sidebarFlow: AnyCoordinator { get }
  /// The indices of the columns beside the sidebar.
  var laterColumns: [Int] { get }
  /// Reads the root of a column, and gives the flow that there is or a new one.
  func readRoot(of column: Int, from cursor: inout LinkCursor) throws(LinkError) -> AnyCoordinator
  /// Lists the links of a column, and of the flows that it opens.
  func list(
    _ column: Int, behind prefix: LinkPrefix, into flows: inout [LinkDirectory.Flow],
    seen: inout Set<ObjectIdentifier>)
}
