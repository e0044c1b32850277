import Foundation

/// The folder of a new app, which is created either completely or not at all. A folder that exists must have nothing but a
/// repository and what belongs to one, such as a README and a licence.
public struct NewFolder: Hashable, Sendable {
  /// The path as it was typed, without extra slashes, and changed so that no command takes it for an option.
  public let path: String
  /// The name of the app, from the last part of the path.
  public let name: AppName
  /// The name of the folder.
  let folderName: String
  /// Whether the module of the app has another name than the folder.
  public var needsOtherName: Bool { folderName != name.module }

  /// Reads a typed path, and a name for people if it is not the last part of the path. It does not look at the disk.
  public init(_ text: String, displayName: String? = nil) throws {
    try refuseControlCharacters(in: text, of: "the path", kind: .name)
    // The folder in which the user is has a name.
    let isHere = Path.last(of: text) == "." && !Path.components(of: text).contains("..")
    folderName = isHere ? Path.last(of: URL(fileURLWithPath: text).standardizedFileURL.path) : Path.last(of: text)
    name = try AppName(folderName, display: displayName)
    try Path.refuseUnbuildable(text, characters: "\"\\%", kind: .name)
    if let component = Path.components(of: text).first(where: ToolFiles.isGit) {
      throw ScaffoldingError(.name, "“\(component.excerpt)” in the path belongs to git; expected a path outside of it")
    }
    if text.utf8.count > 1000 {
      // Most systems have this limit also for the files below.
      throw ScaffoldingError(.name, "the path is longer than 1000 bytes: “\(text.excerpt)”", "expected a shorter one")
    }
    path = (text.hasPrefix("-") ? "./" : "") + Path.withoutExtraSlashes(text)
  }

  /// Throws if the path exists and has files of something else, if nothing can be created there, or if a neighbour's name
  /// differs only in case.
  public func check() throws {
    if exists {
      let others = entries.filter { !Self.belongsToRepository($0) }
      guard others.isEmpty else { throw taken(with: others) }
      return try FileSystem.checkWritable(path)
    }
    if FileSystem.kind(of: path) != nil { throw taken() }
    let missing = missingParents
    if missing.contains(where: { Path.last(of: $0) == ".." }) {
      throw ScaffoldingError(.name, "\(path) has “..” after a folder that does not exist; expected a path without it")
    }
    let existing = existingParent
    guard FileSystem.isFolder(existing) else {
      throw ScaffoldingError(.conflict, "\(existing) is not a folder, so nothing can be made in it")
    }
    try FileSystem.checkWritable(existing)
    let neighbours = missing.isEmpty ? (try? FileSystem.entries(of: existing)) ?? [] : []
    let own = Path.last(of: path)
    if let neighbour = neighbours.first(where: { $0.lowercased() == own.lowercased() }) {
      throw ScaffoldingError(
        .conflict,
        "\(existing) has a “\(neighbour)”, which differs from “\(own)” only in capital letters; choose another name")
    }
  }

  // MARK: A folder that exists

  /// Whether the folder exists.
  public var exists: Bool { FileSystem.kind(of: path) == "a folder" }

  private var entries: [String] { (try? FileSystem.entries(of: path)) ?? [] }

  /// The files of the user that are not replaced, in lowercase: file systems may ignore case.
  var takenPaths: Set<String> { exists ? Set(entries.map { $0.lowercased() }) : [] }

  /// Whether the user's `.gitignore` leaves the products of builds to git.
  public var hasVisibleBuilds: Bool {
    FileSystem.text(of: "\(path)/.gitignore").map { !$0.contains(".build") } ?? false
  }

  private static func belongsToRepository(_ entry: String) -> Bool {
    let name = entry.lowercased()
    return [".git", ".gitignore", ".gitattributes", ".ds_store", Journal.file].contains(name)
      || ["readme", "license", "licence"].contains(name.prefix { $0 != "." }) || Staging.isStaging(entry)
  }

  private func taken(with others: [String]) -> ScaffoldingError {
    let named = others.prefix(3).joined(separator: ", ") + (others.count > 3 ? " and \(others.count - 3) more" : "")
    return ScaffoldingError(
      .conflict, "\(path) exists already (a folder), with \(named)",
      "expected a path that is free, or a folder with nothing but a git repository, README, LICENSE and .gitignore")
  }

  private func taken(by other: String? = nil) -> ScaffoldingError {
    let kind = FileSystem.kind(of: path) ?? "a folder"
    return ScaffoldingError(
      .conflict, "\(path) exists already (\(kind))\(other.map { ": \($0)" } ?? ""); expected a path that is free")
  }

  /// Makes the folder, with those above it that are missing, in a staging folder, fills it, and moves all to its place in
  /// one step. On an error, or a signal that ends the process, everything that was created is removed.
  ///
  /// - Returns: The staging folders of killed runs, which it has removed.
  @discardableResult
  func create(
    with operations: FileOperations = FileOperations(), _ fill: (_ folder: String) throws -> Void
  ) throws -> [String] {
    let leftovers = Staging.leftovers(in: existingParent, removing: true)
    try Staging.use(in: existingParent, with: operations) { staging in
      let top = missingParents.first ?? path
      do {
        try operations.makeFolder(staging.path)
        var folder = staging.path
        for component in Path.components(of: Self.rest(of: path, below: top)) {
          folder += "/\(component)"
          try operations.makeMissingFolder(folder)
        }
        try fill(folder)
        try TerminationSignals.check()
        try move(staging.path, to: top, with: operations)
      } catch let error as ScaffoldingError {
        throw error.naming(top, insteadOf: staging.path)
      }
    }
    return leftovers
  }

  /// Moves the outermost new folder to its place. If another run has made that folder meanwhile, moves the part that is
  /// still missing there.
  private func move(_ staging: String, to top: String, with operations: FileOperations) throws {
    var goal = top
    while true {
      do {
        return try operations.move(staging + Self.rest(of: goal, below: top), goal)
      } catch {
        if FileSystem.kind(of: path) != nil { throw taken(by: "another run or program has made it meanwhile") }
        let next = missingParents.first ?? path
        if next == goal { throw error }
        goal = next
      }
    }
  }

  /// Returns the end of a path that begins with a folder.
  private static func rest(of path: String, below folder: String) -> String {
    String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
  }

  /// The staging folders that killed runs have left where this one would work.
  var leftovers: [String] { Staging.leftovers(in: existingParent, removing: false) }

  /// The nearest folder above the path that exists.
  private var existingParent: String { Path.folder(of: missingParents.first ?? path) }

  /// The folders above the path that do not exist, the outermost first.
  private var missingParents: [String] {
    var missing: [String] = []
    var folder = Path.folder(of: path)
    while !FileSystem.exists(folder), folder != Path.folder(of: folder) {
      missing.insert(folder, at: 0)
      folder = Path.folder(of: folder)
    }
    return missing
  }
}
