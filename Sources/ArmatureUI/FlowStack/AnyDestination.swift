import Armature

/// A value of any type as a destination, for stacks of several types. Two are equal when their values are equal and of
/// the same type.
public struct AnyDestination: Destination {
  /// The value.
  public let base: any Hashable & Sendable

  /// Creates a destination from a value.
  ///
  /// - Parameter base: The value. An ``AnyDestination`` is not wrapped again.
  public init(_ base: any Hashable & Sendable) { self.base = (base as? AnyDestination)?.base ?? base }

  public var style: PresentationStyle { .own(of: base) }
  public var isLinkable: Bool { (base as? any Destination)?.isLinkable ?? true }

  public func screen(in flow: Coordinator<Self>) -> Screen<Self> {
    Screen("\(base)") { TextRow("No view is registered for \(type(of: base)).") }
  }

  public static func == (one: Self, other: Self) -> Bool { one.base.equals(other.base) }
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension AnyDestination: WrappingDestination {}

extension AnyDestination: CustomStringConvertible {
  /// The description of the value.
  public var description: String { "\(base)" }
}

extension Equatable {
  /// Returns whether another value is equal and of the same type. The cast alone would also look into optionals.
  /// Without its constraint, `Other` would be the existential in language mode 5.
  fileprivate func equals<Other: Equatable>(_ other: Other) -> Bool {
    Other.self == Self.self && other as? Self == self
  }
}
