/// The effect of a modifier on a view.
enum Attribute {
  case title(String)
  case backButtonHidden(Bool)
  case toolbar(AnyView)
  case destination(type: Any.Type, make: (AnyHashable) -> AnyView?)
  case pushed(Request)
  case modal(Modal)
  case tabItem(AnyView)
  case tag(AnyHashable)
  case badge(String?)
  case tabRole(String?)
  case tabSection(String)
  case id(AnyHashable)
  case zoomSource(AnyHashable)
  case zoom(from: AnyHashable)
  case detents(Set<PresentationDetent>)
  case interactiveDismissDisabled(Bool)
  case disabled(Bool)
  case environment((inout EnvironmentValues) -> Void)
  case onAppear(() -> Void)
  case onDisappear(() -> Void)
  case task(id: AnyHashable, priority: TaskPriority, action: @Sendable () async -> Void)
  case onChange(Change)
  case onReceive(subscribe: () -> AnyCancellable)
  case onOpenURL((URL) -> Void)
  case onContinueUserActivity(type: String, action: (NSUserActivity) -> Void)
  case userActivity(type: String, isActive: Bool, update: (NSUserActivity) -> Void)
  case onTap(() -> Void)
  case accessibilityIdentifier(String)
  case previewName(String?)
  case accessibilityLabel(String)
  /// The row has a background of its own.
  case rowBackground
  /// The view asks for a height.
  case frame(height: CGFloat)
  /// Only the look or the animation changes.
  case appearance
}

/// A request to show something while a binding holds a value.
struct Request {
  /// The value of the binding; `nil` if nothing is requested.
  var id: AnyHashable?
  /// Sets the binding so that it is shown.
  var begin: () -> Void = {}
  /// Resets the binding after it has gone.
  var end: () -> Void
  /// Whether the binding holds the value now.
  var isHeld: () -> Bool = { false }
  var content: () -> AnyView
}

/// A request for a layer above.
struct Modal {
  enum Kind: String { case sheet, cover, popover, inspector, alert, dialog }
  var kind: Kind
  var request: Request
  var onDismiss: (() -> Void)?
  /// Whether the content stays as it was when the layer was presented.
  var keepsContent = false
  var isSheet: Bool { kind == .sheet || kind == .cover }
}

/// A value with an action for its changes.
struct Change {
  var value: Any
  /// Called with the previous value.
  var differs: (Any) -> Bool
  var action: (Any) -> Void
  var isInitial = false
}

nonisolated struct Attributed<Content: View>: View {
  typealias Body = Never
  let content: Content
  let attribute: Attribute
}

extension View {
  nonisolated func attribute(_ attribute: Attribute) -> Attributed<Self> {
    Attributed(content: self, attribute: attribute)
  }
}
