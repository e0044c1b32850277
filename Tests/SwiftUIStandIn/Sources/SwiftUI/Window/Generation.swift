/// The generations of systems that differ in what they take.
enum Generation: Int, Comparable, CaseIterable, Sendable {
  case iOS14 = 14
  case iOS15, iOS16, iOS17, iOS18
  case macOS

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Several links that become active in one update, or while a push is under way, are not followed.
  var takesOnePushAtATime: Bool { self < .iOS16 }
  /// Of several sheets and covers on one view only the outermost is looked at, until 14.5.
  var takesOneModifierAView: Bool { self < .iOS15 }
  /// Layers go one by one; from iOS 17 on a layer may go with those above it.
  var takesOneDismissalAtATime: Bool { self < .iOS17 }
}
