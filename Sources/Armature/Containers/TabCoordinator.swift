/// A container with a flow for each tab. Tabs keep their lines while another tab is selected.
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
/// Change the tabs while the app runs with ``setTabs(_:)``, ``hide(_:)`` and ``unhide(_:)``. If several tabs have the
/// same ``Tab/name``, only the first one counts.
open class TabCoordinator<T: Tab>: AnyContainer {
  /// Creates a container of tabs.
  ///
  /// - Parameters:
  ///   - tabs: The tabs, in their order.
  ///   - selected: The tab to show first; `nil` for the first one.
  public init(_ tabs: [T], selected: T? = nil) {
    super.init(
      ContainerState(one: tabs.map(ContainerState.Member.init), visible: selected?.name, isTabs: true))
  }

  /// All tabs in their order, including hidden ones.
  public final var tabs: [T] { members.compactMap { $0.tab() } }
  /// The tabs in the bar, in their order.
  public final var shownTabs: [T] { shownNames.compactMap(tab) }
  /// The selected tab; `nil` only without tabs.
  public final var selected: T? { tab(named: visibleName) }

  /// Selects a tab and shows its line.
  ///
  /// - Parameter tab: One of ``shownTabs``.
  /// - Returns: Whether the tab is selected now; `false` for a hidden or unknown tab.
  @discardableResult
  public final func select(_ tab: T) -> Bool { show(tab.name) }

  /// Adds, removes and moves tabs. Tabs that are not removed keep their lines. When the selected tab is removed, the
  /// next one is selected, or else the one before it.
  ///
  /// - Parameter tabs: The new tabs, in their order.
  /// - Returns: Whether the change was made; `false` if the bar would be empty.
  @discardableResult
  public final func setTabs(_ tabs: [T]) -> Bool {
    attempt("setTabs(_:)") {
      let hidden = hiddenNames
      try setMembers(
        tabs.map { tab in
          var member = ContainerState.Member(tab)
          member.isHidden = hidden.contains(member.name)
          return member
        })
    }
  }

  /// Removes a tab from the bar. The tab keeps its line. If it is selected, the next tab that the guards admit is
  /// selected. If there is none, the tab is not hidden.
  ///
  /// - Parameter tab: One of ``tabs``.
  /// - Returns: Whether the tab is hidden now; `false` for an unknown tab, and if the bar would be empty.
  @discardableResult
  public final func hide(_ tab: T) -> Bool { hide(tab.name) }

  /// Puts a hidden tab back into the bar, with its line.
  ///
  /// - Parameter tab: One of ``tabs``.
  /// - Returns: Whether the tab is no longer hidden; `false` for an unknown tab.
  @discardableResult
  public final func unhide(_ tab: T) -> Bool { unhide(tab.name) }

  /// Returns the flow of a tab, if it has been made.
  public final func flow(of tab: T) -> AnyCoordinator? { flow(ofMember: tab.name) }

  /// Returns the flow of a tab, and makes it if the tab was never shown. Use it to navigate in a flow that the user
  /// does not see yet.
  ///
  /// - Parameter tab: One of ``tabs``.
  /// - Returns: The flow; `nil` for an unknown tab, and when the change was refused.
  public final func openFlow(of tab: T) -> AnyCoordinator? {
    let name = tab.name
    if let flow = flow(of: tab) { return flow }
    _ = attempt("openFlow(of:)") {
      guard members.contains(where: { $0.name == name }) else { throw NavigationError.notFound }
      guard let core else { return waiting[name] = makeMember(name) }
      try core.change { draft in try draft.openMembers(of: self, and: name) }
    }
    return flow(of: tab)
  }

  /// Called when the user taps a tab. The default selects it. A tap on the selected tab follows its
  /// ``Tab/onSecondTap``.
  ///
  /// ```swift
  /// override func userSelects(_ tab: MailTab) -> Bool {
  ///   guard tab == .compose else { return super.userSelects(tab) }
  ///   return compose()
  /// }
  /// ```
  ///
  /// - Parameter tab: One of ``shownTabs``, perhaps the selected one.
  /// - Returns: `false` if the tap was refused.
  open func userSelects(_ tab: T) -> Bool {
    let name = tab.name
    guard name == visibleName, let core, let path, let index = state.container?.index(of: name) else {
      return userSelectsMember(name)
    }
    return attempt("userSelects(_:)") {
      var trial = TreeEdit(core.current)
      trial.popToRoot(path + [index], everyTab: false, cause: .back)
      if tab.onSecondTap == .popToRoot, !trial.state.isSame(as: core.current) {
        try core.changeAsUser(.back) { $0.popToRoot(path + [index], everyTab: false, cause: .back) }
      } else if tab.onSecondTap != .nothing {
        try core.change { $0.tree.edit(path) { $0.container?.scrolls += 1 } }
      }
    }
  }

  // MARK: Members

  final override func choose(_ name: String) -> Bool { tab(named: name).map(userSelects) ?? userSelectsMember(name) }

