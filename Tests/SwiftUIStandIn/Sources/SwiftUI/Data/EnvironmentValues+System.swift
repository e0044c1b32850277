@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
@MainActor @preconcurrency
public struct DismissAction {
  let presented: Presented?
  nonisolated init(presented: Presented?) { self.presented = presented }
  public func callAsFunction() { presented?.dismiss() }
}

public struct PresentationMode {
  let presented: Presented?
  public var isPresented: Bool { presented != nil }
  @MainActor public mutating func dismiss() { presented?.dismiss() }
}

/// A pushed screen or a presented layer, and its way to go.
@MainActor
final class Presented {
  let dismiss: () -> Void
  init(dismiss: @escaping () -> Void) { self.dismiss = dismiss }
}

@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    enum Kind { case handled, discarded, system }
    let kind: Kind
    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    public static let systemAction = Result(kind: .system)
  }
  let handler: @MainActor @Sendable (URL) -> Result

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }
  public func callAsFunction(_ url: URL) { _ = handler(url) }
}

private enum HorizontalKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
private enum VerticalKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
private enum PhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.background }
private enum EnabledKey: EnvironmentKey { static let defaultValue = true }
private enum PresentedKey: EnvironmentKey { static let defaultValue: Presented? = nil }
private enum OpenKey: EnvironmentKey { static let defaultValue = OpenURLAction { _ in .discarded } }
private enum StackKey: EnvironmentKey { static let defaultValue: StackState? = nil }
private enum LazyKey: EnvironmentKey { static let defaultValue = false }
private enum SelectableKey: EnvironmentKey { static let defaultValue = false }
private enum StackStyleKey: EnvironmentKey { static let defaultValue = false }
private enum AskerKey: EnvironmentKey { static let defaultValue: Modal.Kind? = nil }
private enum TabListKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
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
  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  public var openURL: OpenURLAction {
    get { self[OpenKey.self] }
    set { self[OpenKey.self] = newValue }
  }
  /// The stack onto which a link pushes.
  var stack: StackState? {
    get { self[StackKey.self] }
    set { self[StackKey.self] = newValue }
  }
  /// Whether the views are rows that are made only when they are scrolled to.
  var isLazy: Bool {
    get { self[LazyKey.self] }
    set { self[LazyKey.self] = newValue }
  }
  /// Whether the views are rows that can be selected.
  var hasSelectableRows: Bool {
    get { self[SelectableKey.self] }
    set { self[SelectableKey.self] = newValue }
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
  /// Whether the views are the tabs of a tab view. It is false inside a tab.
  var listsTabs: Bool {
    get { self[TabListKey.self] }
    set { self[TabListKey.self] = newValue }
  }
  var presented: Presented? {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  public var dismiss: DismissAction { DismissAction(presented: presented) }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  public var isPresented: Bool { presented != nil }
  @available(iOS, introduced: 13, deprecated: 16, message: "Use EnvironmentValues.isPresented or dismiss")
  public var presentationMode: Binding<PresentationMode> {
    let presented = presented
    return Binding(reading: { PresentationMode(presented: presented) }, writing: { _, _ in })
  }
}

extension View {
  nonisolated public func disabled(_ disabled: Bool) -> some View { attribute(.disabled(disabled)) }
}
