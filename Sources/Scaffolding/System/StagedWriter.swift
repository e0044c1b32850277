import Foundation

/// The place beside the files of a project where new ones are written first, so that no file is ever half written.
struct StagedWriter {
  /// The folder of the project.
  let project: String
  /// The staging folder, which is made when it is needed.
  let staging: String
  let operations: FileOperations

  /// Writes a file of the project, and makes the folders above it.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - mode: Its permissions; `nil` for those of a new file.
  ///   - isDurable: Whether the disk has it before anything else is written.
  /// - Throws: An error if the disk refuses.
  func put(_ file: PackageFile, mode: UInt16? = nil, isDurable: Bool = false) throws {
    let (temporary, path) = ("\(staging)/file", "\(project)/\(file.path)")
    for folder in Path.folders(above: file.path) where !FileSystem.isFolder("\(project)/\(folder)") {
      try operations.makeFolder("\(project)/\(folder)")
    }
    do {
      if !FileSystem.isFolder(staging) { try operations.makeFolder(staging) }
      // The rest of a write that has failed.
      if FileSystem.kind(of: temporary) != nil { try operations.remove(temporary) }
      try operations.write(file, temporary)
      if let mode { chmod(temporary, mode_t(mode)) }
      if isDurable { operations.synchronize(temporary) }
      try operations.move(temporary, path)
    } catch let error as ScaffoldingError {
      throw ScaffoldingError(
        error.kind, lines: error.lines.map { $0.replacingOccurrences(of: temporary, with: path) })
    }
  }

  /// Removes a file of the project.
  func remove(_ path: String) throws { try operations.remove("\(project)/\(path)") }

  /// Removes a folder of the project if it is empty.
  @discardableResult
  func removeFolder(_ path: String) -> Bool { (try? operations.removeFolder("\(project)/\(path)")) != nil }

  /// Removes the folders above a path that are empty.
  func removeEmptyFolders(above path: String, keeping kept: Set<String>) {
    for folder in Path.folders(above: path).reversed() where kept.contains(folder) || !removeFolder(folder) { return }
  }

  /// Removes the staging folder.
  func clear() {
    if FileSystem.isFolder(staging) { try? operations.removeTree(staging) }
  }
}
