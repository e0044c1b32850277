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
  /// - Throws: An error if the template cannot be read, or does not lead to Armature.
  /// - Complexity: Linear in the size of the template.
  public init(of template: Template, to folder: NewFolder, armature: ArmatureSource) throws {
    let id = folder.name.spellings[1]
    var files = try template.files(for: template.sentinel, armature: armature).map { file in
      guard file.path == Project.recordFile else { return file }
      var record: Project.Record = try decoded(file, at: "\(template.folder)/\(file.path)")
      record.template = id
      return record.file(added: record.added ?? [])
    }
    let description = Template.Description(
      id: id, name: folder.name.display, summary: template.summary, sentinel: template.sentinel.module,
      armaturePath: armature.place, kind: template.kind == .app ? nil : template.kind.rawValue)
    files.append(Template.File(json: description, at: Template.Description.file))
    let origin = Origin(name: template.sentinel, bundleID: nil, armature: armature, copy: [], files: files)
    plan = Plan(folder: folder, files: files + [Template.File(json: origin, at: Origin.file)])
    (self.id, library) = (id, Path.folder(of: folder.path))
  }
}

/// The removal of a template that `add template` has made.
public struct TemplateRemoval: Sendable {
  /// The template.
  public let template: Template

  /// Plans the removal.
  ///
  /// - Parameter folder: The folder of the template.
  /// - Throws: An error if there is no template, or one that somebody has edited. It names the files.
  /// - Complexity: Reads all files of the template.
  public init(of folder: String) throws {
    template = try Template(folder: folder)
    let files = try Template.File.all(in: folder, error: .conflict) { $0 == Project.recordFile }
    let origin = try Origin(files.first { $0.path == Origin.file }, in: folder)
    let current = Dictionary(files.map { ($0.path, $0.contents) }) { first, _ in first }
    let edited = Set(current.keys).union(origin.files.keys).subtracting([Origin.file])
      .filter { current[$0] != origin.files[$0] }
    guard edited.isEmpty else {
      throw ScaffoldingError(
        .conflict,
        lines: ["\(folder) is not as it was added, so nothing was removed; these files were edited"]
          + edited.sorted().map { "  \($0)" } + ["undo the changes, or remove the folder by hand"])
    }
  }

  /// The only step.
  public var actions: [Plan.Action] { [Plan.Action(word: .remove, path: template.folder)] }

  /// Removes the folder, with the products of builds in it.
  public func apply() throws {
    try Staging.use(in: Path.folder(of: template.folder), alone: true) { staging in
      // In one step, so that no half of a template is left.
      try FileSystem.move(template.folder, to: staging)
      try FileManager.default.removeItem(atPath: staging)
    }
  }
}
