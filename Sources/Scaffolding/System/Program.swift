import Foundation

/// A program on the user's machine.
struct Program {
  let name: String
  /// The arguments before those of a run.
  var options: [String] = []
  let environment: [String: String]

  /// Returns the program git in a folder.
  static func git(in folder: String, environment: [String: String]) -> Self {
    // Within a hook, these lead to the hook's repository.
    let others = [
      "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR",
    ]
    // The files of a template can look like the inside of `.git`, with hooks and a configuration that git would obey.
    let bare = "safe.bareRepository=explicit"
    return Self(
      name: "git", options: ["-C", folder, "-c", "core.quotePath=false", "-c", bare, "--literal-pathspecs"],
      environment: environment.filter { !others.contains($0.key) })
  }

  /// The reason why a program has not done its work.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
    /// The lines of its output.
    var lines: [String] = []

    init(description: String) { self.description = description }

    /// The reason that a program has printed: its first error, or else its first line.
    init(output: String) {
      lines = output.split(separator: "\n").map(String.init)
      // A compiler's error, which begins with a path, says more than that of the build.
      let error =
        lines.first { $0.contains(": error: ") && !$0.hasPrefix("error: ") } ?? lines.first { $0.contains("error: ") }
      description = error ?? lines.first ?? ""
    }
  }

  @discardableResult
  func run(_ arguments: String...) throws -> String { try run(arguments) }

  /// Runs the program, and returns its output.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - statuses: The exit statuses that mean success.
  ///   - inputFile: The file that it reads as its input.
  ///   - mergesErrors: Whether its errors are a part of its output, where it writes them.
  /// - Returns: The output.
  /// - Throws: A `Refusal`.
  @discardableResult
  func run(
    _ arguments: [String], expecting statuses: Set<Int32> = [0], inputFile: String? = nil, mergesErrors: Bool = false
  ) throws -> String {
    try FileSystem.withTemporaryFolder { folder in
      // A second pipe would have to be read at the same time.
      let errorFile = "\(folder)/errors"
      try FileSystem.write(PackageFile("errors", ""), to: errorFile)
      let (process, output) = (Process(), Pipe())
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [name] + options + arguments
      process.environment = environment
      let input = inputFile.flatMap { FileHandle(forReadingAtPath: $0) }
      let errors = FileHandle(forWritingAtPath: errorFile)
      // On Linux, a process that has ended keeps its handles open.
      defer { for handle in [input, errors, output.fileHandleForReading] { try? handle?.close() } }
      process.standardInput = input ?? FileHandle.nullDevice
      (process.standardOutput, process.standardError) = (output, mergesErrors ? output : errors)
      // `waitUntilExit()` checks only about every 50 ms.
      let ended = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in ended.signal() }
      do { try process.run() } catch { throw Refusal(description: "\(name) cannot be started") }
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      ended.wait()
      let status = process.terminationStatus
      if statuses.contains(status) { return text }
      let printed = FileSystem.text(of: errorFile) ?? ""
      if status == 127, ["env", "/usr/bin/env"].contains(printed.prefix { $0 != ":" }) {
        throw Refusal(description: "\(name) was not found")
      }
      throw Refusal(output: printed + text)
    }
  }
}

extension String {
  /// The text before the first line end.
  var firstLine: String { String(prefix { $0 != "\n" }) }
}

/// Returns changes of files as a diff of git.
///
/// - Parameters:
///   - changes: The old and the new state of each file; `nil` where there is none.
///   - environment: The environment for git.
/// - Returns: The diff.
/// - Throws: An error if git cannot be started.
func gitDiff(of changes: [(old: PackageFile?, new: PackageFile?)], environment: [String: String]) throws -> String {
  try FileSystem.withTemporaryFolder { folder in
    for (side, files) in [("a", changes.map(\.old)), ("b", changes.map(\.new))] {
      // git looks for both, also where one is empty.
      try FileSystem.makeFolder("\(folder)/\(side)")
      for file in files.compactMap(\.self) { try FileSystem.replace(file, in: "\(folder)/\(side)") }
    }
    let git = Program.git(in: folder, environment: environment)
    do {
      // The status is 1 if there are differences.
      return try git.run(
        [
          "-c", "core.autocrlf=false", "-c", "core.safecrlf=false", "diff", "--no-index", "--no-color", "--no-ext-diff",
          "--no-prefix", "a", "b",
        ], expecting: [0, 1])
    } catch let error as Program.Refusal {
      throw ScaffoldingError(.usage, "a diff needs git: \(error)")
    }
  }
}
