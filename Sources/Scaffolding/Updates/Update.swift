import Foundation

/// An update of a project to a newer template, and to a newer Armature if the project has a copy: the changes between the
/// files as the old template made them and as the new one does, merged into the user's files.
public struct Update: Sendable {
  /// The steps.
  public let plan: ProjectPlan
  /// The version of Armature that had made the project.
  public let oldVersion: String
  /// Whether the project lies in a git repository.
  public let isInRepository: Bool
  /// The merges in which both sides have changed the same lines.
  private let conflicts: [Merge]
  private let git: Program

  /// Plans an update.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - library: The templates, one of which has the id in the project's record.
  ///   - isForced: Whether a copy of Armature is replaced that the user has edited.
  ///   - executable: The path of the generator, which belongs to the Armature to copy.
  ///   - environment: The environment for git.
  /// - Throws: An error for a project without its origin, with marks of conflicts, or of a newer Armature, for a template
  ///   that was removed, for an edited copy, and if git cannot merge.
  /// - Complexity: Reads all files of the template and their counterparts in the project.
  public init(
    of project: Project, templates library: TemplateLibrary, isForced: Bool = false, executable: String?,
    environment: [String: String]
  ) throws {
    if project.record.template == Project.Record.noTemplate {
      throw ScaffoldingError(
        .usage, "\(project.folder) was not made from a template, so there is nothing to update it from")
    }
    let originFile = try project.file(Origin.file)
    let origin = try Origin(originFile, in: project.folder)
    try Self.checkCanBeUpdated(project, origin)
    let template = try Self.template(of: project, in: library)
    let name = try AppName(project.record.module, display: origin.name)
    let bundleID = try origin.bundleID.map { try BundleID($0) }
    let armature = try ArmatureSource(of: origin, executable: executable)
    let files = try template.files(for: name, armature: armature, bundleID: bundleID)
      .filter { !(origin.leftOut ?? []).contains($0.path) }
    let copy = try armature.files()
    let git = Program.git(in: project.folder, environment: environment)

    let merges = try Self.merges(from: origin, to: files, in: project)
    let merged = try merges.map { ($0, try $0.changes(with: git, from: project.record.version)) }
    conflicts = merged.filter { $1.contains { $0.word == .conflict } }.map(\.0)
    var changes = merged.flatMap(\.1)
    if case .copy(let digest) = origin.armature {
      changes += try Self.changes(to: copy, in: project, from: digest, isForced: isForced, environment: environment)
    }
    let newOrigin = Origin(
      name: name, bundleID: bundleID, armature: armature, copy: copy, files: files, leftOut: origin.leftOut)
    if newOrigin != origin {
      let file = PackageFile(json: newOrigin, at: Origin.file)
      changes.append(.init(word: .update, path: file.path, old: originFile, new: file))
    }
    var record = project.record
    if let made = files.first(where: { $0.path == Project.recordFile }) {
      record.take(try decoded(made, at: "\(template.folder)/\(made.path)"), from: origin.madeRecord)
    }
    if record != project.record {
      changes.append(.init(word: .update, path: Project.recordFile, old: project.readRecord, new: record.file))
    }
    plan = try ProjectPlan(changes, of: project)
    (oldVersion, self.git) = (project.record.version, git)
    isInRepository = FileSystem.foldersUp(from: project.folder).contains { FileSystem.kind(of: "\($0)/.git") != nil }
  }

  private static func checkCanBeUpdated(_ project: Project, _ origin: Origin) throws {
    let (folder, record) = (project.folder, project.record)
    if record.isOfNewerArmature {
      throw ScaffoldingError(
        .usage,
        "\(folder) is of Armature \(record.version), but this command is of the older Armature \(armatureVersion)")
    }
    if let made = origin.madeRecord, made.module != record.module {
      throw ScaffoldingError(
        .conflict, "\(folder)/\(Project.recordFile): the module is “\(record.module)”; expected “\(made.module)”")
    }
    if FileSystem.kind(of: "\(folder)/\(Template.Description.file)") != nil {
      throw ScaffoldingError(
        .usage,
        "\(folder) is a template, since it has a \(Template.Description.file); only what is made from one can be updated"
      )
    }
    let unresolved = project.pathsWithConflictMarkers(of: origin)
    guard unresolved.isEmpty else {
      throw ScaffoldingError(
        .conflict,
        lines: ["these files have marks of conflicts; resolve them first"] + unresolved.map { "  \($0)" })
    }
  }

  private static func template(of project: Project, in library: TemplateLibrary) throws -> Template {
    do { return try library.template(id: project.record.template) } catch let error as ScaffoldingError {
      let hint = "name the folder with the template of \(project.folder) as --templates <dir>"
      throw ScaffoldingError(error.kind, lines: error.lines + [hint])
    }
  }

  /// The files with conflicts.
  public var pathsWithConflicts: [String] { conflicts.map { "\(plan.project.folder)/\($0.newPath ?? $0.path)" } }

