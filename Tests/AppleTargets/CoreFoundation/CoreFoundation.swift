public struct CGFloat: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(_ value: Double) {}
  public init(integerLiteral value: Int) {}
  public init(floatLiteral value: Double) {}
}
