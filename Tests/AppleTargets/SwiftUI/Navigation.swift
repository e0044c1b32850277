// MARK: Stacks and columns

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  public typealias Body = Never
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  public static var automatic: NavigationSplitViewVisibility { Self() }
  public static var all: NavigationSplitViewVisibility { Self() }
  public static var doubleColumn: NavigationSplitViewVisibility { Self() }
  public static var detailOnly: NavigationSplitViewVisibility { Self() }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct NavigationSplitViewColumn: Hashable, Sendable {
  public static var sidebar: NavigationSplitViewColumn { Self() }
  public static var content: NavigationSplitViewColumn { Self() }
  public static var detail: NavigationSplitViewColumn { Self() }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension View {
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}

extension View {
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}

nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never
  @available(iOS, introduced: 13, deprecated: 16)
  @available(macOS, introduced: 10.15, deprecated: 13)
  @available(tvOS, introduced: 13, deprecated: 16)
  @available(watchOS, introduced: 6, deprecated: 9)
  @available(visionOS, introduced: 1, deprecated: 1)
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

// https://developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {}
  nonisolated public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {}
  nonisolated public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) where Label == Text {}
}

extension View {
  @available(iOS, introduced: 13, deprecated: 100000)
  @available(macOS, introduced: 10.15, deprecated: 100000)
  @available(tvOS, introduced: 13, deprecated: 100000)
  @available(watchOS, introduced: 7, deprecated: 100000)
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }
}

// MARK: Bars

extension View {
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

  @available(macOS 13, *)
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }

  @available(iOS, introduced: 13, deprecated: 100000)
  @available(macOS, unavailable)
  @available(tvOS, introduced: 13, deprecated: 100000)
  @available(watchOS, introduced: 6, deprecated: 100000)
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    self
  }
}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(_ c0: C0, _ c1: C1) -> some ToolbarContent {
    c0
  }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some ToolbarContent { c0 }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never
}

// MARK: Tabs

extension View {
  @available(iOS, introduced: 13, deprecated: 100000)
  @available(macOS, introduced: 10.15, deprecated: 100000)
  @available(tvOS, introduced: 13, deprecated: 100000)
  @available(watchOS, introduced: 7, deprecated: 100000)
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

  @available(iOS 15, macOS 12, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ label: Text?) -> some View { self }
}
