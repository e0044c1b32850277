nonisolated public struct Button<Label: View>: View, PrimitiveView {
  /// The name, since a property cannot have a type that the oldest systems lack.
  let roleName: String?
  let action: @MainActor () -> Void
  let label: Label

  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    roleName = nil
    self.action = action
    self.label = label()
  }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  @preconcurrency
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    roleName = role?.name
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  @preconcurrency
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  @preconcurrency
  nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

nonisolated public struct Toggle<Label: View>: View, PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

nonisolated public struct TextField<Label: View>: View, PrimitiveView {
  let text: Binding<String>
  let label: Label
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(titleKey))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, label: Text(title))
  }
}

nonisolated public struct ProgressView<Label: View>: View, PrimitiveView {
  let label: Label
}

extension ProgressView where Label == EmptyView {
  nonisolated public init() { label = EmptyView() }
}

// Pages of Apple's documentation: swiftui/securefield, swiftui/picker, swiftui/pickerstyle, swiftui/menupickerstyle,
// swiftui/datepicker, swiftui/datepickercomponents, swiftui/stepper.

nonisolated public struct SecureField<Label: View>: View, PrimitiveView {
  let text: Binding<String>
  let label: Label
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(titleKey))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, label: Text(title))
  }
}

nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

@available(watchOS 10, *)
@available(tvOS, unavailable)
nonisolated public struct DatePicker<Label: View>: View, PrimitiveView {
  public typealias Components = DatePickerComponents
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let label: Label
}

@available(watchOS 10, *)
@available(tvOS, unavailable)
extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, range: range, label: Text(titleKey)) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, range: range, label: Text(title)) }
}

@available(watchOS 9, *)
@available(tvOS, unavailable)
nonisolated public struct Stepper<Label: View>: View, PrimitiveView {
  /// Changes the value by a number of steps, within its bounds.
  let change: (Int) -> Void
  let label: Label
}

@available(watchOS 9, *)
@available(tvOS, unavailable)
extension Stepper where Label == Text {
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(titleKey), value, bounds, step) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), value, bounds, step) }

  nonisolated private init<V: Strideable>(
    _ label: Text, _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride
  ) {
    self.label = label
    change = { steps in
      let new = value.wrappedValue.advanced(by: steps < 0 ? -step : step)
      value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
    }
  }
}
