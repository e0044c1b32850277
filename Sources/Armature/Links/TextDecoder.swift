/// Decodes what codes as a single value from its text in a link.
struct TextDecoder: Decoder, SingleValueDecodingContainer {
  let text: String

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NoSingleValue() }
  func container<Key: CodingKey>(keyedBy: Key.Type) throws -> KeyedDecodingContainer<Key> { throw NoSingleValue() }

  func decodeNil() -> Bool { false }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    // The two most frequent types without a search for their conformance.
    if T.self == String.self { return unsafeBitCast(text, to: T.self) }
    if T.self == Int.self, let number = Int(text) { return unsafeBitCast(number, to: T.self) }
    return try search(type)
  }

  // On its own, since the room for a `T?` has to be found before anything else is done.
  @inline(never) private func search<T: Decodable>(_ type: T.Type) throws -> T {
    guard let type = type as? any LinkValue.Type else { return try T(from: self) }
    guard let value = type.linkValue(from: text) as? T else { throw NoValue() }
    return value
  }
}

/// A type that asks for more than one value.
struct NoSingleValue: Error {}

/// A text that is no value of the type.
private struct NoValue: Error {}
