// MARK: Texts and images

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ string: String) {}
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {}
  }
}

public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}

nonisolated public struct Text: View, Equatable, Sendable {
  public typealias Body = Never
  public init(verbatim content: String) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {}
  public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {}
  public func font(_ font: Font?) -> Text { self }
  @available(iOS, introduced: 13, deprecated: 100000)
  @available(macOS, introduced: 10.15, deprecated: 100000)
  @available(tvOS, introduced: 13, deprecated: 100000)
  @available(watchOS, introduced: 6, deprecated: 100000)
  public func foregroundColor(_ color: Color?) -> Text { self }
}

nonisolated public struct Image: View, Equatable, Sendable {
  public typealias Body = Never
  public init(systemName: String) {}
}

nonisolated public struct Label<Title: View, Icon: View>: View {
  public typealias Body = Never
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}

extension View {
  @available(iOS, introduced: 13, deprecated: 100000)
  @available(macOS, introduced: 10.15, deprecated: 100000)
  @available(tvOS, introduced: 13, deprecated: 100000)
  @available(watchOS, introduced: 6, deprecated: 100000)
  nonisolated public func foregroundColor(_ color: Color?) -> some View { self }
  nonisolated public func font(_ font: Font?) -> some View { self }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  @available(iOS, introduced: 13, deprecated: 100000)
  @available(macOS, introduced: 10.15, deprecated: 100000)
  @available(tvOS, introduced: 13, deprecated: 100000)
  @available(watchOS, introduced: 6, deprecated: 100000)
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { self }
}

extension View {
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
}

// MARK: Controls

nonisolated public struct Button<Label: View>: View {
  public typealias Body = Never
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
  @preconcurrency
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
}

nonisolated public struct Toggle<Label: View>: View {
  public typealias Body = Never
}

extension Toggle where Label == Text {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}

nonisolated public struct TextField<Label: View>: View {
  public typealias Body = Never
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

nonisolated public struct SecureField<Label: View>: View {
  public typealias Body = Never
}

extension SecureField where Label == Text {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
}

extension Picker where Label == Text {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {}
}

extension View {
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}

@available(watchOS 10, *)
@available(tvOS, unavailable)
nonisolated public struct DatePicker<Label: View>: View {
  public typealias Body = Never
}

@available(watchOS 10, *)
@available(tvOS, unavailable)
extension DatePicker where Label == Text {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}
}

@available(watchOS 9, *)
@available(tvOS, unavailable)
nonisolated public struct Stepper<Label: View>: View {
  public typealias Body = Never
}

@available(watchOS 9, *)
@available(tvOS, unavailable)
extension Stepper where Label == Text {
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {}
}

nonisolated public struct ProgressView<Label: View>: View {
  public typealias Body = Never
}

extension ProgressView where Label == EmptyView {
  nonisolated public init() {}
}
