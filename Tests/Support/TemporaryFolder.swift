import Foundation

/// A folder for the files of a test. It is removed with the object.
package final class TemporaryFolder: Sendable {
  package let url = Memory.folder.appendingPathComponent("armature-tests-\(UUID().uuidString)")

  /// The names of the files in the folder.
  package var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? [] }

  package init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in the folder.
  package subscript(_ name: String) -> String { url.appendingPathComponent(name).path }
}
