/// A split view of two columns, each a flow of its own type: a sidebar, and the detail that it opens.
///
/// ```swift
/// final class LibraryCoordinator: SplitCoordinator<FoldersDestination, NoteDestination> {
///   init() {
///     let folders = FoldersCoordinator()
///     super.init(sidebar: folders)
///     folders.onChoose = { [weak self] id in self?.showDetail(.note(id: id)) }
///   }
/// }
/// ```
///
/// Until a detail is shown there is a placeholder. Where there is no room for columns, a host draws them as one stack with
/// the detail on top, and going back from the detail's root leaves the placeholder; both drawings come from the same state.
open class SplitCoordinator<Sidebar: Destination, Detail: Destination>: AnyContainer, SplitColumns, LinkedColumns {
  /// The flow of the first column.
  public final let sidebar: Coordinator<Sidebar>
  /// Whether the columns are drawn as one stack. Hosts tell, by ``FlowScene/setCollapsed(_:_:)``.
  public private(set) final var isCollapsed = false

  /// - Parameter sidebar: The flow of the first column, a new one.
  public init(sidebar: Coordinator<Sidebar>) {
    self.sidebar = sidebar
    super.init()
    made[Column.sidebar] = sidebar
  }

  // MARK: To override

  /// Makes the flow of the detail, when one is shown and there is none. Its root is `destination`.
  open func detailFlow(for destination: Detail) -> Coordinator<Detail> { Coordinator(root: destination) }

  /// What an empty column says. It is asked when the columns are drawn.
  open var placeholder: String { "Nothing is chosen yet." }

  // MARK: The detail

  /// The flow of the detail; `nil` while the placeholder is there.
  public final var detail: Coordinator<Detail>? { flow(at: Column.detail) as? Coordinator<Detail> }

  /// Shows a destination in the detail column, as the root of its flow. A detail that shows it already goes back to it.
  ///
  /// - Returns: Whether it was done.
  @discardableResult
  public final func showDetail(_ destination: Detail) -> Bool {
    attempt("showDetail(_:)") { () throws(NavigationError) in
      try show(destination, in: Column.detail, of: detail) { detailFlow(for: destination) }
    }
  }

  /// Closes the detail, so that the placeholder is there.
  ///
  /// - Returns: Whether it was done.
  @discardableResult
  public final func closeDetail() -> Bool { close(Column.detail, verb: "closeDetail()") }

  /// Whether the user may choose something else for the detail, by a list that is bound to it. A refusal is reported, and the
  /// columns are drawn again with what stays chosen.
  package final func userLeavesDetail() -> Bool { userLeaves(Column.detail, by: "detailSelection") }

  // MARK: Columns

  final func userLeaves(_ column: Int, by verb: StaticString) -> Bool {
    let isLeft = attempt(verb) { () throws(NavigationError) in
      guard Cut(flow: self, first: column).isLetGo else { throw .cannotLeave }
    }
    if !isLeft { refresh() }
    return isLeft
  }

  /// Shows a destination in a column, and closes the columns that come after it.
  final func show<D>(
    _ destination: D, in column: Int, of flow: Coordinator<D>?, make: () -> Coordinator<D>
  ) throws(NavigationError) {
    try change { batch throws(NavigationError) in
      closeColumns(after: column, cause: .verb, in: batch)
      guard let flow else {
        made[column] = makingChild(make)
        return
      }
      try flow.edit { stack throws(NavigationError) in
        if stack.root == destination { stack.goBackToRoot() } else { stack.setRoot(destination) }
      }
    }
  }

  final func close(_ column: Int, verb: StaticString) -> Bool {
    attempt(verb) { () throws(NavigationError) in
      guard (column...Column.detail).contains(where: { flow(at: $0) != nil }) else { return }
      try change { batch throws(NavigationError) in closeColumns(after: column - 1, cause: .verb, in: batch) }
    }
  }

  private final func closeColumns(after column: Int, cause: RemovalCause, in batch: Batch?) {
    for later in (0..<3).reversed() where later > column {
      if let batch { release(childAt: later, cause: cause, in: batch) } else { made[later] = nil }
    }
  }

