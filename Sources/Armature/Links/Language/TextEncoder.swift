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
    if let text = Self.linkText(of: value) { use(text) } else { try value.encode(to: self) }
  }

  /// Returns the text of a ``LinkValue``; `nil` for other values.
  static func linkText<T>(of value: T) -> String? { (value as? any LinkValue)?.linkText }

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
