import Foundation

/// A commit of the git repository that a folder belongs to.
struct Revision {
  /// The name as it was typed: `HEAD~2`, `main`.
  private let name: String
  private let commit: String
  private let git: Program
  /// The folder of the repository.
  private let root: String
  /// The folder in the repository: empty, or with a slash at its end.
  private let place: String

  /// Finds a commit.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - folder: The folder.
  ///   - environment: The environment for git.
  /// - Throws: An error if the folder is in no repository, or if the repository has no such commit.
  init(_ name: String, of folder: String, environment: [String: String]) throws {
    let git = Program.git(in: folder, environment: environment)
    do {
      root = try git.run("rev-parse", "--show-toplevel").firstLine
      place = try git.run("rev-parse", "--show-prefix").firstLine
    } catch {
      throw ScaffoldingError(.usage, "\(folder) has no revisions in git: \(error)")
    }
    let found = try? git.run("rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}").firstLine
    guard let found else { throw Self.unknown(name, to: git, in: root) }
    (self.name, self.git, commit) = (name, git, found)
  }

  private static func unknown(_ name: String, to git: Program, in root: String) -> ScaffoldingError {
    let names = ["for-each-ref", "--format=%(refname:lstrip=2)", "refs/heads", "refs/tags", "refs/remotes"]
    let known = ((try? git.run(names)) ?? "").split(separator: "\n").map(String.init)
    let isShallow = (try? git.run("rev-parse", "--is-shallow-repository").firstLine) == "true"
    let hint = isShallow ? "; this clone has only the newest commits: “git fetch --unshallow” gets the others" : ""
    return ScaffoldingError(
      .usage, "\(root) has no revision “\(name.excerpt)”\(suggestion(for: name, among: known))\(hint)")
  }

  /// Does work with the files of the commit. They are in a worktree, which is removed after the work, also if that
  /// fails or is interrupted. The user's files, index, branches and stashes do not change.
  ///
  /// The worktree is beside the repository, so that a relative path to something outside, such as that to Armature,
  /// leads to the same place.
  ///
  /// - Parameter work: The work. It gets the path of the folder in the worktree, and of the whole worktree.
  /// - Returns: The result of the work.
  /// - Throws: An error if there can be no worktree, or if the commit does not have the folder.
  func withFiles<Result>(_ work: (_ folder: String, _ worktree: String) throws -> Result) throws -> Result {
    let beside = Path.folder(of: root)
    try FileSystem.checkWritable(beside)
    forgetKilledRuns(in: beside)
    return try Staging.use(in: beside) { staging in
      defer { _ = try? git.run("worktree", "remove", "--force", staging.path) }
      do {
        // The user's hooks are for checkouts of their own.
        try git.run(
          "-c", "core.hooksPath=/dev/null", "worktree", "add", "--quiet", "--detach", staging.path, commit)
      } catch {
        throw ScaffoldingError(.conflict, "git cannot check “\(name.excerpt)” out into \(staging.path): \(error)")
      }
      let folder = Path.withoutExtraSlashes("\(staging.path)/\(place)")
      guard FileSystem.isFolder(folder) else {
        throw ScaffoldingError(.usage, "the revision “\(name.excerpt)” does not have the folder \(place)")
      }
      return try work(folder, staging.path)
    }
  }

  /// Removes the worktrees of runs that were killed.
  private func forgetKilledRuns(in beside: String) {
    _ = Staging.leftovers(in: beside, removing: true)
    let known = ((try? git.run("worktree", "list", "--porcelain")) ?? "").split(separator: "\n")
    for path in known.filter({ $0.hasPrefix("worktree ") }).map({ String($0.dropFirst("worktree ".count)) })
    where Staging.isStaging(Path.last(of: path)) && FileSystem.kind(of: path) == nil {
      _ = try? git.run("worktree", "remove", "--force", path)
    }
  }
}
