/// The values that a window keeps between launches.
final class KeptValues: @unchecked Sendable {
  var values: [String: Any] = [:]
  var willChange: () -> Void = {}
}

@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  final class Box: @unchecked Sendable {
    var store = KeptValues()
  }
  let key: String
  let initial: Value
  let box = Box()

  public var wrappedValue: Value {
    get { box.store.values[key] as? Value ?? initial }
    nonmutating set {
      box.store.willChange()
      box.store.values[key] = newValue
    }
  }
  public var projectedValue: Binding<Value> {
    Binding(reading: { wrappedValue }, writing: { value, _ in wrappedValue = value })
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key: key, initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key: key, initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key: key, initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key: key, initial: wrappedValue) }
  public init(_ key: String) where Value == Bool? { self.init(key: key, initial: nil) }
  public init(_ key: String) where Value == String? { self.init(key: key, initial: nil) }
  public init(_ key: String) where Value == Data? { self.init(key: key, initial: nil) }
}

@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  let key: String
  let initial: Value
  let store: UserDefaults?
  let box = Location<Void>(())

  public var wrappedValue: Value {
    get { (store ?? .standard).object(forKey: key) as? Value ?? initial }
    nonmutating set {
      box.willChange?(true)
      (store ?? .standard).set(newValue, forKey: key)
    }
  }
  public var projectedValue: Binding<Value> {
    Binding(reading: { wrappedValue }, writing: { value, _ in wrappedValue = value })
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key: key, initial: wrappedValue, store: store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key: key, initial: wrappedValue, store: store)
  }
}
