extension Presentation {
  /// Tabs for a host to draw.
  package struct Tabs: Equatable, Sendable {
    /// The slot of the tabs.
    package let id: SlotID
    /// The tabs in the bar, in their order.
    package let items: [TabItem]
    /// The name of the selected tab.
    package let selected: String
    /// The stack of the selected tab; `nil` only without tabs.
    package internal(set) var stack: Stack?
    /// Grows when the selected tab's screen should scroll to its top.
    package let scrolls: Int
  }

  /// A split view for a host to draw: columns side by side, or one stack if there is too little room.
  package struct Split: Equatable, Sendable {
    /// The slot of the split view.
    package let id: SlotID
    /// The first column.
    package internal(set) var sidebar: Stack
    /// The columns after the sidebar: the detail, or a middle column and the detail. An empty column is `nil`.
    package internal(set) var others: [Stack?]
    /// How the columns are drawn.
    package let layout: ColumnLayout
    /// The text in an empty column.
    package let placeholder: String

    /// Whether the columns lie above each other.
    package var isCollapsed: Bool { layout.isCollapsed }
    /// Whether there is a column between the sidebar and the detail.
    package var hasMiddle: Bool { others.count > 1 }
    /// The middle column; `nil` if it is empty or there is none.
    package var middle: Stack? { hasMiddle ? others[0] : nil }
    /// The last column; `nil` for the placeholder.
    package var detail: Stack? { others.last ?? nil }
    /// The columns from the leading edge. An empty column is `nil`.
    package var expanded: [Stack?] { [sidebar] + others }

    /// All columns as one stack, with the detail on top.
    ///
    /// - Complexity: O(*n*) in the number of slots.
    package var collapsed: Stack {
      Stack(root: sidebar.root, path: sidebar.path + others.flatMap { $0.map { [$0.root] + $0.path } ?? [] })
    }
  }

  /// A container of the app's own for a host to draw.
  package struct Custom: Equatable, Sendable {
    /// The slot of the container.
    package let id: SlotID
    /// The type of the coordinator. A host finds the container's view by it.
    package let container: String
    /// The names of the flows that are not hidden, in their order.
    package let names: [String]
    /// The name of the visible flow.
    package let visible: String
    /// The stack of the visible flow; `nil` only without flows.
    package internal(set) var stack: Stack?
  }
}

extension Presentation.Content {
  /// The stacks that a container draws now: one for each column, or the visible flow's stack.
  package var stacks: [Presentation.Stack] {
    switch self {
    case .tabs(let tabs): tabs.stack.map { [$0] } ?? []
    case .split(let split): split.layout == .joined ? [split.collapsed] : split.expanded.compactMap { $0 }
    case .custom(let custom): custom.stack.map { [$0] } ?? []
    case .stack, .dialog: []
    }
  }

  /// Returns the container with changed stacks. Of joined columns, the first one gets the stack.
  func mapStacks(_ transform: (Presentation.Stack) -> Presentation.Stack) -> Self {
    switch self {
    case .tabs(var tabs):
      tabs.stack = tabs.stack.map(transform)
      return .tabs(tabs)
    case .split(var split):
      split.sidebar = transform(split.layout == .joined ? split.collapsed : split.sidebar)
      split.others = split.others.map { split.layout == .joined ? nil : $0.map(transform) }
      return .split(split)
    case .custom(var custom):
      custom.stack = custom.stack.map(transform)
      return .custom(custom)
    case .stack, .dialog: return self
    }
  }

  fileprivate var rootsOnly: Self {
    guard case .split(var split) = self else { return mapStacks { Presentation.Stack(root: $0.root.rootsOnly) } }
    split.sidebar = Presentation.Stack(root: split.sidebar.root.rootsOnly)
    split.others = split.others.map { $0.map { Presentation.Stack(root: $0.root.rootsOnly) } }
    return .split(split)
  }

  /// The nodes in a container from the bottom up, including those in containers in it.
  var line: [Node] { stacks.flatMap(\.line) }

  /// The node on top; `nil` for a container without flows.
  var topNode: Node? { stacks.last?.topNode }

  /// The slot that ``FlowScene/back()`` removes in a container. It is a column's root only if the columns are one
  /// stack.
  var end: SlotID? {
    guard case .split(let split) = self else { return stacks.last?.end(canLeaveRoot: false) }
    let columns = split.expanded.enumerated().reversed().lazy
    return columns.compactMap { $1?.end(canLeaveRoot: split.isCollapsed && $0 > 0) }.first
  }

  /// Returns whether both are containers that show the same destinations in the same styles, ignoring identities.
  func hasSameShape(as other: Self?) -> Bool {
    switch (self, other) {
    case (.tabs(let tabs), .tabs(let other)?):
      tabs.items == other.items && tabs.selected == other.selected
        && Presentation.Stack.haveSameShape(tabs.stack, other.stack)
    case (.split(let split), .split(let other)?):
      split.isCollapsed == other.isCollapsed
        && split.expanded.elementsEqual(other.expanded, by: Presentation.Stack.haveSameShape)
    case (.custom(let custom), .custom(let other)?):
      custom.container == other.container && custom.names == other.names && custom.visible == other.visible
        && Presentation.Stack.haveSameShape(custom.stack, other.stack)
    default: false
    }
  }
}

extension Node {
  /// Returns the node with changed stacks in its container.
  package func mapStacks(_ transform: (Presentation.Stack) -> Presentation.Stack) -> Node {
    with(content: content?.mapStacks(transform))
  }

  /// The node with the root of each stack in its container: what the container's own view shows.
  package var rootsOnly: Node { content == nil ? self : with(content: content?.rootsOnly) }

  /// The node with only roots in its container.
  var bare: Node { content == nil ? self : mapStacks { Presentation.Stack(root: $0.root.bare, path: []) } }
}
