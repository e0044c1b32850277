/// What the system keeps of a tab view.
@MainActor
final class TabsState {
  /// One tab as its modifiers tell of it.
  @MainActor struct Tab {
    var tag: AnyHashable?
    var label: AnyView?
    var badge: String?
    let view: any View

    init(_ view: any View) {
      self.view = view
      var next = view as? any AttributedView
      while let current = next {
        switch current.attribute {
        case .tag(let tag): self.tag = tag
        case .tabItem(let label): self.label = label
        case .badge(let badge): self.badge = badge
        default: break
        }
        next = current.inner as? any AttributedView
      }
    }

    /// Holds nothing yet: tabs that have never been selected are not drawn.
    func draw(in place: Place) -> Element { place.element(.tab(self)) }
  }

  /// The tag that is selected, as far as the system knows.
  var selection: AnyHashable?
  /// The tag of the tab that is shown.
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
    let known = selection.map { place.value(of: Binding<AnyHashable>($0), &state.selection) }
    let wanted = known ?? state.selection ?? tags.first ?? nil
    if !tags.contains(wanted) { window.fail("the selection matches no tab") }
    state.shown = tags.contains(wanted) ? wanted : tags.first ?? nil
    state.select = { [selection] tag in
      window.report {
        state.selection = tag
        if let selection, let value = tag.base as? SelectionValue { selection.wrappedValue = value }
      }
    }
    if let shown = state.shown { state.visited.insert(shown) }
    for index in tabs.indices {
      guard case .tab(let tab) = tabs[index].kind else { continue }
      var inner = Place(node: tabs[index].node, environment: place.environment, isSame: tabs[index].isSame)
      inner.environment.stack = nil
      let label = tab.label.map { inner.element(.group, inner.draw($0, as: "label")) }
      if let tag = tab.tag, state.visited.contains(tag) { tabs[index].children = inner.draw(tab.view, as: "tab") }
      tabs[index].label = label?.texts.joined(separator: " ")
    }
    return [place.element(.tabs(state), tabs)]
  }
}

extension Element {
  @MainActor var tabTag: AnyHashable? { if case .tab(let tab) = kind { tab.tag } else { nil } }
}
