import Foundation

/// Decodes JSON from outside, such as an archive, in a time that grows with its size.
enum ForeignJSON {
  /// Decodes a value.
  ///
  /// - Throws: A `DecodingError`, also for a text with too many combining marks in a row. A decoder compares names, and
  ///   would take the square of the number of marks.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from json: Data, by decoder: JSONDecoder = JSONDecoder()
  ) throws -> Value {
    if let problem = problem(in: json) {
      throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: problem))
    }
    return try decoder.decode(type, from: json)
  }

  /// Returns the reason why JSON is not read; `nil` if a decoder may read it.
  static func problem(in json: Data) -> String? {
    let isPlain = !json.contains { $0 >= 0x80 || $0 == UInt8(ascii: "\\") }
    // A decoder also reads UTF-16 and UTF-32, in which marks have other bytes.
    let isUTF8 = !json.contains(0) && (isPlain || String(data: json, encoding: .utf8) != nil)
    guard isUTF8 else { return "it is not JSON in UTF-8" }
    guard !isPlain, unescaped(json).unicodeScalars.haveTooManyMarks else { return nil }
    return "it has a text with more than \(String.maximumMarks) combining marks in a row"
  }

  /// Returns JSON with the characters that its escapes stand for.
  private static func unescaped(_ json: Data) -> String {
    let text = Array(String(decoding: json, as: UTF8.self).utf16)
    var units: [UInt16] = []
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "\\") else {
        units.append(text[index])
        index += 1
        continue
      }
      let digits = text[index...].dropFirst(2).prefix(4)
      let isCode = text[index...].dropFirst().first == UInt16(UInt8(ascii: "u"))
      if isCode, let code = UInt16(String(decoding: digits, as: UTF16.self), radix: 16) {
        units.append(code)
        index = digits.endIndex
      } else {
        // Another escape is no mark.
        units.append(UInt16(UInt8(ascii: " ")))
        index += 2
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
