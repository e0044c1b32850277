/// Encodes a destination as the segments of a leg. It relies on the compiler's coding of enums: a container with one
/// key, the case, and in it the values by their labels, without those that are `nil`.
final class LinkEncoder: Encoder {
  /// The case's name in the link.
  private(set) var name: String?
  private(set) var values: [EncodedValue] = []
  /// The label of the first value without a link form.
  private(set) var refused: String?

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(CaseContainer(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { refuse("0") }

  /// Encodes a destination that codes as one value, such as a raw-value enum.
  func singleValueContainer() -> any SingleValueEncodingContainer { TextEncoder { self.name = $0 } }

  fileprivate func start(_ key: some CodingKey) {
    if name != nil { refuse(key.stringValue) }
    name = CaseName.linkText(of: key.stringValue)
  }

  /// Notes that a value has no link form, and returns an encoder for it.
  @discardableResult
  fileprivate func refuse(_ value: String) -> EncodingSink<NoKey> {
    if refused == nil { refused = value }
    return EncodingSink()
  }

  fileprivate func add<T: Encodable>(_ value: T?, named name: String, isOptional: Bool) throws {
    var text: String?
    if let value {
      do { text = try linkText(of: value) } catch is NoValue {
        throw LinkError(.unreadableValue(destination: self.name ?? "", value: name))
      }
      if text == nil { refuse(name) }
    }
    values.append(EncodedValue(name: name, type: T.self, isOptional: isOptional, text: text))
  }

  private func linkText<T: Encodable>(of value: T) throws -> String? {
    if let text = try TextEncoder.linkText(of: value) { return text }
    var text: String?
    try value.encode(to: TextEncoder { text = $0 })
    return text
  }
}

/// The container of the cases. A value directly in it belongs to a type that is not an enum.
private struct CaseContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: LinkEncoder
  var codingPath: [any CodingKey] { [] }

  func nestedContainer<Nested: CodingKey>(keyedBy: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
    encoder.start(key)
    return KeyedEncodingContainer(PayloadContainer(encoder: encoder))
  }

  func encode<T: Encodable>(_ value: T, forKey key: Key) { encoder.refuse(key.stringValue) }
  func encodeNil(forKey key: Key) { encoder.refuse(key.stringValue) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder.refuse(key.stringValue) }

  func superEncoder() -> any Encoder { encoder.refuse("super") }
  func superEncoder(forKey key: Key) -> any Encoder { encoder.refuse("super") }
}

/// The container of a case's values.
private struct PayloadContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: LinkEncoder
  var codingPath: [any CodingKey] { [] }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    try encoder.add(value, named: key.stringValue, isOptional: false)
  }

  func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    try encoder.add(value, named: key.stringValue, isOptional: true)
  }

  // The standard library's versions call `encode(_:forKey:)`, which would make the values look required.
  func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: String?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try optional(value, key) }
  func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try optional(value, key) }

  private func optional<T: Encodable>(_ value: T?, _ key: Key) throws {
    try encoder.add(value, named: key.stringValue, isOptional: true)
  }

  func encodeNil(forKey key: Key) throws { try optional(String?.none, key) }

  func nestedContainer<Nested: CodingKey>(keyedBy: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
    encoder.refuse(key.stringValue)
    return KeyedEncodingContainer(EncodingSink())
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder.refuse(key.stringValue) }

  func superEncoder() -> any Encoder { encoder.refuse("super") }
  func superEncoder(forKey key: Key) -> any Encoder { encoder.refuse("super") }
}

/// Encodes a single value as its text in a link and passes the text to `use`. Does not call `use` for other types.
struct TextEncoder: Encoder, SingleValueEncodingContainer {
  let use: (String) -> Void

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { EncodingSink<NoKey>() }
  func container<Key: CodingKey>(keyedBy: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(EncodingSink())
  }

  func encode<T: Encodable>(_ value: T) throws {
    if let text = try Self.linkText(of: value) { use(text) } else { try value.encode(to: self) }
  }

  /// Returns the text of a ``LinkValue``; `nil` for other values.
  static func linkText<T>(of value: T) throws(NoValue) -> String? { try (value as? any LinkValue)?.readableText() }

  func encodeNil() {}
}

/// An encoder that ignores everything.
struct EncodingSink<Key: CodingKey>: Encoder, KeyedEncodingContainerProtocol, UnkeyedEncodingContainer,
  SingleValueEncodingContainer
{
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  var count: Int { 0 }

  func container<Other: CodingKey>(keyedBy: Other.Type) -> KeyedEncodingContainer<Other> {
    KeyedEncodingContainer(EncodingSink<Other>())
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { self }
  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() {}
  func encodeNil(forKey key: Key) {}
  func encode<T: Encodable>(_ value: T) {}
  func encode<T: Encodable>(_ value: T, forKey key: Key) {}

  func nestedContainer<Other: CodingKey>(keyedBy: Other.Type) -> KeyedEncodingContainer<Other> {
    container(keyedBy: Other.self)
  }
  func nestedContainer<Other: CodingKey>(keyedBy: Other.Type, forKey key: Key) -> KeyedEncodingContainer<Other> {
    container(keyedBy: Other.self)
  }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { self }
  func superEncoder() -> any Encoder { self }
  func superEncoder(forKey key: Key) -> any Encoder { self }
}

/// The keys of a container without keys.
enum NoKey: CodingKey {}

/// A value of a case, as a link has it.
package struct EncodedValue {
  package let name: String
  package let type: Any.Type
  /// Whether a link may leave the value out.
  package let isOptional: Bool
  /// The text of the value; `nil` when it is left out.
  let text: String?
}
