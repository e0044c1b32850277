/// What links ask of a flow, whatever its destination type.
@MainActor
protocol FlowLinking {
  /// Reads the flow's part of a link.
  func read(root: String?, _ reading: inout LinkReading) throws(LinkError) -> any LinkedFlow
  /// Lists the links of the flow, and of the flows that its examples open.
  func list(behind prefix: LinkPrefix, into flows: inout [LinkDirectory.Flow], seen: inout Set<ObjectIdentifier>)
  /// The flow's root as a link, where it is not the first that it had, or opens a flow with the root `inner`.
  func root(opening inner: String?) throws(LinkError) -> String?
  /// The flow that the root opens.
  var rootChild: AnyCoordinator? { get }
  /// The flow's root as a leg, for a flow that is opened with its root.
  func rootLeg() throws(LinkError) -> PrintedLeg
}

extension FlowLinking {
  func rootLeg() throws(LinkError) -> PrintedLeg { throw LinkError(.notCodable(type: "\(Self.self)")) }
}

struct TypedFlowLinking<D: Destination>: FlowLinking {
  let flow: Coordinator<D>
  var table: LinkTable<D> { .shared }

  func read(root: String?, _ reading: inout LinkReading) throws(LinkError) -> any LinkedFlow {
    try TypedLinkedFlow(flow, root: root, &reading)
  }

  var rootChild: AnyCoordinator? { flow.child(at: -1) ?? flow.child(for: flow.root) }
  func rootLeg() throws(LinkError) -> PrintedLeg { PrintedLeg(try table.encode(flow.root), of: table) }

  func root(opening inner: String?) throws(LinkError) -> String? {
    guard flow.root != flow.firstRoot || inner != nil else { return nil }
    var text = LinkText()
    text.append(try table.encode(flow.root, root: inner), isLast: true)
    return text.description
  }
}
