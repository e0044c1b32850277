@propertyWrapper
public struct State<Value>: DynamicProperty {
  let slot: Slot<Value>

  public init(wrappedValue value: Value) { slot = Slot { value } }
  public init(initialValue value: Value) { self.init(wrappedValue: value) }

  public var wrappedValue: Value {
    get { slot.location.read() }
    nonmutating set { slot.location.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    let location = slot.location
    return Binding(
      source: ObjectIdentifier(location), noteRead: { _ = location.read() }, reading: { location.value },
      writing: { value, _ in location.value = value })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
