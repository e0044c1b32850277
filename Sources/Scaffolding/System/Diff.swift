import Foundation

/// Returns changes of files as a diff of git.
///
/// - Parameters:
///   - changes: The old and the new state of each file; `nil` where there is none.
///   - environment: The environment for git.
/// - Returns: The diff.
/// - Throws: An error if git cannot be started.
func gitDiff(of changes: [(old: PackageFile?, new: PackageFile?)], environment: [String: String]) throws -> String {
  let folder = FileManager.default.temporaryDirectory.path + "/armature-diff-\(UUID().uuidString)"
  defer { try? FileManager.default.removeItem(atPath: folder) }
  for (side, files) in [("a", changes.map(\.old)), ("b", changes.map(\.new))] {
    let root = "\(folder)/\(side)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    for file in files.compactMap({ $0 }) {
      let path = "\(root)/\(file.path)"
      try FileManager.default.createDirectory(atPath: Path.folder(of: path), withIntermediateDirectories: true)
      try FileSystem.write(file, to: path)
    }
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
