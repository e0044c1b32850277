/// What links ask of a split view: the path is the sidebar's, and the fragment names what the other columns show.
struct SplitLinking: FlowLinking {
  let split: any LinkedColumns

  func read(root: String?, _ reading: inout LinkReading) throws(LinkError) -> any LinkedFlow {
    try LinkedSplit(split, root: root, &reading)
  }

  var rootChild: AnyCoordinator? { nil }
  func root(opening inner: String?) throws(LinkError) -> String? { nil }

  func list(behind prefix: LinkText, into flows: inout [LinkDirectory.Flow], seen: inout Set<ObjectIdentifier>) {
    guard seen.insert(ObjectIdentifier(type(of: split))).inserted else { return }
    split.sidebarFlow.linking.list(behind: prefix, into: &flows, seen: &seen)
    for column in split.laterColumns {
      let front = "\(prefix)#" + String(repeating: "~/", count: split.columnsBefore(column))
      flows.append(
        LinkDirectory.Flow(flow: split.flowType(of: column), prefix: front, forms: split.forms(of: column)))
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
  func forms(of column: Int) -> [LinkForm]
  func flowType(of column: Int) -> String
}
