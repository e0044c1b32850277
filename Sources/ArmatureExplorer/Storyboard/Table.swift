/// Values by position, each once. Others name them by their positions.
struct Table<Value: Hashable & Codable>: Codable {
  private(set) var values: [Value] = []
  private var positions: [Value: Int] = [:]

  init() {}

  /// Returns the position of a value, which is added if necessary.
  mutating func position(of value: Value) -> Int {
    if let position = positions[value] { return position }
    positions[value] = values.count
    values.append(value)
    return values.count - 1
  }

  subscript(position: Int) -> Value { values[position] }

  init(from decoder: any Decoder) throws {
    values = try [Value](from: decoder)
    positions = Dictionary(zip(values, values.indices)) { first, _ in first }
  }

  func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}
