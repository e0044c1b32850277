// MARK: Stacks

extension View {
  @available(iOS, introduced: 13, deprecated: 100000)
  @available(macOS, introduced: 10.15, deprecated: 100000)
  @available(tvOS, introduced: 13, deprecated: 100000)
  @available(watchOS, introduced: 7, deprecated: 100000)
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    attribute(.environment { $0.hasStackStyle = true })
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    attribute(.destination(type: D.self) { ($0.base as? D).map { AnyView(destination($0)) } })
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let destination = AnyView(destination())
    return attribute(.pushed(Request(while: isPresented) { destination }))
  }
}

// MARK: Bars

extension View {
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    attribute(.title(titleKey.text))
  }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    attribute(.title(String(title)))
  }

  @available(macOS 13, *)
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    attribute(.backButtonHidden(hidesBackButton))
  }

  @available(iOS, introduced: 13, deprecated: 100000)
  @available(macOS, unavailable)
  @available(tvOS, introduced: 13, deprecated: 100000)
  @available(watchOS, introduced: 6, deprecated: 100000)
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { attribute(.appearance) }

  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    attribute(.toolbar(AnyView(ToolbarView(content: content()))))
  }

  @available(iOS, introduced: 13, deprecated: 100000)
  @available(macOS, introduced: 10.15, deprecated: 100000)
  @available(tvOS, introduced: 13, deprecated: 100000)
  @available(watchOS, introduced: 7, deprecated: 100000)
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    attribute(.tabItem(AnyView(label())))
  }

  @available(iOS 15, macOS 12, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ label: Text?) -> some View { attribute(.badge(label?.text)) }
}

// MARK: Toolbars

@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  @MainActor public var body: Never { fatalError("\(Self.self) draws itself") }
}

nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
  let content: Content
}

extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(_ c0: C0, _ c1: C1) -> some ToolbarContent {
    ToolbarItems(items: [c0, c1])
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never
}

nonisolated struct ToolbarItems: ToolbarContent {
  typealias Body = Never
  let items: [any ToolbarContent]
}

/// Toolbar content as a view.
nonisolated struct ToolbarView: View, PrimitiveView {
  let content: any ToolbarContent
}
