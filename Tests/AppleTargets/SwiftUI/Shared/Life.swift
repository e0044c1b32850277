extension View {
  nonisolated public func disabled(_ disabled: Bool) -> some View { attribute(.disabled(disabled)) }
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    attribute(.environment { $0[keyPath: keyPath] = value })
  }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    attribute(.onAppear(action ?? {}))
  }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    attribute(.onDisappear(action ?? {}))
  }

  @available(iOS, introduced: 14, deprecated: 17)
  @available(macOS, introduced: 11, deprecated: 14)
  @available(tvOS, introduced: 14, deprecated: 17)
  @available(watchOS, introduced: 7, deprecated: 10)
  @available(visionOS, introduced: 1, deprecated: 1)
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    attribute(.onChange(Change(watching: value) { _ in action(value) }))
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    attribute(.onChange(Change(watching: value, isInitial: initial) { action($0, value) }))
  }
}

// MARK: Links

extension View {
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    attribute(.onOpenURL(action))
  }
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { attribute(.onContinueUserActivity(type: activityType, action: action)) }
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    attribute(
      .userActivity(type: activityType, isActive: element != nil) { activity in element.map { update($0, activity) } })
  }
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    attribute(.externalEvents)
  }
}
