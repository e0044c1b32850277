/// Puts a destination together from the segments of a leg: the first names the case, each value that the case always has
/// takes one more, and those that may be left out come from the leg's parameters.
///
/// The parameters stand at the leg's end, and where that is is known only when the last value has been taken. When a
/// value that may be left out is asked for, the leg is taken to end there; when it turns out to go on, it is read again.
final class LinkDecoder: Decoder {
  let cursor: LinkCursor
  /// The first segment behind what has been taken.
  private(set) var end: Int
  /// The names of the values that may be left out.
  private(set) var optionals: [String] = []
  /// Where the leg ends; `nil` when it has not been read yet.
  private let knownEnd: Int?
  /// Where it was taken to end.
  private var guessedEnd: Int?
  /// What went wrong; the coding that the compiler makes throws errors of its own over it.
  private(set) var failure: LinkError?
  /// Whether the first segment is no case of the destination, if decoding has failed.
  private(set) var isUnknown = false
  /// The parameter that ``contains`` found last.
  private var found: LinkParameter?

  init(cursor: LinkCursor, end: Int? = nil) {
    self.cursor = cursor
    knownEnd = end
    self.end = cursor.position
  }

  /// Whether parameters at the leg's end were not seen.
  var needsRereading: Bool { guessedEnd.map { $0 != end } == true && cursor.hasParameters(endingAt: end) }

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let text = cursor.text(at: end), let name = CaseName.name(of: text), let key = Key(stringValue: name) else {
      isUnknown = true
      throw LinkError(.unknownDestination)
    }
    end += 1
    return KeyedDecodingContainer(CaseContainer(decoder: self, key: key))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw refuse("0") }

  /// A destination that codes as one value, such as a raw-value enum, is that value.
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    isUnknown = true
    guard let text = cursor.text(at: end) else { throw LinkError(.unknownDestination) }
    end += 1
    return TextDecoder(text: text)
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
  /// The values as they stand in links, those that code as single values.
  fileprivate static var linkTexts: [String] {
    var texts: [String] = []
    for value in allCases.prefix(32) {
      if let value = value as? any Encodable { try? TextEncoder { texts.append($0) }.encode(value) }
    }
    return texts
  }
}

/// The container of the cases, with the only one that the leg names.
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

  /// The compiler's coding asks this before a value that may be left out, and only then.
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
