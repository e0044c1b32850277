import Foundation

extension Storyboard {
  /// The storyboard as JSON for a file. Equal storyboards give equal texts.
  ///
  /// - Throws: The error of the encoder.
  package func json() throws -> String { String(decoding: try JSONFile.data(self), as: UTF8.self) + "\n" }

  /// Reads a file.
  ///
  /// - Parameter data: The bytes of a text that ``json()`` has returned.
  /// - Throws: An ``ExplorerError`` for other data, and for a file of another version.
  package init(data: Data) throws(ExplorerError) {
    guard let head = try? JSONDecoder().decode(Head.self, from: data) else {
      throw ExplorerError("it is no storyboard; expected a file of “storyboard main.json”")
    }
    guard head.content.format == Self.formatVersion else {
      throw ExplorerError(
        "it has version \(head.content.format); expected version \(Self.formatVersion): write it again with this version "
          + "of Armature")
    }
    do {
      self = try JSONFile.value(of: data)
      guard isWhole else { throw ExplorerError("a number in it names nothing") }
    } catch { throw ExplorerError("the storyboard is damaged; write it again with “storyboard main.json”") }
  }

  private struct Head: Decodable {
    struct Content: Decodable {
      let format: Int
    }

    let content: Content
  }

  /// Whether each number names a value.
  private var isWhole: Bool {
    states.allSatisfy { state in
      places.values.indices.contains(state.place) && state.stop.map(stops.indices.contains) ?? true
        && (state.way ?? []).allSatisfy(steps.values.indices.contains)
    }
      && stops.allSatisfy { states.indices.contains($0.state) && $0.findings.allSatisfy(findings.indices.contains) }
      && moves.allSatisfy {
        states.indices.contains($0.from) && states.indices.contains($0.to) && words.values.indices.contains($0.word)
      }
      && drawn.allSatisfy(moves.indices.contains)
  }
}

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
  fileprivate static func value<Value: Decodable>(of data: Data) throws -> Value {
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
