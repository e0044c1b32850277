import Armature

/// The changes that a platform supports in one update.
///
/// An update never both dismisses and presents a layer, except with ``unlimited``.
package struct TransitionLimits: Hashable, Sendable {
  /// How many slots can be pushed at once onto one stack, without another change. `nil` if stacks are data: then one
  /// update can make any change in the stacks of all layers, even below a sheet, and a layer appears with all its
  /// slots.
  package let pushes: Int?
  /// How many layers can be dismissed at once; `nil` for any number.
  package let dismissals: Int?
  /// How many layers can be presented at once; `nil` for any number.
  package let presentations: Int?
  /// Whether stacks can change in the update that presents or dismisses a layer. Only if they are data.
  package let joinsStacks: Bool
  /// Whether the topmost screen of the window's stack presents the layers above. If so, a change of that stack
  /// dismisses all layers and presents them again.
  package let presentsFromTop: Bool

  /// Creates the limits of a platform.
  ///
  /// - Parameters:
  ///   - pushes: How many slots can be pushed at once; `nil` if stacks are data.
  ///   - dismissals: How many layers can be dismissed at once; `nil` for any number.
  ///   - presentations: How many layers can be presented at once; `nil` for any number.
  ///   - joinsStacks: Whether stacks can change together with the layers.
  ///   - presentsFromTop: Whether the topmost screen of the window's stack presents the layers above.
  ///
  /// Numbers below 1 count as 1.
  package init(pushes: Int?, dismissals: Int?, presentations: Int?, joinsStacks: Bool, presentsFromTop: Bool = false) {
    self.presentsFromTop = presentsFromTop
    self.pushes = pushes.map { max($0, 1) }
    self.dismissals = dismissals.map { max($0, 1) }
    self.presentations = presentations.map { max($0, 1) }
    self.joinsStacks = joinsStacks && pushes == nil
  }

  /// SwiftUI's `NavigationView`, up to iOS 15: one push at a time, one layer at a time.
  package static let swiftUI14 = Self(pushes: 1, dismissals: 1, presentations: 1, joinsStacks: false)
  /// SwiftUI's `NavigationStack` in iOS 16: stacks are data, and layers are presented and dismissed one at a time.
  package static let swiftUI16 = Self(pushes: nil, dismissals: 1, presentations: 1, joinsStacks: false)
  /// SwiftUI from iOS 17: any number of layers can be dismissed at once, and stacks change together with layers.
  package static let swiftUI17 = Self(pushes: nil, dismissals: nil, presentations: 1, joinsStacks: true)
  /// No limits, for hosts that draw any presentation at once, such as a terminal or a test.
  package static let unlimited = Self(pushes: nil, dismissals: nil, presentations: nil, joinsStacks: true)

  /// Returns the part of a presentation that a new window can show at once: the stack of the window's own layer if
  /// stacks are data, otherwise its bottom alone. Updates lead from there to the rest.
  ///
  /// - Parameter presentation: The presentation to show.
  /// - Returns: The presentation to draw first.
  package func firstDrawing(of presentation: Presentation) -> Presentation {
    pushes == nil ? Presentation(layers: presentation.layers.prefix(1)) : presentation.bottom
  }
}
