import Foundation

/// The git repository of a new app.
public enum GitRepository: Hashable, Sendable {
  /// The app is a repository with a first commit.
  case committed
  /// The app is a repository. git has refused the first commit, for the reason.
  case notCommitted(String)
  /// The app is a part of the repository in a folder.
  case part(of: String)
  /// The app is no repository, for the reason.
  case none(String)

  /// The case, in a word or two for programs.
  public var state: String {
    switch self {
    case .committed: "committed"
    case .notCommitted: "not committed"
    case .part: "part"
    case .none: "none"
    }
  }

  /// The repository, as a sentence about the app.
  public var sentence: String {
    switch self {
    case .committed: "It is a git repository with a first commit."
    case .notCommitted(let reason): "It is a git repository without a commit: \(reason)"
    case .part(let folder): "It is a part of the git repository in \(folder)."
    case .none(let reason): "It is no git repository: \(reason)"
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
    let git = Git(folder: folder, environment: environment)
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

/// The program git in a folder.
struct Git {
  let folder: String
  let environment: [String: String]

  /// The reason why git has not done its work.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  @discardableResult
  func run(_ arguments: String...) throws -> String { try run(arguments) }

  /// Runs git, and returns its output. An exit status means success if it is one of those that are expected.
  @discardableResult
  func run(_ arguments: [String], expecting statuses: Set<Int32> = [0]) throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    // Within a hook, these lead to the hook's repository.
    process.environment = environment.filter {
      !["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY"].contains($0.key)
    }
    (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, output, output)
    // `waitUntilExit()` checks only about every 50 ms.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch { throw Refusal(description: "git cannot be started") }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    ended.wait()
    if process.terminationStatus == 127 { throw Refusal(description: "git was not found") }
    guard statuses.contains(process.terminationStatus) else { throw Refusal(description: text.firstLine) }
    return text
  }
}

extension String {
  fileprivate var firstLine: String { String(prefix { $0 != "\n" }) }
}
