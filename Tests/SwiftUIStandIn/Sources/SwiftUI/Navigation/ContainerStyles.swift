// Only the look changes.

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

extension View {
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { attribute(.appearance) }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    attribute(.appearance)
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { attribute(.appearance) }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { attribute(.appearance) }
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { attribute(.appearance) }
}
