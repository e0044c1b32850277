/// Not `Sendable`, as Apple's.
///
/// https://developer.apple.com/documentation/swiftui/transaction
public struct Transaction {
  /// A value of the current task. It does not leave the task.
  private struct Current: @unchecked Sendable {
    @TaskLocal static var value = Current(transaction: Transaction())
    let transaction: Transaction
  }

  /// The transaction of the current change of states.
  static var current: Transaction { Current.value.transaction }

  static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Current.$value.withValue(Current(transaction: transaction), operation: body)
  }

  public var animation: Animation?
  public var disablesAnimations = false
  @available(iOS 17, macOS 14, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var dismissBehavior: DismissBehavior {
    get { isDestructive ? .destructive : .interactive }
    set { isDestructive = newValue.isDestructive }
  }
  private(set) var isDestructive = false
  var completions: [AnimationCompletion] = []

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// The completion is called exactly once: when the animations of the changes are over, or right after the changes if
  /// there are no animations.
  ///
  /// https://developer.apple.com/documentation/swiftui/transaction/addanimationcompletion(criteria:_:)
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) { completions.append(AnimationCompletion(completion)) }
}

/// A call that is due when the animations of a transaction are over.
final class AnimationCompletion {
  private var action: (() -> Void)?
  /// Whether a window calls it after its transitions.
  var isAwaited = false

  init(_ action: @escaping () -> Void) { self.action = action }

  func call() {
    action?()
    action = nil
  }
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  defer { for completion in transaction.completions where !completion.isAwaited { completion.call() } }
  return try Transaction.run(transaction, body)
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
