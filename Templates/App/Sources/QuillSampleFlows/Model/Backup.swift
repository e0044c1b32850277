import Foundation

/// Keeps the items in a file, as JSON.
public enum Backup {
  /// Among the temporary files, which the system clears: choose a lasting place for your app.
  public static let file = FileManager.default.temporaryDirectory.appendingPathComponent("QuillSample-backup.json")

  /// Writes the items away from the main actor. The file is then whole, or as it was.
  public static func write(_ items: [Item]) async throws {
    try await Task.detached { try JSONEncoder().encode(items).write(to: file, options: .atomic) }.value
  }

  /// The items that were written last.
  public static func read() throws -> [Item] {
    try JSONDecoder().decode([Item].self, from: Data(contentsOf: file))
  }
}
