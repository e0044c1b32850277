import Foundation

/// The folder of a new app. It must not exist yet, and is created either completely or not at all.
public struct NewFolder: Hashable, Sendable {
  /// The path as it was typed, without extra slashes, and changed so that no command takes it for an option.
  public let path: String
  /// The name of the app, from the last part of the path.
  public let name: AppName

  /// Reads a typed path. It does not look at the disk.
  public init(_ text: String) throws {
    try refuseControlCharacters(in: text, of: "the path", kind: .name)
    if let mark = text.unicodeScalars.first(where: { "\"%".unicodeScalars.contains($0) }) {
      throw ScaffoldingError(.name, "'\(text)' contains '\(mark)', and Swift cannot build in such a folder")
    }
    name = try AppName(Path.last(of: text))
    let start = text.hasPrefix("/") ? "/" : text.hasPrefix("-") ? "./" : ""
    path = start + Path.parts(of: text).joined(separator: "/")
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

  /// Fills a temporary folder beside the path and moves it there. On an error, everything that was created is removed.
  func create(_ fill: (_ staging: String) throws -> Void) throws {
    let staging = "\(Path.folder(of: path))/.armature-\(UUID().uuidString)"
    var made: [String] = []
    do {
      for folder in missingParents + [staging] {
        try FileSystem.makeFolder(folder)
        made.append(folder)
      }
      try fill(staging)
      try FileSystem.move(staging, to: path)
    } catch {
      for folder in made.reversed() {
        if folder == staging { try? FileManager.default.removeItem(atPath: folder) } else { rmdir(folder) }
      }
      guard let error = error as? ScaffoldingError else { throw error }
      throw ScaffoldingError(error.kind, error.description.replacingOccurrences(of: staging, with: path))
    }
  }

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
