extension Presentation {
  /// A screen, and the screens pushed onto it: a layer, or a flow in a container.
  package struct Stack: Equatable, Sendable {
    /// The slot at the bottom.
    package var root: Node
    /// The slots above it, in a list that shares with other presentations what has not changed.
    package var above: SharedList<Node> = []

    /// The slots above it.
    ///
    /// - Complexity: O(*n*) in their number.
    package var path: [Node] { Array(above) }

    package init(root: Node, path: some Collection<Node> = []) {
      self.root = root
      above = SharedList(path)
    }

    /// The content to draw: the stack, or its container if there is nothing else in the stack.
    package var content: Content {
      if root.style.isDialog { return .dialog(root) }
      if above.isEmpty, let content = root.content { return content }
      return .stack(root: root, path: path)
    }

    /// All its slots, from the bottom up. Containers have theirs in ``Node/content``.
    package var nodes: [Node] { [root] + above }

    /// Returns a node by its index from the bottom.
    func node(at index: Int) -> Node { index == 0 ? root : above[index - 1] }

    /// All its slots, with those in containers.
    package var line: [Node] { nodes.flatMap(\.line) }

    /// The last node, ignoring containers.
    var last: Node { above.last ?? root }

    var topNode: Node { last.content?.topNode ?? last }

    func isOnDisplay(_ id: SlotID) -> Bool { last.id == id || last.stacksOnDisplay.contains { $0.isOnDisplay(id) } }

    /// The screens on top: one, or one in each column.
    var nodesOnDisplay: [Node] {
      last.content == nil ? [last] : last.stacksOnDisplay.flatMap(\.nodesOnDisplay)
    }

    /// Returns the slot that ``FlowScene/back()`` removes.
    func end(canLeaveRoot: Bool) -> SlotID? {
      if let last = above.last { return last.content?.end ?? last.id }
      return root.content?.end ?? (canLeaveRoot ? root.id : nil)
    }

    func hasSameShape(as other: Self) -> Bool {
      root.hasSameShape(as: other.root) && above.elementsEqual(other.above) { $0.hasSameShape(as: $1) }
    }

    static func haveSameShape(_ one: Self?, _ other: Self?) -> Bool {
      if let one, let other { one.hasSameShape(as: other) } else { one == nil && other == nil }
    }
  }
}

extension Node {
  /// The stacks of a container that the user sees: one, or one for each column.
  fileprivate var stacksOnDisplay: ArraySlice<Presentation.Stack> {
    guard let content else { return [] }
    let isCollapsed = if case .split(let split) = content { split.isCollapsed } else { false }
    return isCollapsed ? content.stacks.suffix(1) : content.stacks[...]
  }
}
