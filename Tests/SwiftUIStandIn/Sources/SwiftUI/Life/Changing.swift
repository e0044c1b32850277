extension View {
  @available(iOS, introduced: 14, deprecated: 17, message: "Use `onChange` with a two or zero parameter action closure")
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    attribute(.onChange(Change(watching: value) { _ in action(value) }))
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    attribute(.onChange(Change(watching: value, isInitial: initial) { action($0, value) }))
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    attribute(.onChange(Change(watching: value, isInitial: initial) { _ in action() }))
  }

  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    attribute(.onReceive { publisher.sink(receiveValue: action) })
  }
}

extension Change {
  fileprivate init<V: Equatable>(watching value: V, isInitial: Bool = false, action: @escaping (V) -> Void) {
    self.init(
      value: value, differs: { ($0 as? V) != value }, action: { old in (old as? V).map(action) }, isInitial: isInitial)
  }
}
