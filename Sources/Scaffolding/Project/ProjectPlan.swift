import Foundation

/// The work of a command in a project, as a value: a dry run prints it, `apply()` performs it.
public struct ProjectPlan: Sendable {
  /// The new state of a file.
  struct Change: Sendable {
    let word: Plan.Action.Word
    let path: String
    let old: PackageFile?
    let new: PackageFile?

    var isWork: Bool { [.create, .update, .conflict, .force, .remove].contains(word) }
  }

  /// The project.
  public let project: Project
  var changes: [Change] = []
  /// The part that is added, as far as the options and the project say; `nil` for another plan.
  public internal(set) var addition: Addition?
  /// The lines that still name what the plan removes, each as `path:12: line`.
  public internal(set) var linesOfUses: [String] = []
  /// The lines of switches that need a branch for an added case, which only the user can write: `path:12: switch self {`.
  public internal(set) var linesToComplete: [String] = []

  /// Plans changes that are known.
  ///
  /// - Throws: An error if a file stands where a folder is needed.
  init(_ changes: [Change], of project: Project) throws {
    (self.project, self.changes) = (project, changes)
    try checkFolders()
  }

  /// Throws if a file stands where a folder is needed, and the plan does not remove it.
  func checkFolders() throws {
    let removed = Set(changes.filter { $0.word == .remove }.map(\.path))
    for change in changes where change.isWork && change.old == nil {
      let folders = Path.folders(above: change.path)
      guard let file = folders.first(where: { FileSystem.kind(of: "\(project.folder)/\($0)") == "a file" }),
        !removed.contains(file)
      else { continue }
      throw ScaffoldingError(
        .conflict, "\(project.folder)/\(file) is a file; expected a folder for \(Path.last(of: change.path))",
        "move the file away, and run the command again")
    }
  }

  // MARK: The steps

  /// The steps of the plan, one for each file.
  public var actions: [Plan.Action] {
    changes.map { Plan.Action(word: $0.word, path: "\(project.folder)/\($0.path)") }
  }

  /// Whether nothing is left to do.
  public var isDone: Bool { !changes.contains(where: \.isWork) }

  /// The paths of the files to write or remove, within the project.
  var pathsOfWork: [String] { changes.filter(\.isWork).map(\.path) }

  /// Returns the changes as a diff of git; empty if nothing is left to do. The origin is for no reader, and left out.
  ///
  /// - Parameter environment: The environment for git.
  /// - Returns: The diff.
  /// - Throws: An error if git cannot be started.
  public func diff(environment: [String: String]) throws -> String {
    let shown = changes.filter { $0.isWork && $0.path != Origin.file }
    return try gitDiff(of: shown.map { ($0.old, $0.new) }, environment: environment)
  }

  /// Performs all steps, or throws and leaves the project as it was.
  public func apply() throws { try apply(with: FileOperations()) }

  func apply(with operations: FileOperations) throws {
    guard !isDone else { return }
    try FileSystem.checkWritable(project.folder)
    try Journal.perform(
      changes.filter(\.isWork).map { ($0.path, $0.old, $0.new) }, in: project.folder,
      permanentFolders: [project.sources, project.tests], with: operations, check: checkIsCurrent)
  }

  /// Throws if a file is not as it was when the plan was made, or cannot be changed.
  private func checkIsCurrent() throws {
    for change in changes where change.isWork {
      guard try project.file(change.path) == change.old else {
        throw ScaffoldingError(
          .conflict, "\(project.folder)/\(change.path) has changed meanwhile; run the command again")
      }
      if change.old != nil { try FileSystem.checkChangeable("\(project.folder)/\(change.path)") }
    }
  }
}
