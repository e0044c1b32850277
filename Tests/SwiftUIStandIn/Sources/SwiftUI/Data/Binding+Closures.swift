extension Binding {
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // SwiftUI calls them on the main actor, and so does the stand-in.
    self.init(
      reading: unsafeBitCast(get, to: (@Sendable () -> Value).self),
      writing: unsafeBitCast(set, to: (@Sendable (Value) -> Void).self))
  }
}
