import Foundation

/// A value that stands in a link as text: a number, a `Bool`, a `String`, a `UUID`, a `Date`, a `URL`, an enum or a
/// wrapper with such a raw value, or a type of your own.
///
/// A raw-value type conforms by saying so:
///
/// ```swift
/// enum Suit: String, LinkValue { case hearts, spades }
/// ```
///
/// A type that codes as more than one value gets a form in links when it conforms:
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
/// Reading what a value prints must give an equal value. The text can hold any characters: links escape what they must.
public protocol LinkValue: Sendable {
  /// The value that a text stands for; `nil` when it stands for none.
  ///
  /// It is no initializer, so that `Int.init` stays as it is known.
  static func linkValue(from text: String) -> Self?

  /// The value as text.
  var linkText: String { get }

  /// The value of a parameter that a link leaves out; `nil`, the default, when it may not be left out.
  static var linkDefault: Self? { get }

  /// The text of the value as a parameter; `nil` leaves it out. The default is ``linkText``.
  var linkParameter: String? { get }

  /// What links read by: the value of a text, or ``linkDefault`` where there is none. There is no need for another one.
  ///
  /// - Throws: A ``LinkMismatch`` when there is no such value.
  static func readLinkValue(from text: String?) throws(LinkMismatch) -> Self
}

extension LinkValue {
  @inlinable public static var linkDefault: Self? { nil }
  @inlinable public var linkParameter: String? { linkText }

  // A requirement, so that it is compiled for each type: others would look the type `Self?` up at each call.
  @inlinable public static func readLinkValue(from text: String?) throws(LinkMismatch) -> Self {
    guard let value = if let text { linkValue(from: text) } else { linkDefault } else { throw LinkMismatch() }
    return value
  }
}

extension LinkValue where Self: LosslessStringConvertible & Numeric {
  @inlinable public static func linkValue(from text: String) -> Self? { Self(text) }
  @inlinable public var linkText: String { description }
}

extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
  @inlinable public static func linkValue(from text: String) -> Self? {
    RawValue.linkValue(from: text).flatMap { Self(rawValue: $0) }
  }
  @inlinable public var linkText: String { rawValue.linkText }
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
  @inlinable public static func linkValue(from text: String) -> Self? { Self(text) }
  @inlinable public var linkText: String { description }
}

extension String: LinkValue {
  @inlinable public static func linkValue(from text: String) -> Self? { text }
  @inlinable public var linkText: String { self }
}

extension UUID: LinkValue {
  @inlinable public static func linkValue(from text: String) -> Self? { Self(uuidString: text) }
  @inlinable public var linkText: String { uuidString }
}

/// A URL stands in a link as its absolute string, so one that is relative to another comes back whole.
extension URL: LinkValue {
  @inlinable public static func linkValue(from text: String) -> Self? { Self(string: text) }
  @inlinable public var linkText: String { absoluteString }
}

extension Decimal: LinkValue {
  @inlinable public static func linkValue(from text: String) -> Self? {
    // The initializer reads as far as it can and takes that for the number.
    text.utf8.allSatisfy("0123456789+-.eE".utf8.contains) ? Self(string: text, locale: nil) : nil
  }
  @inlinable public var linkText: String { description }
}

/// A value that a link may leave out, as a parameter in the query or after a `;`.
extension Optional: LinkValue where Wrapped: LinkValue {
  @inlinable public static func linkValue(from text: String) -> Self? { Wrapped.linkValue(from: text).map(Self.some) }
  @inlinable public var linkText: String { self?.linkText ?? "" }
  @inlinable public static var linkDefault: Self? { .some(nil) }
  @inlinable public var linkParameter: String? { self?.linkText }
}
