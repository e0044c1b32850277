/// A flow that knows whether there is something to show for its destinations, for example because a note may be
/// deleted.
///
/// ```swift
/// final class NotesCoordinator: Coordinator<NotesDestination>, ChecksExistence {
///   let store: NoteStore
///
///   init(store: NoteStore) {
///     self.store = store
///     super.init(root: .list)
///   }
///
///   func absence(of destination: NotesDestination) -> String? {
///     guard case .note(let id) = destination, store[id] == nil else { return nil }
///     return "the note was deleted"
///   }
/// }
/// ```
///
/// A link and a verb to a destination that does not exist are refused with the reason. In an archive, and where the
/// destination is shown already, the line ends below it, whatever ``Coordinator/canLeave(_:)`` says. ``Guarding``
/// decides who may see what exists.
@MainActor
public protocol ChecksExistence: AnyCoordinator {
  /// The type of the flow's destinations.
  associatedtype Target: Destination

  /// Returns the reason why there is nothing to show for a destination.
  ///
  /// Called for each destination that enters the flow, by a link, a verb or an archive, after the guards have admitted
  /// it. An archive asks before the guards, so that no child flow is made. Called again when an observable model that
  /// the method has read changes. On systems without Observation, call ``FlowScene/checkGuards()``. Models and flows
  /// can be read here, but not changed.
  ///
  /// - Parameter destination: A destination of this flow.
  /// - Returns: The reason, for people; `nil` if there is something to show.
  func absence(of destination: Target) -> String?
}

extension ChecksExistence {
  func absence(ofBoxed destination: any BoxedDestination) -> String? {
    // Only the flow's own destinations can be cast to their type.
    self is Coordinator<Target> ? absence(of: destination.value(as: Target.self)) : nil
  }
}
