/// The stacks of hidden tabs, whose views a host keeps. The views of tabs that left the bar, and of hidden flows in
/// other containers, are lost.
struct HiddenStacks {
  private struct Bar {
    let generation: UInt64
    var stacks: [String: Presentation.Stack] = [:]
  }

  private let remakesContainers: Bool
  private var bars: [SlotID: Bar] = [:]
  /// The containers at the bottom of a stack with a pushed screen above.
  private var covered: Set<SlotID> = []

  init(within limits: TransitionLimits) { remakesContainers = limits.remakesContainers }

  subscript(root: SlotID, in container: SlotID) -> Presentation.Stack? {
    bars[container]?.stacks.values.first { $0.root.id == root }
  }

  /// Returns whether a push over a container makes new views in it. Only the first push does, and only on some
  /// platforms.
  func isRemaking(_ container: SlotID) -> Bool { remakesContainers && !covered.contains(container) }

  /// Adds the stacks that are drawn now, and drops stacks without views.
  ///
  /// - Complexity: O(*n*) in the number of slots, including hidden tabs.
  mutating func note(_ presentation: Presentation) {
    let old = self
    (bars, covered) = ([:], [])
    for layer in presentation.layers { note(layer, isAnew: false, after: old) }
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
