#if canImport(SwiftUI)
  import Armature

  /// The values that the owner of a stack can keep, and how they are told apart.
  struct StackedValues: Sendable {
    /// The name of the values' type; `nil` if any type will do.
    let type: String?
    let fits: @Sendable (any Hashable & Sendable) -> Bool

    /// A path. Items with new identities are the same if they have equal values at the same index.
    static let any = Self(type: nil) { _ in true }

    /// An array of routes. Only their identities count.
    static func routes<Value: Hashable & Sendable>(of type: Value.Type) -> Self {
      Self(type: "\(type)") { AnyDestination($0).value(as: Value.self) != nil }
    }
  }

  /// An element of an array. It is a protocol because an extension of `Array` cannot name the parameter of `Route`.
  protocol ErasedRoute {
    var erased: Route<AnyDestination> { get }
    init?(_ erased: Route<AnyDestination>)
  }

  extension Route: ErasedRoute {
    var erased: Route<AnyDestination> {
      Route<AnyDestination>(id: id, destination: AnyDestination(destination), style: style)
    }

    init?(_ erased: Route<AnyDestination>) {
      guard let value = erased.destination.value(as: D.self) else { return nil }
      self.init(id: erased.id, destination: value, style: erased.style)
    }
  }

  extension Array where Element: ErasedRoute {
    /// The routes with their types erased. Setting it drops the ones that the array cannot hold.
    var erased: [Route<AnyDestination>] {
      get { map(\.erased) }
      set { self = newValue.compactMap { Element($0) } }
    }
  }

  extension AnyDestination {
    fileprivate func value<Value>(as type: Value.Type) -> Value? { self as? Value ?? base as? Value }
  }
#endif
