@available(iOS 16, macOS 13, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public struct OpenWindowAction {
  let open: @MainActor (String) -> Void
  nonisolated init(open: @escaping @MainActor (String) -> Void) { self.open = open }
  public func callAsFunction(id: String) { open(id) }
  public func callAsFunction<D: Codable & Hashable>(value: D) { open("\(value)") }
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { open("\(id) \(value)") }
}

private enum OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction { _ in } }
}

private enum MultipleKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  @available(iOS 16, macOS 13, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public internal(set) var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }
  @available(iOS 16, macOS 13, *)
  public internal(set) var supportsMultipleWindows: Bool {
    get { self[MultipleKey.self] }
    set { self[MultipleKey.self] = newValue }
  }
}

extension View {
  @available(iOS 14, macOS 11, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    attribute(.appearance)
  }
}
