import Foundation

extension ProjectPlan {
  /// Plans an addition. Everything is identical if the record of the project has it.
  ///
  /// - Parameters:
  ///   - addition: The addition.
  ///   - project: The project.
  ///   - resolve: Decides about each file of another content at the path of a new one.
  /// - Throws: An error that names all files at the paths of new ones, and all files without a place for lines, each
  ///   with the lines to add by hand.
  /// - Complexity: Reads the files that change, and the names of the others.
  public init(
    adding addition: Addition, to project: Project,
    resolve: (Conflict) throws -> Conflict.Resolution = { _ in .refuse }
  ) throws {
    self.project = project
    let added = project.record.added ?? []
    var addition = try addition.reusingFlow(of: project)
    self.addition = addition
    if let same = added.first(where: { $0.kind == addition.kind && $0.name == addition.name }) {
      try find(same, as: addition)
      return
    }
    try addition.checkExample()
    addition = try addition.resolved(in: project)
    self.addition = addition
    for name in addition.newFlows + addition.newTabs { try project.checkIsNew(name) }
    try checkRow(of: addition)
    let edits = try addition.edits(in: project)
    var problems = typesInTheWay(of: edits) + membersInTheWay(of: edits, values: addition.values)
    for file in edits.files { try create(file, resolve, &problems) }
    var missing = try add(edits, &problems)
    let incomplete = problems.isEmpty ? switches(lacking: edits, of: addition.parent) : []
    for insertion in incomplete.compactMap(\.insertion) {
      let locations = incomplete.filter { $0.insertion == insertion }.map(\.location)
      missing.removeAll { $0.insertion == insertion }
      missing.append((locations.joined(separator: " and "), insertion))
    }
    problems += missing.flatMap { location, insertion in
      ["\(location): expected \(insertion.expectation) for these lines"] + insertion.lines.map { "    \($0)" }
    }
    guard problems.isEmpty else {
      let end = missing.isEmpty ? "" : "; add these lines by hand, and run the command again"
      throw ScaffoldingError(.conflict, lines: problems + ["nothing was changed" + end])
    }
    linesToComplete = incomplete.map(\.line)
    for old in edits.replaced {
      try remove(RemovedCase(old))
      linesOfUses = lines(naming: [], or: old)
    }
    record(added + [addition])
    try checkFolders()
  }

  /// Throws if the screen that gets a row is that of a case which the flow does not have.
  private func checkRow(of addition: Addition) throws {
    guard let name = addition.ways.row.caseName, let types = try? project.types(of: addition.parent),
      let cases = try SwiftSource(project.text(types.destination.path)).cases(of: types.destination.name),
      !cases.contains(name)
    else { return }
    let hint = suggestion(for: "\(addition.parent).\(name)", among: cases.map { "\(addition.parent).\($0)" })
    throw ScaffoldingError(.usage, "--from: \(types.destination.name) has no case “\(name.excerpt)”\(hint)")
  }

  /// Plans nothing for an addition that the record has.
  ///
  /// - Throws: An error if it has other options, or if a file of it is missing.
  private mutating func find(_ same: Addition, as addition: Addition) throws {
    guard try same == addition.resolved(in: project, as: same) else {
      throw ScaffoldingError(
        .conflict,
        "the \(same.kind) “\(same.name)” is there already, with other options; remove it first with "
          + "“armature remove \(same.kind) \(same.name)”"
      )
    }
    let edits = try same.edits(in: project)
    let declarations = project.declarations(of: same)
    let path = { (file: PackageFile) in declarations[Path.type(of: file.path)]?.path ?? file.path }
    if let file = try edits.files.first(where: { try project.file(path($0)) == nil }) {
      throw ScaffoldingError(
        .conflict,
        "\(project.folder)/\(file.path) is missing, but it belongs to the \(same.kind) “\(same.name)”",
        "remove the \(same.kind) with “armature remove \(same.kind) \(same.name)”, and add it again")
    }
    let paths = edits.files.map(path) + edits.insertions.keys.sorted() + [Project.recordFile]
    changes = paths.map { Change(word: .identical, path: $0, old: nil, new: nil) }
  }

  /// Plans the lines of existing files.
  ///
  /// - Returns: The lines without a certain place, each with its file.
  mutating func add(
    _ edits: Addition.Edits, _ problems: inout [String]
  ) throws -> [(location: String, insertion: Insertion)] {
    var missing: [(location: String, insertion: Insertion)] = []
    for path in Set(edits.insertions.keys).union(edits.changes.map(\.path)).sorted() {
      let (whole, insertions) = ("\(project.folder)/\(path)", edits.insertions[path] ?? [])
      let file = try project.sourceToEdit(path).file
      var text = newText(of: path) ?? ""
      for change in edits.changes where change.path == path { text = change.applied(to: text) ?? text }
      let isDeclared = SwiftSource(text).cases(of: edits.type)?.contains(edits.caseName) ?? false
      // The user may have added all lines by hand.
      if isDeclared, !insertions.allSatisfy({ $0.isOptional || $0.kind.isWay || $0.isIn(text) }) {
        problems.append("\(whole) has a case “\(edits.caseName)” already")
        continue
      }
      for insertion in insertions where !isDeclared || !insertion.kind.isWay {
        if let longer = insertion.added(to: text) {
          text = longer
        } else if !insertion.kind.isForOneCase || !insertion.names(Substring(edits.caseName), in: text) {
          missing.append((whole, insertion))
        }
      }
      if Data(text.utf8) != file.contents || !insertions.allSatisfy(\.isOptional) {
        changes.removeAll { $0.path == path }
        change(file, to: Data(text.utf8))
      }
    }
    return missing
  }

