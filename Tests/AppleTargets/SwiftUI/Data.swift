import Combine

// MARK: Dynamic properties

public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public init(projectedValue: Binding<Value>) {}

  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { fatalError() }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {}
}

extension State: Sendable where Value: Sendable {}

@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  public init(wrappedValue: Value, _ key: String) where Value == Data {}

  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init(wrappedValue: ObjectType) {}
  public var wrappedValue: ObjectType {
    get { fatalError() }
    set {}
  }
}

@propertyWrapper @MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}
  public var wrappedValue: ObjectType { fatalError() }
}

// MARK: Environment

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

extension Environment: Sendable where Value: Sendable {}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { fatalError() }
    set {}
  }
}

extension View {
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    self
  }
}

extension EnvironmentValues {
  public var scenePhase: ScenePhase {
    get { fatalError() }
    set {}
  }

  @available(macOS 14, tvOS 17, watchOS 10, *)
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set {}
  }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  public var dismiss: DismissAction { fatalError() }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public var supportsMultipleWindows: Bool { fatalError() }

  @available(iOS 16, macOS 13, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var openWindow: OpenWindowAction { fatalError() }

  @available(iOS 17, macOS 14, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var dismissWindow: DismissWindowAction { fatalError() }

  @available(iOS 18, macOS 10.15, tvOS 18, watchOS 11, visionOS 2, *)
  public var appearsActive: Bool {
    get { fatalError() }
    set {}
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
@MainActor @preconcurrency
public struct DismissAction {
  public func callAsFunction() {}
}

@available(iOS 16, macOS 13, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public struct OpenWindowAction {
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

@available(iOS 17, macOS 14, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public struct DismissWindowAction {
  public func callAsFunction() {}
}

// MARK: Transactions

public struct Transaction {
  public init() {}
  public var disablesAnimations: Bool {
    get { fatalError() }
    set {}
  }

  @available(iOS 17, macOS 14, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var dismissBehavior: DismissBehavior {
    get { fatalError() }
    set {}
  }
}

extension Transaction {
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { try body() }