  final func setCollapsed(_ collapsed: Bool) {
    guard collapsed != isCollapsed else { return }
    _ = attempt("setCollapsed(_:_:)") { () throws(NavigationError) in
      try change { _ throws(NavigationError) in isCollapsed = collapsed }
    }
  }

  var hasMiddle: Bool { false }

  // MARK: What the tree asks

  final override var visibleChildren: [AnyCoordinator] { children }
  final override var neededChildren: [Int] { made.keys.sorted() }

  final override func keeper() -> () -> Void {
    let takeBack = super.keeper()
    return { [self, isCollapsed] in
      takeBack()
      self.isCollapsed = isCollapsed
    }
  }

  final override func outlineName(ofChildAt index: Int) -> String { ["sidebar", "middle", "detail"][index] }

  final override func canRemove(childAt index: Int) -> Bool { isCollapsed && index > Column.sidebar }

  final override func removeChild(at index: Int, cause: RemovalCause, in batch: Batch) throws(NavigationError) {
    guard index > Column.sidebar else { throw .rootSlot }
    try change { _ throws(NavigationError) in closeColumns(after: index - 1, cause: cause, in: batch) }
  }

  final override func cut(aboveChildAt index: Int) -> Cut? { isCollapsed ? Cut(flow: self, first: index + 1) : nil }

  final override func cutsInChildren(everyTab: Bool) -> [Cut] {
    [Cut(flow: self, first: Column.sidebar + 1)] + sidebar.cutsToRoot(everyTab: everyTab)
  }

  // MARK: What links ask

  final override var linking: any FlowLinking { SplitLinking(split: self) }
  final var sidebarFlow: AnyCoordinator { sidebar }
  var laterColumns: [Int] { [Column.detail] }
  final override func columnsBefore(_ index: Int) -> Int { hasMiddle ? index - 1 : 0 }

  func readRoot(of column: Int, from cursor: inout LinkCursor) throws(LinkError) -> AnyCoordinator {
    try readRoot(from: &cursor, of: detail) { detailFlow(for: $0) }
  }

  /// Reads a column's root. The flow that is there serves when it has the same.
  final func readRoot<D>(
    from cursor: inout LinkCursor, of flow: Coordinator<D>?, make: (D) -> Coordinator<D>
  ) throws(LinkError) -> AnyCoordinator {
    let destination = try LinkTable<D>.shared.decodeLinkable(at: &cursor)
    if let flow, flow.life == .live, flow.root == destination { return flow }
    return make(destination)
  }

  func list(
    _ column: Int, behind prefix: LinkPrefix, into flows: inout [LinkDirectory.Flow],
    seen: inout Set<ObjectIdentifier>
  ) {
    list(behind: prefix, into: &flows, seen: &seen) { detailFlow(for: $0) }
  }

  /// Lists the links of a column with the flow that is made for an example.
  final func list<D>(
    behind prefix: LinkPrefix, into flows: inout [LinkDirectory.Flow], seen: inout Set<ObjectIdentifier>,
    make: (D) -> Coordinator<D>
  ) {
    let flow = D.examples.first(where: \.isLinkable).map(make)
    let name = flow.map { "\(type(of: $0))" } ?? "\(D.Flow.self)"
    flows.append(LinkDirectory.Flow(flow: name, prefix: "\(prefix)", forms: LinkTable<D>.shared.forms))
    guard let flow, seen.insert(ObjectIdentifier(D.self)).inserted else { return }
    TypedFlowLinking(flow: flow).listExamples(behind: prefix, into: &flows, seen: &seen)
  }

  // MARK: What it shows

  final override var drawnContent: Presentation.Content {
    guard let sidebar = stack(of: child(at: Column.sidebar)) else { return super.drawnContent }
    return .split(
      Presentation.Split(
        id: id, sidebar: sidebar, middle: hasMiddle ? .some(stack(of: child(at: Column.middle))) : nil,
        detail: stack(of: child(at: Column.detail)), isCollapsed: isCollapsed,
        placeholder: placeholder))
  }
}

/// The indices of the flows in a split view.
enum Column {
  static let sidebar = 0
  static let middle = 1
  static let detail = 2
}

/// What hosts ask of split views, whatever their destinations.
@MainActor
protocol SplitColumns: AnyContainer {
  var isCollapsed: Bool { get }
  func setCollapsed(_ collapsed: Bool)
}
