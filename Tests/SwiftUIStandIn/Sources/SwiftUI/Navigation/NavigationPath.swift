@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(value) }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}
