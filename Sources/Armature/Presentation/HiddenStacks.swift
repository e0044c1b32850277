/// What the flows that a container hides showed last: their views are still there, and come back as they were.
struct HiddenStacks {
  /// By the slot of the container, and the slot at the bottom of the stack.
  private var stacks: [SlotID: [SlotID: Presentation.Stack]] = [:]

  subscript(root: SlotID, in container: SlotID) -> Presentation.Stack? { stacks[container]?[root] }

  /// Keeps what is drawn now; what the containers drew that are gone is dropped.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  mutating func note(_ presentation: Presentation) {
    var kept: [SlotID: [SlotID: Presentation.Stack]] = [:]
    for node in presentation.line {
      guard let content = node.content else { continue }
      kept[node.id] = stacks[node.id] ?? [:]
      for stack in content.stacks { kept[node.id]?[stack.root.id] = stack }
    }
    stacks = kept
  }
}
