/// Tabs as values, drawn as views with the same tags, labels and badges.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
private protocol DrawnTabs {
  var tabs: AnyView { get }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension TabContent {
  /// The tabs, or else those of the body.
  @MainActor fileprivate var tabs: AnyView { (self as? any DrawnTabs)?.tabs ?? body.tabs }
}

/// The content of a tab, which is a tab itself, and holds none.
private struct TabBody<Content: View>: View {
  let content: Content
  var body: some View { content }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Tab: DrawnTabs where Value: Hashable, Content: View, Label: View {
  @MainActor fileprivate var tabs: AnyView {
    AnyView(TabBody(content: content).tabItem { label }.tag(value).attribute(.tabRole(role?.name)))
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ModifiedTab: DrawnTabs {
  @MainActor fileprivate var tabs: AnyView { AnyView(content.tabs.attribute(attribute)) }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension TabSection: DrawnTabs where Content: TabContent {
  @MainActor fileprivate var tabs: AnyView {
    AnyView(content.tabs.attribute(.tabSection((header as? Text)?.text ?? "?")))
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension _ConditionalContent: DrawnTabs where TrueContent: TabContent, FalseContent: TabContent {
  @MainActor fileprivate var tabs: AnyView {
    switch storage {
    case .first(let content): content.tabs
    case .second(let content): content.tabs
    }
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Optional: DrawnTabs where Wrapped: TabContent {
  @MainActor fileprivate var tabs: AnyView { self?.tabs ?? AnyView(EmptyView()) }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ForEach: DrawnTabs where Content: TabContent {
  @MainActor fileprivate var tabs: AnyView {
    let content = content
    return AnyView(ForEach<Data, ID, AnyView>(data: data, content: { content($0).tabs }, id: id))
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension TabContentBuilder.Content: Drawable, HoldsTabs {
  @MainActor func draw(in place: Place) -> [Element] {
    place.node.window.needs(.iOS18, "Tab")
    return place.draw(content.tabs)
  }
}
