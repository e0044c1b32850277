@available(iOS 16, macOS 13, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public struct OpenWindowAction {
  let open: @MainActor (_ id: String?, _ value: AnyHashable?) -> Void
  nonisolated init(open: @escaping @MainActor (String?, AnyHashable?) -> Void) { self.open = open }
  public func callAsFunction(id: String) { open(id, nil) }
  public func callAsFunction<D: Codable & Hashable>(value: D) { open(nil, value) }
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { open(id, value) }
}

@available(iOS 17, macOS 14, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public struct DismissWindowAction {
  /// Dismisses the window with a value, or this window for `nil`.
  let dismiss: @MainActor (_ value: AnyHashable?) -> Void
  nonisolated init(dismiss: @escaping @MainActor (AnyHashable?) -> Void) { self.dismiss = dismiss }
  public func callAsFunction() { dismiss(nil) }
  public func callAsFunction<D: Codable & Hashable>(value: D) { dismiss(value) }
}

private enum OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction { _, _ in } }
}

private enum DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction { _ in } }
}

private enum MultipleKey: EnvironmentKey { static let defaultValue = false }
private enum ActiveKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  @available(iOS 16, macOS 13, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public internal(set) var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }
  @available(iOS 17, macOS 14, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public internal(set) var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public internal(set) var supportsMultipleWindows: Bool {
    get { self[MultipleKey.self] }
    set { self[MultipleKey.self] = newValue }
  }
  @available(iOS 18, macOS 10.15, tvOS 18, watchOS 11, *)
  public var appearsActive: Bool {
    get { self[ActiveKey.self] }
    set { self[ActiveKey.self] = newValue }
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
