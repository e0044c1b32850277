#if canImport(SwiftUI)
  import Armature

  /// Which values the owner of a stack can keep, and how it tells them apart.
  struct StackedValues: Sendable {
    /// What the values have to be; `nil` where they may be anything.
    let type: String?
    let fits: @Sendable (any Hashable & Sendable) -> Bool

    /// A path. Where identities are new, equal values in equal places are the same.
    static let any = Self(type: nil) { _ in true }

    /// An array of routes, in which identities alone count.
    static func routes<Value: Hashable & Sendable>(of type: Value.Type) -> Self {
      Self(type: "\(type)") { AnyDestination($0).value(as: Value.self) != nil }
    }
  }

  /// An array's element. An extension of arrays cannot name the parameter of their element's type.
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
    /// The routes with destinations of any type. What the array cannot hold is left out.
    var erased: [Route<AnyDestination>] {
      get { map(\.erased) }
      set { self = newValue.compactMap { Element($0) } }
    }
  }

  extension AnyDestination {
    fileprivate func value<Value>(as type: Value.Type) -> Value? { self as? Value ?? base as? Value }
  }
#endif
