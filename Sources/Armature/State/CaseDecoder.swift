/// Decodes a destination whose case, or raw value, had another name, and knows when there is no such case.
struct CaseDecoder: Decoder {
  let decoder: any Decoder
  let formerNames: [String: String]

  var codingPath: [any CodingKey] { decoder.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { decoder.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let values = try decoder.container(keyedBy: NameKey.self)
    let names = values.allKeys.map { ($0, formerNames[$0.stringValue] ?? $0.stringValue) }
    let keys = names.compactMap { former, now in Key(stringValue: now).map { (key: $0, former: former) } }
    if keys.isEmpty, let name = names.first?.1 { throw RestoreReport.Reason.unknownCase(name) }
    return KeyedDecodingContainer(Container(values: values, keys: keys))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try decoder.unkeyedContainer() }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    let value = try decoder.singleValueContainer()
    guard let name = try? value.decode(String.self) else { return value }
    return TextDecoder(text: formerNames[name] ?? name)
  }

  private struct Container<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let values: KeyedDecodingContainer<NameKey>
    let keys: [(key: Key, former: NameKey)]

    var codingPath: [any CodingKey] { values.codingPath }
    var allKeys: [Key] { keys.map(\.key) }

    private func former(_ key: Key) -> NameKey {
      keys.first { $0.key.stringValue == key.stringValue }?.former ?? NameKey(stringValue: key.stringValue)
    }

    func contains(_ key: Key) -> Bool { values.contains(former(key)) }
    func decodeNil(forKey key: Key) throws -> Bool { try values.decodeNil(forKey: former(key)) }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      try values.decode(type, forKey: former(key))
    }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
      try values.nestedContainer(keyedBy: type, forKey: former(key))
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try values.nestedUnkeyedContainer(forKey: former(key))
    }
    func superDecoder() throws -> any Decoder { try values.superDecoder() }
    func superDecoder(forKey key: Key) throws -> any Decoder { try values.superDecoder(forKey: former(key)) }
  }
}

/// A name as a key.
struct NameKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
