import Foundation

/// The changes of a run in a project. They are written into a file there before the first change, and the file is removed
/// after the last one. If another run finds it, the run was killed between two files, and is taken back.
struct Journal: Codable, Sendable {
  /// A file before and after the run.
  struct Change: Codable {
    let path: String
    /// The contents before; `nil` if there was no file.
    let old: Data?
    /// The permissions before; `nil` if there was no file.
    let mode: UInt16?
    /// The contents after; `nil` if the run removes the file.
    let new: Data?
    /// Whether a new file is executable.
    let isExecutable: Bool
  }

  /// The path of the file in a project.
  static let file = ".armature.journal.json"

  /// The files, in the order in which they change.
  private let changes: [Change]
  /// The folders that the run makes, the outer ones first.
  private let folders: [String]

  /// Describes a run.
  ///
  /// - Parameters:
  ///   - changes: The old and the new state of each file; `nil` where there is none.
  ///   - project: The folder of the project.
  init(_ changes: [(path: String, old: PackageFile?, new: PackageFile?)], in project: String) {
    self.changes = changes.map { change in
      Change(
        path: change.path, old: change.old?.contents,
        mode: change.old.map { UInt16(FileSystem.permissions(of: "\(project)/\($0.path)")) },
        new: change.new?.contents, isExecutable: change.new?.isExecutable ?? false)
    }
    folders = changes.filter { $0.new != nil }.flatMap { Path.folders(above: $0.path) }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
      .filter { FileSystem.kind(of: "\(project)/\($0)") == nil }
  }

  /// Reads the changes of a run that was killed.
  private init(in project: String) throws {
    let hint = "it has the changes of a run that was killed; compare the package with git, and remove the file"
    do {
      self = try decoded(PackageFile(path: Self.file, in: project), at: "\(project)/\(Self.file)")
    } catch let error as ScaffoldingError {
      throw ScaffoldingError(error.kind, lines: error.lines + [hint])
    }
    // Somebody else may have written the file, to let this command write outside of the project.
    if let bad = (changes.map(\.path) + folders).first(where: { !Path.isInPackage($0) }) {
      throw ScaffoldingError(
        .conflict, "\(project)/\(Self.file): “\(bad.excerpt)” is not a path in the package", hint)
    }
  }

  // MARK: A run

  /// Makes all changes of a project, or throws and leaves the project as it was. A run that was killed there is taken back
  /// first.
  ///
  /// - Parameters:
  ///   - changes: The old and the new state of each file; `nil` where there is none.
  ///   - project: The folder of the project.
  ///   - permanentFolders: The folders that are not removed when they are empty.
  ///   - operations: The operations that write.
  ///   - check: Throws if the project is not as it was when the changes were planned.
  /// - Throws: The error of the check, or an error if the disk refuses, or if a signal ends the process.
  static func perform(
    _ changes: [(path: String, old: PackageFile?, new: PackageFile?)], in project: String,
    permanentFolders: Set<String> = [], with operations: FileOperations = FileOperations(),
    check: () throws -> Void = {}
  ) throws {
    try Staging.use(in: project, exclusively: true, with: operations) { staging in
      _ = try takeBack(with: staging)
      try check()
      try Self(changes, in: project).perform(with: staging, permanentFolders)
    }
  }

  private func perform(with staging: Staging, _ permanentFolders: Set<String>) throws {
    do {
      // Written before the first change and complete, since it gets its name in one step.
      try staging.write(PackageFile(json: self, at: Self.file), isDurable: true)
      for change in changes {
        try TerminationSignals.check()
        if let new = change.new {
          let file = PackageFile(path: change.path, contents: new, isExecutable: change.isExecutable)
          try staging.write(file, mode: change.mode)
        } else {
          try staging.remove(change.path)
        }
      }
      for change in changes where change.new == nil {
        for folder in Path.folders(above: change.path).reversed() {
          if permanentFolders.contains(folder) || !staging.removeFolder(folder) { break }
        }
      }
      try TerminationSignals.check()
      try staging.remove(Self.file)
    } catch {
      do { _ = try Self.takeBack(with: staging) } catch let other {
        let lines = [error, other].map { ($0 as? ScaffoldingError)?.lines ?? ["\($0)"] }
        throw ScaffoldingError(
          .conflict,
          lines: lines[0] + ["this command could not undo its changes, so the next command undoes them:"] + lines[1])
      }
      throw error
    }
  }

  // MARK: A run that was killed

  /// Returns whether a run in a project was killed. Waits for runs that are still going on.
  static func isLeft(in project: String) -> Bool {
    exists(in: project) && Staging.withLock(on: project, LOCK_SH) { _ in exists(in: project) }
  }

  private static func exists(in project: String) -> Bool { FileSystem.kind(of: "\(project)/\(file)") != nil }

  /// Takes back a run that was killed, if there is one, and removes staging folders. Waits for runs that are still going
  /// on.
  ///
  /// - Returns: The files that it has brought back or removed.
  /// - Throws: An error if the user has changed one of them since. Nothing is changed then.
  static func takeBackKilledRun(
    in project: String, with operations: FileOperations = FileOperations()
  ) throws -> [String] {
    guard exists(in: project) || !Staging.folders(in: project).isEmpty else { return [] }
    return try Staging.use(in: project, exclusively: true, with: operations, takeBack)
  }

  private static func takeBack(with staging: Staging) throws -> [String] {
    guard exists(in: staging.folder) else { return [] }
    let journal = try Journal(in: staging.folder)
    var (rest, edited) = ([Change](), [String]())
    for change in journal.changes.reversed() {
      let current = try PackageFile.find(change.path, in: staging.folder)?.contents
      if current == change.old { continue }
      if current == change.new { rest.append(change) } else { edited.append("\(staging.folder)/\(change.path)") }
    }
    guard edited.isEmpty else {
      throw ScaffoldingError(
        .conflict,
        lines: [
          "a run was killed between two files, and cannot be undone, since these files have changed meanwhile"
        ]
          + edited.sorted().map { "  \($0)" }
          + ["restore them with git, or remove \(staging.folder)/\(file) to keep all files as they are"])
    }
    for change in rest {
      if let old = change.old {
        try staging.write(PackageFile(path: change.path, contents: old, isExecutable: false), mode: change.mode)
      } else {
        try staging.remove(change.path)
      }
    }
    for folder in journal.folders.reversed() { staging.removeFolder(folder) }
    try staging.remove(file)
    return rest.map(\.path)
  }
}
