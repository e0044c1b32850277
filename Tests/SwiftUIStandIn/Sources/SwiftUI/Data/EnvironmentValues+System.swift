public struct PresentationMode {
  let presented: Presented?
  public var isPresented: Bool { presented != nil }
  @MainActor public mutating func dismiss() { presented?.dismiss() }
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

private enum EnabledKey: EnvironmentKey { static let defaultValue = true }
private enum OpenKey: EnvironmentKey { static let defaultValue = OpenURLAction { _ in .discarded } }
private enum StackKey: EnvironmentKey { static let defaultValue: StackState? = nil }
private enum LazyKey: EnvironmentKey { static let defaultValue = false }
private enum SelectableKey: EnvironmentKey { static let defaultValue = false }
private enum StackStyleKey: EnvironmentKey { static let defaultValue = false }
private enum AskerKey: EnvironmentKey { static let defaultValue: Modal.Kind? = nil }
private enum TabListKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
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
