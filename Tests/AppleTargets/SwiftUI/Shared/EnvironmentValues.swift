public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

// MARK: Scenes

private enum PhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.background }
private enum HorizontalKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
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
  @available(iOS 18, macOS 10.15, tvOS 18, watchOS 11, visionOS 2, *)
  public var appearsActive: Bool {
    get { self[ActiveKey.self] }
    set { self[ActiveKey.self] = newValue }
  }
}

// MARK: Controls

private enum EnabledKey: EnvironmentKey { static let defaultValue = true }
private enum StackStyleKey: EnvironmentKey { static let defaultValue = false }
private enum AskerKey: EnvironmentKey { static let defaultValue: Modal.Kind? = nil }

extension EnvironmentValues {
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  /// Whether navigation views are stacks in any width.
  var hasStackStyle: Bool {
    get { self[StackStyleKey.self] }
    set { self[StackStyleKey.self] = newValue }
  }
  /// The kind of alert or dialog whose actions the views are.
  var asker: Modal.Kind? {
    get { self[AskerKey.self] }
    set { self[AskerKey.self] = newValue }
  }
}

// MARK: Presentation

/// A pushed screen or a presented layer, and its way to go.
@MainActor
final class Presented {
  let dismiss: () -> Void
  init(dismiss: @escaping () -> Void) { self.dismiss = dismiss }
}

/// https://developer.apple.com/documentation/swiftui/presentationmode
public struct PresentationMode {
  let presented: Presented?
  public var isPresented: Bool { presented != nil }
  public mutating func dismiss() { MainActor.assumeIsolated { [presented] in presented?.dismiss() } }
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
  @available(iOS, introduced: 13, deprecated: 100000)
  @available(macOS, introduced: 10.15, deprecated: 100000)
  @available(tvOS, introduced: 13, deprecated: 100000)
  @available(watchOS, introduced: 6, deprecated: 100000)
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(presented: presented))
  }
}

// MARK: Windows

@available(iOS 16, macOS 13, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public struct OpenWindowAction {
  let open: @MainActor (_ value: AnyHashable) -> Void
  nonisolated init(open: @escaping @MainActor (AnyHashable) -> Void) { self.open = open }
  public func callAsFunction<D: Codable & Hashable>(value: D) { open(value) }
}

@available(iOS 17, macOS 14, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public struct DismissWindowAction {
  let dismiss: @MainActor () -> Void
  nonisolated init(dismiss: @escaping @MainActor () -> Void) { self.dismiss = dismiss }
  public func callAsFunction() { dismiss() }
}

private enum MultipleKey: EnvironmentKey { static let defaultValue = false }

@available(iOS 16, macOS 13, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
private enum OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction { _ in } }
}

@available(iOS 17, macOS 14, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
private enum DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction {} }
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
