import Foundation

/// A folder for the files of a test. It is removed with the object, or by the next run if its run was killed.
package final class TemporaryFolder: Sendable {
  package let url = Memory.folder.appendingPathComponent("\(prefix)\(UUID().uuidString).\(getpid())")

  /// The names of the files in the folder.
  package var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? [] }

  package init() {
    Self.removeLeftovers
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in the folder.
  package subscript(_ name: String) -> String { url.appendingPathComponent(name).path }

  private static let prefix = "armature-tests-"

  /// Removes the folders of processes that have ended, once.
  private static let removeLeftovers: Void = {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: Memory.folder.path)) ?? [] {
      let folder = Memory.folder.appendingPathComponent(name)
      guard name.hasPrefix(prefix), let process = pid_t(folder.pathExtension) else { continue }
      if kill(process, 0) == 0 || errno != ESRCH { continue }
      try? FileManager.default.removeItem(at: folder)
    }
  }()
}
