#if canImport(SwiftUI)
  import Armature

  /// An element of a stack's path: a slot, or a destination that a `NavigationLink` wants to show.
  enum StackElement: Hashable, Sendable {
    case slot(SlotID)
    case wanted(AnyDestination)

    /// The slot; `nil` for a destination that is not shown yet.
    var slot: SlotID? { if case .slot(let id) = self { id } else { nil } }
  }
#endif
