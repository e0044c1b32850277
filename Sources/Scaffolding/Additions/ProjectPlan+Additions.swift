import Foundation

extension ProjectPlan {
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
}
