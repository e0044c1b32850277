import Foundation

/// A package that was made from a template, which grows by additions.
public struct Project: Sendable {
  /// The folder of the package.
  public let folder: String
  /// The record of the package, from its `.armature.json`.
  public let record: Record
  /// The file of the record as it was read. It may have changed since.
  let readRecord: PackageFile
  /// The files of a run that was killed, which are as they were before it.
  public let takenBack: [String]

  /// The way to handle a run in a project that was killed between two files.
  public enum KilledRun: Sendable {
    /// Take it back before anything is read.
    case takeBack
    /// Refuse, since nothing may be written.
    case refuse
    /// Read the project as the run has left it.
    case leave
  }

  /// Finds the project that a folder belongs to: the nearest one above it with a `.armature.json`.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - killedRun: What to do about a run that was killed. To take it back also removes the staging folders that killed
  ///     runs have left in the project and beside it.
  /// - Throws: An error if there is no project, if its record is damaged, or if a killed run cannot be taken back.
  public init(at folder: String, killedRun: KilledRun = .takeBack) throws {
    if !FileSystem.isFolder(folder) { throw ScaffoldingError(.usage, "\(folder) is not a folder") }
    let above = FileSystem.foldersUp(from: folder)
    let isRoot = { (folder: String) in
      [Self.recordFile, Origin.file].contains { FileSystem.kind(of: "\(folder)/\($0)") != nil }
    }
    guard let root = above.first(where: isRoot) else {
      throw ScaffoldingError(
        .usage,
        lines: [
          "\(folder) is not in a package that “armature new” has made: no folder above it has a \(Self.recordFile)"
        ]
          + (above.lazy.compactMap(Self.adoptionLines).first
            ?? ["name the folder of an app as --project <dir>, or make an app with “armature new <path>”"]))
    }
    // The path as it was typed is shorter, and what the user knows.
    self.folder = root == FileSystem.resolved(folder) ? folder : root
    takenBack = try Self.takeBack(killedRun, in: self.folder)
    do { (readRecord, record) = try Self.readRecord(in: self.folder) } catch let error as ScaffoldingError {
      let isMissing = FileSystem.kind(of: "\(self.folder)/\(Self.recordFile)") == nil
      let other = isMissing ? "let “armature adopt” make one, with which “armature update” cannot work" : "correct it"
      throw ScaffoldingError(error.kind, lines: error.lines + ["restore it with git, or \(other)"])
    }
  }

  private static func readRecord(in folder: String) throws -> (PackageFile, Record) {
    let path = "\(folder)/\(recordFile)"
    guard let file = try PackageFile.find(recordFile, in: folder) else {
      throw ScaffoldingError(.conflict, "\(path) is missing, but \(Origin.file) is there")
    }
    let record: Record = try decoded(file, at: path)
    guard record.module == (try? AppName(record.module).module) else {
      throw ScaffoldingError(.conflict, "\(path): “\(record.module.excerpt)” is not the name of a module")
    }
    if let sources = record.sources, !Path.isInPackage(sources) {
      throw ScaffoldingError(.conflict, "\(path): “\(sources.excerpt)” is not a folder in the package")
    }
    return (file, record)
  }

  /// Returns the hint for a package without a record.
  private static func adoptionLines(in folder: String) -> [String]? {
    guard FileSystem.kind(of: "\(folder)/Package.swift") == "a file" else { return nil }
    return ["\(folder) is a package; if it has coordinators, “armature adopt” gives it a record"]
  }

  private static func takeBack(_ killedRun: KilledRun, in folder: String) throws -> [String] {
    switch killedRun {
    case .leave: return []
    case .refuse:
      guard Journal.isLeft(in: folder) else { return [] }
      throw ScaffoldingError(
        .conflict,
        "a run in \(folder) was killed between two files, so some have its changes; \(Journal.file) lists them",
        "run the command without --dry-run or --check: it undoes those changes first")
    case .takeBack:
      _ = Staging.leftovers(in: "\(folder)/..", removing: true)
      return try Journal.takeBackKilledRun(in: folder)
    }
  }

  /// The folder of the flows.
  var sources: String { record.sources ?? "Sources/\(record.module)Flows" }

  /// The folder of the tests of the flows.
  var tests: String { "Tests/\(record.module)FlowsTests" }

  /// The flow with which the app begins, by the code that makes it.
  public var firstFlow: String {
    let type = record.root.prefix { $0 != "(" }
    return type.hasSuffix("Coordinator") ? String(type.dropLast("Coordinator".count)) : record.flow
  }

  /// Whether the package has an executable, which starts the app in a terminal.
  public var hasApp: Bool {
    sources != "Sources/\(record.module)" && FileSystem.isFolder("\(folder)/Sources/\(record.module)")
  }

  // MARK: Files

  /// Returns a file of the project; `nil` if there is none.
  ///
  /// - Throws: An error if it cannot be read, or lies behind a symbolic link.
  func file(_ path: String) throws -> PackageFile? { try .find(path, in: folder) }

