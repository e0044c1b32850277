/// A leg with its text in links: what a flow keeps of a route, so that printing a line again costs only what has changed.
final class PrintedLeg: Sendable {
  /// The leg, without the root of the flow that it opens.
  let leg: LinkLeg
  /// Its path as it stands in an absolute link, with the `;as=`.
  let path: [UInt8]
  /// Its parameters behind the path where the leg is not the last, and in the query where it is.
  let inner: [UInt8]
  let query: [UInt8]
  private let tree: PatternTree
  /// The nodes from which patterns lead on behind the leg.
  private let openNodes: [Int]

  /// - Parameters:
  ///   - leg: The leg.
  ///   - tree: The patterns of its table.
  init(_ leg: LinkLeg, in tree: PatternTree) {
    self.leg = leg
    self.tree = tree
    // Parameters end a leg.
    openNodes = leg.style == nil && leg.parameters.isEmpty ? tree.openNodes(behind: leg.segments) : []
    var path = LinkWriter()
    for (index, segment) in leg.segments.enumerated() {
      if index > 0 { path.bytes.append(UInt8(ascii: "/")) }
      path.append(segment, hasColons: true)
    }
    for parameter in leg.reserved { path.append(parameter, behind: UInt8(ascii: ";")) }
    var inner = LinkWriter()
    var query = LinkWriter()
    for parameter in leg.parameters {
      inner.append(parameter, behind: UInt8(ascii: ";"))
      query.append(parameter, behind: query.bytes.isEmpty ? UInt8(ascii: "?") : UInt8(ascii: "&"))
    }
    (self.path, self.inner, self.query) = (path.bytes, inner.bytes, query.bytes)
  }

  /// Whether a longer pattern may take the leg and a segment behind it for its own.
  func mayTake(_ next: LinkSegment?) -> Bool {
    guard let next, !openNodes.isEmpty else { return false }
    return openNodes.contains { !tree.nodes(from: $0, along: next).isEmpty }
  }
}
