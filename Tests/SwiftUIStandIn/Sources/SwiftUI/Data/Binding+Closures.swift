extension Binding {
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // SwiftUI calls them on the main actor, and so does the stand-in.
    let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    self.init(reading: get) { value, _ in set(value) }
  }

  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    self.init(
      reading: unsafeBitCast(get, to: (@Sendable () -> Value).self),
      writing: unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self))
  }
}
