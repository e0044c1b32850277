/// The heights at which a sheet rests: medium, large, at most one fraction and at most one fixed height.
///
/// Fractions are whole percents and heights are whole points, which keeps a route small and cheap to copy.
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
    /// A fraction of the window's height, rounded to whole percents and clamped to 0.01 to 1.
    case fraction(Double)
    /// A fixed height, rounded to whole points and clamped to 1 to 65,535.
    case height(Double)
  }

  let flags: UInt8
  let percent: UInt8
  let points: UInt16

  /// Creates detents from a list. The last fraction and the last height count.
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

  /// Returns `value`, rounded and clamped to `1...limit`; 1 for a value that is not a number.
  static func clamp(_ value: Double, to limit: Double) -> Double {
    value > 1 ? min(value.rounded(), limit) : 1
  }

  /// Whether the list is empty, so that the platform chooses.
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
