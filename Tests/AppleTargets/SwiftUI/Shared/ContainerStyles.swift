@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

@MainActor @preconcurrency
public protocol TabViewStyle {}

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
@available(watchOS, unavailable)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
}

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
@available(watchOS, unavailable)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
