/// Toolbar content that is also a view.
private protocol ToolbarViews: ToolbarContent {
  nonisolated var views: AnyView { get }
}

extension ToolbarItem: ToolbarViews {
  nonisolated var views: AnyView { AnyView(ToolbarItemView(content: content)) }
}

extension ToolbarItemGroup: ToolbarViews {
  nonisolated var views: AnyView { AnyView(ToolbarItemView(content: content)) }
}

extension ToolbarItems: ToolbarViews {
  nonisolated var views: AnyView { AnyView(TupleView(value: (), views: items.map { ToolbarView(content: $0) })) }
}

/// Toolbar content in an `if`.
extension Optional: ToolbarViews where Wrapped: ToolbarContent {
  nonisolated var views: AnyView { AnyView(ToolbarConditionView(content: map { ToolbarView(content: $0) })) }
}

/// Draws toolbar content, or else its body.
extension ToolbarView: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    place.draw((content as? any ToolbarViews)?.views ?? AnyView(ToolbarView(content: content.body)))
  }
}

/// One item of a bar. A system whose builder takes an `if` around the item draws an item without content all the same:
/// as empty glass, or as a gap.
///
/// https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildif(_:)
nonisolated private struct ToolbarItemView<Content: View>: View {
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
