/// A tab of a ``TabCoordinator``: an enum with a case per tab, each with the flow that it shows.
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

  /// The tab's name in links, which no other tab has. The default is made of the case's name and its values, if any: `myNotes`
  /// becomes `my-notes`, and `project(id: 7)` becomes `project.7`.
  var name: String { get }

  /// Makes the flow that the tab shows. It is asked when the tab is first selected, or a link passes through it.
  @MainActor func flow(in tabs: Flow) -> AnyCoordinator

  /// Makes the tab's item in the bar. It is asked when the bar gets other tabs, and after
  /// ``TabCoordinator/refreshItems()``.
  @MainActor func item(in tabs: Flow) -> TabItem

  /// Whether the tab keeps its line while another one is selected; otherwise it goes to its root then. The default keeps it.
  var keepsLine: Bool { get }

  /// The reaction when the user taps the tab while it is selected. The default pops to the root.
  var onSecondTap: TabSecondTap { get }
}

extension Tab {
  public var name: String {
    // No case's name has a point, so a tab with values never has the name of another case.
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .enum, let payload = mirror.children.first, let label = payload.label else {
      return CaseName.linkText(of: "\(self)")
    }
    let values = Mirror(reflecting: payload.value)
    let texts = values.displayStyle == .tuple ? values.children.map { "\($0.value)" } : ["\(payload.value)"]
    return ([CaseName.linkText(of: label)] + texts).joined(separator: ".")
  }
  public var keepsLine: Bool { true }
  public var onSecondTap: TabSecondTap { .popToRoot }
}

/// The reaction when the user taps a tab that is selected already.
public enum TabSecondTap: String, Hashable, Sendable, CaseIterable {
  /// Pops the tab to its root; at the root, its screen scrolls to the top.
  case popToRoot
  /// The screen on top scrolls to its top.
  case scrollToTop
  /// Nothing.
  case nothing
}
