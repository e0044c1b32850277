import Combine

// MARK: States

@propertyWrapper
public struct State<Value>: DynamicProperty {
  let slot: Slot<Value>

  public init(wrappedValue value: Value) { slot = Slot { value } }

  public var wrappedValue: Value {
    get { slot.location.read() }
    nonmutating set { slot.location.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    let location = slot.location
    return Binding(
      source: ObjectIdentifier(location), noteRead: { _ = location.read() }, reading: { location.value },
      writing: { location.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

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

// MARK: Objects

@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// https://developer.apple.com/documentation/swiftui/observedobject/wrapper
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(
        source: [AnyHashable(ObjectIdentifier(root)), AnyHashable(keyPath)],
        reading: { [root] in root[keyPath: keyPath] }, writing: { [root] in root[keyPath: keyPath] = $0 })
    }
  }

  public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

@propertyWrapper @MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  let slot: Slot<ObjectType>

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { slot = Slot(thunk) }
  public var wrappedValue: ObjectType { slot.location.value }
  /// https://developer.apple.com/documentation/swiftui/stateobject/projectedvalue
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }
}
