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
/// A template whose apps can grow also has an `.armature.json`, which is a ``Project/Record``, and comments such as
/// `// armature: cases` where `armature add` writes.
///
/// A template of a feature for apps, which has nothing to start, also has `"kind": "package"`. Without that key, or with
/// `"kind": "app"`, it is a template of an app.
public struct Template: Sendable {
  /// A file of a template, or of an app made from it.
  public struct File: Hashable, Sendable {
    /// The path within the folder of the template or the app.
    public let path: String
    /// The contents of the file.
    public let contents: Data
    /// Whether the file is executable.
    public let isExecutable: Bool
  }

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
  public func files() throws -> [File] {
    if Journal.isLeft(in: folder) {
      throw ScaffoldingError(
        .template, "\(folder) is as a killed run has left it",
        "'armature add', 'armature remove' or 'armature update' there takes that run back first")
    }
    return try File.all(in: folder, error: .template) { [Description.file, Origin.file].contains($0) }
  }

  /// Returns the files for an app: with its name in place of the sentinel in paths and contents, and with a bundle
  /// identifier in place of `com.example.` and the name.
  ///
  /// - Throws: An error if the template has no place for an answer, or if the name would be there twice.
  func files(for name: AppName, armature: ArmatureSource, bundleID: BundleID? = nil) throws -> [File] {
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

extension Template.File {
  /// Returns the same file at another path.
  func moved(to path: String) -> Self { Self(path: path, contents: contents, isExecutable: isExecutable) }

  /// Reads the files of a folder and below it, ordered by path, without build products and files of tools.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - kind: The kind of the error when something cannot be read, or is neither a file nor a folder.
  ///   - isLeftOut: Whether to leave out a file or a folder in `folder`, by its path from there.
  /// - Returns: The files.
  /// - Throws: An error of the kind.
  static func all(
    in folder: String, error kind: ScaffoldingError.Kind, except isLeftOut: (_ path: String) -> Bool
  ) throws -> [Self] {
    func files(in subfolder: String) throws -> [Self] {
      let entries: [String]
      do {
        entries = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(subfolder)")
      } catch {
        throw ScaffoldingError(kind, "\(folder)/\(subfolder) cannot be read: \(systemReason(for: error))")
      }
      return try entries.flatMap { entry -> [Self] in
        let path = subfolder + entry
        if ToolFiles.includes(entry) || isLeftOut(path) { return [] }
        switch FileSystem.kind(of: "\(folder)/\(path)") {
        case "a folder": return try files(in: path + "/")
        case "a file": return [try Self(path: path, in: folder, error: kind)]
        case let what:
          throw ScaffoldingError(
            kind, "\(folder)/\(path) is \(what ?? "gone"), and only files and folders are copied")
        }
      }
    }
    return try files(in: "").sorted { $0.path < $1.path }
  }

  /// Reads a file of a folder.
  init(path: String, in folder: String, error kind: ScaffoldingError.Kind = .conflict) throws {
    let whole = "\(folder)/\(path)"
    do {
      let contents = try Data(contentsOf: URL(fileURLWithPath: whole))
      self.init(path: path, contents: contents, isExecutable: access(whole, X_OK) == 0)
    } catch {
      throw ScaffoldingError(kind, "\(whole) cannot be read: \(systemReason(for: error))")
    }
  }
}
