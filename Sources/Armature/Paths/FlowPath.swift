/// A path of values of several types, for a stack without a coordinator.
///
/// ```swift
/// var path = FlowPath()
/// try path.append(7)
/// try path.append("seven", as: .sheet)
/// try path.routes.goBackTo(AnyDestination(7))
/// ```
///
/// ``routes`` has all verbs. A value that ``RouteStack/update(_:_:)`` changes in place keeps its screen. Two paths are
/// equal when they show equal values in equal styles; the identities of the slots are ignored. A ``CodablePath`` saves a
/// path.
public struct FlowPath: Sendable {
  /// The path as a stack, with all verbs. Its root stands for the screen below the path.
  public var routes: RouteStack<AnyDestination>

  /// Creates a path of pushed values.
  public init(_ values: [any Hashable & Sendable] = []) {
    routes = RouteStack(root: AnyDestination(MessageDestination(message: "")))
    // This is never refused: all values are pushed.
    for value in values { try? append(value, as: .push) }
  }

  /// The number of values.
  public var count: Int { routes.count }
  /// Whether the path shows nothing above the root.
  public var isEmpty: Bool { routes.count == 0 }
  /// The values from the bottom up.
  public var values: [any Hashable & Sendable] { routes.routes.map(\.destination.base) }

  /// The path as an array. The setter does not check the rules, because the array was checked before.
  package var items: [Route<AnyDestination>] {
    get { routes.routes }
    set {
      routes.goBackToRoot()
      routes.append(newValue)
    }
  }

  /// Shows a value above the last one.
  ///
  /// - Parameters:
  ///   - value: A value of any type.
  ///   - style: How it appears; `nil` asks the value when it is a ``Destination``, and pushes any other.
  /// - Throws: `noStack` for a push onto a layer without a stack; `underDialog` above a dialog.
  public mutating func append(
    _ value: any Hashable & Sendable, as style: PresentationStyle? = nil
  ) throws(NavigationError) {
    try routes.show(AnyDestination(value), as: style)
  }

  /// Removes the last values.
  ///
  /// - Parameter count: The number of values; 0 changes nothing.
  /// - Throws: `pastRoot` when there are fewer, or for a negative number.
  public mutating func removeLast(_ count: Int = 1) throws(NavigationError) { try routes.goBack(count) }
}

extension FlowPath: Hashable {
  public static func == (one: Self, other: Self) -> Bool {
    one.routes.routes.elementsEqual(other.routes.routes) { $0.destination == $1.destination && $0.style == $1.style }
  }

  public func hash(into hasher: inout Hasher) {
    for route in routes.routes { hasher.combine(route.destination) }
  }
}
