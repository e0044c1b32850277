/// Who has changed the scene, or wants to: in events, for guards, and for flows that ask the user.
public enum ChangeCause: String, Hashable, Sendable {
  /// The app, with a verb or a batch.
  case verb
  /// The user, who went back with a button or a gesture.
  case back
  /// The user, who swiped away or closed a sheet or a cover, or answered a dialog.
  case dismissed
  /// The user, who tapped a tab, turned to a page, or chose what a column shows.
  case selected
  /// A link.
  case link
  /// A saved place.
  case restored
  /// A broadcast.
  case broadcast
  /// The opening of the scene.
  case opened
  /// The closing of the scene.
  case closed
  /// The guards of the scene, which were asked again.
  case guards
}

/// Why a slot was removed, for `onDismiss` and in events.
public enum RemovalCause: String, Hashable, Sendable {
  /// A verb of the flow that owns the slot.
  case verb
  /// The user went back, with a button or a gesture.
  case back
  /// The user swiped away or closed a sheet or a cover, or answered a dialog.
  case dismissed
  /// The child flow in the slot left.
  case left
  /// The flow got another root.
  case newRoot
  /// A link led to another place.
  case link
  /// An archive brought another place back.
  case restored
  /// A broadcast popped the scene to its root.
  case broadcast
  /// A sheet or a cover below the slot was removed.
  case cut
  /// The flow that owned the slot was removed.
  case flowEnded
  /// A guard did not admit the slot's destination, or one below it; see ``Guarding/admit(_:)``.
  case notAdmitted
  /// Another flow of the container became visible, and this one does not keep its line.
  case hidden
}

/// A summary of a change. Observers of a scene receive it after the change.
package struct FlowChange: Sendable {
  /// The kinds of change; a batch may have several.
  package struct Kinds: OptionSet, Hashable, Sendable {
    /// A bit for each kind.
    package let rawValue: UInt8
    /// Creates a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Routes were added or removed.
    package static let routes = Self(rawValue: 1)
    /// The flow has another root.
    package static let root = Self(rawValue: 2)
    /// A destination was changed in place.
    package static let payload = Self(rawValue: 4)
    /// Screens have to be drawn again, in the same slots.
    package static let screens = Self(rawValue: 8)
    /// A container shows another flow, or has other flows.
    package static let children = Self(rawValue: 16)
    /// The scene was locked or unlocked.
    package static let lock = Self(rawValue: 32)
  }

  /// The kinds of change.
  package let kinds: Kinds
  /// Whether a host animates the change; `false` in ``AnyCoordinator/withoutAnimation(_:)``.
  package let isAnimated: Bool
}
