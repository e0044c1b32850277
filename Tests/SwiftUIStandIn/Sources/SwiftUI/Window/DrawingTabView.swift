/// The system's data about a tab view.
///
/// https://developer.apple.com/documentation/swiftui/tabview/init(selection:content:)
@MainActor
final class TabsState {
  /// One tab with the values of its modifiers.
  struct Tab {
    var tag: AnyHashable?
    var label: AnyView?
    var badge: String?
    var role: String?
    var section: String?
    var identifier: String?
    var accessibilityLabel: String?
    /// Draws the content of the tab. It is first called when the tab is selected.
    var draw: @MainActor () -> [Element]
  }

  /// The selected tag.
  let selection = Known<AnyHashable>()
  /// The tag of the shown tab.
  var shown: AnyHashable?
  var visited: Set<AnyHashable> = []
  var select: (AnyHashable) -> Void = { _ in }
}

extension TabView: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    let state = place.node.kept { TabsState() }
    let window = place.node.window
    var listing = place
    listing.environment.listsTabs = true
    var tabs = listing.draw(content)
    let tags = tabs.map(\.tabTag)
    place.checkSource(of: selection, "the selection of tabs")
    let selection = selection.map { Binding<AnyHashable>($0) }
    let wanted = selection.map { state.selection.read($0, in: place) } ?? state.selection.value ?? tags.first ?? nil
    if !tags.contains(wanted) { window.fail("the selection matches no tab") }
    state.shown = tags.contains(wanted) ? wanted : tags.first ?? nil
    state.select = { [selection, unowned window, weak state] tag in
      window.report { state?.selection.write(tag, to: selection, isShown: true) }
    }
    if let shown = state.shown { state.visited.insert(shown) }
    for index in tabs.indices {
      guard case .tab(let tab) = tabs[index].kind else { continue }
      let inner = Place(node: tabs[index].node, environment: place.environment, isSame: tabs[index].isSame)
      let label = tab.label.map { inner.element(.group, inner.draw($0, as: "label")) }
      if let tag = tab.tag, state.visited.contains(tag) { tabs[index].children = tab.draw() }
      tabs[index].label = label?.texts.joined(separator: " ")
    }
    return [place.element(.tabs(state), tabs)]
  }
}

extension Element {
  @MainActor var tabTag: AnyHashable? { if case .tab(let tab) = kind { tab.tag } else { nil } }
}

/// A view that stands for the tabs inside it, and is no tab itself.
protocol HoldsTabs {}
extension AnyView: HoldsTabs {}
extension EmptyView: HoldsTabs {}
extension TupleView: HoldsTabs {}
extension _ConditionalContent: HoldsTabs {}
extension Optional: HoldsTabs {}
extension Group: HoldsTabs {}
extension ForEach: HoldsTabs {}
extension ModifiedContent: HoldsTabs {}
extension _ViewModifier_Content: HoldsTabs {}
extension Attributed: HoldsTabs {}

extension Place {
  /// Returns the tab of a view, or `nil` if the tabs are inside the view.
  func tab(_ view: any View, _ draw: @escaping @MainActor (Place) -> [Element]) -> Element? {
    guard environment.listsTabs, !(view is any HoldsTabs) else { return nil }
    var inner = self
    inner.environment.listsTabs = false
    inner.environment.stack = nil
    return element(.tab(TabsState.Tab { draw(inner) }))
  }
}

extension Element {
  /// Returns a tab with one more modifier.
  @MainActor func tab(with attribute: Attribute, at place: Place) -> Element {
    guard case .tab(var tab) = kind else { return self }
    switch attribute {
    case .tag(let tag): tab.tag = tag
    case .tabItem(let label): tab.label = label
    case .badge(let badge): tab.badge = badge
    case .tabRole(let role): tab.role = role
    case .tabSection(let section): tab.section = section
    case .accessibilityIdentifier(let identifier): tab.identifier = identifier
    case .accessibilityLabel(let label): tab.accessibilityLabel = label
    default: break
    }
    var outer = place
    outer.environment.listsTabs = false
    tab.draw = { [draw = tab.draw] in [outer.element(.attribute(attribute), draw())] }
    var element = self
    element.kind = .tab(tab)
    return element
  }
}
