import Foundation

/// An update of a project to a newer template, and to a newer Armature if the project has a copy: the changes between the
/// files as the old template made them and as the new one does, merged into the user's files.
public struct Update: Sendable {
  /// The steps.
  public let plan: ProjectPlan
  /// The version of Armature that had made the project.
  public let oldVersion: String
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
  /// - Throws: An error for a project without its origin or of a newer Armature, for a template that is gone, for an edited
  ///   copy, and if git cannot merge.
  /// - Complexity: Reads all files of the template and their counterparts in the project.
  public init(
    of project: Project, templates library: TemplateLibrary, isForced: Bool = false, executable: String?,
    environment: [String: String]
  ) throws {
    let originFile = try project.file(Origin.file)
    let origin = try Origin(originFile, in: project.folder)
    if project.record.version.compare(armatureVersion, options: .numeric) == .orderedDescending {
      throw ScaffoldingError(
        .usage,
        "\(project.folder) is of Armature \(project.record.version), but this is \(armatureVersion), which is older")
    }
    let template = try library.template(id: project.record.template)
    let name = try AppName(project.record.module, display: origin.name)
    let bundleID = try origin.bundleID.map { try BundleID($0) }
    let armature = try ArmatureSource(of: origin, executable: executable)
    let (files, copy) = (try template.files(for: name, armature: armature, bundleID: bundleID), try armature.files())
    let git = Program.git(in: project.folder, environment: environment)

    let paths = Set(origin.files.keys).union(files.map(\.path)).subtracting([Project.recordFile]).sorted()
    let merges = try paths.map { path in
      Merge(
        path: path, base: origin.files[path], old: try project.file(path), new: files.first { $0.path == path })
    }
    let merged = try merges.map { ($0, try $0.change(with: git, from: project.record.version)) }
    conflicts = merged.filter { $1?.word == .conflict }.map(\.0)
    var changes = merged.compactMap(\.1)
    if case .copy(let digest) = origin.armature {
      changes += try Self.changes(to: copy, in: project, from: digest, isForced: isForced)
    }

    let newOrigin = Origin(name: name, bundleID: bundleID, armature: armature, copy: copy, files: files)
    if newOrigin != origin {
      let file = Template.File(json: newOrigin, at: Origin.file)
      changes.append(.init(word: .update, path: file.path, old: originFile, new: file))
    }
    if let made = files.first(where: { $0.path == Project.recordFile }) {
      var record: Project.Record = try decoded(made, at: "\(template.folder)/\(Project.recordFile)")
      record.added = project.record.added
      let file = record.file(added: record.added ?? [])
      if record != project.record {
        changes.append(.init(word: .update, path: file.path, old: project.readRecord, new: file))
      }
    }
    plan = ProjectPlan(changes, of: project)
    (oldVersion, self.git) = (project.record.version, git)
  }

  /// Returns what replaces the copy of Armature.
  private static func changes(
    to copy: [Template.File], in project: Project, from oldDigest: String, isForced: Bool
  ) throws -> [ProjectPlan.Change] {
    let folder = "\(project.folder)/\(ArmatureSource.copyFolder)"
    // Refuses symbolic links.
    _ = try project.file("\(ArmatureSource.copyFolder)/Package.swift")
    let current = try Template.File.all(in: folder, error: .conflict) { _ in false }
      .map { $0.moved(to: "\(ArmatureSource.copyFolder)/\($0.path)") }
    if digest(of: current) == digest(of: copy) { return [] }
    if digest(of: current) != oldDigest, !isForced {
      throw ScaffoldingError(
        .conflict, "\(folder) is not as it was copied, and an update would replace it",
        "undo the changes there, or give --force")
    }
    let old = Dictionary(current.map { ($0.path, $0) }) { first, _ in first }
    let new = Dictionary(copy.map { ($0.path, $0) }) { first, _ in first }
    return Set(old.keys).union(new.keys).sorted().filter { old[$0]?.contents != new[$0]?.contents }.map {
      .init(word: old[$0] == nil ? .create : new[$0] == nil ? .remove : .update, path: $0, old: old[$0], new: new[$0])
    }
  }

  /// The number of files with conflicts.
  public var conflictCount: Int { conflicts.count }

  /// Performs all steps, or throws and leaves the project as it was. In a git repository, `git mergetool` then knows the
  /// files with conflicts.
  ///
  /// - Throws: An error if a file that would change has changes that are not committed, or if the disk refuses.
  public func apply() throws {
    let inRepository = (try? git.run("rev-parse", "--is-inside-work-tree").firstLine) == "true"
    if inRepository, !plan.isDone {
      let changed = try git.run(["status", "--porcelain", "--"] + plan.pathsOfWork)
      if !changed.isEmpty {
        throw ScaffoldingError(
          .conflict,
          lines: ["the update could not be taken back, since it writes files with changes that are not committed"]
            + changed.split(separator: "\n").map { "  \($0)" } + ["commit them, and run the command again"])
      }
    }
    try plan.apply()
    guard inRepository else { return }
    do {
      for conflict in conflicts { try conflict.addToIndex(with: git) }
    } catch {
      throw ScaffoldingError(.conflict, "the update is done, but git was not told of its conflicts: \(error)")
    }
  }
}
