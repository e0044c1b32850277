import Foundation

/// What generating an app will do, as a value: a dry run prints it, `apply()` performs it.
public struct Plan: Hashable, Sendable {
  /// The folder that is made.
  public let folder: NewFolder
  /// The files that are made in it, ordered by path.
  public let files: [Template.File]

  /// Plans an app: a template's files, with the app's name in place of the sentinel in paths and contents.
  /// Complexity: linear in what the template holds.
  public init(template: Template, folder: NewFolder, armature: String) throws {
    if Path.last(of: folder.path).lowercased() == Path.last(of: armature).lowercased() {
      throw ScaffoldingError(
        .name,
        "'\(Path.last(of: folder.path))' is also the name of the folder \(armature), and Swift tells packages apart by it"
      )
    }
    let naming = Naming(template: template, name: folder.name, armature: armature)
    let originals = try template.files()
    try naming.checkManifest(in: originals)
    try naming.refuseCollisions(in: originals)
    self.init(folder: folder, files: originals.map(naming.rename))
  }

  init(folder: NewFolder, files: [Template.File]) {
    self.folder = folder
    self.files = files.sorted { $0.path < $1.path }
  }

  /// The plan in words: a line for each file.
  public var lines: [String] { files.map { "create  \(folder.path)/\($0.path)" } }

  /// Makes the folder with all files, or throws and leaves nothing.
  public func apply() throws {
    try folder.check()
    try folder.create { staging in
      var made: Set = [staging]
      for file in files {
        var path = staging
        for part in Path.parts(of: file.path).dropLast() {
          path += "/\(part)"
          if made.insert(path).inserted { try FileSystem.makeFolder(path) }
        }
        try FileSystem.write(file, to: "\(staging)/\(file.path)")
      }
    }
  }
}
