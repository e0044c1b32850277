/// One change of a flow's slots. Every verb consists of these, in a stack and in a scene.
enum StackEdit: Sendable {
  /// Shows a new slot above the last one.
  case show(SlotState)
  /// Keeps the given number of slots, including the root.
  case truncate(to: Int)
  /// Makes a slot the last one, and returns its child flow to its root.
  case end(at: Int)
  /// Gives the flow another root and removes all routes.
  case setRoot(any BoxedDestination, generation: UInt64)
  /// Changes a destination in place.
  case update(Int, any BoxedDestination)
}

extension FlowState {
  /// Changes the flow alone, for a stack that is in no scene.
  mutating func perform(_ edit: StackEdit) throws(NavigationError) {
    var tree = TreeEdit(SceneState(root: self))
    try tree.perform(edit, on: [])
    self = tree.state.root.value
  }
}

extension TreeEdit {
  /// Changes the slots of one flow, and with them what lies above.
  ///
  /// - Throws: As ``show(_:in:)`` does.
  mutating func perform(_ edit: StackEdit, on way: Way, cause: RemovalCause = .verb) throws(NavigationError) {
    switch edit {
    case .show(let slot): try show(slot, in: way)
    case .truncate(let count): truncate(way, to: count, cause: cause)
    case .end(let index): end(at: SlotAddress(flow: way, index: index), cause: cause)
    case .setRoot(let destination, let generation): setRoot(destination, generation: generation, of: way)
    case .update(let index, let destination): update(SlotAddress(flow: way, index: index), to: destination)
    }
  }
}
