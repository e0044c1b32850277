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

  /// Makes the tab's item in the bar. Called when the tabs change, when an observable model changes that it has read, and
  /// after ``TabCoordinator/refreshItems()``.
  @MainActor func item(in tabs: Flow) -> TabItem

  /// Returns whether the tab is left out of the bar now. It keeps its line. Called when ``item(in:)`` is. The bar stays as
  /// it is if no tab would be left. The default is `false`.
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
