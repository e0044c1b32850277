/// Decodes a single value from its text in a link.
struct TextDecoder: Decoder, SingleValueDecodingContainer {
  let text: String

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NoSingleValue() }
  func container<Key: CodingKey>(keyedBy: Key.Type) throws -> KeyedDecodingContainer<Key> { throw NoSingleValue() }

  func decodeNil() -> Bool { false }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    guard let type = type as? any LinkValue.Type else { return try T(from: self) }
    guard let value = type.linkValue(from: text) as? T else { throw NoValue() }
    return value
  }
}

/// The error for a type that codes as more than one value.
struct NoSingleValue: Error {}
