/// Replaces strings in one pass over bytes, the longest first, so that nothing is replaced twice.
struct Replacement {
  private let pairs: [(old: [UInt8], new: [UInt8])]
  /// Whether a byte begins an old string, by byte. All other bytes are skipped with one lookup.
  private let begins: [Bool]

  /// Replaces the first string of each pair with the second.
  init(_ pairs: [(String, String)]) {
    self.pairs = pairs.map { (Array($0.utf8), Array($1.utf8)) }.sorted { $0.old.count > $1.old.count }
    var begins = [Bool](repeating: false, count: 256)
    for pair in self.pairs { pair.old.first.map { begins[Int($0)] = true } }
    self.begins = begins
  }

  /// Returns the text after the replacement. Linear in its length.
  func callAsFunction(_ text: String) -> String { String(decoding: self(Array(text.utf8)), as: UTF8.self) }

  /// Returns the bytes after the replacement. Linear in their number.
  func callAsFunction(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var kept = 0
    var index = 0
    while index < bytes.count {
      if begins[Int(bytes[index])], let pair = pairs.first(where: { bytes[index...].starts(with: $0.old) }) {
        result += bytes[kept..<index]
        result += pair.new
        index += pair.old.count
        kept = index
      } else {
        index += 1
      }
    }
    return result + bytes[kept...]
  }
}
