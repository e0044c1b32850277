import Foundation

/// The templates of a folder, and the search for that folder.
public struct TemplateLibrary: Sendable {
  /// The template that is used if none is named.
  public static let standard = "start"

  /// The folder with the templates.
  public let folder: String
  /// Its templates, ordered by id.
  public let templates: [Template]

  /// Reads all templates of a folder: each folder in it with a `template.json`.
  public init(folder: String) throws {
    self.folder = folder
    guard let entries = try? FileSystem.entries(of: folder) else {
      throw ScaffoldingError(.template, "\(folder) is not a readable folder, expected a folder of templates")
    }
    // A hidden folder may be the rest of a template that could not be removed.
    templates = try entries.filter { !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }
      .filter { FileSystem.exists("\($0)/\(Template.Description.file)") }
      .map(Template.init(folder:)).sorted { $0.id < $1.id }
    if templates.isEmpty {
      throw ScaffoldingError(.template, "\(folder) has no template, expected folders with a template.json")
    }
    for (one, other) in zip(templates, templates.dropFirst()) where one.id == other.id {
      throw ScaffoldingError(.template, "\(one.folder) and \(other.folder) have the same id '\(one.id)'")
    }
  }

  /// Finds the templates. The first of these counts: the named folder, the folder in `ARMATURE_TEMPLATES`, a folder
  /// beside the executable, the package manager's resources there, and the checkout.
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
      lines: ["no templates found, expected them in one of"] + candidates.map { "  \($0)/Templates" }
        + ["name their folder with --templates or ARMATURE_TEMPLATES"])
  }

  /// Returns the template with an id. Without an id, returns the standard template, or the only one.
  public func template(id: String?) throws -> Template {
    if id == nil, templates.count == 1 { return templates[0] }
    let wanted = id ?? Self.standard
    if let template = templates.first(where: { $0.id == wanted }) { return template }
    let ids = templates.map(\.id)
    throw ScaffoldingError(
      .template, "no template '\(wanted.excerpt)' in \(folder)\(suggestion(for: wanted, among: ids))")
  }
}
