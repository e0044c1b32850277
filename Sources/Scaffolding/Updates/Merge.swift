import Foundation

/// Three states of a file, to be merged.
struct Merge: Sendable {
  /// The path of the user's file in the project.
  let path: String
  /// The contents that the old template has made, from which both sides have started; `nil` if there was no file.
  let base: Data?
  /// The user's file; `nil` if there is none.
  let old: PackageFile?
  /// The file that the new template makes; `nil` if it makes none.
  let new: PackageFile?
  /// The path to which the new template has moved the file; `nil` if it has not.
  var newPath: String?

  /// Returns the changes of the user's file: one, or two for a file that the template has moved.
  ///
  /// - Parameters:
  ///   - git: The program git.
  ///   - version: The version of Armature that made the base, for the marks of conflicts.
  /// - Returns: The changes.
  /// - Throws: An error if git cannot merge.
  func changes(with git: Program, from version: String) throws -> [ProjectPlan.Change] {
    guard let change = try change(with: git, from: version) else { return [] }
    guard let newPath, let merged = change.new, change.word != .skip else { return [change] }
    let file = PackageFile(path: newPath, contents: merged.contents, isExecutable: merged.isExecutable)
    let word = change.word == .conflict ? change.word : .create
    return [
      ProjectPlan.Change(word: .remove, path: path, old: old, new: nil),
      ProjectPlan.Change(word: word, path: newPath, old: nil, new: file),
    ]
  }

  /// Returns the change of the file in its place; `nil` if there is none.
  private func change(with git: Program, from version: String) throws -> ProjectPlan.Change? {
    func change(_ word: Plan.Action.Word, to contents: Data?) -> ProjectPlan.Change {
      let isExecutable = (self.old ?? self.new)?.isExecutable ?? false
      let file = contents.map { PackageFile(path: path, contents: $0, isExecutable: isExecutable) }
      return ProjectPlan.Change(word: word, path: path, old: old, new: file)
    }
    let (base, mine, new) = (sides[0], sides[1], sides[2])
    switch (mine, new) {
    case (nil, nil): return nil
    case (let mine?, nil):
      // git could not bring back a file that it ignores.
      return mine == base && git.ignored(at: path).isEmpty ? change(.remove, to: nil) : change(.keep, to: mine)
    // The user has removed the file.
    case (nil, let new?): return change(base == nil ? .create : .skip, to: new)
    case (let mine?, let new?):
      if mine == base { return change(.update, to: new) }
      if mine == new || base == new { return change(.identical, to: mine) }
      guard isText else { return change(.skip, to: mine) }
      let (contents, isClean) = try merged(with: git, from: version)
      return change(isClean ? .update : .conflict, to: contents)
    }
  }

  /// The contents of base, old and new. All have the ends of lines that the user's file has, which git may have changed.
  private var sides: [Data?] {
    let all = [base, old?.contents, new?.contents]
    guard let old, let end = Self.lineEnd(of: old.contents), let base, let baseEnd = Self.lineEnd(of: base),
      end != baseEnd
    else { return all }
    return all.map { contents in
      guard let contents, let text = String(data: contents, encoding: .utf8) else { return contents }
      return Data(Replacement([("\n", end)])(Replacement([("\r\n", "\n")])(text)).utf8)
    }
  }

  /// Returns the end of all lines of a file; `nil` if they differ, or if there is none.
  private static func lineEnd(of contents: Data) -> String? {
    let ends = contents.indices.filter { contents[$0] == UInt8(ascii: "\n") }
    let returns = ends.count { $0 > contents.startIndex && contents[$0 - 1] == UInt8(ascii: "\r") }
    return ends.isEmpty ? nil : returns == 0 ? "\n" : returns == ends.count ? "\r\n" : nil
  }

  /// Whether all states are text for git.
  private var isText: Bool {
    sides.compactMap { $0 }.allSatisfy { !$0.contains(0) && String(data: $0, encoding: .utf8) != nil }
  }

  /// Returns the contents with the changes of both sides, and whether they have no marks of conflicts.
  private func merged(with git: Program, from version: String) throws -> (contents: Data, isClean: Bool) {
    try withFiles { paths in
      let labels = ["yours", "Armature \(version)", "Armature \(armatureVersion)"].flatMap { ["-L", $0] }
      // The status is the number of conflicts, or 255.
      let command = ["merge-file", "--diff3"] + labels + ["--", paths[1], paths[0], paths[2]]
      do { try git.run(command, expecting: Set(0..<128)) } catch {
        throw ScaffoldingError(.conflict, "\(path) cannot be merged: \(error)")
      }
      let merged = try PackageFile(path: Path.last(of: paths[1]), in: Path.folder(of: paths[1]))
      return (merged.contents, !merged.hasConflictMarkers)
    }
  }

  /// Marks the file in git's index as one with a conflict, as `git merge` does, if the index has it.
  func addToIndex(with git: Program) throws {
    guard (try? git.run("ls-files", "--error-unmatch", "--", path)) != nil else { return }
    try withFiles { paths in
      let ids = try git.run(["hash-object", "-w", "--no-filters", "--"] + paths).split(separator: "\n")
      let prefix = try git.run("rev-parse", "--show-prefix").firstLine
      let mode = old?.isExecutable == true ? "100755" : "100644"
      let stages = zip(ids, 1...3).filter { base != nil || $1 != 1 }
      // The mode 0 removes the file as it was.
      let lines = ["0 \(ids[0])\t"] + stages.map { "\(mode) \($0) \($1)\t" }
      let list = PackageFile("list", lines.map { "\($0)\(prefix)\(newPath ?? path)\0" }.joined())
      let listFile = Path.folder(of: paths[0]) + "/list"
      try FileSystem.write(list, to: listFile)
      try git.run(["update-index", "-z", "--index-info"], inputFile: listFile)
    }
  }

  /// Does work with the paths of files that have the three states: base, old, new.
  private func withFiles<Result>(_ work: (_ paths: [String]) throws -> Result) throws -> Result {
    try FileSystem.withTemporaryFolder { folder in
      try work(
        zip(["base", "old", "new"], sides).map { name, contents in
          let path = "\(folder)/\(name)"
          try FileSystem.write(PackageFile(path: path, contents: contents ?? Data(), isExecutable: false), to: path)
          return path
        })
    }
  }
}
