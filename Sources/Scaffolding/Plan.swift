import Foundation

/// The work of generating an app, as a value: a dry run prints it, `apply()` performs it.
public struct Plan: Hashable, Sendable {
  /// The folder to create.
  public let folder: NewFolder
  /// The files to create in it, ordered by path.
  public let files: [Template.File]

  /// Plans an app: the files of a template, with the app's name in place of the sentinel in paths and contents, and
  /// with a bundle identifier in place of `com.example.` and the name.
  ///
  /// - Complexity: Linear in the size of the template.
  public init(template: Template, folder: NewFolder, armature: String, bundleID: BundleID? = nil) throws {
    if Path.last(of: folder.path).lowercased() == Path.last(of: armature).lowercased() {
      throw ScaffoldingError(
        .name,
        "'\(Path.last(of: folder.path))' is also the name of \(armature), and Swift tells packages apart by folder name"
      )
    }
    let naming = Naming(template: template, name: folder.name, armature: armature, bundleID: bundleID)
    let originals = try template.files()
    try naming.checkManifest(in: originals)
    try naming.checkBundleID(in: originals)
    try naming.refuseCollisions(in: originals)
    self.init(folder: folder, files: originals.map(naming.rename))
  }

  init(folder: NewFolder, files: [Template.File]) {
    self.folder = folder
    self.files = files.sorted { $0.path < $1.path }
  }

  /// The plan in words: a line for each folder that a killed run has left, and for each file.
  ///
  /// - Complexity: Reads the folder above the app.
  public var lines: [String] {
    let lines = folder.leftovers.map { "remove  \($0)" } + files.map { "create  \(folder.path)/\($0.path)" }
    return lines.map(\.printable)
  }

  /// Creates the folder with all files, or throws and leaves nothing behind.
  ///
  /// - Returns: The folders that killed runs have left, which it has removed.
  @discardableResult
  public func apply() throws -> [String] {
    try folder.check()
    return try folder.create { staging in
      var made: Set = [staging]
      for file in files {
        try Interruption.check()
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
