import Foundation

/// The work of a command in a project, as a value: a dry run prints it, `apply()` performs it.
public struct ProjectPlan: Sendable {
  /// The new state of a file.
  struct Change: Sendable {
    let word: Plan.Action.Word
    let path: String
    let old: PackageFile?
    let new: PackageFile?

    var isWork: Bool { [.create, .update, .conflict, .force, .remove].contains(word) }
  }

  /// The project.
  public let project: Project
  private var changes: [Change] = []

  /// Plans an addition. Everything is identical if the record of the project has it.
  ///
  /// - Parameters:
  ///   - addition: The addition.
  ///   - project: The project.
  ///   - resolve: Decides about each file that stands in the way.
  /// - Throws: An error that names all files that stand in the way, and all markers that are missing, each with the lines
  ///   to add by hand.
  /// - Complexity: Reads the files that change, and the names of the others.
  public init(
    adding addition: Addition, to project: Project,
    resolve: (Conflict) throws -> Conflict.Resolution = { _ in .refuse }
  ) throws {
    self.project = project
    let added = project.record.added ?? []
    if let same = added.first(where: { $0.kind == addition.kind && $0.name == addition.name }) {
      guard same == addition else {
        throw ScaffoldingError(
          .conflict, "the \(same.kind) '\(same.name)' is there already, with other options; remove it first")
      }
      let parts = try addition.parts(in: project)
      if let file = try parts.files.first(where: { try project.file($0.path) == nil }) {
        throw ScaffoldingError(
          .conflict,
          "\(project.folder)/\(file.path) is missing, expected it since the \(same.kind) was added; remove the "
            + "\(same.kind) with 'armature remove \(same.kind) \(same.name)', and add it again")
      }
      let paths = parts.files.map(\.path) + parts.insertions.keys.sorted() + [Project.recordFile]
      changes = paths.map { Change(word: .identical, path: $0, old: nil, new: nil) }
      return
    }
    try addition.checkExample()
    if case .flow(let flow) = addition { try project.checkIsNew(flow.name) }
    let parts = try addition.parts(in: project)
    var problems = typesInTheWay(of: addition, parts)
    for file in parts.files { try create(file, resolve, &problems) }
    for (path, insertions) in parts.insertions.sorted(by: { $0.key < $1.key }) {
      let whole = "\(project.folder)/\(path)"
      var (file, text) = try project.textFile(path)
      if Self.declares(parts.caseName, in: text, at: path), insertions.contains(where: { $0.isDeclaration(in: text) }) {
        problems.append("\(whole) has a case '\(parts.caseName)' already")
      }
      for insertion in insertions {
        if let longer = insertion.added(to: text) {
          text = longer
          continue
        }
        let count = insertion.marker.count(in: text)
        let found = count == 0 ? "no line" : "\(count) lines"
        problems.append("\(whole) has \(found) '\(insertion.marker.line)', expected one, above which these lines go")
        problems += insertion.lines.map { "    \($0)" }
      }
      change(file, to: Data(text.utf8))
    }
    guard problems.isEmpty else {
      throw ScaffoldingError(.conflict, lines: problems + ["nothing was changed"])
    }
    record(added + [addition])
    try checkFolders()
  }

  /// Returns a problem for each type of a new flow that another file has already.
  private func typesInTheWay(of addition: Addition, _ parts: Addition.Parts) -> [String] {
    guard case .flow(let flow) = addition else { return [] }
    let own = Set(parts.files.map(\.path))
    return project.sourcePaths.filter { !own.contains($0) }.flatMap { path -> [String] in
      guard let text = try? project.text(path) else { return [] }
      let types = [flow.name.coordinator, flow.name.destination].filter { text.contains($0) }
      let source = types.isEmpty ? nil : SwiftSource(text)
      return types.filter { source?.declares($0) == true }.map {
        "\(project.folder)/\(path) has a type '\($0)' already"
      }
    }
  }

  private mutating func create(
    _ file: PackageFile, _ resolve: (Conflict) throws -> Conflict.Resolution, _ problems: inout [String]
  ) throws {
    let (path, old) = ("\(project.folder)/\(file.path)", try project.file(file.path))
    guard let old, old.contents != file.contents else {
      return changes.append(Change(word: old == nil ? .create : .identical, path: file.path, old: old, new: file))
    }
    switch try resolve(Conflict(path: path, old: old, new: file)) {
    case .refuse: problems.append("\(path) exists already, and is another file than the one to add")
    case .force: changes.append(Change(word: .force, path: file.path, old: old, new: file))
    case .skip: changes.append(Change(word: .skip, path: file.path, old: old, new: old))
    }
  }

