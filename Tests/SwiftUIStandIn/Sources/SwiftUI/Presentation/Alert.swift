/// The content of an alert or a dialog.
nonisolated struct DialogView: View {
  let kind: Modal.Kind
  let title: Text?
  let message: AnyView
  let actions: AnyView

  @MainActor var body: some View {
    if let title { title.navigationTitle(title) }
    message
    actions.environment(\.asker, kind)
  }
}

extension Modal {
  init(
    _ kind: Kind, _ title: Text?, _ isPresented: Binding<Bool>, _ actions: some View, _ message: some View
  ) {
    let dialog = AnyView(DialogView(kind: kind, title: title, message: AnyView(message), actions: AnyView(actions)))
    self.init(kind: kind, request: Request(while: isPresented) { dialog })
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension View {
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { attribute(.modal(Modal(.alert, Text(titleKey), isPresented, actions(), EmptyView()))) }
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { attribute(.modal(Modal(.alert, Text(title), isPresented, actions(), EmptyView()))) }
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { attribute(.modal(Modal(.alert, title, isPresented, actions(), EmptyView()))) }

  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { attribute(.modal(Modal(.alert, Text(titleKey), isPresented, actions(), message()))) }
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { attribute(.modal(Modal(.alert, Text(title), isPresented, actions(), message()))) }
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { attribute(.modal(Modal(.alert, title, isPresented, actions(), message()))) }

  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { presenting(.alert, Text(titleKey), isPresented, data, actions, message) }
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { presenting(.alert, Text(title), isPresented, data, actions, message) }
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { presenting(.alert, title, isPresented, data, actions, message) }

  /// Presents nothing while there is no data, and ignores changes of the data after it was presented.
  ///
  /// https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)-8584l
  nonisolated func presenting<A: View, M: View, T>(
    _ kind: Modal.Kind, _ title: Text?, _ isPresented: Binding<Bool>, _ data: T?, _ actions: (T) -> A,
    _ message: (T) -> M
  ) -> some View {
    var modal = Modal(kind, title, isPresented, data.map(actions), data.map(message))
    if data == nil { modal.request.id = nil }
    modal.keepsContent = true
    return attribute(.modal(modal))
  }
}
