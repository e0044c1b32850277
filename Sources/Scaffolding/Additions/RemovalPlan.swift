import Foundation

extension ProjectPlan {
  /// Plans the removal of a part of an app: one that a command has added, or another one.
  ///
  /// Everything about the part that is certain is removed. The plan keeps the files of a flow that the user has edited,
  /// and names the lines that are left.
  ///
  /// - Parameters:
  ///   - name: The name of the part: `Settings` or `Settings.note`, also with the name that its flow has now.
  ///   - kind: The kind of the part, as in ``Addition/kind``.
  ///   - project: The project.
  /// - Throws: An error if there is no such part, or if others are built on it.
  /// - Complexity: Reads all sources and tests.
  public init(removing name: String, kind: String, from project: Project) throws {
    self.project = project
    if let addition = project.addition(kind, name) { try remove(addition) } else { try removeOwnPart(name, kind) }
  }

  private mutating func remove(_ addition: Addition) throws {
    try checkIsFree(addition)
    let edits = try addition.edits(in: project, isLenient: true)
    let left = try takeBack(edits)
    let missing = try removeLines(of: edits)
    try remove(RemovedCase(edits))
    for (path, insertion) in missing {
      guard let text = newText(of: path), let shorter = InsertionSite(insertion, text).removingEmptyMember else {
        continue
      }
      try write(shorter, to: path)
    }
    let files = try project.currentFiles(of: edits, addition)
    let isEdited = files.contains { $0.isEdited }
    changes += files.map {
      Change(
        word: isEdited ? .keep : .remove, path: $0.file.path, old: $0.file, new: isEdited ? $0.file : nil)
    }
    for file in files { try keepViews(of: file.type, in: file.file) }
    record((project.record.added ?? []).filter { $0 != addition }, without: addition)
    linesOfUses =
      left + lines(naming: files.map(\.type), or: edits, except: isEdited ? files.map(\.file.path) : [])
      + linesOfMethods(missing)
  }

  /// A case to remove.
  struct RemovedCase {
    /// The enum and its new edits, without lines.
    let edits: Addition.Edits
    /// The types with lists of cases.
    let holders: [String]

    init(_ edits: Addition.Edits) {
      self.edits = edits
      holders = edits.types.sorted()
    }

    /// Describes a case that no command has added.
    init(_ name: String, of types: Project.FlowTypes) {
      // Both types may be in one file.
      let insertions = Dictionary([types.destination, types.coordinator].map { ($0.path, [Insertion]()) }) { $1 }
      edits = Addition.Edits(insertions: insertions, type: types.destination.name, caseName: name)
      holders = [types.destination.name, types.coordinator.name]
    }
  }

  /// Throws if other additions are built on one.
  private func checkIsFree(_ addition: Addition) throws {
    let added = (project.record.added ?? []).filter { $0 != addition }
    let tabs = addition.kind == "tabs" ? [addition.name] : []
    try checkIsFree(Set(addition.newFlows.map { "\($0)" } + tabs), among: added)
    if case .guarding(let guarding) = addition, guarding.oldRoot != nil, let session = guarding.session,
      let other = added.first(where: { $0.dependencies.contains(session) })
    {
      throw ScaffoldingError(
        .conflict, "the \(other.kind) “\(other.name)” gets “\(session.name)” from the guard; remove it first")
    }
    if case .flow(let flow) = addition, flow.call == nil { try checkIsOpenedOnce("\(flow.name)", among: added) }
  }

  func checkIsFree(_ flows: Set<String>, among added: [Addition]) throws {
    // The record may have names from before the user has changed them.
    let current = Set(flows.map(project.currentName))
    guard
      let other = added.first(where: {
        flows.contains("\($0.parent)") || current.contains(project.currentName("\($0.parent)"))
      })
    else { return }
    throw ScaffoldingError(
      .conflict, "the \(other.kind) “\(other.name)” was added into “\(other.parent)”; remove it first")
  }

  func checkIsOpenedOnce(_ flow: String, among added: [Addition]) throws {
    let other = added.first { $0.reusedFlow.map { project.currentName("\($0)") == project.currentName(flow) } ?? false }
    guard let other else { return }
    throw ScaffoldingError(
      .conflict, "the flow “\(flow)” is opened by “\(other.parent)” too; remove the flow “\(other.name)” first")
  }

