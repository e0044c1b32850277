/// The scene storage of a window. A value changes as a state does: only the views that read it are drawn again.
///
/// The system does not say when it persists the values. Here it does so as late as possible: when the app is in the
/// background, or quits.
///
/// https://developer.apple.com/documentation/swiftui/scenestorage
final class KeptValues: @unchecked Sendable {
  private struct Reader { weak var node: Node? }

  private var values: [String: Any]
  /// The values that a new launch of the app finds.
  private(set) var persisted: [String: Any]
  private var readers: [String: [Reader]] = [:]

  init(_ persisted: [String: Any] = [:]) {
    values = persisted
    self.persisted = persisted
  }

  func persist() { persisted = values }

  /// Restores values after the first drawing. A value that the app has written stays. The documentation does not say when
  /// the system restores them.
  func restore(_ stored: [String: Any]) { for (key, value) in stored where values[key] == nil { self[key] = value } }

  subscript(key: String) -> Any? {
    get { values[key] }
    set {
      if let old = values[key] as? any Equatable, let newValue, old.isEqual(to: newValue) { return }
      let nodes = (readers.removeValue(forKey: key) ?? []).compactMap(\.node)
      MainActor.assumeIsolated { for node in nodes { node.invalidate() } }
      values[key] = newValue
    }
  }

  /// Notes that a view has read a value in its body.
  func note(_ node: Node, reading key: String) {
    if readers[key]?.contains(where: { $0.node === node }) != true {
      readers[key, default: []].append(Reader(node: node))
    }
  }
}

@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  /// The window, and the view that declares the property.
  final class Place: @unchecked Sendable {
    var store = KeptValues()
    weak var node: Node?
  }
  private let key: String
  private let initial: Value
  let place = Place()

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.key = key
    initial = wrappedValue
  }

  public var wrappedValue: Value {
    get {
      if Drawing.isUnderWay, let node = place.node { place.store.note(node, reading: key) }
      return place.store[key] as? Value ?? initial
    }
    nonmutating set { place.store[key] = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(reading: { wrappedValue }, writing: { wrappedValue = $0 })
  }
}
