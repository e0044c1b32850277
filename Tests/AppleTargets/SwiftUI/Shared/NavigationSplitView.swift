@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView {
  let visibility: Binding<NavigationSplitViewVisibility>
  /// A binding of a `NavigationSplitViewColumn`, which iOS 16 lacks.
  let preferred: Any?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, preferred: nil, sidebar(), content(), detail())
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(visibility: columnVisibility, preferred: nil, sidebar(), EmptyView(), detail())
  }
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, preferred: preferredCompactColumn, sidebar(), content(), detail())
  }
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(visibility: columnVisibility, preferred: preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  private init(
    visibility: Binding<NavigationSplitViewVisibility>, preferred: Any?, _ sidebar: Sidebar, _ content: Content,
    _ detail: Detail
  ) {
    self.visibility = visibility
    self.preferred = preferred
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  let name: String
  public static var automatic: NavigationSplitViewVisibility { Self(name: "automatic") }
  public static var all: NavigationSplitViewVisibility { Self(name: "all") }
  public static var doubleColumn: NavigationSplitViewVisibility { Self(name: "doubleColumn") }
  public static var detailOnly: NavigationSplitViewVisibility { Self(name: "detailOnly") }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String
  public static var sidebar: NavigationSplitViewColumn { Self(name: "sidebar") }
  public static var content: NavigationSplitViewColumn { Self(name: "content") }
  public static var detail: NavigationSplitViewColumn { Self(name: "detail") }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension View {
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    attribute(.appearance)
  }
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { attribute(.appearance) }
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { attribute(.appearance) }
}