  /// Plans the pieces of files that an addition has changed as they were, and the case that it has taken the place of.
  ///
  /// - Returns: The pieces that are not in their files any more, each as `path: text`.
  private mutating func takeBack(_ edits: Addition.Edits) throws -> [String] {
    var problems: [String] = []
    for old in edits.replaced { _ = try add(old, &problems) }
    for change in edits.changes {
      let text = newText(of: change.path)
      if let older = text.flatMap(change.reversed.applied) {
        try write(older, to: change.path)
      } else if text != nil {
        problems.append("\(project.folder)/\(change.path): expected “\(change.new.split(separator: "\n").first ?? "")”")
      }
    }
    return problems
  }

  // MARK: Lines

  /// Plans files without the lines of an addition, where they are as they were added.
  ///
  /// - Returns: The lines that are not, each with its file.
  private mutating func removeLines(of edits: Addition.Edits) throws -> [(path: String, insertion: Insertion)] {
    var missing: [(path: String, insertion: Insertion)] = []
    for (path, insertions) in edits.insertions.sorted(by: { $0.key < $1.key }) {
      _ = try project.sourceToEdit(path)
      var text = newText(of: path) ?? ""
      for insertion in insertions {
        if let shorter = insertion.removed(from: text) { text = shorter } else { missing.append((path, insertion)) }
      }
      try write(text, to: path)
    }
    return missing
  }

  /// Plans all sources without a case.
  mutating func remove(_ part: RemovedCase) throws {
    let (type, name) = (part.edits.type, part.edits.caseName)
    let paths = Set(["Sources", project.sources].flatMap(project.paths)).sorted()
    let texts = paths.compactMap { path in
      newText(of: path).flatMap { $0.contains(type) ? (path: path, text: $0) : nil }
    }
    let cases = texts.flatMap { _, text in
      let source = SwiftSource(text)
      return source.bodies(of: type).filter { $0.keyword == "enum" }.flatMap(source.cases).map(\.name)
    }
    if !cases.isEmpty, cases.allSatisfy({ $0 == name }) {
      throw ScaffoldingError(
        .conflict, "“\(name)” is the only case of \(type), and an enum without cases has no values",
        "add another case first, or remove the flow")
    }
    let removal = CaseRemoval(
      type: Substring(type), name: Substring(name), holders: part.holders, cases: Set(cases + [Substring(name)]))
    for (path, text) in texts {
      do {
        let shorter = try removal.removed(from: text)
        guard shorter != text else { continue }
        _ = try project.sourceToEdit(path)
        try write(shorter, to: path)
      } catch is CaseRemoval.Unclear {
        throw ScaffoldingError(
          .conflict,
          "\(project.folder)/\(path) declares the case “\(name)” next to a comment, so it is not certain what belongs to it",
          "nothing was changed; remove the case there, and run the command again")
      }
    }
    try keepView(of: name, in: type)
  }

  /// Plans the text of a file, if it is another one than before.
  private mutating func write(_ text: String, to path: String) throws {
    guard let file = try project.file(path), newText(of: path) != text else { return }
    changes.removeAll { $0.path == path }
    let text = try project.withListOfTemplate(text, in: path)
    if SwiftSource(text).isEmptyViewFactory {
      changes.append(Change(word: .remove, path: path, old: file, new: nil))
    } else {
      change(file, to: Data(text.utf8))
    }
  }

  /// Names the view of a case, which is the user's.
  private mutating func keepView(of name: String, in type: String) throws {
    let flow = type.hasSuffix("Destination") ? type.dropLast("Destination".count) : ""
    guard let view = try? ViewAddition("\(flow).\(name)").view else { return }
    for path in project.paths(in: "Sources") where Path.type(of: path) == view {
      guard let file = try project.file(path) else { continue }
      changes.append(Change(word: .keep, path: path, old: file, new: file))
    }
  }

  /// Names the views of an enum's cases.
  mutating func keepViews(of type: String, in file: PackageFile) throws {
    for name in SwiftSource(String(decoding: file.contents, as: UTF8.self)).cases(of: type) ?? [] {
      try keepView(of: name, in: type)
    }
  }

  /// Returns the lines that begin methods of an addition that the user has edited.
  private func linesOfMethods(_ missing: [(path: String, insertion: Insertion)]) -> [String] {
    missing.flatMap { path, insertion -> [String] in
      guard let name = SwiftSource(insertion.lines.joined(separator: "\n")).nameOfFunction,
        insertion.kind.member == nil, let source = newText(of: path).map(SwiftSource.init)
      else { return [] }
      let tokens = source.tokens
      let found = tokens.indices.dropLast().filter { tokens[$0] == "func" && tokens[$0 + 1] == name }
      return source.numberedLines(of: found).map { "\(project.folder)/\(path):\($0)" }
    }
  }
}
