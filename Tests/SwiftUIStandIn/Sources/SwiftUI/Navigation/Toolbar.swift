extension ToolbarItemPlacement {
  public static var principal: Self { Self(name: "principal") }
  public static var destructiveAction: Self { Self(name: "destructiveAction") }
  public static var navigation: Self { Self(name: "navigation") }
  @available(macOS, unavailable)
  public static var navigationBarLeading: Self { Self(name: "navigationBarLeading") }
  @available(macOS, unavailable)
  public static var navigationBarTrailing: Self { Self(name: "navigationBarTrailing") }
  @available(macOS, unavailable)
  public static var bottomBar: Self { Self(name: "bottomBar") }
  @available(iOS 14, *)
  @available(macOS, unavailable)
  public static var topBarLeading: Self { Self(name: "topBarLeading") }
  @available(iOS 14, *)
  @available(macOS, unavailable)
  public static var topBarTrailing: Self { Self(name: "topBarTrailing") }
}

/// Toolbar content that is also a view. The stand-in has no other.
protocol ToolbarViews: ToolbarContent where Body == Never {
  nonisolated var views: AnyView { get }
}

extension ToolbarItem: ToolbarViews {
  nonisolated var views: AnyView { AnyView(ToolbarItemView(content: content)) }
}

extension ToolbarItemGroup: ToolbarViews {
  nonisolated var views: AnyView { AnyView(ToolbarItemView(content: content)) }
}

/// One item of a bar. A system whose builder takes an `if` around the item draws an item without content all the same:
/// as empty glass, or as a gap.
///
/// https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildif(_:)
nonisolated struct ToolbarItemView<Content: View>: View {
  typealias Body = Never
  let content: Content
}

extension ToolbarItemView: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    let item = place.element(.toolbarItem, place.draw(content))
    let window = place.node.window
    if window.generation >= .iOS16, !item.hasContent { window.fail("a toolbar has an item without content") }
    return [item]
  }
}

/// Toolbar content in an `if`.
nonisolated private struct ToolbarCondition: ToolbarViews {
  typealias Body = Never
  let content: (any ToolbarContent)?
  nonisolated var views: AnyView { AnyView(ToolbarConditionView(content: content.map { ToolbarView(content: $0) })) }
}

nonisolated private struct ToolbarConditionView: View {
  typealias Body = Never
  let content: ToolbarView?
}

extension ToolbarConditionView: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    place.node.window.needs(.iOS16, "a condition in a toolbar")
    return content.map { place.draw($0) } ?? []
  }
}

nonisolated public struct _ToolbarList: ToolbarViews {
  public typealias Body = Never
  let items: [any ToolbarContent]
  nonisolated var views: AnyView { AnyView(TupleView(value: (), views: items.map { ToolbarView(content: $0) })) }
}

/// Draws toolbar content, or else its body.
nonisolated struct ToolbarView: View {
  let content: any ToolbarContent

  @MainActor var body: AnyView {
    if let views = (content as? any ToolbarViews)?.views { return views }
    return AnyView(ToolbarView(content: content.body))
  }
}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var items: [any ToolbarContent] = []
    for item in repeat each content { items.append(item) }
    return _ToolbarList(items: items)
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ToolbarCondition(content: content)
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarList {
    _ToolbarList(items: [ToolbarCondition(content: first)])
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarList {
    _ToolbarList(items: [ToolbarCondition(content: second)])
  }
}

extension View {
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    attribute(.toolbar(AnyView(content())))
  }
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    attribute(.toolbar(AnyView(ToolbarView(content: content()))))
  }
}
