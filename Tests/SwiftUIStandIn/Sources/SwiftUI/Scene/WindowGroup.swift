extension WindowGroup {
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// The content of windows that each have a value.
@available(iOS 16, macOS 13, *)
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let make: (Binding<Data?>) -> Content
  let defaultValue: (() -> Data)?
  var presented: PresentedValue?

  @MainActor public var body: some View {
    PresentedWindow(presented: presented ?? PresentedValue(defaultValue?()), make: make, unwraps: defaultValue != nil)
  }
}

private struct PresentedWindow<Data: Codable & Hashable, Content: View>: View {
  @ObservedObject var presented: PresentedValue
  let make: (Binding<Data?>) -> Content
  /// Whether the binding of the content is a forced unwrapping of the window's value. The value is `nil` for a moment while
  /// the system restores some windows, and the app crashes.
  ///
  /// https://developer.apple.com/documentation/swiftui/windowgroup/init(for:content:defaultvalue:)
  /// https://github.com/kenn-io/ghosthub/pull/50
  let unwraps: Bool

  var body: some View {
    let presented = presented
    if unwraps, presented.value == nil { presented.window?.fail("the app crashes: the window has no value yet") }
    return make(Binding(reading: { presented.value?.base as? Data }, writing: { value, _ in presented.value = value }))
  }
}

/// The value of a window. It is kept between launches.
final class PresentedValue: ObservableObject {
  @Published var value: AnyHashable?
  weak var window: Window?

  init(_ value: (some Hashable)?) { self.value = value.map { AnyHashable($0) } }
}

@available(iOS 16, macOS 13, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowGroup {
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(make: content, defaultValue: nil)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(
      make: { optional in
        content(Binding(reading: { optional.wrappedValue ?? defaultValue() }, writing: { optional.set($0, $1) }))
      }, defaultValue: defaultValue)
  }
}

extension View {
  nonisolated public func previewDisplayName(_ value: String?) -> some View { attribute(.previewName(value)) }
}
