// MARK: Sheets

extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modal(.sheet, Request(while: isPresented) { AnyView(content()) }, onDismiss)
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { modal(.sheet, Request(for: item, content), onDismiss) }

  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { modal(.cover, Request(for: item, content), onDismiss) }

  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { modal(.popover, Request(for: item, content)) }

  /// A trailing column in regular width, and a sheet in compact width.
  ///
  /// https://developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:)
  @available(iOS 17, macOS 14, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return modal(.inspector, Request(while: isPresented) { content })
  }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    attribute(.interactiveDismissDisabled(isDisabled))
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    attribute(.detents(detents))
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { attribute(.appearance) }

  nonisolated private func modal(
    _ kind: Modal.Kind, _ request: Request, _ onDismiss: (() -> Void)? = nil
  ) -> some View { attribute(.modal(Modal(kind: kind, request: request, onDismiss: onDismiss))) }
}

// MARK: Alerts and dialogs

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension View {
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { dialog(.alert, title, isPresented, actions(), message()) }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { dialog(.dialog, title, isPresented, actions(), message()) }

  /// Asks before the user closes the sheet or the window.
  ///
  /// https://developer.apple.com/documentation/swiftui/view/dismissalconfirmationdialog(_:shouldpresent:actions:message:)
  @available(iOS 27, macOS 15, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    attribute(.dismissalDialog(shouldPresent ? content(.alert, title, actions(), message()) : nil))
  }

  nonisolated private func dialog<S: StringProtocol>(
    _ kind: Modal.Kind, _ title: S, _ isPresented: Binding<Bool>, _ actions: some View, _ message: some View
  ) -> some View {
    let content = content(kind, title, actions, message)
    return modal(kind, Request(while: isPresented) { content })
  }

  nonisolated private func content<S: StringProtocol>(
    _ kind: Modal.Kind, _ title: S, _ actions: some View, _ message: some View
  ) -> AnyView {
    AnyView(
      ViewBuilder.buildBlock(
        Text(title).attribute(.title(String(title))), message, actions.attribute(.environment { $0.asker = kind })))
  }
}
