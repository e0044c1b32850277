import Foundation

extension Update {
  /// Returns the changes that replace the copy of Armature. A user who has removed it, or has a repository there, uses
  /// another one. Files beside its sources belong to the user, and so do those that git ignores.
  static func changes(
    to copy: [PackageFile], in project: Project, from oldDigest: String, isForced: Bool, environment: [String: String]
  ) throws -> [ProjectPlan.Change] {
    let folder = "\(project.folder)/\(ArmatureSource.copyFolder)"
    guard FileSystem.kind(of: folder) == "a folder", FileSystem.kind(of: "\(folder)/.git") == nil else { return [] }
    // Refuses symbolic links.
    _ = try project.file("\(ArmatureSource.copyFolder)/Package.swift")
    let ignored = Program.git(in: folder, environment: environment).ignored(at: ".")
    // A pattern of the user may match a name of Armature.
    let ours = Set(copy.flatMap { [$0.path] + Path.folders(above: $0.path) })
    let current = try PackageFile.all(in: folder, error: .conflict) { path in
      (ignored.contains(path) || ignored.contains("\(path)/"))
        && !ours.contains("\(ArmatureSource.copyFolder)/\(path)")
    }
    .map { $0.moved(to: "\(ArmatureSource.copyFolder)/\($0.path)") }
    if digest(of: current) == digest(of: copy) { return [] }
    if digest(of: current) != oldDigest, !isForced {
      throw ScaffoldingError(
        .conflict, "\(folder) has changed since it was copied, and an update would replace it",
        "undo the changes there, or give --force")
    }
    let old = Dictionary(current.map { ($0.path, $0) }) { first, _ in first }
    let new = Dictionary(copy.map { ($0.path, $0) }) { first, _ in first }
    let known = old.keys.filter { new[$0] != nil || $0.hasPrefix("\(ArmatureSource.copyFolder)/Sources/") }
    return Set(known).union(new.keys).sorted().filter { old[$0]?.contents != new[$0]?.contents }.map {
      .init(word: old[$0] == nil ? .create : new[$0] == nil ? .remove : .update, path: $0, old: old[$0], new: new[$0])
    }
  }
}