  /// Plans to remove an addition. Files that the user has edited stay, with those that they need.
  ///
  /// - Parameters:
  ///   - name: The name of the addition: `Settings` or `Settings.note`.
  ///   - kind: The kind of the addition, as in ``Addition/kind``.
  ///   - project: The project.
  /// - Throws: An error if there is no such addition, if others are built on it, or if the user has edited its lines in
  ///   other files.
  public init(removing name: String, kind: String, from project: Project) throws {
    self.project = project
    let added = project.record.added ?? []
    guard let addition = added.first(where: { $0.kind == kind && $0.name == name }) else {
      let known = added.filter { $0.kind == kind }.map(\.name)
      let end = known.isEmpty ? "; it has added none" : suggestion(for: name, among: known)
      throw ScaffoldingError(.usage, "'armature add' has added no \(kind) '\(name.excerpt)'\(end)")
    }
    if kind == "flow", let other = added.first(where: { "\($0.parent)" == name }) {
      throw ScaffoldingError(.conflict, "the \(other.kind) '\(other.name)' was added into '\(name)'; remove it first")
    }
    let parts = try addition.parts(in: project, isLenient: true)
    var problems: [String] = []
    for (path, insertions) in parts.insertions.sorted(by: { $0.key < $1.key }) {
      var ((file, text), missing) = (try project.textFile(path), [Insertion]())
      for insertion in insertions {
        if let shorter = insertion.removed(from: text) { text = shorter } else { missing.append(insertion) }
      }
      // The user may have removed lines.
      for insertion in missing where Self.isLeft(insertion, parts.caseName, in: text, at: path) {
        problems.append("\(project.folder)/\(path) does not have these lines any more as they were added")
        problems += insertion.lines.map { "    \($0)" }
      }
      change(file, to: Data(text.utf8))
    }
    let files = try parts.files.map { (new: $0, old: try project.file($0.path)) }
    let isEdited = files.map { $0.old != nil && $0.old?.contents != $0.new.contents }
    if isEdited[0], parts.sources == 0 {
      problems.append("\(project.folder)/\(files[0].new.path) is not as it was added, and tests the case")
    }
    guard problems.isEmpty else {
      throw ScaffoldingError(
        .conflict, lines: problems + ["nothing was changed; remove these by hand, and run the command again"])
    }
    for (index, file) in files.enumerated() {
      guard let old = file.old else { continue }
      // The sources need each other, and an edited test needs them.
      let isKept = isEdited[index] || index < parts.sources && isEdited.contains(true)
      changes.append(
        Change(word: isKept ? .keep : .remove, path: file.new.path, old: old, new: isKept ? old : nil))
    }
    record(added.filter { $0 != addition })
  }

  /// Changes a file as it was read, so that it is not written over if it has changed since.
  private mutating func change(_ old: PackageFile, to contents: Data) {
    let new = PackageFile(path: old.path, contents: contents, isExecutable: old.isExecutable)
    changes.append(Change(word: old == new ? .identical : .update, path: old.path, old: old, new: new))
  }

  private mutating func record(_ added: [Addition]) {
    var record = project.record
    record.added = added.isEmpty ? nil : added
    change(project.readRecord, to: record.file.contents)
  }

  /// Returns whether the enum of a file declares a case.
  private static func declares(_ name: String, in text: String, at path: String) -> Bool {
    SwiftSource(text).cases(of: String(Path.last(of: path).dropLast(".swift".count)))?.contains(name) ?? false
  }

  /// Returns whether a file still has what the lines of an insertion begin with.
  private static func isLeft(_ insertion: Insertion, _ name: String, in text: String, at path: String) -> Bool {
    switch insertion.marker {
    case .cases: declares(name, in: text, at: path)
    case .examples, .tabs: insertion.elements(in: text).contains([".", Substring(name)])
    case .styles, .screens, .children, .flows, .items: SwiftSource(text).hasPattern(of: Substring(name))
    }
  }

  /// Plans changes that are known.
  ///
  /// - Throws: An error if a file stands where a folder is needed.
  init(_ changes: [Change], of project: Project) throws {
    (self.project, self.changes) = (project, changes)
    try checkFolders()
  }

  /// Throws if a file stands where a folder is needed, and stays.
  private func checkFolders() throws {
    let removed = Set(changes.filter { $0.word == .remove }.map(\.path))
    for change in changes where change.isWork && change.old == nil {
      let folders = Path.folders(above: change.path)
      guard let file = folders.first(where: { FileSystem.kind(of: "\(project.folder)/\($0)") == "a file" }),
        !removed.contains(file)
      else { continue }
      throw ScaffoldingError(
        .conflict, "\(project.folder)/\(file) is a file, expected a folder for \(Path.last(of: change.path))",
        "move the file away, and run the command again")
    }
  }

  // MARK: The steps

  /// The steps of the plan, one for each file.
  public var actions: [Plan.Action] {
    changes.map { Plan.Action(word: $0.word, path: "\(project.folder)/\($0.path)") }
  }

  /// Whether nothing is left to do.
  public var isDone: Bool { !changes.contains(where: \.isWork) }

  /// The paths of the files to write or remove, within the project.
  var pathsOfWork: [String] { changes.filter(\.isWork).map(\.path) }

  /// Returns the changes as a diff of git; empty if nothing is left to do. The origin is for no reader, and left out.
  ///
  /// - Parameter environment: The environment for git.
  /// - Returns: The diff.
  /// - Throws: An error if git cannot be started.
  public func diff(environment: [String: String]) throws -> String {
    let shown = changes.filter { $0.isWork && $0.path != Origin.file }
    return try gitDiff(of: shown.map { ($0.old, $0.new) }, environment: environment)
  }

  /// Performs all steps, or throws and leaves the project as it was.
  public func apply() throws { try apply(with: FileOperations()) }

  func apply(with operations: FileOperations) throws {
    guard !isDone else { return }
    try FileSystem.checkWritable(project.folder)
    try Interruption.holdBack {
      try Staging.use(in: project.folder, alone: true) { staging in
        let desk = Desk(project: project.folder, staging: staging, operations: operations)
        // Another run may have been killed since the plan was made.
        _ = try Journal.takeBack(on: desk)
        try checkIsCurrent()
        try Journal(changes.filter(\.isWork).map { ($0.path, $0.old, $0.new) }, in: project.folder)
          .perform(on: desk, keeping: [project.sources, project.tests])
      }
    }
  }

  /// Throws if a file is not as it was when the plan was made, or cannot be changed.
  private func checkIsCurrent() throws {
    for change in changes where change.isWork {
      guard try project.file(change.path) == change.old else {
        throw ScaffoldingError(
          .conflict, "\(project.folder)/\(change.path) has changed meanwhile, run the command again")
      }
      if change.old != nil { try FileSystem.checkChangeable("\(project.folder)/\(change.path)") }
    }
  }
}
