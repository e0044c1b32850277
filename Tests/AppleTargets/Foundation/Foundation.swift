@_exported import Darwin
// Foundation's headers include Dispatch.
@_exported import Dispatch

// MARK: Objects

public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol, Hashable {
  public init() {}
  public static func == (one: NSObject, other: NSObject) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) {}
}

public final class NSLock: NSObject, @unchecked Sendable {
  public override init() {}
  public func lock() {}
  public func unlock() {}
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

/// From the module ObjectiveC.
public struct ObjCBool: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) {}
  public var boolValue: Bool { fatalError() }
}

public class NSNumber: NSObject, @unchecked Sendable {
  public var intValue: Int { fatalError() }
}

public class OperationQueue: NSObject, @unchecked Sendable {}

open class FileManager: NSObject {
  public class var `default`: FileManager { fatalError() }
  public var temporaryDirectory: URL { fatalError() }
  public func fileExists(atPath path: String) -> Bool { false }
  public func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool { fatalError() }
  public func isExecutableFile(atPath path: String) -> Bool { fatalError() }
  public func removeItem(at url: URL) throws {}
  public func removeItem(atPath path: String) throws { fatalError() }
  public func contentsOfDirectory(atPath path: String) throws -> [String] { fatalError() }
  public func subpathsOfDirectory(atPath path: String) throws -> [String] { fatalError() }
  public func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { fatalError() }
  @discardableResult public func createFile(
    atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil
  ) -> Bool { fatalError() }
  public func contents(atPath path: String) -> Data? { nil }
  public enum SearchPathDirectory: Sendable { case applicationSupportDirectory }
  public struct SearchPathDomainMask: Sendable { public static let userDomainMask = SearchPathDomainMask() }
  public func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] { [] }
  public func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  public func createDirectory(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
}

open class Bundle: NSObject, @unchecked Sendable {
  public class var main: Bundle { fatalError() }
  public class var allBundles: [Bundle] { fatalError() }
  open var bundleIdentifier: String? { nil }
  open var executableURL: URL? { nil }
  open var executablePath: String? { fatalError() }
  open var bundleURL: URL { fatalError() }
  open var bundlePath: String { fatalError() }
  open var localizations: [String] { [] }
  open var preferredLocalizations: [String] { [] }
  open var developmentLocalization: String? { nil }
  public convenience init?(url: URL) { nil }
  open func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }
  open func path(forResource name: String?, ofType ext: String?) -> String? { nil }
  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String { key }
}

public struct FileAttributeKey: Hashable, Sendable {
  public static var modificationDate: Self { fatalError() }
  public static var size: Self { fatalError() }
}

open class FileHandle: NSObject, @unchecked Sendable {
  public class var standardOutput: FileHandle { fatalError() }
  public class var standardError: FileHandle { fatalError() }
  public class var nullDevice: FileHandle { fatalError() }
  public convenience init(forWritingTo url: URL) throws { fatalError() }
  public convenience init?(forReadingAtPath path: String) { fatalError() }
  public convenience init?(forWritingAtPath path: String) { fatalError() }
  public init(fileDescriptor fd: Int32, closeOnDealloc closeopt: Bool) { fatalError() }
  public func readDataToEndOfFile() -> Data { fatalError() }
}

open class Pipe: NSObject, @unchecked Sendable {
  public override init() {}
  open var fileHandleForReading: FileHandle { fatalError() }
}

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
extension FileHandle {
  public func truncate(atOffset offset: UInt64) throws {}
  public func seek(toOffset offset: UInt64) throws {}
  public func close() throws {}
  @available(macOS 10.15.4, iOS 13.4, watchOS 6.2, tvOS 13.4, *)
  public func write<T: DataProtocol>(contentsOf data: T) throws {}
  @available(macOS 10.15.4, iOS 13.4, watchOS 6.2, tvOS 13.4, *)
  @discardableResult
  public func seekToEnd() throws -> UInt64 { fatalError() }
}

open class Thread: NSObject, @unchecked Sendable {
  open class func sleep(forTimeInterval interval: TimeInterval) {}
  @available(macOS 10.12, iOS 10.0, watchOS 3.0, tvOS 10.0, *)
  public class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
}

