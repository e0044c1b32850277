import Foundation

/// A run that writes: a new app is filled in its staging folder, and then moved to its path; a file of a project is
/// written there first, so that no file is ever half written.
///
/// A run locks the folder around its staging folder. The system releases the lock when the process ends. So if nobody has
/// locked a folder, the staging folders in it were left by runs that were killed.
struct Staging {
  /// The folder that is locked: the project, or the folder above a new app.
  let folder: String
  /// The path of the staging folder, which is made when it is needed.
  let path: String
  let operations: FileOperations

  private static let prefix = ".armature-"

  /// Does work with a staging folder, which is removed after the work. Signals that end the process are blocked until
  /// then.
  ///
  /// - Parameters:
  ///   - folder: The folder for the staging folder.
  ///   - isExclusive: Whether other runs in the folder wait. If so, the staging folders of killed runs are removed first. If
  ///     not, any number of runs can work at once.
  ///   - operations: The operations that write.
  ///   - work: The work.
  /// - Returns: The result of the work.
  static func use<Result>(
    in folder: String, exclusively isExclusive: Bool = false, with operations: FileOperations = FileOperations(),
    _ work: (Staging) throws -> Result
  ) rethrows -> Result {
    try TerminationSignals.block {
      try withLock(on: folder, isExclusive ? LOCK_EX : LOCK_SH) { isLocked in
        if isExclusive, isLocked { for left in folders(in: folder) { try? operations.removeTree(left) } }
        let staging = Self(folder: folder, path: "\(folder)/\(prefix)\(UUID().uuidString)", operations: operations)
        defer { if FileSystem.isFolder(staging.path) { try? operations.removeTree(staging.path) } }
        return try work(staging)
      }
    }
  }

  // MARK: The files of a project

  /// Writes a file of the project, and makes the folders above it.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - mode: Its permissions; `nil` for those of a new file.
  ///   - isDurable: Whether the disk has it before anything else is written.
  /// - Throws: An error if the disk refuses.
  func write(_ file: PackageFile, mode: UInt16? = nil, isDurable: Bool = false) throws {
    let (temporary, goal) = ("\(path)/file", "\(folder)/\(file.path)")
    for above in Path.folders(above: file.path) { try operations.makeMissingFolder("\(folder)/\(above)") }
    do {
      try operations.makeMissingFolder(path)
      // The rest of a write that has failed.
      if FileSystem.kind(of: temporary) != nil { try operations.remove(temporary) }
      try operations.write(file, temporary)
      if let mode { chmod(temporary, mode_t(mode)) }
      if isDurable { operations.synchronize(temporary) }
      try operations.move(temporary, goal)
    } catch let error as ScaffoldingError {
      throw error.naming(goal, insteadOf: temporary)
    }
  }

  /// Removes a file of the project.
  func remove(_ path: String) throws { try operations.remove("\(folder)/\(path)") }

  /// Removes a folder of the project if it is empty.
  @discardableResult
  func removeFolder(_ path: String) -> Bool { (try? operations.removeFolder("\(folder)/\(path)")) != nil }

  // MARK: Killed runs

  /// Returns the staging folders that killed runs have left, and removes them if asked to. Finds none while another run
  /// uses one.
  static func leftovers(in folder: String, removing: Bool) -> [String] {
    withLock(on: folder, LOCK_EX | LOCK_NB) { isLocked in
      let left = isLocked ? folders(in: folder) : []
      // One that cannot be removed, such as another user's, does not matter to this run.
      return removing ? left.filter { (try? FileSystem.removeTree($0)) != nil } : left
    }
  }

  /// Returns the staging folders, of killed runs and of those that still work.
  static func folders(in folder: String) -> [String] {
    ((try? FileSystem.entries(of: folder)) ?? []).filter(isStaging).map { "\(folder)/\($0)" }
      .filter { FileSystem.kind(of: $0) == "a folder" }
  }

  static func isStaging(_ name: String) -> Bool {
    name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil
  }

  /// Does work while a folder is locked: with `LOCK_SH`, no run has it alone.
  static func withLock<Result>(
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

/// The signals that end the process when the user, or the system, wants it to end.
enum TerminationSignals {
  /// Without those that the process ignores, as under `nohup`.
  private static var signals: [Int32] { [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) } }

  /// Blocks the signals while it does work, so that the work can be undone. A signal that was sent meanwhile ends the
  /// process after the work.
  static func block<Result>(during work: () throws -> Result) rethrows -> Result {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in signals { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try work()
  }

  /// Throws if a signal was sent while signals are blocked.
  static func check() throws {
    var waiting = sigset_t()
    sigpending(&waiting)
    if signals.contains(where: { sigismember(&waiting, $0) == 1 }) {
      throw ScaffoldingError(.conflict, "interrupted")
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    // The handler is the first field on every system, but has another name on each.
    let handler = withUnsafeBytes(of: action) { $0.load(as: Int.self) }
    return handler == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
