/// The heights at which a sheet rests: any of medium and large, and at most one fraction and one fixed height.
///
/// It is a plain small value, so that a route stays cheap to copy; hence the whole percents and whole points.
///
/// ```swift
/// let style = PresentationStyle.sheet(detents: [.medium, .fraction(0.3), .height(120)])
/// ```
public struct Detents: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// One height at which a sheet rests.
  public enum Detent: Hashable, Sendable {
    /// About half the height of the window.
    case medium
    /// The full height.
    case large
    /// A fraction of the window's height. It is kept in whole percents from 0.01 to 1; what lies outside is clamped.
    case fraction(Double)
    /// A fixed height in points. It is kept in whole points from 1 to 65,535; what lies outside is clamped.
    case height(Double)
  }

  let flags: UInt8
  let percent: UInt8
  let points: UInt16

  /// The detents of a list; of two fractions or two heights the later one counts.
  public init(arrayLiteral elements: Detent...) {
    var flags: UInt8 = 0
    var percent: UInt8 = 0
    var points: UInt16 = 0
    for element in elements {
      switch element {
      case .medium: flags |= 1
      case .large: flags |= 2
      case .fraction(let fraction): percent = UInt8(Self.clamp(fraction * 100, to: 100))
      case .height(let height): points = UInt16(Self.clamp(height, to: 65_535))
      }
    }
    self.flags = flags
    self.percent = percent
    self.points = points
  }

  /// `value` rounded and brought into `1...limit`; not-a-number becomes 1.
  static func clamp(_ value: Double, to limit: Double) -> Double {
    value > 1 ? min(value.rounded(), limit) : 1
  }

  /// Whether no detent is named, so that the platform chooses.
  public var isEmpty: Bool { flags == 0 && percent == 0 && points == 0 }

  /// The detents as a list, in the order medium, large, fraction, height.
  public var list: [Detent] {
    var list: [Detent] = []
    if flags & 1 != 0 { list.append(.medium) }
    if flags & 2 != 0 { list.append(.large) }
    if percent > 0 { list.append(.fraction(Double(percent) / 100)) }
    if points > 0 { list.append(.height(Double(points))) }
    return list
  }
}
