extension Presentation {
  /// The line of one flow in a container: a screen, and the screens pushed onto it.
  public struct Stack: Equatable, Sendable {
    /// The slot at the bottom.
    public let root: Node
    /// The slots above it.
    public let path: [Node]

    /// The content to draw: a stack, or the container that stands alone in it.
    public var content: Content { Layer(root: root, path: path).content }

    var line: [Node] { root.line + path.flatMap(\.line) }

    var topNode: Node {
      let last = path.last ?? root
      return last.content?.topNode ?? last
    }

    /// The slot that going back removes.
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

  /// Tabs as a host draws them.
  public struct Tabs: Equatable, Sendable {
    /// The slot that the tabs live in.
    public let id: SlotID
    /// The tabs in the bar, in their order.
    public let items: [TabItem]
    /// The name of the selected tab.
    public let selected: String
    /// The stack of the selected tab; `nil` only while there are no tabs.
    public let stack: Stack?
    /// Grows when the selected tab's screen shall scroll to its top.
    public let scrolls: Int
  }

  /// The columns of a split view as a host draws them: side by side, or as one stack where there is no room.
  public struct Split: Equatable, Sendable {
    /// The slot that the split view lives in.
    public let id: SlotID
    /// The first column.
    public let sidebar: Stack
    /// The columns after the sidebar: the detail alone, or a middle column and the detail. `nil` stands for an empty column.
    public let others: [Stack?]
    /// Whether the columns are drawn as one stack.
    public let isCollapsed: Bool
    /// The text in an empty column.
    public let placeholder: String

    /// Whether there is a column between the sidebar and the detail.
    public var hasMiddle: Bool { others.count > 1 }
    /// The column between the others; `nil` where it is empty, or there is none.
    public var middle: Stack? { hasMiddle ? others[0] : nil }
    /// The last column; `nil` for the placeholder.
    public var detail: Stack? { others.last ?? nil }
    /// The columns from the leading edge on, empty ones as `nil`.
    public var expanded: [Stack?] { [sidebar] + others }

    /// All columns as one stack, with the detail on top.
    ///
    /// - Complexity: O(*n*) in the number of slots.
    public var collapsed: Stack {
      Stack(root: sidebar.root, path: sidebar.path + others.flatMap { $0.map { [$0.root] + $0.path } ?? [] })
    }
  }

  /// A container of the app's own as a host draws it.
  public struct Custom: Equatable, Sendable {
    /// The slot that the container lives in.
    public let id: SlotID
    /// The type of the coordinator, by which a host finds the container's view.
    public let container: String
    /// The names of the flows that can be visible, in their order.
    public let names: [String]
    /// The name of the visible flow.
    public let visible: String
    /// The stack of the visible flow; `nil` only while there is none.
    public let stack: Stack?
  }
}

extension Presentation.Stack {
  init(_ layer: Layer) { self.init(root: layer.root, path: layer.path) }
}

extension Presentation.Content {
  /// The stacks that a container draws now: one for each column, or the visible flow's.
  public var stacks: [Presentation.Stack] {
    switch self {
    case .tabs(let tabs): tabs.stack.map { [$0] } ?? []
    case .split(let split): split.isCollapsed ? [split.collapsed] : split.expanded.compactMap { $0 }
    case .custom(let custom): custom.stack.map { [$0] } ?? []
    case .stack, .dialog: []
    }
  }

  /// The same container with other stacks. The first column of a collapsed split view holds all its columns.
  func mapStacks(_ transform: (Presentation.Stack) -> Presentation.Stack) -> Self {
    switch self {
    case .tabs(let tabs):
      .tabs(
        Presentation.Tabs(
          id: tabs.id, items: tabs.items, selected: tabs.selected, stack: tabs.stack.map(transform),
          scrolls: tabs.scrolls))
    case .split(let split):
      .split(
        Presentation.Split(
          id: split.id, sidebar: transform(split.isCollapsed ? split.collapsed : split.sidebar),
          others: split.others.map { split.isCollapsed ? nil : $0.map(transform) }, isCollapsed: split.isCollapsed,
          placeholder: split.placeholder))
    case .custom(let custom):
      .custom(
        Presentation.Custom(
          id: custom.id, container: custom.container, names: custom.names, visible: custom.visible,
          stack: custom.stack.map(transform)))
    case .stack, .dialog: self
    }
  }

  /// The slots from the bottom up, those in containers included.
  var line: [Node] {
    switch self {
    case .stack(let root, let path): Presentation.Stack(root: root, path: path).line
    case .dialog(let node): [node]
    case .split(let split): split.collapsed.line
    case .tabs, .custom: stacks.flatMap(\.line)
    }
  }

  /// The slot on top; `nil` for a container with nothing to show.
  var topNode: Node? {
    switch self {
    case .stack(let root, let path): Presentation.Stack(root: root, path: path).topNode
    case .dialog(let node): node
    case .split(let split): split.collapsed.topNode
    case .tabs, .custom: stacks.last?.topNode
    }
  }

  /// The slot that going back removes in a container. The root of a column goes only where the columns are one stack.
  var end: SlotID? {
    guard case .split(let split) = self else { return stacks.last?.end(canLeaveRoot: false) }
    let columns = split.expanded.enumerated().reversed().lazy
    return columns.compactMap { $1?.end(canLeaveRoot: split.isCollapsed && $0 > 0) }.first
  }

  /// Whether both show the same, whatever their identities.
  func hasSameShape(as other: Self) -> Bool {
    switch (self, other) {
    case (.stack(let root, let path), .stack(let otherRoot, let otherPath)):
      Presentation.Stack(root: root, path: path).hasSameShape(as: .init(root: otherRoot, path: otherPath))
    case (.tabs(let tabs), .tabs(let other)):
      tabs.items == other.items && tabs.selected == other.selected
        && Presentation.Stack.haveSameShape(tabs.stack, other.stack)
    case (.split(let split), .split(let other)):
      split.isCollapsed == other.isCollapsed
        && split.expanded.elementsEqual(other.expanded, by: Presentation.Stack.haveSameShape)
    case (.custom(let custom), .custom(let other)):
      custom.container == other.container && custom.names == other.names && custom.visible == other.visible
        && Presentation.Stack.haveSameShape(custom.stack, other.stack)
    case (.dialog(let node), .dialog(let other)): node.hasSameShape(as: other)
    default: false
    }
  }
}

extension Node {
  /// The node with other stacks in its container.
  func mapStacks(_ transform: (Presentation.Stack) -> Presentation.Stack) -> Node {
    with(content: content?.mapStacks(transform))
  }

  /// The node with nothing but roots in its container.
  var bare: Node { content == nil ? self : mapStacks { Presentation.Stack(root: $0.root.bare, path: []) } }
}
