/// How much of a change a platform takes in one update of what it draws.
///
/// No update both dismisses and presents a layer, except where there are no limits at all.
public struct TransitionLimits: Hashable, Sendable {
  /// How many slots can be pushed at once, onto one stack, while nothing else changes. `nil` where a stack is data: the
  /// stacks of all layers take any change in one update, also beneath a sheet, and a layer comes up with all its slots.
  public let pushes: Int?
  /// How many layers can be dismissed at once.
  public let dismissals: Int?
  /// How many layers can be presented at once.
  public let presentations: Int?
  /// Whether stacks may change in the update that presents or dismisses a layer. Only where they are data.
  public let joinsStacks: Bool
  /// Whether the topmost screen of the window's stack presents the layers above. Then all layers go and come again when that
  /// stack changes.
  package let presentsFromTop: Bool
  /// Whether the first push over a container makes the views in it anew, with only their roots. Never where stacks are data.
  package let remakesContainers: Bool

  /// The limits of a platform.
  ///
  /// - Parameters:
  ///   - pushes: How many slots can be pushed at once; `nil` where a stack is data.
  ///   - dismissals: How many layers can be dismissed at once, `nil` for any number.
  ///   - presentations: How many layers can be presented at once, `nil` for any number.
  ///   - joinsStacks: Whether stacks may change along with the layers.
  ///
  /// Numbers below 1 count as 1.
  public init(pushes: Int?, dismissals: Int?, presentations: Int?, joinsStacks: Bool) {
    self.init(
      pushes: pushes, dismissals: dismissals, presentations: presentations, joinsStacks: joinsStacks,
      presentsFromTop: false)
  }

  package init(
    pushes: Int?, dismissals: Int?, presentations: Int?, joinsStacks: Bool, presentsFromTop: Bool = false,
    remakesContainers: Bool = false
  ) {
    self.presentsFromTop = presentsFromTop
    self.remakesContainers = remakesContainers && pushes != nil
    self.pushes = pushes.map { max($0, 1) }
    self.dismissals = dismissals.map { max($0, 1) }
    self.presentations = presentations.map { max($0, 1) }
    self.joinsStacks = joinsStacks && pushes == nil
  }

  /// SwiftUI's `NavigationView`, up to iOS 15: one push at a time, one layer at a time.
  public static let swiftUI14 = Self(pushes: 1, dismissals: 1, presentations: 1, joinsStacks: false)
  /// SwiftUI's `NavigationStack` in iOS 16: stacks are data, and layers come and go one at a time.
  public static let swiftUI16 = Self(pushes: nil, dismissals: 1, presentations: 1, joinsStacks: false)
  /// SwiftUI from iOS 17 on: any number of layers goes at once, and stacks change along with them.
  public static let swiftUI17 = Self(pushes: nil, dismissals: nil, presentations: 1, joinsStacks: true)
  /// No limits, for hosts that draw any presentation at once: a terminal, a test.
  public static let unlimited = Self(pushes: nil, dismissals: nil, presentations: nil, joinsStacks: true)

  var isUnlimited: Bool { self == .unlimited }
}
