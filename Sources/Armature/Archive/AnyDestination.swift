/// A value of any type as a destination, for stacks that show several types. Two are equal when their values have the same type
/// and are equal.
public struct AnyDestination: Destination {
  /// The value.
  public let base: any Hashable & Sendable

  /// - Parameter base: The value; another ``AnyDestination`` is not wrapped twice.
  public init(_ base: any Hashable & Sendable) { self.base = (base as? AnyDestination)?.base ?? base }

  public var style: PresentationStyle { .own(of: base) }
  public var isLinkable: Bool { (base as? any Destination)?.isLinkable ?? true }

  public func screen(in flow: Coordinator<Self>) -> Screen<Self> {
    Screen("\(base)") { TextRow("No view is registered for \(type(of: base)).") }
  }

  public static func == (one: Self, other: Self) -> Bool { one.base.equals(other.base) }
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension AnyDestination: CustomStringConvertible {
  /// The value, as Swift prints it.
  public var description: String { "\(base)" }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
