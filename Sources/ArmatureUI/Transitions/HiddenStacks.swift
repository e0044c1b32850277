import Armature

/// The stacks of hidden tabs, whose views a host keeps. The views of tabs that left the bar, and of hidden flows in
/// other containers, are lost.
package struct HiddenStacks {
  private struct Bar {
    let generation: UInt64
    var stacks: [String: Presentation.Stack] = [:]
  }

  private var bars: [SlotID: Bar] = [:]

  package init() {}

  subscript(root: SlotID, in container: SlotID) -> Presentation.Stack? {
    bars[container]?.stacks.values.first { $0.root.id == root }
  }

  /// Adds the stacks that are drawn now, and drops stacks without views.
  ///
  /// - Complexity: O(*n*) in the number of slots, including hidden tabs.
  mutating func update(with presentation: Presentation) {
    let old = self
    bars = [:]
    for layer in presentation.layers { add(layer, after: old) }
  }

  private mutating func add(_ stack: Presentation.Stack, after old: Self) {
    add(stack.root, after: old)
    // By index, since reading a node as a whole copies it.
    for index in stack.above.indices where stack.above[index].content != nil { add(stack.above[index], after: old) }
  }

  private mutating func add(_ node: Node, after old: Self) {
    guard case .tabs(let tabs) = node.content else {
      for stack in node.content?.stacks ?? [] { add(stack, after: old) }
      return
    }
    var bar = Bar(generation: node.generation)
    if let last = old.bars[node.id], last.generation == node.generation {
      let names = Set(tabs.items.map(\.name))
      bar.stacks = last.stacks.filter { names.contains($0.key) }
    }
    bar.stacks[tabs.selected] = tabs.stack
    bars[node.id] = bar
    for stack in bar.stacks.values { add(stack, after: old) }
  }
}
