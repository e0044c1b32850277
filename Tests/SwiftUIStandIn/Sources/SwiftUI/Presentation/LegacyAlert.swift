@available(
  iOS, introduced: 13, deprecated: 100000, message: "use View.alert(title:isPresented:presenting::actions:) instead."
)
public struct Alert {
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

@available(iOS, introduced: 13, deprecated: 100000, message: "use confirmationDialog instead.")
@available(macOS, unavailable)
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return legacy(
      .alert, Request(while: isPresented) { AnyView(EmptyView()) }, alert.title, alert.message, alert.buttons)
  }
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let alert = item.wrappedValue.map(content)
    return legacy(
      .alert, Request(for: item, id: { $0.id }) { _ in EmptyView() }, alert?.title, alert?.message, alert?.buttons ?? []
    )
  }
  @available(macOS, unavailable)
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = content()
    return legacy(
      .dialog, Request(while: isPresented) { AnyView(EmptyView()) }, sheet.title, sheet.message, sheet.buttons)
  }
  @available(macOS, unavailable)
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return legacy(
      .dialog, Request(for: item, id: { $0.id }) { _ in EmptyView() }, sheet?.title, sheet?.message,
      sheet?.buttons ?? [])
  }

  nonisolated private func legacy(
    _ kind: Modal.Kind, _ request: Request, _ title: Text?, _ message: Text?, _ buttons: [Alert.Button]
  ) -> some View {
    var request = request
    let actions = TupleView(
      value: (),
      views: buttons.map { button in
        nonisolated(unsafe) let action = button.action  // a tap calls it, on the main actor
        return Button(role: button.role, action: { action?() }, label: { button.label })
      })
    let dialog = AnyView(DialogView(kind: kind, title: title, message: AnyView(message), actions: AnyView(actions)))
    request.content = { dialog }
    return modal(kind, request)
  }
}
