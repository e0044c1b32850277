import Foundation

/// The templates of a folder, and where that folder is found.
public struct TemplateLibrary: Sendable {
  /// The template that is taken when none is named.
  public static let standard = "app"

  /// The folder with the templates.
  public let folder: String
  /// Its templates, ordered by id.
  public let templates: [Template]

  /// Reads every template of a folder: each of its folders that has a `template.json`.
  public init(folder: String) throws {
    self.folder = folder
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw ScaffoldingError(.template, "\(folder) is not a folder that can be read, expected one with templates")
    }
    templates = try entries.map { "\(folder)/\($0)" }
      .filter { FileManager.default.fileExists(atPath: $0 + "/template.json") }
      .map(Template.init(folder:)).sorted { $0.id < $1.id }
    if templates.isEmpty {
      throw ScaffoldingError(.template, "\(folder) holds no template, expected folders that have a template.json")
    }
    for (one, other) in zip(templates, templates.dropFirst()) where one.id == other.id {
      throw ScaffoldingError(.template, "\(one.folder) and \(other.folder) have the same id '\(one.id)'")
    }
  }

  /// Finds the templates: in the named folder, else where `ARMATURE_TEMPLATES` says, else beside the executable, in the
  /// resources that the package manager puts there, and in the checkout.
  public static func find(
    named: String?, environment: [String: String], executable: String?
  ) throws -> TemplateLibrary {
    if let chosen = named ?? environment["ARMATURE_TEMPLATES"], !chosen.isEmpty {
      return try TemplateLibrary(folder: chosen)
    }
    let beside = executable.map { Path.folder(of: $0) } ?? "."
    let candidates =
      [
        "", "/Armature_Scaffolding.resources", "/Armature_Scaffolding.bundle/Contents/Resources",
        "/Armature_Scaffolding.bundle",
      ]
      .map { beside + $0 } + [Checkout.find(executable: executable)].compactMap { $0 }
    for candidate in candidates where FileSystem.isFolder(candidate + "/Templates") {
      return try TemplateLibrary(folder: candidate + "/Templates")
    }
    throw ScaffoldingError(
      .template,
      "no templates found, expected them in one of\n"
        + candidates.map { "  \($0)/Templates" }.joined(separator: "\n")
        + "\nname their folder with --templates or ARMATURE_TEMPLATES")
  }

  /// The template with an id, or, when none is asked for, the standard one, or the only one.
  public func template(id: String?) throws -> Template {
    if id == nil, templates.count == 1 { return templates[0] }
    let wanted = id ?? Self.standard
    if let template = templates.first(where: { $0.id == wanted }) { return template }
    let ids = templates.map(\.id)
    throw ScaffoldingError(
      .template, "no template '\(wanted)' in \(folder)\(suggestion(for: wanted, among: ids))")
  }
}
