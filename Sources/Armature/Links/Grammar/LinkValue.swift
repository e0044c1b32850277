import Foundation

/// A value with a text form in links: a number, a `Bool`, a `String`, a `UUID`, a `Date`, a `URL`, an enum or a
/// wrapper with such a raw value, or a type of your own.
///
/// A raw-value type only declares the conformance:
///
/// ```swift
/// enum Suit: String, LinkValue { case hearts, spades }
/// ```
///
/// A type that codes as more than one value implements both members:
///
/// ```swift
/// struct Coordinate: Hashable, Codable, LinkValue {
///   var x = 0, y = 0
///   static func linkValue(from text: String) -> Self? {
///     let parts = text.split(separator: ",").compactMap { Int($0) }
///     return parts.count == 2 ? Self(x: parts[0], y: parts[1]) : nil
///   }
///   var linkText: String { "\(x),\(y)" }
/// }
/// ```
///
/// Reading a value's text must give an equal value. The text can hold any characters: links escape them as needed. A
/// value whose text is not read, such as a number that is not finite, has no link. Neither has a text with more than 30
/// combining marks in a row, which no language needs.
public protocol LinkValue: Sendable {
  /// Returns the value of a text; `nil` when the text is not a value.
  ///
  /// A static method, because an initializer would be one more overload of `Int.init`.
  static func linkValue(from text: String) -> Self?

  /// The value as text.
  var linkText: String { get }
}

extension LinkValue where Self: LosslessStringConvertible & Numeric {
  public static func linkValue(from text: String) -> Self? { Self(text) }
  public var linkText: String { description }
}

/// Numbers that are not finite have no link.
extension LinkValue where Self: LosslessStringConvertible & FloatingPoint {
  public static func linkValue(from text: String) -> Self? {
    guard let number = Self(text), number.isFinite else { return nil }
    return number
  }
}

extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
  public static func linkValue(from text: String) -> Self? {
    RawValue.linkValue(from: text).flatMap { Self(rawValue: $0) }
  }
  public var linkText: String { rawValue.linkText }
}

extension Int: LinkValue {}
extension Int8: LinkValue {}
extension Int16: LinkValue {}
extension Int32: LinkValue {}
extension Int64: LinkValue {}
extension UInt: LinkValue {}
extension UInt8: LinkValue {}
extension UInt16: LinkValue {}
extension UInt32: LinkValue {}
extension UInt64: LinkValue {}
extension Float: LinkValue {}
extension Double: LinkValue {}

extension Bool: LinkValue {
  public static func linkValue(from text: String) -> Self? { Self(text) }
  public var linkText: String { description }
}

extension String: LinkValue {
  public static func linkValue(from text: String) -> Self? { text }
  public var linkText: String { self }
}

extension UUID: LinkValue {
  public static func linkValue(from text: String) -> Self? { Self(uuidString: text) }
  public var linkText: String { uuidString }
}

/// The text of a URL in a link is its absolute string.
extension URL: LinkValue {
  public static func linkValue(from text: String) -> Self? { Self(string: text) }
  public var linkText: String { absoluteString }
}

extension Decimal: LinkValue {
  public static func linkValue(from text: String) -> Self? {
    // The initializer ignores everything after a number, so the whole text is checked first.
    guard text.utf8.allSatisfy("0123456789+-.eE".utf8.contains), Double(text) != nil else { return nil }
    return Self(string: text, locale: nil)
  }
  public var linkText: String { description }
}

/// A value that a link may leave out: a parameter in the query or after a `;`.
extension Optional: LinkValue where Wrapped: LinkValue {
  public static func linkValue(from text: String) -> Self? { Wrapped.linkValue(from: text).map(Self.some) }
  public var linkText: String { self?.linkText ?? "" }
}

extension LinkValue {
  /// Returns the value as text.
  ///
  /// - Throws: `NoValue` when the text would not be read as a value.
  func readableText() throws(NoValue) -> String {
    let text = linkText
    guard !text.hasTooManyMarks, Self.linkValue(from: text) != nil else { throw NoValue() }
    return text
  }
}

/// The type of a value in a link, and whether a link may leave the value out.
package struct LinkValueType: Hashable, Sendable {
  package let name: String
  package let isOptional: Bool

  init<Value>(_ type: Value.Type) {
    isOptional = type is any OptionalValue.Type
    name = isOptional ? String("\(type)".dropFirst("Optional<".count).dropLast()) : "\(type)"
  }

  static func types<each Value: LinkValue>(_ type: repeat (each Value).Type) -> [Self] {
    var types: [Self] = []
    repeat types.append(Self(each type))
    return types
  }

  /// Returns the text of a value of the type; `nil` for a value that a link leaves out.
  func text(of value: some LinkValue) throws(NoValue) -> String? {
    if isOptional, (value as? any OptionalValue)?.isAbsent == true { return nil }
    return try value.readableText()
  }

  /// Returns the value for a type when a link leaves it out; `nil` for a required value.
  static func absent<Value>(_ type: Value.Type) -> Value? { (type as? any OptionalValue.Type)?.absent as? Value }
}

private protocol OptionalValue {
  static var absent: Self { get }
  var isAbsent: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate static var absent: Self { .none }
  fileprivate var isAbsent: Bool { self == nil }
}
