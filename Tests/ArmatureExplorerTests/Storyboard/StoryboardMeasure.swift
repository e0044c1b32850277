import Foundation
import TestSupport

// @testable: the positions on the map.
@testable import ArmatureExplorer

/// What a reader of a map stumbles over, in numbers.
struct StoryboardMeasure: CustomStringConvertible {
  /// The passes of drawn ways through screens that are neither their start nor their end.
  private(set) var through = 0
  /// The points where ways to different screens cross. Ways to one screen are one bundle.
  private(set) var crossings = 0
  /// The pairs of captions that overlap, and those of captions with other screens.
  private(set) var overlaps = 0
  /// The part of a canvas of 16:10 around the map that rows of boxes fill, in percent.
  private(set) var used = 0
  /// The part that the boxes fill, in percent.
  private(set) var filled = 0
  /// The pixels for one unit of the map on a canvas of 1440 by 900 pixels that shows all.
  private(set) var scale = 0.0

  var description: String {
    "through \(through), crossings \(crossings), overlaps \(overlaps), used \(used)%, filled \(filled)%, scale \(Int(scale * 100))%"
  }

  /// A piece of a way, without its ends.
  struct Piece {
    let from: StoryboardLayout.Point
    let to: StoryboardLayout.Point
    let target: Int

    var frame: StoryboardLayout.Frame {
      .init(x: min(from.x, to.x), y: min(from.y, to.y), width: abs(from.x - to.x), height: abs(from.y - to.y))
    }

    /// The point where two pieces cross; `nil` for pieces that only touch.
    func crossing(_ other: Self) -> StoryboardLayout.Point? {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let (ex, ey) = (other.to.x - other.from.x, other.to.y - other.from.y)
      let (fx, fy) = (other.from.x - from.x, other.from.y - from.y)
      let turn = dx * ey - dy * ex
      guard turn != 0 else { return nil }
      let (share, otherShare) = (Double(fx * ey - fy * ex) / Double(turn), Double(fx * dy - fy * dx) / Double(turn))
      guard share > 0, share < 1, otherShare > 0, otherShare < 1 else { return nil }
      return .init(x: from.x + Int(share * Double(dx)), y: from.y + Int(share * Double(dy)))
    }
  }

  init(_ graph: StoryboardGraph, _ layout: StoryboardLayout) {
    var pieces: [Piece] = []
    for (way, line) in zip(graph.ways, layout.lines.map { $0 ?? [] }) {
      let parts = zip(line, line.dropFirst()).map { Piece(from: $0, to: $1, target: way.to) }
      for (stop, frame) in layout.stops.enumerated() where stop != way.from && stop != way.to {
        if parts.contains(where: { $0.meets(frame) }) { through += 1 }
      }
      pieces += parts
    }
    var points: Set<StoryboardLayout.Point> = []
    pieces.sort { $0.frame.x < $1.frame.x }
    for (index, piece) in pieces.enumerated() {
      let end = piece.frame.x + piece.frame.width
      for other in pieces[(index + 1)...] {
        if other.frame.x > end { break }
        if other.target != piece.target, let point = piece.crossing(other) { points.insert(point) }
      }
    }
    crossings = points.count
    let captions = graph.captions(layout)
    for (index, caption) in captions.enumerated() {
      overlaps += captions[(index + 1)...].filter { $0.overlaps(caption) }.count
      overlaps += layout.stops.filter { $0.overlaps(caption) }.count
    }
    let height = max(layout.height, layout.width * 10 / 16)
    let rows = Dictionary(grouping: layout.flows.map(\.frame), by: \.y).values.map { row in
      let right = row.map { $0.x + $0.width }.max() ?? 0
      return (right - (row.map(\.x).min() ?? 0)) * (row.map(\.height).max() ?? 0)
    }
    filled = layout.flows.map { $0.frame.width * $0.frame.height }.reduce(0, +) * 100 / (height * height * 16 / 10)
    used = rows.reduce(0, +) * 100 / (height * height * 16 / 10)
    scale = min(1440 / Double(layout.width + 80), 900 / Double(layout.height + 80))
  }
}

extension StoryboardMeasure.Piece {
  /// Whether it passes through a frame.
  func meets(_ frame: StoryboardLayout.Frame) -> Bool {
    guard self.frame.x < frame.x + frame.width,
      frame.x < self.frame.x + self.frame.width || from.x == to.x && frame.x < from.x,
      self.frame.y < frame.y + frame.height,
      frame.y < self.frame.y + self.frame.height || from.y == to.y && frame.y < from.y
    else { return false }
    if from.x == to.x || from.y == to.y { return true }
    let corners = [
      (frame.x, frame.y), (frame.x + frame.width, frame.y), (frame.x, frame.y + frame.height),
      (frame.x + frame.width, frame.y + frame.height),
    ]
    let sides = corners.map { (to.x - from.x) * ($0.1 - from.y) - (to.y - from.y) * ($0.0 - from.x) }
    return sides.contains { $0 > 0 } && sides.contains { $0 < 0 }
  }
}

extension StoryboardLayout.Frame {
  func overlaps(_ other: Self) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }
}
