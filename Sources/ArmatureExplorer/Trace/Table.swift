/// Values by position, without doubles.
struct Table<Value: Hashable & Encodable>: Encodable {
  private var values: [Value] = []
  private var positions: [Value: Int] = [:]

  /// Returns the position of a value, which is added if necessary.
  mutating func position(of value: Value) -> Int {
    if let position = positions[value] { return position }
    positions[value] = values.count
    values.append(value)
    return values.count - 1
  }

  func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}
