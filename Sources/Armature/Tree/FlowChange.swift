/// What a change touched. Observers of a flow or of a scene get it after the change has happened.
public struct FlowChange: Sendable {
  /// The kinds of change; a batch may have several.
  public struct Kinds: OptionSet, Hashable, Sendable {
    /// A bit per kind.
    public let rawValue: UInt8
    /// The kinds whose bits are set.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Routes came or went.
    public static let routes = Self(rawValue: 1)
    /// The flow has another root.
    public static let root = Self(rawValue: 2)
    /// A destination was changed in place.
    public static let payload = Self(rawValue: 4)
    /// Screens have to be drawn again, with the slots unchanged.
    public static let screens = Self(rawValue: 8)
    /// A container shows another flow, or has other ones.
    public static let children = Self(rawValue: 16)
  }

  /// The kinds of change.
  public let kinds: Kinds
  /// The number of the flow's routes, counted from its root, that the change left as they were. For a scene, these are the
  /// routes of the root flow, with everything in them.
  public let unchanged: Int
  /// Whether a host animates the change; not in ``withoutAnimation(_:)``.
  public let isAnimated: Bool
}
