import Foundation

/// The files of the checkout from which the tests were built.
enum Repository {
  static let root = URL(fileURLWithPath: "\(#filePath)").ancestor(4)

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// Returns the paths of all files in a folder that end with a suffix, in a fixed order.
  static func files(in folder: String, ending suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }
}

extension URL {
  fileprivate func ancestor(_ steps: Int) -> URL {
    (0..<steps).reduce(self) { url, _ in url.deletingLastPathComponent() }
  }
}
