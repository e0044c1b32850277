extension Presentation {
  /// What one flow of a container shows in its own line: a screen, and the ones that were pushed onto it.
  public struct Stack: Equatable, Sendable {
    /// The slot at the bottom.
    public let root: Node
    /// The slots above it.
    public let path: SharedList<Node>

    /// What is to be drawn: a stack, or the container that stands alone in it.
    public var content: Content { Layer(root: root, path: path).content }

    var line: [Node] { root.line + path.flatMap(\.line) }

    var topNode: Node {
      let last = path.last ?? root
      return last.content?.topNode ?? last
    }

    func hasSameShape(as other: Self) -> Bool {
      root.hasSameShape(as: other.root) && path.count == other.path.count
        && zip(path, other.path).allSatisfy { $0.hasSameShape(as: $1) }
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
    /// The name of the tab that shows what it holds.
    public let selected: String
    /// What the selected tab shows; `nil` only while there are no tabs.
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
    /// The column between the others, in a split view that has one; `nil` in it stands for an empty column.
    public let middle: Stack??
    /// The last column; `nil` for the placeholder.
    public let detail: Stack?
    /// Whether the columns are drawn as one stack.
    public let isCollapsed: Bool
    /// What an empty column says.
    public let placeholder: String

    /// The columns from the leading edge on, empty ones as `nil`.
    public var expanded: [Stack?] { [sidebar] + (middle.map { [$0] } ?? []) + [detail] }

    /// All that the columns hold, as one stack: the detail lies on top.
    ///
    /// - Complexity: O(log *n*) in the number of slots.
    public var collapsed: Stack {
      var path = sidebar.path
      for column in expanded.dropFirst() {
        guard let column else { continue }
        path.append(column.root)
        path.append(contentsOf: column.path)
      }
      return Stack(root: sidebar.root, path: path)
    }
  }

  /// A container of the app's own as a host draws it.
  public struct Custom: Equatable, Sendable {
    /// The slot that the container lives in.
    public let id: SlotID
    /// The type of the coordinator, by which a host finds the view for it.
    public let container: String
    /// The names of the flows that it holds, in their order.
    public let names: [String]
    /// The name of the flow that is visible.
    public let visible: String
    /// What the visible flow shows; `nil` only while there is none.
    public let stack: Stack?
  }
}

extension Presentation.Content {
  /// The stacks that a container draws now: one for each column, or that of the visible flow.
  public var stacks: [Presentation.Stack] {
    switch self {
    case .tabs(let tabs): tabs.stack.map { [$0] } ?? []
    case .split(let split): split.isCollapsed ? [split.collapsed] : split.expanded.compactMap { $0 }
    case .custom(let custom): custom.stack.map { [$0] } ?? []
    case .stack, .dialog: []
    }
  }

  /// The same container with other stacks.
  func mapStacks(_ transform: (Presentation.Stack) -> Presentation.Stack) -> Self {
    switch self {
    case .tabs(let tabs): .tabs(tabs.showing(tabs.stack.map(transform)))
    case .split(let split): .split(split.mapColumns(transform))
    case .custom(let custom): .custom(custom.showing(custom.stack.map(transform)))
    case .stack, .dialog: self
    }
  }

  /// The slots from the bottom up, each container's followed by what it shows.
  var line: [Node] {
    switch self {
    case .stack(let root, let path): Presentation.Stack(root: root, path: path).line
    case .tabs(let tabs): tabs.stack?.line ?? []
    case .split(let split): split.collapsed.line
    case .custom(let custom): custom.stack?.line ?? []
    case .dialog(let node): [node]
    }
  }

  /// The slot on top; `nil` for a container with nothing to show.
  var topNode: Node? {
    switch self {
    case .stack(let root, let path): Presentation.Stack(root: root, path: path).topNode
    case .tabs(let tabs): tabs.stack?.topNode
    case .split(let split): split.collapsed.topNode
    case .custom(let custom): custom.stack?.topNode
    case .dialog(let node): node
    }
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
      split.isCollapsed == other.isCollapsed && split.expanded.count == other.expanded.count
        && zip(split.expanded, other.expanded).allSatisfy { Presentation.Stack.haveSameShape($0, $1) }
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
    Node(
      id: id, generation: generation, destination: destination, openers: openers, style: style, revision: revision,
      content: content?.mapStacks(transform))
  }

  /// The node with nothing but the roots in its container.
  var bare: Node {
    content == nil ? self : mapStacks { Presentation.Stack(root: $0.root.bare, path: SharedList()) }
  }
}

extension Presentation.Tabs {
  fileprivate func showing(_ stack: Presentation.Stack?) -> Self {
    Self(id: id, items: items, selected: selected, stack: stack, scrolls: scrolls)
  }
}

extension Presentation.Custom {
  fileprivate func showing(_ stack: Presentation.Stack?) -> Self {
    Self(id: id, container: container, names: names, visible: visible, stack: stack)
  }
}

extension Presentation.Split {
  /// Where the columns are one stack, that is put into the first.
  fileprivate func mapColumns(_ transform: (Presentation.Stack) -> Presentation.Stack) -> Self {
    Self(
      id: id, sidebar: transform(isCollapsed ? collapsed : sidebar),
      middle: middle.map { isCollapsed ? nil : $0.map(transform) }, detail: isCollapsed ? nil : detail.map(transform),
      isCollapsed: isCollapsed, placeholder: placeholder)
  }
}
