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

/// A content whose body is of its own type returns itself in a `return`, which no builder takes apart.
///
/// https://developer.apple.com/documentation/swiftui/tabcontent
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  associatedtype Body: TabContent
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
}

/// https://developer.apple.com/documentation/swiftui/tabcontentbuilder
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs as a view.
  nonisolated public struct Content<C: TabContent>: View {
    public typealias Body = Never
    let content: C
  }

  public static func buildExpression(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }
  public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }
  public static func buildIf(_ content: (some TabContent<TabValue>)?) -> (some TabContent<TabValue>)? { content }
  public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _ConditionalContent<T, F>
  where TabValue == T.TabValue, T.TabValue == F.TabValue { _ConditionalContent(storage: .first(first)) }
  public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _ConditionalContent<T, F>
  where TabValue == T.TabValue, T.TabValue == F.TabValue { _ConditionalContent(storage: .second(second)) }
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
  @MainActor @preconcurrency public var body: Tab<Value, Content, Label> { return self }

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

/// https://developer.apple.com/documentation/swiftui/tabsection
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  public typealias TabValue = Content.TabValue
  @MainActor @preconcurrency public var body: TabSection<Header, Content, Footer, SelectionValue> { return self }
}

/// https://developer.apple.com/documentation/swiftui/tabsection/init(content:header:)
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension TabSection where Content: TabContent, SelectionValue: Hashable {
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Header: View, Footer == EmptyView {
    self.init(header: header(), content: content())
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue
  @MainActor @preconcurrency public var body: _ConditionalContent<TrueContent, FalseContent> { return self }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  @MainActor @preconcurrency public var body: Wrapped? { return self }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  @MainActor @preconcurrency public var body: ForEach<Data, ID, Content> { return self }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
nonisolated struct ModifiedTab<Content: TabContent> {
  let content: Content
  let attribute: Attribute
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ModifiedTab: TabContent {
  typealias TabValue = Content.TabValue
  @MainActor @preconcurrency var body: ModifiedTab<Content> { return self }
}

// https://developer.apple.com/documentation/swiftui/tabcontent/accessibilitylabel(_:isenabled:)
// https://developer.apple.com/documentation/swiftui/tabcontent/customizationid(_:)
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension TabContent {
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    ModifiedTab(content: self, attribute: isEnabled ? .accessibilityIdentifier(identifier) : .appearance)
  }
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    ModifiedTab(content: self, attribute: isEnabled ? .accessibilityLabel(label.text) : .appearance)
  }
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
    ModifiedTab(content: self, attribute: .appearance)
  }
}

/// https://developer.apple.com/documentation/swiftui/tabcontent/badge(_:)
@available(iOS 18, macOS 15, visionOS 2, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TabContent {
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    ModifiedTab(content: self, attribute: .badge(label?.text))
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension TabView {
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(selection: selection, content: { TabContentBuilder<SelectionValue>.Content(content: content()) })
  }
}
