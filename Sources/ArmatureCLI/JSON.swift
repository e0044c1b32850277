import Foundation

/// Returns a value as JSON whose keys are sorted.
func json(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  // Texts, truth values and small numbers can always be encoded.
  let text = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  return text + "\n"
}
