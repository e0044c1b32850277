public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var objects: [ObjectIdentifier: AnyObject] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

// MARK: Scenes

private enum PhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.background }
private enum HorizontalKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
private enum VerticalKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
private enum ActiveKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }
  @available(macOS 14, tvOS 17, watchOS 10, *)
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }
  @available(macOS 14, tvOS 17, watchOS 10, *)
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }
  @available(iOS 18, macOS 10.15, tvOS 18, watchOS 11, visionOS 2, *)
  public var appearsActive: Bool {
    get { self[ActiveKey.self] }
    set { self[ActiveKey.self] = newValue }
  }
}

// MARK: Presentation

/// A pushed screen or a presented layer, and its way to go.
@MainActor
final class Presented {
  let dismiss: () -> Void
  init(dismiss: @escaping () -> Void) { self.dismiss = dismiss }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
@MainActor @preconcurrency
public struct DismissAction {
  let presented: Presented?
  nonisolated init(presented: Presented?) { self.presented = presented }
  public func callAsFunction() { presented?.dismiss() }
}

private enum PresentedKey: EnvironmentKey { static let defaultValue: Presented? = nil }

extension EnvironmentValues {
  var presented: Presented? {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  public var dismiss: DismissAction { DismissAction(presented: presented) }
}

// MARK: Windows

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

private enum MultipleKey: EnvironmentKey { static let defaultValue = false }

@available(iOS 16, macOS 13, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
private enum OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction { _, _ in } }
}

@available(iOS 17, macOS 14, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
private enum DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction { _ in } }
}

extension EnvironmentValues {
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public internal(set) var supportsMultipleWindows: Bool {
    get { self[MultipleKey.self] }
    set { self[MultipleKey.self] = newValue }
  }
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
}
