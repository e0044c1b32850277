nonisolated public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  enum Target {
    /// Shows its own view. The request, if any, decides whether it is shown.
    case view(Request?, Destination)
    case value(AnyHashable?)
  }
  let target: Target
  let label: Label

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(nil, destination())
    self.label = label()
  }

  @available(iOS, introduced: 13, deprecated: 16)
  @available(macOS, introduced: 10.15, deprecated: 13)
  @available(tvOS, introduced: 13, deprecated: 16)
  @available(watchOS, introduced: 6, deprecated: 9)
  @available(visionOS, introduced: 1, deprecated: 1)
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    // A tap sets the binding too.
    var request = Request(while: isActive) { AnyView(EmptyView()) }
    request.begin = { isActive.wrappedValue = true }
    target = .view(request, destination)
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

// https://developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
  nonisolated public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
  nonisolated public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}
