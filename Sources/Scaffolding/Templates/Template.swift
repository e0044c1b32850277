import Foundation

/// A template: a package that builds unchanged, in a folder with a `template.json` that describes it.
///
/// ```json
/// {
///   "id": "app",
///   "name": "App",
///   "summary": "the features of an app made from it, in one line",
///   "sentinel": "QuillSample",
///   "armaturePath": "../.."
/// }
/// ```
/// The sentinel has two words. All five spellings of it are replaced: `QuillSample`, `quillSample`, `quill-sample`,
/// `quill_sample` and `Quill Sample`. The last one is for people, and is escaped for the type of the file.
///
/// A template whose apps can grow also has an `.armature.json`, which is a ``Project/Record``. In an enum, a switch or a
/// class, a comment such as `// armature: cases` decides the line above which `armature add` inserts its lines.
///
/// A template of a feature for apps, which has nothing to start, also has `"kind": "package"`. Without that key, or with
/// `"kind": "app"`, it is a template of an app.
public struct Template: Sendable {
  /// A file of a template.
  public typealias File = PackageFile

  /// The kinds of packages that templates make.
  public enum Kind: String, CaseIterable, Sendable {
    /// An app, which can be started.
    case app
    /// A feature for apps, which has nothing to start.
    case package
  }

  /// The folder of the template.
  public let folder: String
  /// The id for `--template`.
  public let id: String
  /// The name for people.
  public let name: String
  /// The features of an app made from it, in one line.
  public let summary: String
  /// The kind of package that is made from it.
  public let kind: Kind
  /// The name in the template that the app's name replaces.
  public let sentinel: AppName
  /// The path of Armature in the template's `Package.swift`.
  public let armaturePath: String

  /// Reads the description of the template in a folder.
  public init(folder: String) throws {
    let file = "\(folder)/\(Description.file)"
    func damaged(_ problem: String) -> ScaffoldingError { ScaffoldingError(.template, "\(file): \(problem)") }

    let description: Description
    do {
      description = try JSONDecoder().decode(Description.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    } catch DecodingError.keyNotFound(let key, _) {
      throw damaged("the key “\(key.stringValue)” is missing; expected a string")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
      throw damaged(
        context.codingPath.last.map { "the key “\($0.stringValue)” is not a string" } ?? "it is not an object")
    } catch is DecodingError {
      throw damaged("it is not valid JSON")
    } catch {
      throw damaged("it cannot be read")
    }
    self.folder = folder
    id = description.id
    name = description.name
    summary = description.summary
    armaturePath = description.armaturePath
    let kind = description.kind ?? Kind.app.rawValue
    guard let known = Kind(rawValue: kind) else {
      throw damaged("the key “kind” is “\(kind.excerpt)”\(suggestion(for: kind, among: Kind.allCases.map(\.rawValue)))")
    }
    self.kind = known
    do {
      sentinel = try AppName(description.sentinel)
    } catch let error as ScaffoldingError {
      throw damaged("the key “sentinel”: \(error.lines[0])")
    }
    guard sentinel.module == description.sentinel, sentinel.words.count == 2 else {
      throw damaged(
        "the key “sentinel” is “\(description.sentinel.excerpt)”; expected two capitalized words, as in QuillSample")
    }
  }

  /// Returns the files of the template, ordered by path, without build products and files of tools.
  ///
  /// - Complexity: Reads every file.
  public func files() throws -> [PackageFile] {
    if Journal.isLeft(in: folder) {
      throw ScaffoldingError(
        .template, "\(folder) has some changes of a run that was killed",
        "run “armature add”, “armature remove” or “armature update” there: it undoes the killed run first")
    }
    return try PackageFile.all(in: folder, error: .template) { [Description.file, Origin.file].contains($0) }
  }

  /// Returns the files for an app: with its name in place of the sentinel in paths and contents, and with a bundle
  /// identifier in place of `com.example.` and the name.
  ///
  /// - Throws: An error if the template has no place for an answer, or if the name would be there twice.
  func files(for name: AppName, armature: ArmatureSource, bundleID: BundleID? = nil) throws -> [PackageFile] {
    let naming = Naming(template: self, name: name, armature: armature, bundleID: bundleID)
    let originals = try files()
    try naming.checkManifest(in: originals)
    try naming.checkBundleID(in: originals)
    try naming.checkPaths(of: originals)
    try naming.refuseCollisions(in: originals)
    return originals.map(naming.rename)
  }

  /// The contents of `template.json`.
  struct Description: Codable {
    let id, name, summary, sentinel, armaturePath: String
    let kind: String?

    /// The path of the file in a template.
    static let file = "template.json"
  }
}

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
      throw ScaffoldingError(.template, "\(folder) is not a readable folder; expected a folder of templates")
    }
    // A hidden folder may be the rest of a template that could not be removed.
    templates = try entries.filter { !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }
      .filter { FileSystem.exists("\($0)/\(Template.Description.file)") }
      .map(Template.init(folder:)).sorted { $0.id < $1.id }
    if templates.isEmpty {
      throw ScaffoldingError(.template, "\(folder) has no template; expected folders with a template.json")
    }
    for (one, other) in zip(templates, templates.dropFirst()) where one.id == other.id {
      throw ScaffoldingError(.template, "\(one.folder) and \(other.folder) have the same id “\(one.id)”")
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
      lines: ["no templates were found; expected them in one of these folders"] + candidates.map { "  \($0)/Templates" }
        + ["name their folder with --templates or ARMATURE_TEMPLATES"])
  }

  /// Returns the template with an id. Without an id, returns the standard template, or the only one.
  public func template(id: String?) throws -> Template {
    if id == nil, templates.count == 1 { return templates[0] }
    let wanted = id ?? Self.standard
    if let template = templates.first(where: { $0.id == wanted }) { return template }
    let ids = templates.map(\.id)
    throw ScaffoldingError(
      .template, "\(folder) has no template “\(wanted.excerpt)”\(suggestion(for: wanted, among: ids))")
  }
}

extension Plan {
  /// Plans an app: the files of a template, with the app's name in place of the sentinel in paths and contents, and
  /// with a bundle identifier in place of `com.example.` and the name.
  ///
  /// - Complexity: Linear in the size of the template, and of Armature if the app gets a copy.
  public init(template: Template, folder: NewFolder, armature: ArmatureSource, bundleID: BundleID? = nil) throws {
    if folder.folderName.lowercased() == armature.identity.lowercased() {
      throw ScaffoldingError(
        .name,
        "“\(folder.folderName)” is also the name of Armature's package, "
          + "and Swift tells packages apart by the names of their folders", "choose another name")
    }
    let taken = folder.takenPaths
    let all = try template.files(for: folder.name, armature: armature, bundleID: bundleID)
    let (files, leftOut) = (
      all.filter { !taken.contains($0.path.lowercased()) },
      all.map(\.path).filter { taken.contains($0.lowercased()) }
    )
    let copy = try armature.files()
    let origin = Origin(
      name: folder.name, bundleID: bundleID, armature: armature, copy: copy, files: files, leftOut: leftOut)
    // Only a package with a record can be updated.
    let isRecorded = files.contains { $0.path == Project.recordFile }
    self.init(
      folder: folder, files: files + copy + (isRecorded ? [PackageFile(json: origin, at: Origin.file)] : []),
      leftOut: leftOut)
  }
}
