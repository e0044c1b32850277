extension Presentation {
  /// A screen, and the screens pushed onto it: a layer, or a flow in a container.
  public struct Stack: Equatable, Sendable {
    /// The slot at the bottom.
    public let root: Node
    /// The slots above it.
    public internal(set) var path: [Node] = []

    /// The content to draw: the stack, or its container if there is nothing else in the stack.
    public var content: Content {
      if root.style.isDialog { return .dialog(root) }
      if path.isEmpty, let content = root.content { return content }
      return .stack(root: root, path: path)
    }

    var nodes: [Node] { [root] + path }

    var line: [Node] { nodes.flatMap(\.line) }

    /// The last node, ignoring containers.
    var last: Node { path.last ?? root }

    var topNode: Node { last.content?.topNode ?? last }

    /// Returns the slot that ``FlowScene/back()`` removes.
    func end(canLeaveRoot: Bool) -> SlotID? {
      if let last = path.last { return last.content?.end ?? last.id }
      return root.content?.end ?? (canLeaveRoot ? root.id : nil)
    }

    func hasSameShape(as other: Self) -> Bool {
      root.hasSameShape(as: other.root) && path.elementsEqual(other.path) { $0.hasSameShape(as: $1) }
    }

    static func haveSameShape(_ one: Self?, _ other: Self?) -> Bool {
      if let one, let other { one.hasSameShape(as: other) } else { one == nil && other == nil }
    }
  }
}
