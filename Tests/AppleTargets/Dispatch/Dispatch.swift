public class DispatchObject {}

public class DispatchQueue: DispatchObject, @unchecked Sendable {
  public class var main: DispatchQueue { fatalError() }
  public convenience init(label: String) { fatalError() }
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
  public func async(execute work: @escaping @Sendable () -> Void) {}
  public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
}

public class DispatchSemaphore: DispatchObject, @unchecked Sendable {
  public init(value: Int) { fatalError() }
  @discardableResult public func signal() -> Int { fatalError() }
  public func wait() { fatalError() }
}

public final class DispatchSpecificKey<T> {
  public init() {}
}

extension DispatchSpecificKey: @unchecked Sendable where T: Sendable {}

public func dispatchMain() -> Never { fatalError() }
