import Foundation

/// Keeps the items in a file, as JSON.
package enum Backup {
  /// A temporary file, which the system may delete. Choose a permanent folder for your app.
  package static let file = FileManager.default.temporaryDirectory.appendingPathComponent("QuillSample-backup.json")

  /// Writes the items away from the main actor. If that fails, the file stays as it was.
  package static func write(_ items: [Item]) async throws {
    try await Task.detached { [file] in try JSONEncoder().encode(items).write(to: file, options: .atomic) }.value
  }

  /// Returns the items of the last backup.
  package static func read() throws -> [Item] {
    try JSONDecoder().decode([Item].self, from: Data(contentsOf: file))
  }
}
