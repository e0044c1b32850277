/// Holds a flow per tab, each with a line of its own: what a tab shows stays while another one is selected.
///
/// ```swift
/// final class MainTabs: TabCoordinator<MainTab> {
///   let store: NoteStore
///
///   init(store: NoteStore) {
///     self.store = store
///     super.init([.notes, .settings])
///   }
/// }
/// ```
///
/// Tabs come and go while the app runs, by ``setTabs(_:)`` and ``setHidden(_:_:)``. Of tabs that share a
/// ``Tab/name`` only the first counts.
open class TabCoordinator<T: Tab>: ContainerCoordinator {
  private final var tabsByName: [String: T] = [:]
  /// What the bar says, and of which tabs.
  private final var items: (names: [String], items: [TabItem])?
  private final var scrolls = 0

  /// - Parameters:
  ///   - tabs: The tabs, in their order.
  ///   - selected: The tab to show first; `nil` is the first one.
  public init(_ tabs: [T], selected: T? = nil) {
    tabsByName = Self.byName(tabs)
    super.init(names: tabs.map(\.name), visible: selected?.name)
  }

  private static func byName(_ tabs: [T]) -> [String: T] {
    Dictionary(tabs.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The tabs in their order, the hidden ones included.
  public final var tabs: [T] { names.compactMap { tabsByName[$0] } }
  /// The tabs in the bar, in their order.
  public final var shownTabs: [T] { shownNames.compactMap { tabsByName[$0] } }
  /// The tab that shows what it holds; `nil` only while there are no tabs.
  public final var selected: T? { tabsByName[visibleName] }

  /// Selects a tab, which shows what it showed last.
  ///
  /// - Returns: Whether it is selected now: not when it is hidden or not there.
  @discardableResult
  public final func select(_ tab: T) -> Bool { show(tab.name) }

  /// Adds, removes and moves tabs. Those that stay keep what they show; when the selected one goes, the next one is
  /// selected, else the one before it.
  ///
  /// - Returns: Whether it was done: not when there would be no tab in the bar.
  @discardableResult
  public final func setTabs(_ tabs: [T]) -> Bool {
    attempt("setTabs(_:)") { () throws(NavigationError) in
      try change { _ throws(NavigationError) in
        tabsByName = Self.byName(tabs)
        items = nil
        try set(tabs.map(\.name))
      }
    }
  }

  /// Hides a tab, which keeps what it shows, or has it in the bar again.
  ///
  /// - Returns: Whether it was done: not when the tab is not there, or the bar would be empty.
  @discardableResult
  public final func setHidden(_ isHidden: Bool, _ tab: T) -> Bool { setHidden(isHidden, tab.name) }

  /// The flow of a tab, if it has been made.
  public final func flow(of tab: T) -> AnyCoordinator? { existingFlow(named: tab.name) }

  /// Asks the tabs for their items again, after a change of what titles and badges tell.
  public final func refreshItems() {
    _ = attempt("refreshItems()") { () throws(NavigationError) in
      try change { _ throws(NavigationError) in items = nil }
    }
  }

  // MARK: What the container asks

  final override var isTabs: Bool { true }

  public final override func flow(named name: String) -> AnyCoordinator {
    guard let tab = tabsByName[name] else { return super.flow(named: name) }
    guard let flow = self as? T.Flow else { return Coordinator(root: Nowhere(message: mismatch)) }
    return tab.flow(in: flow)
  }

  public final override func keepsLine(of name: String) -> Bool { tabsByName[name]?.keepsLine ?? true }

  /// Called when the user taps a tab. One that is selected already does what its ``Tab/onSecondTap`` says.
  open override func userSelects(_ name: String) -> Bool {
    guard name == visibleName, let selected else { return super.userSelects(name) }
    let pops = selected.onSecondTap == .popToRoot && !cutsToRoot.allSatisfy(\.isEmpty)
    guard pops || selected.onSecondTap != .nothing else { return true }
    return attempt("userSelects(_:)") { () throws(NavigationError) in
      guard !pops || cutsToRoot.allSatisfy(\.isLetGo) else { throw .cannotLeave }
      try change { batch throws(NavigationError) in
        guard pops, let batch else { return scrolls += 1 }
        // The flows were asked, and may have moved on meanwhile.
        for cut in cutsToRoot { try cut.make(cause: .back, in: batch) }
      }
    }
  }

  private final var cutsToRoot: [Cut] { visibleFlow?.cutsToRoot(everyTab: false) ?? [] }

  final override func canHold(_ name: String) -> Bool { tabsByName[name] != nil }

  final override func keeper() -> () -> Void {
    let takeBack = super.keeper()
    return { [self, tabsByName, items, scrolls] in
      takeBack()
      self.tabsByName = tabsByName
      self.items = items
      self.scrolls = scrolls
    }
  }

  final override var drawnContent: Presentation.Content {
    .tabs(
      Presentation.Tabs(
        id: id, items: shownItems, selected: visibleName, stack: stack(of: visibleChildren.first), scrolls: scrolls))
  }

  private final var shownItems: [TabItem] {
    if let items, items.names == shownNames { return items.items }
    // Who asks for the presentation meanwhile finds no items, and nobody can navigate.
    items = (shownNames, [])
    let made = makingChild { shownNames.compactMap { item(named: $0) } }
    items = (shownNames, made)
    return made
  }

  private final func item(named name: String) -> TabItem? {
    guard let tab = tabsByName[name] else { return nil }
    var item = (self as? T.Flow).map { tab.item(in: $0) } ?? TabItem(mismatch)
    item.name = name
    return item
  }

  /// The compiler cannot rule out a `TabCoordinator<T>` that is not the subclass which `T` names.
  private final var mismatch: String { "\(T.self) belongs to a \(T.Flow.self), but this is a \(type(of: self))." }
}
