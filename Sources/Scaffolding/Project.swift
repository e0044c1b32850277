import Foundation

/// A package that was made from a template, which grows by additions.
public struct Project: Sendable {
  /// The folder of the package.
  public let folder: String
  /// The record of the package, from its `.armature.json`.
  public private(set) var record: Record

  /// The contents of `.armature.json`: the origin of a package and its additions.
  public struct Record: Hashable, Codable, Sendable {
    /// The version of Armature that made it.
    public let version: String
    /// The template.
    public let template: String
    /// The name of the module, with which the names of all its modules begin.
    public let module: String
    /// The expression with which tests make the first flow.
    public let root: String
    /// The additions, in order; `nil` if there are none.
    public var added: [Addition]?
  }

  static let recordFile = ".armature.json"

  /// Finds the project that a folder belongs to: the nearest one above it with a `.armature.json`.
  public init(at folder: String) throws {
    let start = URL(fileURLWithPath: folder).standardizedFileURL.path
    let above = sequence(first: start) { $0 == "/" ? nil : Path.folder(of: $0) }
    guard let root = above.first(where: { FileSystem.kind(of: "\($0)/\(Self.recordFile)") == "a file" }) else {
      throw ScaffoldingError(
        .usage, "\(folder) is in no package that 'armature new' has made: no folder above has a \(Self.recordFile)")
    }
    // The path as it was typed is shorter, and what the user knows.
    self.folder = root == start ? folder : root
    let file = "\(self.folder)/\(Self.recordFile)"
    do {
      record = try JSONDecoder().decode(Record.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    } catch DecodingError.keyNotFound(let key, _) {
      throw ScaffoldingError(.conflict, "\(file): the key '\(key.stringValue)' is missing")
    } catch let error as ScaffoldingError {
      throw ScaffoldingError(.conflict, lines: ["\(file): \(error.lines[0])"] + error.lines.dropFirst())
    } catch {
      throw ScaffoldingError(.conflict, "\(file) is damaged, expected the JSON that 'armature new' has written")
    }
  }

  /// The record as a file, with other additions.
  func recordFile(added: [Addition]) -> Template.File {
    var record = record
    record.added = added.isEmpty ? nil : added
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts can always be encoded.
    let contents = (try? encoder.encode(record)) ?? Data()
    return Template.File(path: Self.recordFile, contents: contents + Data("\n".utf8), isExecutable: false)
  }

  /// The folder of the flows.
  var sources: String { "Sources/\(record.module)Flows" }

  /// The folder of the tests of the flows.
  var tests: String { "Tests/\(record.module)FlowsTests" }

  /// Whether the package has an executable, which starts the app in a terminal.
  public var hasApp: Bool { FileSystem.isFolder("\(folder)/Sources/\(record.module)") }

  // MARK: Files

  /// Returns a file of the project; `nil` if there is none.
  ///
  /// - Throws: An error if it is no text, or lies behind a symbolic link.
  func file(_ path: String) throws -> Template.File? {
    var whole = folder
    for part in Path.parts(of: path) {
      whole += "/\(part)"
      if FileSystem.kind(of: whole) == "a symbolic link" {
        throw ScaffoldingError(.conflict, "\(whole) is a symbolic link, which is not followed")
      }
    }
    switch FileSystem.kind(of: whole) {
    case nil: return nil
    case "a folder"?:
      throw ScaffoldingError(.conflict, "\(whole) exists already (a folder), expected a file or nothing")
    default: return try Template.File(path: path, in: folder)
    }
  }

  /// Returns the path of the only source file with a name. The user may have moved it.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - missing: The error text if there is none.
  /// - Returns: The path from the project on.
  /// - Throws: An error if there is none, or more than one.
  /// - Complexity: Reads the folders of the flows.
  func source(_ name: String, _ missing: @autoclosure () -> String) throws -> String {
    let found = sourcePaths.filter { Path.last(of: $0) == name }
    if found.count == 1 { return found[0] }
    if found.isEmpty { throw ScaffoldingError(.usage, missing()) }
    throw ScaffoldingError(.conflict, "\(sources) has more than one \(name): \(found.joined(separator: ", "))")
  }

  /// The names of all flows.
  var flowNames: [String] {
    let end = "Destination.swift"
    let files = sourcePaths.map { Path.last(of: $0) }
    return files.filter { $0.hasSuffix(end) }.map { String($0.dropLast(end.count)) }
  }

  /// The paths of the flows' source files, in order.
  private var sourcePaths: [String] {
    let entries = FileManager.default.enumerator(atPath: "\(folder)/\(sources)")?.compactMap { $0 as? String } ?? []
    return entries.filter { $0.hasSuffix(".swift") }.map { "\(sources)/\($0)" }.sorted()
  }

  /// Returns the path of a flow's source file.
  ///
  /// - Parameters:
  ///   - end: The end of the file's name: `Destination` or `Coordinator`.
  ///   - flow: The flow.
  /// - Returns: The path from the project on.
  /// - Throws: An error if there is none, or more than one.
  func source(_ end: String, of flow: FlowName) throws -> String {
    try source(
      "\(flow)\(end).swift",
      "no flow '\(flow)' in \(folder)/\(sources)\(suggestion(for: "\(flow)", among: flowNames))")
  }
}
