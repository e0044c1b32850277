public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// The conversion from closures of any isolation needs a newer system, so only the stand-in that runs has its body.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let get: () -> Value
  let set: (Value) -> Void
  /// Equal for two bindings that read and write the same value.
  let source: AnyHashable?
  /// Called when the system reads the value for the view that made the binding.
  let noteRead: () -> Void

  init(
    source: AnyHashable? = nil, noteRead: @escaping () -> Void = {}, reading get: @escaping () -> Value,
    writing set: @escaping (Value) -> Void
  ) {
    self.source = source
    self.noteRead = noteRead
    self.get = get
    self.set = set
  }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(reading: { value }, writing: { _ in }) }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      source: source.map { [$0, AnyHashable(keyPath)] }, noteRead: noteRead, reading: { get()[keyPath: keyPath] },
      writing: {
        var value = get()
        value[keyPath: keyPath] = $0
        set(value)
      })
  }
}

extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      source: base.source, noteRead: base.noteRead, reading: { base.get() }, writing: { $0.map { base.set($0) } })
  }

  public init?(_ base: Binding<Value?>) {
    guard let first = base.get() else { return nil }
    self.init(
      source: base.source, noteRead: base.noteRead, reading: { base.get() ?? first }, writing: { base.set($0) })
  }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      source: base.source, noteRead: base.noteRead, reading: { base.get() },
      writing: { ($0.base as? V).map { base.set($0) } })
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}
