import Foundation

/// The JSON of storyboards: each row stands once, and the texts of the app can only be drawn.
enum JSONFile {
  /// Returns a value with the rows in it. Equal values give equal bytes.
  static func data(_ value: some Encodable) throws -> Data {
    let rows = Rows.InFile()
    let encoder = JSONEncoder()
    if let key = Rows.InFile.key { encoder.userInfo[key] = rows }
    let content = try JSONSerialization.jsonObject(with: encoder.encode(value))
    let table = try JSONSerialization.jsonObject(with: JSONEncoder().encode(rows.table))
    let file = drawable(["content": content, "rows": table])
    return try JSONSerialization.data(withJSONObject: file, options: [.sortedKeys, .withoutEscapingSlashes])
  }

  /// Reads a value with its rows.
  static func value<Value: Decodable>(of data: Data) throws -> Value {
    let decoder = JSONDecoder()
    let rows = Rows.InFile(try decoder.decode(RowsOnly.self, from: data).rows)
    if let key = Rows.InFile.key { decoder.userInfo[key] = rows }
    return try decoder.decode(Content<Value>.self, from: data).content
  }

  private struct RowsOnly: Decodable {
    let rows: Table<Trace.Row>
  }

  private struct Content<Value: Decodable>: Decodable {
    let content: Value
  }

  private static func drawable(_ value: Any) -> Any {
    switch value {
    case let text as String: text.pageText
    case let list as [Any]: list.map(drawable)
    case let object as [String: Any]: object.mapValues(drawable)
    default: value
    }
  }
}
