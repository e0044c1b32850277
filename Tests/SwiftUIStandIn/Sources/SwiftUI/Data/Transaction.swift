public struct Transaction: Sendable {
  /// The transaction of the current change of states.
  @TaskLocal static var current = Transaction()

  public var animation: Animation?
  public var disablesAnimations = false
  @available(iOS 17, macOS 14, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var dismissBehavior = DismissBehavior.interactive

  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

extension View {
  @available(iOS, introduced: 13, deprecated: 15, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View { attribute(.appearance) }
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    attribute(.appearance)
  }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    attribute(.appearance)
  }
}
