import Foundation

/// A template: a package that builds as it stands, in a folder with a `template.json` that describes it.
///
/// ```json
/// {
///   "id": "app",
///   "name": "App",
///   "summary": "what an app made from it has, in a line",
///   "sentinel": "QuillSample",
///   "armaturePath": "../.."
/// }
/// ```
/// The sentinel is two words, and is replaced in all five spellings: `QuillSample`, `quillSample`, `quill-sample`,
/// `quill_sample` and `Quill Sample`. The last one is what people read, and is escaped to suit the file.
public struct Template: Sendable {
  /// A file of a template, or of the app that comes of it.
  public struct File: Hashable, Sendable {
    /// Where it is, from the folder of the template or the app.
    public let path: String
    /// What is in it.
    public let contents: Data
    /// Whether it can be run.
    public let isExecutable: Bool
  }

  /// The folder that holds it.
  public let folder: String
  /// What `--template` calls it.
  public let id: String
  /// What people call it.
  public let name: String
  /// What an app made from it has, in a line.
  public let summary: String
  /// The name that stands in the template for the app's.
  public let sentinel: AppName
  /// The path that stands in its `Package.swift` for where Armature is.
  public let armaturePath: String

  /// Reads the description of the template in a folder.
  public init(folder: String) throws {
    let file = folder + "/template.json"
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
    do {
      sentinel = try AppName(description.sentinel)
    } catch {
      throw damaged("the key 'sentinel': \(error)")
    }
    guard sentinel.module == description.sentinel, sentinel.words.count == 2 else {
      throw damaged(
        "the key 'sentinel' is '\(description.sentinel)', expected two capitalized words, as in QuillSample")
    }
  }

  /// Its files, ordered by path, without what builds and tools leave behind. Complexity: reads every file.
  public func files() throws -> [File] {
    try files(in: "").sorted { $0.path < $1.path }
  }

  private func files(in subfolder: String) throws -> [File] {
    let manager = FileManager.default
    do {
      return try manager.contentsOfDirectory(atPath: "\(folder)/\(subfolder)").flatMap { entry -> [File] in
        if Self.isLeftOver(entry) || subfolder.isEmpty && entry == "template.json" { return [] }
        let path = subfolder + entry
        let attributes = try manager.attributesOfItem(atPath: "\(folder)/\(path)")
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory:
          return try files(in: path + "/")
        case .typeRegular:
          let contents = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)"))
          let permissions = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
          return [File(path: path, contents: contents, isExecutable: permissions & 0o100 != 0)]
        case let type:
          let kind = type == .typeSymbolicLink ? "a symbolic link" : "neither a file nor a folder"
          throw ScaffoldingError(
            .template, "\(folder)/\(path) is \(kind), and a template may hold only files and folders")
        }
      }
    } catch let error as CocoaError {
      throw ScaffoldingError(.template, "\(folder)/\(subfolder) cannot be read: \(error.localizedDescription)")
    }
  }

  private static func isLeftOver(_ entry: String) -> Bool {
    entry.hasPrefix(".build")
      || [".swiftpm", ".git", ".DS_Store", "Package.resolved", "xcuserdata", "DerivedData"].contains(entry)
  }

  private struct Description: Decodable {
    let id, name, summary, sentinel, armaturePath: String
  }
}