  /// Returns the text of a file.
  func text(_ path: String) throws -> String { try textFile(path).text }

  /// Returns those of some files that are texts and contain a word, in order. A file is read when it is asked for.
  func texts(of paths: [String], with word: String = "") -> some Sequence<(path: String, text: String)> {
    paths.lazy.compactMap { path in
      (try? text(path)).flatMap { word.isEmpty || $0.contains(word) ? (path, $0) : nil }
    }
  }

  /// Returns a file with its text.
  func textFile(_ path: String) throws -> (file: PackageFile, text: String) {
    guard let file = try file(path) else { throw ScaffoldingError(.conflict, "\(folder)/\(path) is missing") }
    // Foundation would take a byte order mark away.
    let text = String(decoding: file.contents, as: UTF8.self)
    guard Data(text.utf8) == file.contents else {
      throw ScaffoldingError(.conflict, "\(folder)/\(path) is not text in UTF-8")
    }
    return (file, text)
  }

  /// Returns the paths of the source files with a name. The user may have moved them.
  ///
  /// - Complexity: Reads the folders of the flows.
  func sources(named name: String) -> [String] { sourcePaths.filter { $0.hasSuffix("/\(name)") } }

  /// The paths of the flows' source files, in order.
  var sourcePaths: [String] { paths(in: sources).sorted() }

  /// Returns the paths of the Swift files in a folder and below it.
  func paths(in folder: String) -> [String] {
    FileSystem.swiftFiles(in: "\(self.folder)/\(folder)").map { "\(folder)/\($0)" }
  }
}

extension Project {
  /// The contents of `.armature.json`: the origin of a package and its additions.
  public struct Record: Hashable, Codable, Sendable {
    /// The version of Armature that made it.
    public internal(set) var version: String
    /// The template.
    public internal(set) var template: String
    /// The name of the module, with which the names of all its modules begin.
    public let module: String
    /// The name of the flow that gets additions if no other is named.
    public internal(set) var flow: String
    /// The folder of the flows; `nil` for the one of a template, such as `Sources/NotesFlows`.
    public internal(set) var sources: String?
    /// The expression with which tests make the first flow.
    public internal(set) var root: String
    /// The additions, in order; `nil` if there are none.
    public var added: [Addition]?

    /// The word for a package that was not made from a template.
    static let noTemplate = "none"

    /// Whether the package was made by a newer Armature than this one.
    var isOfNewerArmature: Bool { version.compare(armatureVersion, options: .numeric) == .orderedDescending }

    /// Takes the changes of a template's record, except for values that the user has changed.
    ///
    /// - Parameters:
    ///   - new: The record of the new template.
    ///   - base: The record of the old one, if it is known.
    mutating func take(_ new: Self, from base: Self?) {
      version = new.version
      guard let base else { return }
      if flow == base.flow { flow = new.flow }
      if root == base.root { root = new.root }
      let (old, now) = (base.added ?? [], new.added ?? [])
      let all = (added ?? []).filter { now.contains($0) || !old.contains($0) }
      let merged =
        all
        + now.filter { new in
          !old.contains(new) && !all.contains { $0.kind == new.kind && $0.name == new.name }
        }
      added = merged.isEmpty ? nil : merged
    }

    /// The record as a file.
    var file: PackageFile { PackageFile(json: self, at: Project.recordFile) }
  }

  /// The path of the record in a package.
  static let recordFile = ".armature.json"
}

extension Project {
  /// Returns a Swift file to edit, with its text.
  ///
  /// - Throws: An error if it has marks of a conflict, or brackets or texts that are too deep for Swift.
  func sourceToEdit(_ path: String) throws -> (file: PackageFile, text: String) {
    let (file, text) = try textFile(path)
    let source = SwiftSource(text)
    if let mark = source.conflictMarker {
      throw ScaffoldingError(
        .conflict, "\(folder)/\(path):\(mark.prefix(100)) is a mark of a conflict",
        "choose between the versions, remove the marks, and run the command again")
    }
    let (depth, limit) = (source.depth, SwiftSource.maximumDepth)
    if depth > limit {
      throw ScaffoldingError(
        .conflict,
        "\(folder)/\(path) has brackets or texts that are nested \(depth) deep; expected at most \(limit)")
    }
    return (file, text)
  }
}

extension SwiftSource {
  /// The first line with a mark that git has left, with its number; `nil` if there is none.
  ///
  /// The line between two versions may be one under a title, in a text or a comment.
  fileprivate var conflictMarker: String? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let found = lines.indices.first { index in
      let mark = lines[index].prefix(7)
      guard lines[index].dropFirst(7).first ?? " " == " " else { return false }
      if ["<<<<<<<", "|||||||", ">>>>>>>"].contains(mark) { return true }
      return mark == "=======" && ranges.contains { $0.lowerBound == lines[index].startIndex && text[$0] == "=" }
    }
    return found.map { "\($0 + 1): \(lines[$0])" }
  }
}