#if os(macOS)
  open class Process: NSObject, @unchecked Sendable {
    public enum TerminationReason: Int, Sendable { case exit = 1, uncaughtSignal = 2 }

    public override init() {}
    @available(macOS 10.13, *) open var executableURL: URL?
    open var arguments: [String]?
    open var environment: [String: String]?
    open var standardInput: Any?
    open var standardOutput: Any?
    open var standardError: Any?
    open var terminationStatus: Int32 { 0 }
    @available(macOS 10.6, *) open var terminationReason: TerminationReason { .exit }
    @available(macOS 10.7, *) open var terminationHandler: (@Sendable (Process) -> Void)?
    @available(macOS 10.13, *) open func run() throws {}
  }
#endif

open class ProcessInfo: NSObject, @unchecked Sendable {
  public class var processInfo: ProcessInfo { fatalError() }
  public var environment: [String: String] { [:] }
}

open class NSPredicate: NSObject {
  public init(format predicateFormat: String, _ args: any CVarArg...) {}
}

// On Apple's systems, a string that is passed as an argument becomes an NSString.
extension String: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [] }
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

public struct CharacterSet: Sendable {
  public static var alphanumerics: CharacterSet { CharacterSet() }
  public static var whitespaces: CharacterSet { fatalError() }
}

public typealias TimeInterval = Double

public struct Date: Hashable, Codable, Comparable, Sendable {
  public var timeIntervalSinceReferenceDate: TimeInterval
  public init() { fatalError() }
  public init(timeIntervalSinceReferenceDate interval: TimeInterval) { fatalError() }
  public init(timeIntervalSince1970: TimeInterval) { fatalError() }
  public static let distantPast = Date()
  public static let distantFuture = Date()
  public static func < (one: Date, other: Date) -> Bool { fatalError() }
  public func timeIntervalSince(_ date: Date) -> TimeInterval { 0 }
  public static func + (date: Date, interval: TimeInterval) -> Date { fatalError() }
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
  public init(fileURLWithPath path: String) {}
  public var path: String { "" }
  public var lastPathComponent: String { "" }
  public var pathExtension: String { fatalError() }
  public var standardizedFileURL: URL { fatalError() }
  public var absoluteString: String { "" }
  public var scheme: String? { nil }
  public func appendingPathComponent(_ pathComponent: String) -> URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public func resolvingSymlinksInPath() -> URL { fatalError() }
}

public struct Locale: Hashable, Sendable {
  public init(identifier: String) {}
  public static var preferredLanguages: [String] { [] }
}

public enum ComparisonResult: Int, Sendable { case orderedAscending = -1, orderedSame, orderedDescending }

public class NSString: NSObject, CVarArg {
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var anchored: CompareOptions { fatalError() }
    public static var numeric: CompareOptions { fatalError() }
    public static var diacriticInsensitive: CompareOptions { fatalError() }
  }

  public init(string: String) {}
  public var _cVarArgEncoding: [Int] { [] }
}

extension String {
  public init(format: String, locale: Locale?, arguments: [any CVarArg]) { self = format }
}

public struct Decimal: Hashable, Codable, Sendable, CustomStringConvertible {
  public init?(string: String, locale: Locale? = nil) {}
  public var description: String { "" }
}

public protocol DataProtocol: RandomAccessCollection where Element == UInt8 {}

public struct Data: Hashable, Codable, Sendable, DataProtocol, RangeReplaceableCollection {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
  }

  public struct SearchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 {}
  public init(contentsOf url: URL) throws {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> UInt8 { 0 }
  public subscript(bounds: Range<Int>) -> Data { self }
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == UInt8 {}
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { fatalError() }
  public func write(to url: URL, options: WritingOptions = []) throws {}
  public func range(
    of dataToFind: Data, options: SearchOptions = [], in range: Range<Int>? = nil
  ) -> Range<Int>? { fatalError() }
}

