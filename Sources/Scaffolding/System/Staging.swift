import Foundation

/// Staging folders: a new app is filled in one of them, beside its path, and then moved to its path.
///
/// A run locks the folder above while it uses a staging folder. The system releases the lock when the process ends. So
/// if nobody has locked the folder above, the staging folders in it were left by runs that were killed.
enum Staging {
  private static let prefix = ".armature-"

  /// Does work with the path of a staging folder, which does not exist yet.
  ///
  /// - Parameters:
  ///   - parent: The folder above.
  ///   - isAlone: Whether other runs wait. If not, any number of them can work at once.
  ///   - work: The work.
  /// - Returns: The result of the work.
  static func use<Result>(
    in parent: String, alone isAlone: Bool = false, _ work: (_ staging: String) throws -> Result
  ) rethrows -> Result {
    try withLock(on: parent, isAlone ? LOCK_EX : LOCK_SH) { _ in
      try work("\(parent)/\(prefix)\(UUID().uuidString)")
    }
  }

  /// Returns the staging folders that killed runs have left, and removes them if asked to. Finds none while another run
  /// uses one.
  static func leftovers(in parent: String, removing: Bool) -> [String] {
    withLock(on: parent, LOCK_EX | LOCK_NB) { isLocked in
      let left = isLocked ? folders(in: parent) : []
      // One that cannot be removed, such as another user's, does not matter to this run.
      return removing ? left.filter { (try? FileManager.default.removeItem(atPath: $0)) != nil } : left
    }
  }

  /// Returns the staging folders, of killed runs and of those that go on.
  static func folders(in parent: String) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return entries.sorted().filter(isStaging).map { "\(parent)/\($0)" }.filter { FileSystem.kind(of: $0) == "a folder" }
  }

  static func isStaging(_ name: String) -> Bool {
    name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil
  }

  private static func withLock<Result>(
    on folder: String, _ operation: Int32, _ work: (_ isLocked: Bool) throws -> Result
  ) rethrows -> Result {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    defer {
      // A process that is being started has the descriptor for a moment, too, and would keep the lock.
      flock(descriptor, LOCK_UN)
      close(descriptor)
    }
    return try work(flock(descriptor, operation) == 0)
  }
}
