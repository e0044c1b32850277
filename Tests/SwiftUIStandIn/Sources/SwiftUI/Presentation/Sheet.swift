extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modal(.sheet, Request(while: isPresented) { AnyView(content()) }, onDismiss)
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modal(.sheet, Request(for: item, id: { $0.id }, content), onDismiss)
  }

  @available(iOS 14, tvOS 14, watchOS 7, *)
  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modal(.cover, Request(while: isPresented) { AnyView(content()) }, onDismiss)
  }

  @available(iOS 14, tvOS 14, watchOS 7, *)
  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modal(.cover, Request(for: item, id: { $0.id }, content), onDismiss)
  }

  nonisolated func modal(_ kind: Modal.Kind, _ request: Request, _ onDismiss: (() -> Void)? = nil) -> some View {
    attribute(.modal(Modal(kind: kind, request: request, onDismiss: onDismiss)))
  }
}

extension View {
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    attribute(.detents(detents))
  }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    attribute(.interactiveDismissDisabled(isDisabled))
  }
}
