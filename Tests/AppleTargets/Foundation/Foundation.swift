// MARK: Objects

public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol {
  public init() {}
}

public final class NSLock: NSObject, @unchecked Sendable {
  public override init() {}
  public func lock() {}
  public func unlock() {}
}

extension NSLock {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

public class OperationQueue: NSObject, @unchecked Sendable {}

open class FileManager: NSObject {
  public class var `default`: FileManager { fatalError() }
}

extension FileManager {
  public var temporaryDirectory: URL { fatalError() }
}

public class NSUserActivity: NSObject {
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
}

public let NSUserActivityTypeBrowsingWeb: String = ""

// MARK: Notifications

public class NSNotification: NSObject {
  public struct Name: RawRepresentable, Hashable, @unchecked Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

public struct Notification {
  public typealias Name = NSNotification.Name
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
}

open class NotificationCenter: NSObject, @unchecked Sendable {
  public class var `default`: NotificationCenter { fatalError() }
  open func post(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {}
  open func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError() }
  open func removeObserver(_ observer: Any) {}
}

// MARK: Values

public typealias TimeInterval = Double

public struct Date: Hashable, Codable, Comparable, Sendable {
  public var timeIntervalSinceReferenceDate: TimeInterval
  public init() { fatalError() }
  public init(timeIntervalSinceReferenceDate interval: TimeInterval) { fatalError() }
  public static let distantPast = Date()
  public static let distantFuture = Date()
  public static func < (one: Date, other: Date) -> Bool { fatalError() }
}

public struct TimeZone: Hashable, Sendable {
  public static var current: TimeZone { fatalError() }
}

public struct DateComponents: Hashable, Sendable {
  public var year: Int?
  public var month: Int?
  public var day: Int?
  public var hour: Int?
  public var minute: Int?
}

public struct Calendar: Hashable, Sendable {
  public enum Identifier: Sendable { case gregorian }
  public enum Component: Sendable { case year, month, day, hour, minute }

  public init(identifier: Identifier) { fatalError() }
  public var timeZone: TimeZone
  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents { fatalError() }
  public func date(from components: DateComponents) -> Date? { nil }
}

public struct UUID: Hashable, Codable, Sendable {
  public init() {}
  public init?(uuidString string: String) {}
  public var uuidString: String { "" }
}

public struct URL: Hashable, Codable, Sendable {
  public init?(string: String) {}
  public var absoluteString: String { "" }
  public var scheme: String? { nil }
  public func appendingPathComponent(_ pathComponent: String) -> URL { self }
}

public struct Locale: Hashable, Sendable {}

public struct Decimal: Hashable, Codable, Sendable, CustomStringConvertible {
  public init?(string: String, locale: Locale? = nil) {}
  public var description: String { "" }
}

public struct Data: Hashable, Codable, Sendable {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
  }

  public init(contentsOf url: URL) throws {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
}

extension StringProtocol {
  public var capitalized: String { "" }
  public func contains<T: StringProtocol>(_ other: T) -> Bool { false }
}

public struct CGFloat: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(_ value: Double) {}
  public init(integerLiteral value: Int) {}
  public init(floatLiteral value: Double) {}
}

public func pow(_ x: Double, _ y: Double) -> Double { fatalError() }

// MARK: Coding and errors

open class JSONEncoder {
  public init() {}
  open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}

open class JSONDecoder {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}

extension LocalizedError {
  public var errorDescription: String? { nil }
}