  final override func makeMember(_ name: String) -> AnyCoordinator? {
    guard let tab = tab(named: name) else {
      return Coordinator(root: MessageDestination(message: "\(typeName) has no tab named “\(name)”."))
    }
    guard let flow = self as? T.Flow else { return Coordinator(root: MessageDestination(message: mismatch)) }
    return tab.flow(in: flow)
  }

  final override func keepsMember(_ name: String) -> Bool { tab(named: name)?.keepsLine ?? true }

  final override func currentName(of name: String) -> String {
    tab(named: name) == nil ? T.formerNames[name] ?? name : name
  }

  final override func describe(_ container: ContainerState) -> ContainerState.Description {
    var description = ContainerState.Description()
    for member in container.members {
      guard let tab: T = member.tab() else { continue }
      let flow = self as? T.Flow
      if let flow, tab.isHidden(in: flow) {
        description.leftOut.insert(member.name)
      } else if !member.isHidden {
        var item = flow.map { tab.item(in: $0) } ?? TabItem(mismatch)
        item.name = member.name
        description.items.append(item)
      }
    }
    return description
  }

  private final func tab(named name: String) -> T? { members.first { $0.name == name }?.tab() }

  /// The message for a `TabCoordinator<T>` that is not the subclass `T.Flow`. The compiler cannot rule that out.
  private final var mismatch: String { "\(T.self) belongs to a \(T.Flow.self), but this is a \(typeName)." }
}

extension ContainerState.Member {
  fileprivate init(_ tab: some Tab) { self.init(name: tab.name, key: DestinationBox(tab)) }

  /// Returns the tab of the member. Only its coordinator knows the type.
  fileprivate func tab<T: Tab>() -> T? { key?.value(as: T.self) }
}

/// A tab of a ``TabCoordinator``: an enum with a case for each tab.
///
/// ```swift
/// enum MainTab: Tab {
///   case notes, settings
///
///   func flow(in tabs: MainTabs) -> AnyCoordinator {
///     switch self {
///     case .notes: NotesCoordinator(store: tabs.store)
///     case .settings: SettingsCoordinator(onReset: {})
///     }
///   }
///
///   func item(in tabs: MainTabs) -> TabItem {
///     switch self {
///     case .notes: TabItem("Notes", image: "note.text", badge: "\(tabs.store.notes.count)")
///     case .settings: TabItem("Settings", image: "gear")
///     }
///   }
/// }
/// ```
public protocol Tab: Hashable, Sendable {
  /// The coordinator that holds the tabs.
  associatedtype Flow: TabCoordinator<Self> = TabCoordinator<Self>

  /// The tab's unique name in links. The default consists of the case's name and its values: `myNotes` becomes
  /// `my-notes`, and `project(id: 7)` becomes `project.7`.
  var name: String { get }

  /// The former names of tabs, with their names now: archives and links of older versions of the app still have them.
  /// The default is none.
  static var formerNames: [String: String] { get }

  /// Makes the flow of the tab. Called when the tab is first selected or a link passes through it.
  @MainActor func flow(in tabs: Flow) -> AnyCoordinator

  /// Makes the tab's item in the bar. Called when the tabs change, when an observable model that it has read changes,
  /// and after ``AnyCoordinator/refresh()``.
  @MainActor func item(in tabs: Flow) -> TabItem

  /// Returns whether the tab is left out of the bar now. It keeps its line. Called when ``item(in:)`` is. The bar does
  /// not change if no tab would be left. The default is `false`.
  @MainActor func isHidden(in tabs: Flow) -> Bool

  /// Whether the tab keeps its line when another tab is selected. If not, it is popped to its root. The default is
  /// `true`.
  var keepsLine: Bool { get }

  /// The reaction to a tap on the selected tab. The default pops to the root.
  var onSecondTap: TabSecondTap { get }
}

extension Tab {
  public var name: String {
    // A case's name has no dot, so a tab with values never has the name of another case.
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .enum, let payload = mirror.children.first, let label = payload.label else {
      return CaseName.linkText(of: "\(self)")
    }
    let values = Mirror(reflecting: payload.value)
    let texts = values.displayStyle == .tuple ? values.children.map { "\($0.value)" } : ["\(payload.value)"]
    return ([CaseName.linkText(of: label)] + texts).joined(separator: ".")
  }
  public static var formerNames: [String: String] { [:] }
  @MainActor public func isHidden(in tabs: Flow) -> Bool { false }
  public var keepsLine: Bool { true }
  public var onSecondTap: TabSecondTap { .popToRoot }
}

/// The reaction to a tap on the selected tab.
public enum TabSecondTap: String, Hashable, Sendable, CaseIterable {
  /// Pops the tab to its root. At the root, the screen scrolls to its top.
  case popToRoot
  /// The screen on top scrolls to its top.
  case scrollToTop
  /// Does nothing.
  case nothing
}
