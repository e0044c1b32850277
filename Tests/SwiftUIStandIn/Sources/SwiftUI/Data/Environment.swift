@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  let keyPath: KeyPath<EnvironmentValues, Value>
  let slot: Slot<Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    slot = Slot { EnvironmentValues()[keyPath: keyPath] }
  }

  public var wrappedValue: Value { slot.location.value }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension View {
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    attribute(.environment { $0[keyPath: keyPath] = value })
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    attribute(.environment { transform(&$0[keyPath: keyPath]) })
  }
}
