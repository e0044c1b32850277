import Foundation

/// A template to add, which begins as a copy of another one under the same sentinel.
public struct TemplateCopy: Sendable {
  /// The id of the new template.
  public let id: String
  /// The folder of templates that it lies in.
  public let library: String
  /// The steps.
  public let plan: Plan

  /// Plans a template.
  ///
  /// - Parameters:
  ///   - template: The template to copy.
  ///   - folder: The folder of the new one, whose name it has.
  ///   - armature: The Armature that its package uses.
  /// - Throws: An error if the template cannot be read or does not lead to Armature, and if the folder around has a
  ///   template with the same id.
  /// - Complexity: Linear in the size of the template.
  public init(of template: Template, to folder: NewFolder, armature: ArmatureSource) throws {
    (id, library) = (folder.name.spellings[1], Path.folder(of: folder.path))
    if let other = try? TemplateLibrary(folder: library).templates.first(where: { [id] in $0.id == id }) {
      throw ScaffoldingError(.conflict, "\(other.folder) has the id “\(id)” already")
    }
    var files = try template.files(for: template.sentinel, armature: armature).map { file in
      guard file.path == Project.recordFile else { return file }
      var record: Project.Record = try decoded(file, at: "\(template.folder)/\(file.path)")
      record.template = folder.name.spellings[1]
      return record.file
    }
    let description = Template.Description(
      id: id, name: folder.name.display, summary: template.summary, sentinel: template.sentinel.module,
      armaturePath: armature.location, kind: template.kind == .app ? nil : template.kind.rawValue)
    files.append(PackageFile(json: description, at: Template.Description.file))
    let origin = Origin(name: template.sentinel, bundleID: nil, armature: armature, copy: [], files: files)
    plan = Plan(folder: folder, files: files + [PackageFile(json: origin, at: Origin.file)])
  }
}

/// The removal of a template that `add template` has made.
public struct TemplateRemoval: Sendable {
  /// The template.
  public let template: Template

  /// Removes what killed runs have left in the folder around a template.
  ///
  /// - Parameter path: The path of the template's folder.
  public static func removeLeftovers(beside path: String) {
    _ = Staging.leftovers(in: Path.folder(of: Path.withoutExtraSlashes(path)), removing: true)
  }

  /// Plans the removal.
  ///
  /// - Parameter path: The path of the template's folder.
  /// - Throws: An error if there is no template, or one with anything that `add template` has not made, except for the
  ///   products of builds.
  /// - Complexity: Reads all files of the template.
  public init(of path: String) throws {
    let folder = Path.withoutExtraSlashes(path)
    guard FileSystem.kind(of: folder) == "a folder", ![".", ".."].contains(Path.last(of: folder)) else {
      let kind = FileSystem.kind(of: folder) ?? "missing"
      throw ScaffoldingError(.usage, "\(folder) is \(kind); expected the folder of a template by its name")
    }
    guard [Template.Description.file, Origin.file].allSatisfy({ FileSystem.kind(of: "\(folder)/\($0)") == "a file" })
    else {
      throw ScaffoldingError(.usage, "\(folder) is not a template that “armature add template” has added")
    }
    template = try Template(folder: folder)
    let origin = try Origin(PackageFile(path: Origin.file, in: folder), in: folder)
    let edited = try Self.paths(in: folder).symmetricDifference(origin.files.keys)
      .union(origin.files.filter { (try? PackageFile(path: $0, in: folder))?.contents != $1 }.keys)
    guard edited.isEmpty else {
      throw ScaffoldingError(
        .conflict,
        lines: ["nothing was removed, since these files in \(folder) have changed"]
          + edited.sorted().map { "  \($0)" } + ["undo the changes, or remove the folder by hand"])
    }
  }

  /// Returns the paths of the files, except for those that every template has, and for the products of builds. A folder
  /// of a tool counts as one file.
  private static func paths(in folder: String) throws -> Set<String> {
    let ignored: Set = [Project.recordFile, Origin.file, ".build", ".swiftpm", "Package.resolved", ".DS_Store"]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
      FileSystem.kind(of: "\(folder)/\(path)") != "a folder" && !ignored.contains(Path.components(of: path)[0])
    }
    return Set(paths.map { $0.hasPrefix(".git/") ? ".git" : $0 })
  }

  /// The only step.
  public var actions: [Plan.Action] { [Plan.Action(word: .remove, path: template.folder)] }

  /// Removes the folder, with the products of builds in it.
  public func apply() throws {
    let folder = template.folder
    try Staging.use(in: Path.folder(of: folder), exclusively: true) { staging in
      // In one step, so that no half of a template is left.
      try FileSystem.move(folder, to: staging.path)
      do { try FileSystem.removeTree(staging.path) } catch {
        throw ScaffoldingError(
          .conflict, "\(folder) was removed, but a part of it is left in \(staging.path): \(systemReason(for: error))")
      }
    }
  }
}
