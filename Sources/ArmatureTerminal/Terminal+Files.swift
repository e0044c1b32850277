import ArmatureExplorer
import Foundation

extension Terminal {
  /// Writes a text into a file that the user has named. If that fails, the user reads why.
  ///
  /// The file is written in place. A new file would replace a device, a pipe or a symbolic link.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The path of the file.
  ///   - action: The action, for the error: `write the trace`.
  ///   - isKnown: Whether the user has read already that the file cannot be written.
  /// - Returns: Whether the file was written.
  func write(_ text: String, toFile path: String, _ action: String, isKnown: Bool = false) -> Bool {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return true
    } catch {
      if !isKnown { writeError("error: cannot \(action) to \(path.quoted): \(error.reason)\n") }
      return false
    }
  }
}
