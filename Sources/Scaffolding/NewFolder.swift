import Foundation

/// The folder of a new app. It must not exist yet, and is created either completely or not at all.
public struct NewFolder: Hashable, Sendable {
  /// The path as it was typed, without extra slashes, and changed so that no command takes it for an option.
  public let path: String
  /// The name of the app, from the last part of the path.
  public let name: AppName

  /// Reads a typed path, and a name for people if it is not the last part of the path. It does not look at the disk.
  public init(_ text: String, displayName: String? = nil) throws {
    try refuseHiddenCharacters(in: text, of: "the path", kind: .name)
    name = try AppName(Path.last(of: text), display: displayName)
    try Path.refuseUnbuildable(text, marks: "\"\\%", kind: .name)
    path = (text.hasPrefix("-") ? "./" : "") + Path.withoutExtraSlashes(text)
  }

  /// Throws if the path exists, if nothing can be created there, or if a neighbour's name differs only in case.
  public func check() throws {
    if let kind = FileSystem.kind(of: path) {
      throw ScaffoldingError(.conflict, "\(path) exists already (\(kind)), expected a path that is free")
    }
    let missing = missingParents
    if missing.contains(where: { Path.last(of: $0) == ".." }) {
      throw ScaffoldingError(.name, "\(path) has '..' after a folder that does not exist")
    }
    let existing = Path.folder(of: missing.first ?? path)
    guard FileSystem.isFolder(existing) else {
      throw ScaffoldingError(.conflict, "\(existing) is not a folder, so nothing can be made in it")
    }
    try FileSystem.checkWritable(existing)
    let neighbours = missing.isEmpty ? (try? FileManager.default.contentsOfDirectory(atPath: existing)) ?? [] : []
    let own = Path.last(of: path)
    if let neighbour = neighbours.first(where: { $0.lowercased() == own.lowercased() }) {
      throw ScaffoldingError(.conflict, "\(existing) has a '\(neighbour)', which differs from '\(own)' only in case")
    }
  }

  /// Fills a staging folder beside the path and moves it there. On an error, or a signal that ends the process,
  /// everything that was created is removed.
  ///
  /// - Returns: The staging folders of killed runs, which it has removed.
  @discardableResult
  func create(
    with operations: FileOperations = FileOperations(), _ fill: (_ staging: String) throws -> Void
  ) throws -> [String] {
    try Interruption.holdBack {
      var made: [String] = []
      do {
        for folder in missingParents where try operations.makeMissingFolder(folder) { made.append(folder) }
        let leftovers = Staging.leftovers(in: Path.folder(of: path), removing: true)
        try Staging.use(in: Path.folder(of: path)) { try create(by: $0, with: operations, fill) }
        return leftovers
      } catch {
        for folder in made.reversed() { rmdir(folder) }
        throw error
      }
    }
  }

  private func create(
    by staging: String, with operations: FileOperations, _ fill: (_ staging: String) throws -> Void
  ) throws {
    do {
      try operations.makeFolder(staging)
      try fill(staging)
      try Interruption.check()
      try operations.move(staging, path)
    } catch {
      try? FileManager.default.removeItem(atPath: staging)
      guard let error = error as? ScaffoldingError else { throw error }
      throw ScaffoldingError(error.kind, lines: error.lines.map { $0.replacingOccurrences(of: staging, with: path) })
    }
  }

  /// The staging folders that killed runs have left beside the path.
  var leftovers: [String] { Staging.leftovers(in: Path.folder(of: path), removing: false) }

  /// The folders above the path that do not exist, the outermost first.
  private var missingParents: [String] {
    var missing: [String] = []
    var folder = Path.folder(of: path)
    while !FileManager.default.fileExists(atPath: folder), folder != Path.folder(of: folder) {
      missing.insert(folder, at: 0)
      folder = Path.folder(of: folder)
    }
    return missing
  }
}
