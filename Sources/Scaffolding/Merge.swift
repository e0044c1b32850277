import Foundation

/// Three states of a file, to be merged.
struct Merge: Sendable {
  /// The path of the file in the project.
  let path: String
  /// The contents that the old template has made, from which both sides have started; `nil` if there was no file.
  let base: Data?
  /// The user's file; `nil` if there is none.
  let old: Template.File?
  /// The file that the new template makes; `nil` if it makes none.
  let new: Template.File?

  /// Returns the change of the user's file; `nil` if the template has not changed.
  ///
  /// - Parameters:
  ///   - git: The program git.
  ///   - version: The version of Armature that made the base, for the marks of conflicts.
  /// - Returns: The change.
  /// - Throws: An error if git cannot merge.
  func change(with git: Program, from version: String) throws -> ProjectPlan.Change? {
    func change(_ word: Plan.Action.Word, to file: Template.File?) -> ProjectPlan.Change {
      ProjectPlan.Change(word: word, path: path, old: old, new: file)
    }
    if base == new?.contents { return nil }
    switch (old, new) {
    case (nil, nil): return nil
    case (let old?, nil): return old.contents == base ? change(.remove, to: nil) : change(.keep, to: old)
    // A file that is gone was removed by the user.
    case (nil, let new?): return change(base == nil ? .create : .skip, to: new)
    case (let old?, let new?):
      if old.contents == base { return change(.update, to: new) }
      if old.contents == new.contents { return change(.identical, to: old) }
      guard isText else { return change(.skip, to: old) }
      let (contents, isClean) = try merged(with: git, from: version)
      let file = Template.File(path: path, contents: contents, isExecutable: old.isExecutable)
      return change(isClean ? .update : .conflict, to: file)
    }
  }

  private var sides: [(name: String, contents: Data)] {
    [("base", base), ("old", old?.contents), ("new", new?.contents)].map { ($0, $1 ?? Data()) }
  }

  /// Whether all states are text in UTF-8.
  private var isText: Bool { sides.allSatisfy { String(data: $0.contents, encoding: .utf8) != nil } }

  /// Returns the contents with the changes of both sides, and whether they have no marks of conflicts.
  private func merged(with git: Program, from version: String) throws -> (contents: Data, isClean: Bool) {
    try withFiles { paths in
      let labels = ["yours", "Armature \(version)", "Armature \(armatureVersion)"].flatMap { ["-L", $0] }
      var isClean = true
      do {
        try git.run(["merge-file", "--quiet", "--diff3"] + labels + ["--", paths[1], paths[0], paths[2]])
      } catch let error as Program.Refusal {
        // The status is the number of conflicts, or 255.
        guard let status = error.status, status < 128 else {
          throw ScaffoldingError(.conflict, "\(path) cannot be merged: \(error)")
        }
        isClean = false
      }
      return (try Data(contentsOf: URL(fileURLWithPath: paths[1])), isClean)
    }
  }

  /// Marks the file in git's index as one with a conflict, as `git merge` does.
  func addToIndex(with git: Program) throws {
    try withFiles { paths in
      let ids = try git.run(["hash-object", "-w", "--no-filters", "--"] + paths).split(separator: "\n")
      let prefix = try git.run("rev-parse", "--show-prefix").firstLine
      let mode = old?.isExecutable == true ? "100755" : "100644"
      let stages = zip(ids, 1...3).filter { base != nil || $1 != 1 }
      // The mode 0 removes the file as it was.
      let lines = ["0 \(ids[0])\t"] + stages.map { "\(mode) \($0) \($1)\t" }
      let list = Path.folder(of: paths[0]) + "/list"
      try lines.map { "\($0)\(prefix)\(path)\n" }.joined().write(toFile: list, atomically: false, encoding: .utf8)
      try git.run(["update-index", "--index-info"], inputFile: list)
    }
  }

  /// Does work with the paths of files that have the three states: base, old, new.
  private func withFiles<Result>(_ work: (_ paths: [String]) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.path + "/armature-merge-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileSystem.makeFolder(folder)
    return try work(
      sides.map { name, contents in
        let path = "\(folder)/\(name)"
        try FileSystem.write(Template.File(path: path, contents: contents, isExecutable: false), to: path)
        return path
      })
  }
}
