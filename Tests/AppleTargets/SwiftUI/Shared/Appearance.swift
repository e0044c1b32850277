// MARK: Look

extension View {
  @available(iOS, introduced: 13, deprecated: 100000)
  @available(macOS, introduced: 10.15, deprecated: 100000)
  @available(tvOS, introduced: 13, deprecated: 100000)
  @available(watchOS, introduced: 6, deprecated: 100000)
  nonisolated public func foregroundColor(_ color: Color?) -> some View { attribute(.appearance) }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { attribute(.appearance) }
  nonisolated public func font(_ font: Font?) -> some View { attribute(.appearance) }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { attribute(.appearance) }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    attribute(.appearance)
  }
  nonisolated public func padding(_ length: CGFloat) -> some View { attribute(.appearance) }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { attribute((idealHeight ?? minHeight).map { .frame(height: $0) } ?? .appearance) }
  @available(iOS, introduced: 13, deprecated: 100000)
  @available(macOS, introduced: 10.15, deprecated: 100000)
  @available(tvOS, introduced: 13, deprecated: 100000)
  @available(watchOS, introduced: 6, deprecated: 100000)
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { TupleView(value: (self, background), views: [background, self]) }
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    attribute(view == nil ? .appearance : .rowBackground)
  }
  nonisolated public func hidden() -> some View { attribute(.disabled(true)) }
  nonisolated public func opacity(_ opacity: Double) -> some View { attribute(.opacity(opacity)) }
  /// https://developer.apple.com/documentation/swiftui/view/toolbar(_:for:)
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    attribute(.appearance)
  }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { attribute(.appearance) }
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { attribute(.appearance) }
  nonisolated public func previewDisplayName(_ value: String?) -> some View { attribute(.previewName(value)) }
}

// MARK: Names

extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { attribute(.id(id)) }
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { attribute(.tag(tag)) }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { attribute(.appearance) }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    attribute(.accessibilityIdentifier(identifier))
  }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    attribute(.accessibilityLabel(labelKey.text))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    attribute(.accessibilityLabel(String(label)))
  }
}
