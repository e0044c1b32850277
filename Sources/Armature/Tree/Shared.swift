/// A copy-on-write box. It keeps the state of a slot small.
struct Shared<Value: Sendable>: Sendable {
  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value { storage.value }

  /// Changes the value of this copy.
  mutating func edit<Result>(_ change: (inout Value) -> Result) -> Result {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
    return change(&storage.value)
  }

  /// Returns whether both copies share one value. If so, they are equal.
  func isSame(as other: Self) -> Bool { storage === other.storage }

  // The value is changed only while a single copy refers to it.
  private final class Storage: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }
}
