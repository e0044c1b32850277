/// A summary of a change. Observers of a scene receive it after the change.
package struct FlowChange: Sendable {
  /// The kinds of change; a batch may have several.
  package struct Kinds: OptionSet, Hashable, Sendable {
    /// A bit for each kind.
    package let rawValue: UInt8
    /// Creates a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Routes came or went.
    package static let routes = Self(rawValue: 1)
    /// The flow has another root.
    package static let root = Self(rawValue: 2)
    /// A destination was changed in place.
    package static let payload = Self(rawValue: 4)
    /// Screens have to be drawn again, in the same slots.
    package static let screens = Self(rawValue: 8)
    /// A container shows another flow, or has other flows.
    package static let children = Self(rawValue: 16)
  }

  /// The kinds of change.
  package let kinds: Kinds
  /// Whether a host animates the change; `false` in ``AnyCoordinator/withoutAnimation(_:)``.
  package let isAnimated: Bool
}
