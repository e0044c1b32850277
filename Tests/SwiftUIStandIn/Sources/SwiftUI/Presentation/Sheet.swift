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

  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { modal(.popover, Request(for: item, id: { $0.id }, content)) }

  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { modal(.popover, Request(while: isPresented) { AnyView(content()) }) }

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
