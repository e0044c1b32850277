/// A leg as a flow keeps it for a route, so that printing a line again costs only what has changed.
final class PrintedLeg: Sendable {
  /// The leg, without the root of the flow that it opens.
  let leg: LinkLeg
  private let table: any LegTable
  /// Whether a pattern may lead on behind the leg.
  let isOpen: Bool

  /// - Parameters:
  ///   - leg: The leg.
  ///   - table: What it was written by.
  init(_ leg: LinkLeg, of table: any LegTable) {
    self.leg = leg
    self.table = table
    // Parameters end a leg.
    isOpen = leg.style == nil && leg.parameters.isEmpty && table.tree.leadsOn(behind: leg.segments)
  }

  /// Whether a longer pattern may take the leg and the next one's first segment for its own.
  func mayTake(_ next: PrintedLeg) -> Bool {
    isOpen && table.tree.leads(along: (leg.segments + next.leg.segments.prefix(1))[...])
  }

  /// The leg as it is written before other segments.
  func leg(opening root: String?, before next: ReversedCollection<[LinkSegment]>) -> LinkLeg {
    var leg = leg
    leg.root = root
    leg.needsEnd = table.needsEnd(leg, before: next)
    return leg
  }
}

/// A table of links, whatever its destinations.
protocol LegTable: AnyObject, Sendable {
  var tree: PatternTree { get }
  func needsEnd(_ leg: LinkLeg, before next: ReversedCollection<[LinkSegment]>) -> Bool
}

extension LinkTable: LegTable {}
