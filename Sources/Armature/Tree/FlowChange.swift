/// A summary of a change. Observers of a flow or of a scene receive it after the change.
public struct FlowChange: Sendable {
  /// The kinds of change; a batch may have several.
  public struct Kinds: OptionSet, Hashable, Sendable {
    /// A bit for each kind.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Routes came or went.
    public static let routes = Self(rawValue: 1)
    /// The flow has another root.
    public static let root = Self(rawValue: 2)
    /// A destination was changed in place.
    public static let payload = Self(rawValue: 4)
    /// Screens have to be drawn again, in the same slots.
    public static let screens = Self(rawValue: 8)
    /// A container shows another flow, or has other flows.
    public static let children = Self(rawValue: 16)
  }

  /// The kinds of change.
  public let kinds: Kinds
  /// The number of unchanged routes of the flow, counted from its root. For a scene, the routes of the root flow whose
  /// child flows are unchanged too.
  public let unchanged: Int
  /// Whether a host animates the change; `false` in ``withoutAnimation(_:)``.
  public let isAnimated: Bool
}