  /// Throws if a file that would change has changes that are not committed, since the update could not be taken back.
  public func checkIsCommitted() throws {
    guard isInRepository, !plan.isDone else { return }
    var changed = ""
    do {
      for (folder, paths) in Dictionary(grouping: plan.pathsOfWork, by: repository) {
        let git = Program.git(in: "\(plan.project.folder)/\(folder)", environment: git.environment)
        let paths = paths.map { String($0.dropFirst(folder.count)) }
        changed += try git.run(["status", "--porcelain", "--untracked-files=all", "--"] + paths)
      }
    } catch {
      throw ScaffoldingError(
        .conflict, "git cannot determine whether all changes in \(plan.project.folder) are committed: \(error)")
    }
    guard changed.isEmpty else {
      throw ScaffoldingError(
        .conflict,
        lines: ["the update would write files that have uncommitted changes, so it could not be undone"]
          + changed.split(separator: "\n").map { "  \($0)" } + ["commit them, and run the command again"])
    }
  }

  /// Returns the folder of the nearest repository around a file, from the project on: empty, or with a slash at its end.
  private func repository(of path: String) -> String {
    let components = Path.components(of: path).dropLast()
    let folders = components.indices.map { components[...$0].joined(separator: "/") + "/" }
    return folders.last { FileSystem.kind(of: "\(plan.project.folder)/\($0).git") != nil } ?? ""
  }

  /// Performs all steps, or throws and leaves the project as it was. In a git repository, `git mergetool` then knows the
  /// files with conflicts.
  ///
  /// - Throws: An error if a file that would change has changes that are not committed, or if the disk refuses.
  public func apply() throws {
    try checkIsCommitted()
    try plan.apply()
    guard isInRepository else { return }
    do {
      for conflict in conflicts { try conflict.addToIndex(with: git) }
    } catch {
      throw ScaffoldingError(
        .conflict,
        lines: [
          "the update is done, but git could not record its conflicts: \(error)", "these files have marks of conflicts",
        ]
          + pathsWithConflicts.map { "  \($0)" })
    }
  }
}

extension Project {
  /// Returns the paths of the template's files, and of the flows' sources, that have marks of conflicts.
  func pathsWithConflictMarkers(of origin: Origin?) -> [String] {
    let made = (origin?.files.keys).map(Array.init) ?? []
    return Set(made.map { currentPath(of: $0, made: origin?.files[$0], except: made) } + sourcePaths).sorted().filter {
      path in
      ((try? file(path)) ?? nil)?.hasConflictMarkers ?? false
    }
  }
}

// The files that a template has changed, each with the user's file.
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
      let current = base == nil ? path : currentPath(of: path, made: base, movedTo: goal, in: project, except: new.keys)
      if FileSystem.kind(of: "\(project.folder)/\(current)") == "a symbolic link" {
        // It is the user's, who has removed the file of the template.
        return [Merge(path: current, base: base ?? Data(), old: nil, new: new[goal])]
      }
      let old = try project.file(current)
      if goal != path, current == path, try project.file(goal) != nil {
        // The user has another file there.
        return [
          Merge(path: path, base: base, old: old, new: nil),
          Merge(path: goal, base: nil, old: try project.file(goal), new: new[goal]),
        ]
      }
      return [
        Merge(
          path: current, base: base ?? (old == nil && isInDeletedFolder(goal, of: origin, project) ? Data() : nil),
          old: old, new: new[goal], newPath: current == path && goal != path ? goal : nil)
      ]
    }
  }

  /// Returns whether a new file of the template belongs to a folder of the template that the user has deleted.
  private static func isInDeletedFolder(_ path: String, of origin: Origin, _ project: Project) -> Bool {
    Path.folders(above: path).contains { folder in
      let made = origin.files.keys.filter { $0.hasPrefix("\(folder)/") }
      guard !made.isEmpty, FileSystem.kind(of: "\(project.folder)/\(folder)") == nil else { return false }
      return made.allSatisfy {
        FileSystem.kind(of: "\(project.folder)/\(project.currentPath(of: $0, except: made))") == nil
      }
    }
  }

  /// Returns the path of the user's file for one that the template may have moved. The user may have moved it, too.
  private static func currentPath(
    of path: String, made contents: Data?, movedTo goal: String, in project: Project,
    except others: some Sequence<String>
  ) -> String {
    let current = project.currentPath(of: path, made: contents, except: others)
    let isGone = FileSystem.kind(of: "\(project.folder)/\(current)") == nil
    return isGone && FileSystem.kind(of: "\(project.folder)/\(goal)") != nil ? goal : current
  }

  /// Returns the files that the template has moved, by their old paths: those of which most of the path is the same, from
  /// the end on.
  private static func moves(from gone: [String], to come: [String]) -> [String: String] {
    func goal(_ path: String) -> String? {
      let components = Path.components(of: path.lowercased()).reversed()
      let matches = come.map { other in
        (other, zip(components, Path.components(of: other.lowercased()).reversed()).prefix { $0 == $1 }.count)
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
