/// A value that copies share until one of them is changed. It keeps the state of a slot small.
struct Shared<Value: Sendable>: Sendable {
  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value { storage.value }

  /// Changes the value; other copies keep theirs.
  mutating func edit<Result, Failure: Error>(
    _ change: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
    return try change(&storage.value)
  }

  /// Whether both copies share one value, and so are equal without a look at it.
  func isSame(as other: Self) -> Bool { storage === other.storage }

  // A copy is changed only while nobody else refers to it.
  private final class Storage: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }
}
