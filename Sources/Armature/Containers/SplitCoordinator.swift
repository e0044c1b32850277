/// A split view with two columns, each a flow of its own type: a sidebar and a detail.
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
/// A placeholder is drawn until a detail is shown. If there is too little room for columns, a host draws them as one
/// stack with the detail on top. Going back from the detail's root closes the detail. In columns, it ends at the
/// columns' roots. Both drawings show the same state.
///
/// In a link, the detail follows a `#`. With several split views in one line, the first one uses the `#`. The detail of
/// another one is a parameter of the leg that opens it, such as `library;detail=note%2F7`. If a split view is in the
/// root of another one's sidebar, a link cannot contain its detail, and leads to its placeholder.
open class SplitCoordinator<Sidebar: Destination, Detail: Destination>: AnyContainer {
  /// The flow of the first column.
  public final let sidebar: Coordinator<Sidebar>

  /// Creates a split view without a detail.
  ///
  /// - Parameter sidebar: A new flow for the first column.
  public init(sidebar: Coordinator<Sidebar>) {
    self.sidebar = sidebar
    super.init(ContainerState(columns: Self.columns))
    waiting[Column.sidebar] = sidebar
  }

  // MARK: To override

  /// Makes the flow of the detail. Called when a detail is shown and the column is empty.
  ///
  /// - Parameter destination: The root of the flow.
  /// - Returns: A new coordinator with this root.
  open func detailFlow(for destination: Detail) -> Coordinator<Detail> { Coordinator(root: destination) }

  /// The text in an empty column. Read when the split view enters a scene, when an observable model that it has read
  /// changes, and after each ``AnyCoordinator/refresh()``.
  open var placeholder: String { "Nothing is chosen yet." }

  // MARK: The detail

  /// The flow of the detail; `nil` while the placeholder is shown.
  public final var detail: Coordinator<Detail>? { flow(ofMember: Column.detail) as? Coordinator<Detail> }

  /// Shows a destination in the detail column as the root of its flow. If it is the root already, the detail returns to
  /// it.
  ///
  /// - Parameter destination: The root for the flow of the detail.
  /// - Returns: Whether the change was made; `false` for example when a guard denies the destination.
  @discardableResult
  public final func showDetail(_ destination: Detail) -> Bool {
    show(destination.boxed, in: Column.detail, by: "showDetail(_:)")
  }

  /// Closes the detail. The placeholder is shown then.
  ///
  /// - Returns: Whether the change was made; `true` for an empty column, too.
  @discardableResult
  public final func closeDetail() -> Bool { close(Column.detail, by: "closeDetail()") }

  /// Shows the detail that the user has chosen in a list bound to it; `nil` closes the detail. A refusal is reported,
  /// and the columns are drawn again with the old choice.
  package final func userChoosesDetail(_ destination: Detail?) {
    userChooses(destination?.boxed, in: Column.detail, by: "detailSelection")
  }

  /// Whether the columns are drawn as one stack, because there is too little room.
  public final var isCollapsed: Bool { container?.isCollapsed ?? false }

  // MARK: Columns

  /// The names of the columns, from the leading edge.
  class var columns: [String] { [Column.sidebar, Column.detail] }

  final override func describe(_ container: ContainerState) -> ContainerState.Description {
    .init(placeholder: placeholder)
  }

  override func columnType(_ name: String) -> (any Destination.Type)? { Detail.self }

  override func makeColumn(_ name: String, root: any BoxedDestination) -> AnyCoordinator? {
    detailFlow(for: root.value(as: Detail.self))
  }

  final override func setLayout(_ layout: ColumnLayout) {
    guard container?.arrangement != .columns(layout) else { return }
    _ = attempt("setLayout(_:of:)") { try change(cause: .verb) { $0.arrangement = .columns(layout) } }
  }
}

/// The names of the columns in a split view.
enum Column {
  static let sidebar = "sidebar"
  static let middle = "middle"
  static let detail = "detail"
}

extension AnyContainer {
  /// Shows a destination as a column's root and closes the columns after it.
  final func show(_ destination: any BoxedDestination, in column: String, by verb: StaticString) -> Bool {
    attempt(verb) { try show(destination, in: column) }
  }

  private final func show(_ destination: any BoxedDestination, in column: String) throws {
    guard let core else { return try showOutside(destination, in: column) }
    try core.change { draft in
      guard let path, let index = state.container?.index(of: column) else { throw NavigationError.detached }
      draft.tree.removeMembers(from: index + 1, of: path, cause: .verb)
      try show(destination, in: column, of: draft)
    }
  }

