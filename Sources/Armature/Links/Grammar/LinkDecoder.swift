/// Decodes a destination from the segments of a leg. The first segment names the case, each required value takes the
/// next one, and optional values are read from the leg's parameters.
///
/// The parameters are at the leg's end, which is known only after the last required value. The decoder guesses that the
/// leg ends at the first optional value. If the leg is longer, it is decoded again with its known end.
final class LinkDecoder: Decoder {
  let cursor: LinkCursor
  private let formerNames: [String: String]
  /// The index after the segments read so far.
  private(set) var end: Int
  /// The names of the optional values.
  private(set) var optionals: [String] = []
  /// The end of the leg; `nil` at the first reading.
  private let knownEnd: Int?
  /// The guessed end of the leg.
  private var guessedEnd: Int?
  /// The first error. It is kept here because the compiler's `init(from:)` may throw another one.
  private(set) var failure: LinkError?
  /// Whether decoding failed because the first segment is not a case of the destination.
  private(set) var isUnknown = false
  /// The last parameter that ``contains`` found.
  private var found: LinkParameter?

  init(cursor: LinkCursor, formerNames: [String: String], end: Int? = nil) {
    self.cursor = cursor
    self.formerNames = formerNames
    knownEnd = end
    self.end = cursor.position
  }

  /// Whether parameters at the leg's end were missed.
  var needsRereading: Bool { guessedEnd.map { $0 != end } == true && cursor.hasParameters(endingAt: end) }

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let text = cursor.text(at: end), let name = CaseName.name(of: text),
      let key = Key(stringValue: name) ?? formerNames[name].flatMap(Key.init(stringValue:))
    else {
      isUnknown = true
      throw LinkError(.unknownDestination)
    }
    end += 1
    return KeyedDecodingContainer(CaseContainer(decoder: self, key: key))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw refuse("0") }

  /// Decodes a destination that codes as one value, such as a raw-value enum.
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    isUnknown = true
    guard let text = cursor.text(at: end) else { throw LinkError(.unknownDestination) }
    end += 1
    return TextDecoder(text: formerNames[text] ?? text)
  }

  fileprivate func contains(_ name: String) -> Bool {
    optionals.append(name)
    if guessedEnd == nil { guessedEnd = knownEnd ?? end }
    let legEnd = knownEnd ?? end
    found = cursor.hasParameters(endingAt: legEnd) ? cursor.parameters(endingAt: legEnd).payload(name) : nil
    return found != nil
  }

  fileprivate func value<T: Decodable>(_ type: T.Type, named name: String) throws -> T {
    let index = end
    let text: String
    var source: LinkParameter?
    if let parameter = found, parameter.payloadName == name {
      found = nil
      source = parameter
      text = parameter.value
    } else if let segment = cursor.text(at: index) {
      text = segment
      end += 1
    } else {
      throw fail(cursor.error(.missingValue(name), at: index, expected: ["\(name): \(T.self)"]))
    }
    do {
      return try TextDecoder(text: text).decode(T.self)
    } catch is NoSingleValue {
      throw refuse(name)
    } catch {
      let spellings = (type as? any CaseIterable.Type)?.linkTexts ?? []
      let expected = spellings.isEmpty ? ["\(name): \(T.self)"] : spellings
      throw fail(
        cursor.error(
          .badValue(type: "\(T.self)"), at: min(index, end - 1), parameter: source, expected: expected, known: spellings
        ))
    }
  }

  fileprivate func refuse(_ value: String) -> LinkError {
    fail(LinkError(.noLinkForm(destination: cursor.next?.description ?? "", value: value)))
  }

  private func fail(_ error: LinkError) -> LinkError {
    if failure == nil { failure = error }
    return error
  }
}

extension CaseIterable {
  /// The texts in links of the values that code as single values.
  fileprivate static var linkTexts: [String] {
    var texts: [String] = []
    for value in allCases.prefix(32) {
      if let value = value as? any Encodable { try? TextEncoder { texts.append($0) }.encode(value) }
    }
    return texts
  }
}

/// The container of the cases: only the case that the leg names.
private struct CaseContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: LinkDecoder
  let key: Key
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [key] }

  func contains(_ key: Key) -> Bool { key.stringValue == self.key.stringValue }

  func nestedContainer<Nested: CodingKey>(
    keyedBy: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    KeyedDecodingContainer(PayloadContainer(decoder: decoder))
  }

  func decodeNil(forKey key: Key) throws -> Bool { throw decoder.refuse(key.stringValue) }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { throw decoder.refuse(key.stringValue) }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw decoder.refuse(key.stringValue)
  }
  func superDecoder() throws -> any Decoder { throw decoder.refuse("super") }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw decoder.refuse(key.stringValue) }
}

/// The container of a case's values.
private struct PayloadContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: LinkDecoder
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }

  /// The compiler's `init(from:)` calls this before each optional value, and only then.
  func contains(_ key: Key) -> Bool { decoder.contains(key.stringValue) }
  func decodeNil(forKey key: Key) -> Bool { false }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decoder.value(type, named: key.stringValue)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    throw decoder.refuse(key.stringValue)
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw decoder.refuse(key.stringValue)
  }
  func superDecoder() throws -> any Decoder { throw decoder.refuse("super") }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw decoder.refuse(key.stringValue) }
}

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
