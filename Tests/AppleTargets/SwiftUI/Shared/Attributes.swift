// Modifiers set attributes. For Apple's systems only the signatures matter; the stand-in that runs also draws the attributes.

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
  /// A set of `PresentationDetent`, which the oldest systems lack.
  case detents(AnyHashable)
  case interactiveDismissDisabled(Bool)
  /// The dialog to ask in before the user closes the layer; `nil` if the user may close it.
  case dismissalDialog(AnyView?)
  case disabled(Bool)
  /// https://developer.apple.com/documentation/swiftui/view/opacity(_:)
  case opacity(Double)
  case environment((inout EnvironmentValues) -> Void)
  case onAppear(() -> Void)
  case onDisappear(() -> Void)
  case onChange(Change)
  case onOpenURL((URL) -> Void)
  case onContinueUserActivity(type: String, action: (NSUserActivity) -> Void)
  case userActivity(type: String, isActive: Bool, update: (NSUserActivity) -> Void)
  case externalEvents
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
  /// Whether the binding is made of closures.
  var isComputed = false
  var content: () -> AnyView
}

extension Request {
  init(while isPresented: Binding<Bool>, _ content: @escaping () -> AnyView) {
    isPresented.noteRead()
    let isOn = isPresented.wrappedValue
    self.init(
      id: isOn ? true : nil, end: { isPresented.wrappedValue = false }, isHeld: { isPresented.wrappedValue },
      isComputed: isPresented.source == nil, content: content)
  }

  init<Item: Identifiable, Content: View>(for item: Binding<Item?>, _ content: @escaping (Item) -> Content) {
    item.noteRead()
    let value = item.wrappedValue
    self.init(
      id: value?.id, end: { item.wrappedValue = nil }, isHeld: { value?.id == item.wrappedValue?.id },
      isComputed: item.source == nil, content: { value.map { AnyView(content($0)) } ?? AnyView(EmptyView()) })
  }
}

/// A request for a layer above.
struct Modal {
  enum Kind: String { case sheet, cover, popover, inspector, alert, dialog }
  var kind: Kind
  var request: Request
  var onDismiss: (() -> Void)?
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

extension Change {
  init<V: Equatable>(watching value: V, isInitial: Bool = false, action: @escaping (V) -> Void) {
    self.init(
      value: value, differs: { ($0 as? V) != value }, action: { old in (old as? V).map(action) }, isInitial: isInitial)
  }
}

nonisolated struct Attributed<Content: View>: View, PrimitiveView {
  let content: Content
  let attribute: Attribute
}

extension View {
  nonisolated func attribute(_ attribute: Attribute) -> Attributed<Self> {
    Attributed(content: self, attribute: attribute)
  }
}
