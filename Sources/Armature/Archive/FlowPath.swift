/// A path of values of several types, for a stack without a coordinator of its own.
///
/// ```swift
/// var path = FlowPath()
/// try path.append(7)
/// try path.append("seven", as: .sheet)
/// try path.routes.goBackTo(AnyDestination(7))
/// ```
///
/// Its verbs are those of ``routes``. A value that ``RouteStack/update(_:_:)`` changes in place keeps its screen. Two paths are
/// equal when they show equal values in equal styles, whatever the identities of the slots.
public struct FlowPath: Sendable {
  /// The path as a stack, with all verbs. Its root stands for the screen beneath the path.
  public var routes: RouteStack<AnyDestination>

  /// A path of values, pushed one upon the other.
  public init(_ values: [any Hashable & Sendable] = []) {
    routes = RouteStack(root: AnyDestination(Nowhere(message: "")))
    // A push onto a stack of its own is never refused.
    for value in values { try? append(value, as: .push) }
  }

  /// The number of values.
  public var count: Int { routes.count }
  /// Whether the path shows nothing above the root.
  public var isEmpty: Bool { routes.count == 0 }
  /// The values from the bottom up.
  public var values: [any Hashable & Sendable] { routes.routes.map(\.destination.base) }

  /// The path as an array. Setting it asks no rules: the array comes from where they were asked.
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
