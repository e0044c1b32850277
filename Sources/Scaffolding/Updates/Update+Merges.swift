import Foundation

// The files that a template has changed, with those of the user that they belong to.
extension Update {
  /// Returns the files that the template has changed.
  static func merges(
    from origin: Origin, to files: [PackageFile], in project: Project
  ) throws -> [Merge] {
    let new = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    // On many disks, a name that differs only in case is the same file.
    let same = Set(new.keys.filter { FileSystem.kind(of: "\(project.folder)/\($0)") != nil }.map { $0.lowercased() })
    let paths = Set(origin.files.keys).union(new.keys).subtracting([Project.recordFile]).sorted().filter { path in
      origin.files[path] != new[path]?.contents && (new[path] != nil || !same.contains(path.lowercased()))
    }
    let moves = moves(from: paths.filter { new[$0] == nil }, to: paths.filter { origin.files[$0] == nil })
    return try paths.filter { !moves.values.contains($0) }.flatMap { path in
      let (goal, base) = (moves[path] ?? path, origin.files[path])
      let place = base == nil ? path : self.place(of: path, movedTo: goal, in: project, except: new.keys)
      if FileSystem.kind(of: "\(project.folder)/\(place)") == "a symbolic link" {
        // It is the user's, who has removed the file of the template.
        return [Merge(path: place, base: base ?? Data(), old: nil, new: new[goal])]
      }
      let old = try project.file(place)
      if goal != path, place == path, try project.file(goal) != nil {
        // The user has another file there.
        return [
          Merge(path: path, base: base, old: old, new: nil),
          Merge(path: goal, base: nil, old: try project.file(goal), new: new[goal]),
        ]
      }
      return [
        Merge(path: place, base: base, old: old, new: new[goal], newPath: place == path && goal != path ? goal : nil)
      ]
    }
  }

  /// Returns the path of the user's file for one that the template may have moved. The user may have moved it, too.
  private static func place(
    of path: String, movedTo goal: String, in project: Project, except others: some Sequence<String>
  ) -> String {
    let place = project.place(of: path, except: others)
    let isGone = FileSystem.kind(of: "\(project.folder)/\(place)") == nil
    return isGone && FileSystem.kind(of: "\(project.folder)/\(goal)") != nil ? goal : place
  }

  /// Returns the files that the template has moved, by their old paths: those of which most of the path is the same, from
  /// the end on.
  private static func moves(from gone: [String], to come: [String]) -> [String: String] {
    func goal(_ path: String) -> String? {
      let parts = Path.parts(of: path.lowercased()).reversed()
      let matches = come.map { other in
        (other, zip(parts, Path.parts(of: other.lowercased()).reversed()).prefix { $0 == $1 }.count)
      }
      let most = matches.map(\.1).max() ?? 0
      let best = matches.filter { $0.1 == most && most > 0 }
      return best.count == 1 ? best[0].0 : nil
    }
    let goals = gone.compactMap { path in goal(path).map { ($0, path) } }
    let unique = Dictionary(grouping: goals) { $0.0 }.filter { $0.value.count == 1 }
    return Dictionary(uniqueKeysWithValues: unique.map { ($0.value[0].1, $0.key) })
  }
}