  /// Returns a problem for each type of a new flow that another file has already.
  private func typesInTheWay(of edits: Addition.Edits) -> [String] {
    let own = Set(edits.files.map(\.path))
    let new = own.map(Path.type).sorted()
    guard !new.isEmpty else { return [] }
    return project.texts(of: project.sourcePaths.filter { !own.contains($0) }).flatMap { path, text -> [String] in
      let types = new.filter { text.contains($0) }
      let source = types.isEmpty ? nil : SwiftSource(text)
      return types.filter { source?.declares($0) == true }.map {
        "\(project.folder)/\(path) has a type “\($0)” already"
      }
    }
  }

  /// Returns the problems of a case that its enum cannot have.
  private func membersInTheWay(of edits: Addition.Edits, values: [Payload]) -> [String] {
    project.texts(of: project.sourcePaths, with: edits.type).compactMap { path, text in
      problem(of: edits, values: values, in: SwiftSource(text)).map { "\(project.folder)/\(path) \($0)" }
    }
  }

  private func problem(of edits: Addition.Edits, values: [Payload], in source: SwiftSource) -> String? {
    let (name, type) = (Substring(edits.caseName), edits.type)
    let head = source.head(of: "enum", Substring(type)) ?? []
    if !values.isEmpty, head.contains("CaseIterable") {
      return "has the enum \(type), which is CaseIterable, so its cases cannot have values"
    }
    let rawTypes: Set<Substring> = ["String", "Substring", "Character", "Int", "UInt", "Double"]
    if !values.isEmpty, let rawType = head.dropFirst().first, rawTypes.contains(rawType) {
      return "has the enum \(type) with raw values of the type \(rawType), so its cases cannot have other values"
    }
    if let twin = (source.cases(of: type) ?? []).first(where: { $0 != name && $0.lowercased() == name.lowercased() }) {
      return
        "has a case “\(twin)”, and “\(name)” differs from it only in capital letters; on many disks, the views of both "
        + "would have the same file; choose another name"
    }
    let isTaken = ["var", "func"].contains { source.has(($0, name, nil), in: source.bodies(of: type)) }
    return isTaken ? "has a member “\(name)” already, so no case can have that name; choose another name" : nil
  }

  private mutating func create(
    _ file: PackageFile, _ resolve: (Conflict) throws -> Conflict.Resolution, _ problems: inout [String]
  ) throws {
    let (path, old) = ("\(project.folder)/\(file.path)", try project.file(file.path))
    guard let old, old.contents != file.contents else {
      return changes.append(Change(word: old == nil ? .create : .identical, path: file.path, old: old, new: file))
    }
    switch try resolve(Conflict(path: path, old: old, new: file)) {
    case .refuse: problems.append("\(path) exists already with other contents; --force replaces it, --skip keeps it")
    case .force: changes.append(Change(word: .force, path: file.path, old: old, new: file))
    case .skip: changes.append(Change(word: .skip, path: file.path, old: old, new: old))
    }
  }

  /// Plans new contents of a file. The plan keeps the file as it was read, and fails if the file has changed since.
  mutating func change(_ old: PackageFile, to contents: Data) {
    let new = PackageFile(path: old.path, contents: contents, isExecutable: old.isExecutable)
    changes.append(Change(word: old == new ? .identical : .update, path: old.path, old: old, new: new))
  }

  mutating func record(_ added: [Addition], without removed: Addition? = nil) {
    var record = project.record
    record.added = added.isEmpty ? nil : added
    if case .guarding(let guarding)? = added.last, let root = guarding.newRoot { record.root = root }
    if case .guarding(let guarding)? = removed, let root = guarding.oldRoot { record.root = root }
    change(project.readRecord, to: record.file.contents)
  }

  /// A sentence about what an addition did not do; empty if there is nothing to say.
  public var note: String {
    switch addition {
    case .tabs(let tabs) where tabs.replaced?.title == nil:
      tabs.replaced.map {
        "The case “\($0.root)” of \(tabs.parent) is kept, but nothing opens it now. Tests that begin there need another start."
      } ?? noteAboutRow
    default: noteAboutRow
    }
  }

  private var noteAboutRow: String {
    guard let addition else { return "" }
    if case .guarding(let guarding) = addition { return noteAboutCalls(of: guarding) }
    guard addition.lacksRow else { return "" }
    return "No row opens it yet, since no place for one was certain. Write one such as "
      + "“LinkRow(…, to: .\(addition.caseName))” in a screen of \(addition.parent)."
  }

  /// Names the code of the app that makes the first flow in a way of its own.
  private func noteAboutCalls(of guarding: GuardAddition) -> String {
    guard guarding.oldRoot != nil else { return "" }
    let others = project.paths(in: "Sources").sorted().filter { !$0.hasPrefix(project.sources + "/") }
    let lines = others.flatMap { path -> [String] in
      guard !guarding.changes.contains(where: { $0.path == path }), let text = newText(of: path) else { return [] }
      let source = SwiftSource(text)
      let calls = source.tokens.indices.filter { source.tokens[$0] == guarding.flow.coordinator }
      return source.numberedLines(of: calls).map { "\(project.folder)/\(path):\($0)" }
    }
    if lines.isEmpty { return "" }
    return (["These lines make the flow without the session, so each has a user of its own:"] + lines.map { "  \($0)" })
      .joined(separator: "\n")
  }
}
