// Only the look changes.

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
