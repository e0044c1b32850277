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
/// A template whose apps can grow also has an `.armature.json`, which is a ``Project/Record``. Comments such as
/// `// armature: cases` are where `armature add` writes; without them, it finds the place in the code.
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
      throw damaged("the key '\(key.stringValue)' is missing, expected a string")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
      throw damaged(context.codingPath.last.map { "the key '\($0.stringValue)' is not a string" } ?? "not an object")
    } catch is DecodingError {
      throw damaged("not valid JSON")
    } catch {
      throw damaged("cannot be read")
    }
    self.folder = folder
    id = description.id
    name = description.name
    summary = description.summary
    armaturePath = description.armaturePath
    let kind = description.kind ?? Kind.app.rawValue
    guard let known = Kind(rawValue: kind) else {
      throw damaged("the key 'kind' is '\(kind.excerpt)'\(suggestion(for: kind, among: Kind.allCases.map(\.rawValue)))")
    }
    self.kind = known
    do {
      sentinel = try AppName(description.sentinel)
    } catch let error as ScaffoldingError {
      throw damaged("the key 'sentinel': \(error.lines[0])")
    }
    guard sentinel.module == description.sentinel, sentinel.words.count == 2 else {
      throw damaged(
        "the key 'sentinel' is '\(description.sentinel.excerpt)', expected two capitalized words, as in QuillSample")
    }
  }

  /// Returns the files of the template, ordered by path, without build products and files of tools.
  ///
  /// - Complexity: Reads every file.
  public func files() throws -> [PackageFile] {
    if Journal.isLeft(in: folder) {
      throw ScaffoldingError(
        .template, "\(folder) is as a killed run has left it",
        "'armature add', 'armature remove' or 'armature update' there takes that run back first")
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
