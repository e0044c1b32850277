nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never

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

  @available(iOS, introduced: 13, deprecated: 16, message: "use NavigationLink(value:label:)")
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view(Request(activating: isActive), destination())
    self.label = label()
  }

  @available(iOS, introduced: 13, deprecated: 16, message: "use NavigationLink(value:label:)")
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view(Request(activating: selection.isAt(tag)), destination())
    self.label = label()
  }

  @available(iOS, introduced: 13, deprecated: 100000)
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }

  @available(iOS, introduced: 13, deprecated: 16)
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }

  @available(iOS, introduced: 13, deprecated: 16)
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

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

extension Request {
  /// For links: a tap sets their binding too.
  init(activating isActive: Binding<Bool>) {
    self.init(while: isActive) { AnyView(EmptyView()) }
    begin = { isActive.wrappedValue = true }
  }
}

extension Binding {
  fileprivate func isAt<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      noteRead: noteRead, reading: { get() == tag },
      writing: { isOn, transaction in set(isOn ? tag : nil, transaction) })
  }
}
