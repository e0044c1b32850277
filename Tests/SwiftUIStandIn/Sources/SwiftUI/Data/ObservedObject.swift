@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(
        source: [AnyHashable(ObjectIdentifier(root)), AnyHashable(keyPath)],
        reading: { [root] in root[keyPath: keyPath] }, writing: { [root] value, _ in root[keyPath: keyPath] = value })
    }
  }

  public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  let slot: Slot<ObjectType>

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { slot = Slot(thunk) }
  public var wrappedValue: ObjectType { slot.location.value }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }
}

@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  let slot = Slot<ObjectType?> { nil }

  nonisolated public init() {}

  public var wrappedValue: ObjectType {
    guard let object = slot.location.value else {
      fatalError("No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) may be missing.")
    }
    return object
  }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }
}

extension View {
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    attribute(.environment { $0.objects[ObjectIdentifier(T.self)] = object })
  }
}
