extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    attribute(.onAppear(action ?? {}))
  }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    attribute(.onDisappear(action ?? {}))
  }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { attribute(.task(id: 0, priority: priority, action: action)) }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { attribute(.task(id: AnyHashable(Equal(value: value)), priority: priority, action: action)) }

  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    attribute(.onTap(action))
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    attribute(.accessibilityIdentifier(identifier))
  }
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { attribute(.accessibilityLabel(label.text)) }
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    attribute(.accessibilityLabel(key.text))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    attribute(.accessibilityLabel(String(label)))
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { attribute(.appearance) }
}

/// Makes a key of an equatable value.
private struct Equal<Value: Equatable>: Hashable {
  let value: Value
  func hash(into hasher: inout Hasher) {}
}