  /// Shows a destination as a column's root.
  final func show(_ destination: any BoxedDestination, in column: String, of draft: Draft) throws {
    guard let core, let path, let index = state.container?.index(of: column) else { throw NavigationError.detached }
    if let flow = flow(ofMember: column) {
      try draft.perform(flow.edit(toShow: destination), on: flow)
      // A detail that does not exist any more is replaced by the placeholder, not by an earlier detail.
      draft.tree.edit(path + [index]) { $0.firstRoot = destination }
    } else if let flow = core.asking({ makeColumn(column, root: destination) }) {
      try draft.open(flow, memberAt: index, of: path)
    }
  }

  private final func showOutside(_ destination: any BoxedDestination, in column: String) throws {
    if let flow = waiting[column] {
      guard !flow.isEditing else { throw NavigationError.busy }
      flow.replaceStandaloneState(with: try flow.standaloneState.performing([flow.edit(toShow: destination)]))
    } else {
      waiting[column] = makeColumn(column, root: destination)
    }
    close(after: column)
  }

  final func close(_ column: String, by verb: StaticString) -> Bool { attempt(verb) { try close(column) } }

  private final func close(_ column: String) throws {
    guard let index = state.container?.index(of: column) else { return }
    guard let core else {
      waiting.removeValue(forKey: column)
      return close(after: column)
    }
    try core.change { draft in
      guard let path else { throw NavigationError.detached }
      draft.tree.removeMembers(from: index, of: path, cause: .verb)
    }
  }

  private final func close(after column: String) {
    for name in members.map(\.name).drop(while: { $0 != column }).dropFirst() { waiting.removeValue(forKey: name) }
  }

  /// Shows a destination that the user has chosen for a column, or closes the column, unless a flow keeps a slot.
  final func userChooses(_ destination: (any BoxedDestination)?, in column: String, by verb: StaticString) {
    let isDone = attempt(verb) {
      guard let core, let path, let index = state.container?.index(of: column) else {
        return try choose(destination, in: column)
      }
      try core.submit(
        Proposal(cause: .selected, removal: { $0.removeMembers(from: index, of: path, cause: .verb) }) {
          [weak self] _ in
          try self?.choose(destination, in: column)
        })
    }
    if !isDone { refresh() }
  }

  private final func choose(_ destination: (any BoxedDestination)?, in column: String) throws {
    if let destination { try show(destination, in: column) } else { try close(column) }
  }
}

extension AnyCoordinator {
  /// Returns the edit after which the flow shows only a destination.
  fileprivate final func edit(toShow destination: any BoxedDestination) -> StackEdit {
    state.root.destination.isEqual(to: destination)
      ? .end(at: 0) : .setRoot(destination, generation: Identity.next())
  }
}

/// A split view with a middle column between the sidebar and the detail.
///
/// ```swift
/// final class MailCoordinator: ThreeColumnCoordinator<AccountsDestination, MailboxDestination, MessageDestination> {}
/// ```
open class ThreeColumnCoordinator<Sidebar: Destination, Middle: Destination, Detail: Destination>:
  SplitCoordinator<Sidebar, Detail>
{
  /// Makes the flow of the middle column. Called when a destination is shown there and the column is empty.
  ///
  /// - Parameter destination: The root of the flow.
  /// - Returns: A new coordinator with this root.
  open func middleFlow(for destination: Middle) -> Coordinator<Middle> { Coordinator(root: destination) }

  /// The flow of the middle column; `nil` while it is empty.
  public final var middle: Coordinator<Middle>? { flow(ofMember: Column.middle) as? Coordinator<Middle> }

  /// Shows a destination in the middle column as the root of its flow, and closes the detail. If it is the root
  /// already, the column returns to it.
  ///
  /// - Parameter destination: The root for the flow of the middle column.
  /// - Returns: Whether the change was made; `false` for example when a guard denies the destination.
  @discardableResult
  public final func showMiddle(_ destination: Middle) -> Bool {
    show(destination.boxed, in: Column.middle, by: "showMiddle(_:)")
  }

  /// Closes the middle column and the detail.
  ///
  /// - Returns: Whether the change was made; `true` for empty columns, too.
  @discardableResult
  public final func closeMiddle() -> Bool { close(Column.middle, by: "closeMiddle()") }

  /// Shows what the user has chosen for the middle column, like ``userChoosesDetail(_:)``.
  package final func userChoosesMiddle(_ destination: Middle?) {
    userChooses(destination?.boxed, in: Column.middle, by: "middleSelection")
  }

  // MARK: Columns

  final override class var columns: [String] { [Column.sidebar, Column.middle, Column.detail] }

  final override func columnType(_ name: String) -> (any Destination.Type)? {
    name == Column.middle ? Middle.self : super.columnType(name)
  }

  final override func makeColumn(_ name: String, root: any BoxedDestination) -> AnyCoordinator? {
    name == Column.middle ? middleFlow(for: root.value(as: Middle.self)) : super.makeColumn(name, root: root)
  }
}
