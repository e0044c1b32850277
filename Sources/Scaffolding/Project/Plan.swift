import Foundation

/// The work of generating an app, as a value: a dry run prints it, `apply()` performs it.
public struct Plan: Hashable, Sendable {
  /// A step of the work.
  public struct Action: Hashable, Encodable, Sendable {
    /// The effect on a file or a folder.
    public enum Word: String, Encodable, Sendable {
      /// Makes a file that does not exist yet.
      case create
      /// Changes a file.
      case update
      /// Leaves a file as it is, because it has all that is to be added.
      case identical
      /// Changes a file, and marks the lines that both the user and the template have changed.
      case conflict
      /// Replaces a file of the user, who has agreed.
      case force
      /// Leaves a file of the user as it is in place of a new one.
      case skip
      /// Removes a file, or a folder that a killed run has left.
      case remove
      /// Leaves a file that would be removed, because the user has edited it.
      case keep
    }

    /// The effect.
    public let word: Word
    /// The path of the file or the folder.
    public let path: String

    /// The action in words, for people.
    public var line: String { "\(word)  \(path)".printable }
  }

  /// The folder to create.
  public let folder: NewFolder
  /// The files to create in it, ordered by path.
  public let files: [PackageFile]
  /// The paths of the files that are left out, since the folder has such files.
  public let leftOut: [String]

  init(folder: NewFolder, files: [PackageFile], leftOut: [String] = []) {
    self.folder = folder
    self.files = files.sorted { $0.path < $1.path }
    self.leftOut = leftOut.sorted()
  }

  /// The steps of the plan: one for each folder that a killed run has left, and one for each file.
  ///
  /// - Complexity: Reads the folder above the app.
  public var actions: [Action] { actions(removing: folder.exists ? [] : folder.leftovers) }

  private func actions(removing leftovers: [String]) -> [Action] {
    leftovers.map { Action(word: .remove, path: $0) }
      + files.map { Action(word: .create, path: "\(folder.path)/\($0.path)") }
  }

  /// The results of `apply(commit:environment:)`.
  public struct Done: Hashable, Sendable {
    /// The steps that it has done.
    public var actions: [Action] = []
    /// The git repository of the app; `nil` if none was wanted.
    public var repository: GitRepository?
  }

  /// Creates the folder with all files, or throws and leaves nothing behind.
  ///
  /// - Parameters:
  ///   - commit: The message of the first commit in a git repository; `nil` for no repository.
  ///   - environment: The environment for git.
  /// - Returns: The steps that it has done, and the repository.
  /// - Throws: The reason why the folder cannot be created.
  @discardableResult
  public func apply(commit: String? = nil, environment: [String: String] = [:]) throws -> Done {
    try apply(commit: commit, environment: environment, with: FileOperations())
  }

  func apply(commit: String?, environment: [String: String], with operations: FileOperations) throws -> Done {
    try folder.check()
    var done = Done()
    if folder.exists {
      try fill(with: operations)
      if let commit { done.repository = .start(in: folder.path, message: commit, environment: environment) }
      done.actions = actions(removing: [])
      return done
    }
    let leftovers = try folder.create(with: operations) { staging in
      var made: Set = [staging]
      for file in files {
        try TerminationSignals.check()
        var path = staging
        for component in Path.components(of: file.path).dropLast() {
          path += "/\(component)"
          if made.insert(path).inserted { try operations.makeFolder(path) }
        }
        try operations.write(file, "\(staging)/\(file.path)")
      }
      if let commit { done.repository = .start(in: staging, message: commit, environment: environment) }
    }
    done.actions = actions(removing: leftovers)
    return done
  }

  /// Makes the files in a folder that exists, or throws and leaves it as it was.
  private func fill(with operations: FileOperations) throws {
    try Journal.perform(files.map { ($0.path, nil, $0) }, in: folder.path, with: operations) {
      try folder.check()
      if let path = files.map(\.path).first(where: { FileSystem.kind(of: "\(folder.path)/\($0)") != nil }) {
        throw ScaffoldingError(.conflict, "\(folder.path)/\(path) has been made meanwhile; run the command again")
      }
    }
  }
}

/// A file of a project that stands where an addition has another file.
public struct Conflict: Sendable {
  /// The path of the file.
  public let path: String
  let old: PackageFile
  let new: PackageFile

  /// The way to handle a conflict.
  public enum Resolution: Sendable {
    /// Change nothing at all.
    case refuse
    /// Replace the file.
    case force
    /// Leave the file as it is.
    case skip
  }

  /// Returns the change of the file if it was replaced, as a diff of git.
  ///
  /// - Parameter environment: The environment for git.
  /// - Returns: The diff.
  /// - Throws: An error if git cannot be started.
  public func diff(environment: [String: String]) throws -> String {
    try gitDiff(of: [(old, new)], environment: environment)
  }
}
