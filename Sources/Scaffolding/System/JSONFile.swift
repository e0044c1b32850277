import Foundation

/// Returns the value in a JSON file of a project.
///
/// - Throws: An error that names the key that is wrong.
func decoded<Value: Decodable>(_ file: PackageFile, at path: String) throws -> Value {
  func damaged(_ problem: String) -> ScaffoldingError { ScaffoldingError(.conflict, "\(path): \(problem)") }
  do {
    return try JSONDecoder().decode(Value.self, from: file.contents)
  } catch DecodingError.keyNotFound(let key, _) {
    throw damaged("the key '\(key.stringValue)' is missing")
  } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
    throw damaged(
      context.codingPath.last.map { "the key '\($0.stringValue)' has another kind of value than expected" }
        ?? "not an object")
  } catch DecodingError.dataCorrupted(let context) {
    throw damaged(
      context.codingPath.last.map { "the value of '\($0.stringValue)' is unknown" } ?? file.damage ?? "not valid JSON")
  } catch let error as ScaffoldingError {
    throw damaged(error.lines[0])
  }
}

extension PackageFile {
  /// A value as a JSON file for people and for `git diff`, with a key in each line.
  init(json value: some Encodable, at path: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts and data can always be encoded.
    let contents = (try? encoder.encode(value)) ?? Data()
    self.init(path: path, contents: contents + Data("\n".utf8), isExecutable: false)
  }
}
