/// The views that a host still has although they are not on display: hidden tabs keep theirs and come back as they were. A tab
/// that has left its bar, and a flow that another container hides, have lost theirs.
struct HiddenStacks {
  private struct Bar {
    let generation: UInt64
    var stacks: [String: Presentation.Stack] = [:]
  }

  private let remakesContainers: Bool
  private var bars: [SlotID: Bar] = [:]
  /// The containers at the bottom of stacks that were pushed over.
  private var covered: Set<SlotID> = []

  init(within limits: TransitionLimits) { remakesContainers = limits.remakesContainers }

  subscript(root: SlotID, in container: SlotID) -> Presentation.Stack? {
    bars[container]?.stacks.values.first { $0.root.id == root }
  }

  /// Whether pushing over a container makes the views in it anew. Only the first push does, and not on every platform.
  func isRemaking(_ container: SlotID) -> Bool { remakesContainers && !covered.contains(container) }

  /// Takes over what is drawn now, and keeps the stacks from before that still have views.
  ///
  /// - Complexity: O(*n*) in the number of slots, those in hidden tabs included.
  mutating func note(_ presentation: Presentation) {
    let old = self
    (bars, covered) = ([:], [])
    for layer in presentation.layers { note(.init(layer), isAnew: false, after: old) }
  }

  private mutating func note(_ stack: Presentation.Stack, isAnew: Bool, after old: Self) {
    var isRootAnew = isAnew
    if stack.root.content != nil, !stack.path.isEmpty || old.covered.contains(stack.root.id) {
      covered.insert(stack.root.id)
      if old.isRemaking(stack.root.id) { isRootAnew = true }
    }
    note(stack.root, isAnew: isRootAnew, after: old)
    for node in stack.path { note(node, isAnew: isAnew, after: old) }
  }

  private mutating func note(_ node: Node, isAnew: Bool, after old: Self) {
    guard case .tabs(let tabs) = node.content else {
      for stack in node.content?.stacks ?? [] { note(stack, isAnew: isAnew, after: old) }
      return
    }
    var bar = Bar(generation: node.generation)
    if !isAnew, let last = old.bars[node.id], last.generation == node.generation {
      let names = Set(tabs.items.map(\.name))
      bar.stacks = last.stacks.filter { names.contains($0.key) }
    }
    bar.stacks[tabs.selected] = tabs.stack
    bars[node.id] = bar
    for stack in bar.stacks.values { note(stack, isAnew: isAnew, after: old) }
  }
}
