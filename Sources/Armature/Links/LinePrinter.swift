/// Prints the link to where a scene is, from what its flows remember, in one walk over the line.
///
/// It gives up on flows with another root than their first, on legs that have to be parted from the next one, on containers
/// and on places to which no link leads. ``LinkPlace`` prints all lines, but takes longer.
@MainActor
struct LinePrinter {
  private var link = LinkWriter()
  private var pendingCloses = 0
  /// The leg that was printed last, and how long its parameters are.
  private var last: (leg: PrintedLeg, inner: Int)?

  /// The link to a line.
  ///
  /// - Parameters:
  ///   - root: The root flow of a scene.
  ///   - front: What stands before the first leg.
  /// - Returns: The link; `nil` when the printer has given up.
  /// - Throws: A ``LinkError`` when a destination in the line has no link.
  static func link(to root: AnyCoordinator, behind front: String) throws(LinkError) -> String? {
    guard try root.rootLink() == nil else { return nil }
    var printer = Self()
    printer.link.bytes.reserveCapacity(128)
    printer.link.bytes += front.utf8
    if printer.link.bytes.last == slash { printer.link.bytes.removeLast() }
    guard try printer.walk(root) else { return nil }
    if let last = printer.last {
      // The last leg's parameters stand in the query.
      printer.link.bytes.removeLast(last.inner)
      for (index, item) in last.leg.leg.parameters.enumerated() {
        printer.link.append(item, behind: index == 0 ? UInt8(ascii: "?") : UInt8(ascii: "&"))
      }
    } else {
      return front
    }
    return printer.link.text
  }

  private static let slash = UInt8(ascii: "/")

  private mutating func walk(_ flow: AnyCoordinator) throws(LinkError) -> Bool {
    guard !flow.isContainer else { return false }
    let (memo, count) = flow.currentLegs()
    while memo.legs.count < count { _ = try memo.leg(at: memo.legs.count, of: flow) }
    var next = 0
    for opening in flow.openings.indices {
      // Read in place: a flow that others hold weakly is slow to pass around.
      let index = flow.openings[opening].index
      guard print(next..<index + 1, of: memo), try flow.openings[opening].flow.rootLink() == nil,
        try walk(flow.openings[opening].flow)
      else { return false }
      next = index + 1
      pendingCloses += 1
    }
    return print(next..<count, of: memo)
  }

  private mutating func print(_ range: Range<Int>, of memo: LegMemo) -> Bool {
    guard !range.isEmpty else { return true }
    if let last, pendingCloses == 0, last.leg.mayTake(memo.legs[range.lowerBound]) { return false }
    if memo.hasOpenLegs {
      for index in range.dropLast() where memo.legs[index].mayTake(memo.legs[index + 1]) { return false }
    }
    while pendingCloses > 0 {
      link.bytes += "/~".utf8
      pendingCloses -= 1
    }
    let start = range.lowerBound > 0 ? memo.ends[range.lowerBound - 1].whole : 0
    let end = memo.ends[range.upperBound - 1]
    link.bytes += memo.text.bytes[start..<end.whole]
    last = (memo.legs[range.upperBound - 1], end.whole - end.path)
    return true
  }
}
