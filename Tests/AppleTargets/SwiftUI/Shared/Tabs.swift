// Tabs as values.
//
// https://developer.apple.com/documentation/swiftui/tab

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct TabRole: Hashable, Sendable {
  let name: String
  public static var search: TabRole { Self(name: "search") }
  @available(iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27, *)
  public static var prominent: TabRole { Self(name: "prominent") }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs as a view.
  nonisolated public struct Content<C: TabContent>: View {
    public typealias Body = Never
    let content: C
  }

  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _ConditionalContent<T, F>
  where T.TabValue == TabValue, F.TabValue == TabValue { _ConditionalContent(storage: .first(first)) }
  public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _ConditionalContent<T, F>
  where T.TabValue == TabValue, F.TabValue == TabValue { _ConditionalContent(storage: .second(second)) }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
nonisolated public struct Tab<Value, Content, Label> {
  let value: Value
  let role: TabRole?
  let content: Content
  let label: Label
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value

  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, Content.TabValue == SelectionValue {
  public typealias TabValue = SelectionValue

  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Footer == EmptyView {
    self.init(header: header(), content: content())
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
nonisolated public struct ModifiedTab<Content: TabContent> {
  let content: Content
  let badge: Text?
  let identifier: String?
  let accessibilityLabel: Text?

  nonisolated init(
    content: Content, badge: Text? = nil, identifier: String? = nil, accessibilityLabel: Text? = nil
  ) {
    self.content = content
    self.badge = badge
    self.identifier = identifier
    self.accessibilityLabel = accessibilityLabel
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ModifiedTab: TabContent {
  public typealias TabValue = Content.TabValue
}

// https://developer.apple.com/documentation/swiftui/tabcontent/accessibilitylabel(_:isenabled:)
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension TabContent {
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { ModifiedTab(content: self, identifier: isEnabled ? identifier : nil) }
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { ModifiedTab(content: self, accessibilityLabel: isEnabled ? label : nil) }
}

@available(iOS 18, macOS 15, visionOS 2, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TabContent {
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    ModifiedTab(content: self, badge: label)
  }
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { ModifiedTab(content: self) }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension TabView {
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(selection: selection, content: { TabContentBuilder<SelectionValue>.Content(content: content()) })
  }
}
