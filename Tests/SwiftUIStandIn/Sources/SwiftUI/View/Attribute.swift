/// What a modifier adds to a view.
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
  case id(AnyHashable)
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
  /// It changes only how things look or move.
  case appearance
}

/// Something that is shown while a binding holds a value.
struct Request {
  /// What is asked for now.
  var id: AnyHashable?
  /// Asks the binding to have it shown.
  var begin: () -> Void = {}
  /// Tells the binding that it is not shown any more.
  var end: () -> Void
  var content: () -> AnyView
}

/// A request for a layer above.
struct Modal {
  enum Kind: String { case sheet, cover, alert, dialog }
  var kind: Kind
  var request: Request
  var onDismiss: (() -> Void)?
  var isSheet: Bool { kind == .sheet || kind == .cover }
}

/// A value that is watched.
struct Change {
  var value: Any
  /// Called with the value that was there before.
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