extension String {
  public struct Encoding: RawRepresentable, Hashable, Sendable {
    public static let utf8 = Encoding(rawValue: 4)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public init?(data: Data, encoding: Encoding) { return nil }
  public init(contentsOfFile path: String, encoding enc: Encoding) throws { fatalError() }
  public typealias CompareOptions = NSString.CompareOptions
}

extension StringProtocol {
  public func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? { nil }
  public var capitalized: String { "" }
  public func compare<T: StringProtocol>(
    _ aString: T, options mask: String.CompareOptions = [], range: Range<Index>? = nil, locale: Locale? = nil
  ) -> ComparisonResult { fatalError() }
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { fatalError() }
  public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
  public func contains<T: StringProtocol>(_ other: T) -> Bool { false }
  public func range<T: StringProtocol>(of searchString: T) -> Range<Index>? { nil }
  public var removingPercentEncoding: String? { nil }
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
    range searchRange: Range<Index>? = nil
  ) -> String { "" }
  public func replacingCharacters<T: StringProtocol, R: RangeExpression>(
    in range: R, with replacement: T
  ) -> String where R.Bound == Index { fatalError() }
  public func folding(options: String.CompareOptions = [], locale: Locale?) -> String { fatalError() }
}

public struct CGVector: Hashable, Sendable {
  public init(dx: CGFloat, dy: CGFloat) {}
}

public struct CGFloat: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(_ value: Double) {}
  public init(integerLiteral value: Int) {}
  public init(floatLiteral value: Double) {}
}

public func pow(_ x: Double, _ y: Double) -> Double { fatalError() }

// MARK: Coding and errors

open class JSONSerialization: NSObject {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var prettyPrinted: Self { [] }
    @available(iOS 11, macOS 10.13, tvOS 11, watchOS 4, *)
    public static var sortedKeys: Self { [] }
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
    public static var withoutEscapingSlashes: Self { [] }
  }
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  open class func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any { fatalError() }
  open class func data(withJSONObject obj: Any, options opt: WritingOptions = []) throws -> Data { fatalError() }
}

open class PropertyListSerialization: NSObject {
  public enum PropertyListFormat: UInt, Sendable { case openStep = 1, xml = 100, binary = 200 }
  public struct ReadOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  open class func propertyList(
    from data: Data, options opt: ReadOptions = [], format: UnsafeMutablePointer<PropertyListFormat>?
  ) throws -> Any { fatalError() }
}

open class JSONEncoder {
  public enum NonConformingFloatEncodingStrategy: Sendable {
    case `throw`
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  open var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy = .throw
  open var userInfo: [CodingUserInfoKey: Any] = [:]

  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }

  public init() {}
  open var outputFormatting: OutputFormatting = []
  open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}

open class JSONDecoder {
  public enum NonConformingFloatDecodingStrategy: Sendable {
    case `throw`
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  open var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy = .throw
  open var userInfo: [CodingUserInfoKey: Any] = [:]

  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}

extension LocalizedError {
  public var errorDescription: String? { nil }
}

extension Error {
  public var localizedDescription: String { "" }
}

open class NSError: NSObject, Error, @unchecked Sendable {
  public init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) { fatalError() }
  open var domain: String { fatalError() }
  open var code: Int { fatalError() }
  open var userInfo: [String: Any] { fatalError() }
  open var localizedDescription: String { fatalError() }
}

// The compiler calls these two for `error as NSError`.
public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }
public func _convertNSErrorToError(_ error: NSError?) -> any Error { fatalError() }

public let NSPOSIXErrorDomain: String = ""
public let NSUnderlyingErrorKey: String = ""

public struct CocoaError: Error {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var fileNoSuchFile: Self { fatalError() }
    public static var fileReadNoSuchFile: Self { fatalError() }
    public static var fileReadNoPermission: Self { fatalError() }
    public static var fileWriteNoPermission: Self { fatalError() }
  }

  public var code: Code { fatalError() }
  public var filePath: String? { fatalError() }
  public var underlying: (any Error)? { fatalError() }
}

public struct POSIXError: Error {
  public typealias Code = POSIXErrorCode
  public var code: Code { fatalError() }
}

public enum POSIXErrorCode: Int32, Hashable, Sendable {
  case EISDIR = 21
}
