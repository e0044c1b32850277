extension View {
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  @available(iOS 17, macOS 14, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View { self }

  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

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

@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor @preconcurrency
public protocol NavigationTransition {}

@available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@available(macOS, unavailable)
public struct ZoomNavigationTransition: NavigationTransition {}

@available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@available(macOS, unavailable)
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}
