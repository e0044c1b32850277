/// Holds a flow per tab. Each tab has its own line, which stays while another tab is selected.
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
/// Tabs come and go while the app runs, by ``setTabs(_:)``, ``hide(_:)-(T)`` and ``unhide(_:)-(T)``. Of tabs with the same
/// ``Tab/name`` only the first counts.
open class TabCoordinator<T: Tab>: ContainerCoordinator {
  /// A container of tabs.
  ///
  /// - Parameters:
  ///   - tabs: The tabs, in their order.
  ///   - selected: The tab to show first; `nil` is the first one.
  public init(_ tabs: [T], selected: T? = nil) {
    super.init(tabs: tabs.map(ContainerState.Member.init), visible: selected?.name)
  }

  /// The tabs in their order, the hidden ones included.
  public final var tabs: [T] { members.compactMap { $0.tab() } }
  /// The tabs in the bar, in their order.
  public final var shownTabs: [T] { members.filter { !$0.isHidden }.compactMap { $0.tab() } }
  /// The selected tab; `nil` only while there are no tabs.
  public final var selected: T? { tab(named: visibleName) }

  /// Selects a tab, which shows its line as it was.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: Whether it is selected now: not when it is hidden or not there.
  @discardableResult
  public final func select(_ tab: T) -> Bool { show(tab.name) }

  /// Adds, removes and moves tabs. Those that stay keep their lines. When the selected one goes, the next one is selected, else
  /// the one before it.
  ///
  /// - Parameter tabs: The tabs that there shall be, in their order.
  /// - Returns: Whether it was done: not when there would be no tab in the bar.
  @discardableResult
  public final func setTabs(_ tabs: [T]) -> Bool {
    attempt("setTabs(_:)") { () throws(NavigationError) in
      let hidden = hiddenNames
      try setMembers(
        tabs.map { tab in
          var member = ContainerState.Member(tab)
          member.isHidden = hidden.contains(member.name)
          return member
        })
    }
  }

  /// Takes a tab out of the bar. It keeps its line.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: Whether it was done: not when the tab is not there, or the bar would be empty.
  @discardableResult
  public final func hide(_ tab: T) -> Bool { hide(tab.name) }

  /// Puts a hidden tab back into the bar, with its line.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: Whether there is such a tab.
  @discardableResult
  public final func unhide(_ tab: T) -> Bool { unhide(tab.name) }

  /// Returns the flow of a tab, if it has been made.
  public final func flow(of tab: T) -> AnyCoordinator? { existingFlow(named: tab.name) }

  /// Asks the tabs for their items again, after a change of their titles and badges.
  public final func refreshItems() {
    guard let core else { return }
    _ = attempt("refreshItems()") { () throws(NavigationError) in
      try core.change { $0.describe(self) }
    }
  }

  /// Called when the user taps a tab. A tab that is selected already does what its ``Tab/onSecondTap`` says.
  open override func userSelects(_ name: String) -> Bool {
    guard name == visibleName, let selected, let core, let way, let index = state.container?.index(of: name) else {
      return super.userSelects(name)
    }
    return attempt("userSelects(_:)") { () throws(NavigationError) in
      var trial = TreeEdit(core.current)
      trial.popToRoot(way + [index], everyTab: false, cause: .back)
      if selected.onSecondTap == .popToRoot, !trial.state.isSame(as: core.current) {
        try core.changeAsUser { $0.popToRoot(way + [index], everyTab: false, cause: .back) }
      } else if selected.onSecondTap != .nothing {
        try core.change { $0.tree.edit(way) { $0.container?.scrolls += 1 } }
      }
    }
  }

  // MARK: What the container asks

  public final override func flow(named name: String) -> AnyCoordinator {
    guard let tab = tab(named: name) else { return super.flow(named: name) }
    guard let flow = self as? T.Flow else { return Coordinator(root: Nowhere(message: mismatch)) }
    return tab.flow(in: flow)
  }

  public final override func keepsLine(of name: String) -> Bool { tab(named: name)?.keepsLine ?? true }

  final override func canAdd(_ name: String) -> Bool { false }

  final override func describe(_ container: ContainerState) -> (items: [TabItem], placeholder: String) {
    let items = container.members.filter { !$0.isHidden }.compactMap { member in
      member.tab().map { (tab: T) in
        var item = (self as? T.Flow).map { tab.item(in: $0) } ?? TabItem(mismatch)
        item.name = member.name
        return item
      }
    }
    return (items, "")
  }

  private final func tab(named name: String) -> T? { members.first { $0.name == name }?.tab() }

  /// The compiler cannot rule out a `TabCoordinator<T>` that is not the subclass which `T` names.
  private final var mismatch: String { "\(T.self) belongs to a \(T.Flow.self), but this is a \(typeName)." }
}

extension ContainerState.Member {
  fileprivate init(_ tab: some Tab) { self.init(name: tab.name, key: DestinationBox(tab)) }

  /// The tab of the member, whose type only its coordinator knows.
  fileprivate func tab<T: Tab>() -> T? { key?.value(as: T.self) }
}
