/// The rows of a screen. In a file, each row stands once, and screens name it by its position: apps and walks have many
/// screens with the same rows.
@propertyWrapper
package struct Rows: Hashable, Sendable, Codable {
  package internal(set) var wrappedValue: [Trace.Row]

  package init(wrappedValue: [Trace.Row]) { self.wrappedValue = wrappedValue }

  package init(from decoder: any Decoder) throws {
    let rows = decoder.userInfo.rows
    wrappedValue = try [Int](from: decoder).map { position in
      guard let row = rows?.row(at: position) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "there is no row \(position)"))
      }
      return row
    }
  }

  package func encode(to encoder: any Encoder) throws {
    let rows = encoder.userInfo.rows
    try wrappedValue.map { rows?.position(of: $0) ?? 0 }.encode(to: encoder)
  }

  /// The rows of a file. A class, because a coder hands out only copies of its information. One coder uses it on one thread.
  final class InFile: @unchecked Sendable {
    private(set) var table: Table<Trace.Row>

    init(_ table: Table<Trace.Row> = Table()) { self.table = table }

    func position(of row: Trace.Row) -> Int { table.position(of: row) }

    func row(at position: Int) -> Trace.Row? { table.values.indices.contains(position) ? table[position] : nil }

    static let key = CodingUserInfoKey(rawValue: "rows")
  }
}

extension [CodingUserInfoKey: Any] {
  fileprivate var rows: Rows.InFile? { Rows.InFile.key.flatMap { self[$0] as? Rows.InFile } }
}
