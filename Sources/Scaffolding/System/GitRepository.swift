import Foundation

/// The git repository of a new app.
public enum GitRepository: Hashable, Sendable {
  /// The app is a repository with a first commit.
  case committed
  /// The app is a repository. git has refused the first commit, for the reason.
  case notCommitted(String)
  /// The app's folder was a repository already, which has no commit of the app.
  case existing
  /// The app is a part of the repository in a folder.
  case part(of: String)
  /// The app is no repository, for the reason.
  case none(String)

  /// The case, in a word or two for programs.
  public var state: String {
    switch self {
    case .committed: "committed"
    case .notCommitted: "not committed"
    case .existing: "existing"
    case .part: "part"
    case .none: "none"
    }
  }

  /// The repository, as a sentence about the app.
  public var sentence: String {
    switch self {
    case .committed: "It is a git repository with a first commit."
    case .notCommitted(let reason): "It is a git repository without a commit: \(reason)"
    case .existing: "The git repository there was not changed: the files are not committed yet."
    case .part(let folder): "It is a part of the git repository in \(folder)."
    case .none(let reason): "It is not a git repository: \(reason)"
    }
  }

  /// Makes a folder a repository and commits everything in it, unless it is a part of one.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - message: The message of the commit.
  ///   - environment: The environment for git.
  /// - Returns: The repository, or the reason why there is none.
  static func start(in folder: String, message: String, environment: [String: String]) -> Self {
    let git = Program.git(in: folder, environment: environment)
    if FileSystem.kind(of: "\(folder)/.git") != nil { return .existing }
    do {
      if let root = try? git.run("rev-parse", "--show-toplevel").firstLine, !root.isEmpty { return .part(of: root) }
      let hasBranch = (try? git.run("config", "init.defaultBranch")) != nil
      try git.run(["init", "--quiet"] + (hasBranch ? [] : ["--initial-branch=main"]))
    } catch {
      return .none("\(error)")
    }
    do {
      try git.run("add", "--all")
      // The user's hooks and keys are for commits of their own.
      try git.run("commit", "--quiet", "--no-verify", "--no-gpg-sign", "--message", message)
      return .committed
    } catch {
      return .notCommitted("\(error)")
    }
  }
}

extension Program {
  /// Returns what git ignores at a path and below it. A slash ends the name of a folder, whose files are not named.
  ///
  /// - Parameter path: A path from the folder of git on.
  /// - Returns: The paths; none where git does not answer, as outside of a repository.
  func ignored(at path: String) -> Set<String> {
    let list = ["ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z", "--", path]
    return Set(((try? run(list)) ?? "").split(separator: "\0").map(String.init))
  }
}
