extension View {
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}
