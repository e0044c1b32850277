import Foundation

/// A file of a package: of a template, or of an app made from it.
public struct PackageFile: Hashable, Sendable {
  /// The path within the folder of the package.
  public let path: String
  /// The contents of the file.
  public let contents: Data
  /// Whether the file is executable.
  public let isExecutable: Bool
}

extension PackageFile {
  /// Makes a file with a text.
  init(_ path: String, _ text: String) { self.init(path: path, contents: Data(text.utf8), isExecutable: false) }

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
        entries = try FileSystem.entries(of: "\(folder)/\(subfolder)")
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

  /// Returns the file at a path in a folder; `nil` if there is none.
  ///
  /// - Throws: An error if it cannot be read, or lies behind a symbolic link.
  static func find(_ path: String, in folder: String) throws -> Self? {
    var whole = folder
    for component in Path.components(of: path) {
      whole += "/\(component)"
      if FileSystem.kind(of: whole) == "a symbolic link" {
        throw ScaffoldingError(.conflict, "\(whole) is a symbolic link, which is not followed")
      }
    }
    switch FileSystem.kind(of: whole) {
    case nil: return nil
    case "a folder"?:
      throw ScaffoldingError(.conflict, "\(whole) exists already (a folder); expected a file or nothing")
    default: return try Self(path: path, in: folder)
    }
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

extension PackageFile {
  /// The reason why a file that should be a text is damaged; `nil` if it is not.
  var damage: String? {
    guard let text = String(data: contents, encoding: .utf8), !contents.contains(0) else { return "it is not text" }
    if text.allSatisfy(\.isWhitespace) { return "it is empty" }
    return hasConflictMarkers ? "it has marks of a conflict" : nil
  }

  /// Whether a file has marks of a conflict, of git or of an update.
  var hasConflictMarkers: Bool {
    ["<<<<<<< ", "||||||| ", ">>>>>>> "].contains {
      contents.starts(with: $0.utf8) || contents.range(of: Data("\n\($0)".utf8)) != nil
    }
  }
}

// MARK: JSON

/// Returns the value in a JSON file of a project.
///
/// - Throws: An error that names the key that is wrong.
func decoded<Value: Decodable>(_ file: PackageFile, at path: String) throws -> Value {
  func damaged(_ problem: String) -> ScaffoldingError { ScaffoldingError(.conflict, "\(path): \(problem)") }
  do {
    return try JSONDecoder().decode(Value.self, from: file.contents)
  } catch DecodingError.keyNotFound(let key, _) {
    throw damaged("the key “\(key.stringValue)” is missing")
  } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
    throw damaged(
      context.codingPath.last.map { "the key “\($0.stringValue)” has another kind of value than expected" }
        ?? "it is not an object")
  } catch DecodingError.dataCorrupted(let context) {
    throw damaged(
      context.codingPath.last.map { "the value of “\($0.stringValue)” is unknown" } ?? file.damage
        ?? "it is not valid JSON")
  } catch let error as ScaffoldingError {
    throw damaged(error.lines[0])
  }
}

/// Returns a value as JSON with a key in each line, in the order of the keys.
public func jsonText(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  // Texts, data, truth values and small numbers can always be encoded.
  return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
}

extension PackageFile {
  /// A value as a JSON file for people and for `git diff`, with a key in each line.
  init(json value: some Encodable, at path: String) {
    self.init(path, jsonText(value) + "\n")
  }
}
