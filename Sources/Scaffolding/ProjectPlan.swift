import Foundation

/// The work of a command in a project, as a value: a dry run prints it, `apply()` performs it.
public struct ProjectPlan: Sendable {
  /// The new state of a file.
  private struct Change: Sendable {
    let word: Plan.Action.Word
    let old: Template.File?
    let new: Template.File?

    var path: String { new?.path ?? old?.path ?? "" }
    var isWork: Bool { [.create, .update, .remove].contains(word) }
  }

  /// The project.
  public let project: Project
  private var changes: [Change] = []

  /// Plans an addition. Files that have it already stay as they are.
  ///
  /// - Throws: An error that names all files that stand in the way, and all markers that are missing, each with the lines
  ///   to add by hand.
  /// - Complexity: Reads the files that change, and the names of the others.
  public init(adding addition: Addition, to project: Project) throws {
    self.project = project
    let parts = try addition.parts(in: project)
    var problems: [String] = []
    for file in parts.files {
      let old = try project.file(file.path)
      if let old, old.contents != file.contents {
        problems.append("\(project.folder)/\(file.path) exists already, and is another file than the one to add")
      }
      changes.append(Change(word: old == nil ? .create : .identical, old: old, new: file))
    }
    for (path, insertions) in parts.insertionsByPath {
      let text = try project.text(path)
      let whole = "\(project.folder)/\(path)"
      problems += Self.declared(in: insertions, but: text).map { "\(whole) has a case '\($0)' already" }
      var (new, missing) = (text, [Insertion]())
      for insertion in insertions {
        if let longer = insertion.added(to: new) { new = longer } else { missing.append(insertion) }
      }
      for insertion in missing {
        let count = insertion.marker.count(in: text)
        let lines = count == 0 ? "no line" : "\(count) lines"
        problems.append("\(whole) has \(lines) '\(insertion.marker.line)', expected one, above which these lines go")
        problems += insertion.lines.map { "    \($0)" }
      }
      try change(path, to: new)
    }
    guard problems.isEmpty else {
      throw ScaffoldingError(
        .conflict, lines: problems + ["nothing was changed; add the lines by hand, or put the missing markers back"])
    }
    let added = project.record.added ?? []
    try record(added.contains(addition) ? added : added.filter { $0.name != addition.name } + [addition])
  }

  /// Plans to take back an addition. Files that the user has edited stay.
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
    let known = added.filter { $0.kind == kind }.map(\.name)
    guard let addition = added.first(where: { $0.kind == kind && $0.name == name }) else {
      let hint = known.isEmpty ? "; none was added by the command" : suggestion(for: name, among: known)
      throw ScaffoldingError(.usage, "no added \(kind) '\(name)' in \(project.folder)\(hint)")
    }
    if kind == "flow", let other = added.first(where: { "\($0.parent)" == name }) {
      throw ScaffoldingError(.conflict, "the \(other.kind) '\(other.name)' was added into '\(name)', remove it first")
    }
    let parts = try addition.parts(in: project)
    var problems: [String] = []
    for (path, insertions) in parts.insertionsByPath {
      var text = try project.text(path)
      for insertion in insertions {
        if let shorter = insertion.removed(from: text) {
          text = shorter
        } else {
          problems.append("\(project.folder)/\(path) does not have these lines any more as they were added")
          problems += insertion.lines.map { "    \($0)" }
        }
      }
      try change(path, to: text)
    }
    guard problems.isEmpty else {
      throw ScaffoldingError(.conflict, lines: problems + ["nothing was changed; remove the \(kind) by hand"])
    }
    try remove(parts.files)
    try record(added.filter { $0 != addition })
  }

  /// Removes files. The sources stay together if one of them was edited: they need each other.
  private mutating func remove(_ files: [Template.File]) throws {
    let old = try files.map { try project.file($0.path) }
    let isEdited = zip(old, files).map { $0 != nil && $0?.contents != $1.contents }
    let keepsSources = zip(files, isEdited).contains { $1 && $0.path.hasPrefix(project.sources) }
    for (index, file) in files.enumerated() {
      guard let old = old[index] else { continue }
      let isKept = isEdited[index] || keepsSources && file.path.hasPrefix(project.sources)
      changes.append(Change(word: isKept ? .keep : .remove, old: old, new: isKept ? old : nil))
    }
  }

  private mutating func change(_ path: String, to text: String) throws {
    let old = try project.file(path)
    let new = Template.File(path: path, contents: Data(text.utf8), isExecutable: old?.isExecutable ?? false)
    changes.append(Change(word: old?.contents == new.contents ? .identical : .update, old: old, new: new))
  }

  private mutating func record(_ added: [Addition]) throws {
    let file = project.recordFile(added: added)
    try change(file.path, to: String(decoding: file.contents, as: UTF8.self))
  }

  /// Returns the cases that the insertions would declare a second time.
  private static func declared(in insertions: [Insertion], but text: String) -> [String] {
    insertions.filter { $0.marker == .cases && $0.added(to: text) != text }.flatMap { $0.lines.flatMap(cases) }
      .filter(text.components(separatedBy: "\n").flatMap(cases).contains)
  }

  /// Returns the cases that a line of an enum declares.
  private static func cases(in line: String) -> [String] {
    let line = line.trimmingCharacters(in: .whitespaces)
    guard line.hasPrefix("case "), !line.hasPrefix("case ."), !line.hasPrefix("case let ") else { return [] }
    var (depth, names) = (0, [""])
    for character in line.dropFirst(5) {
      if character == "(" { depth += 1 }
      switch (depth, character) {
      case (0, ","): names.append("")
      case (0, _): names[names.count - 1].append(character)
      default: break
      }
      if character == ")" { depth -= 1 }
    }
    return names.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  // MARK: The steps

  /// The steps of the plan, one for each file.
  public var actions: [Plan.Action] {
    changes.map { Plan.Action(word: $0.word, path: "\(project.folder)/\($0.path)") }
  }

  /// Whether nothing is left to do.
  public var isDone: Bool { !changes.contains(where: \.isWork) }

  /// Performs all steps, or throws and leaves the project as it was.
  public func apply() throws { try apply(with: FileOperations()) }

  func apply(with operations: FileOperations) throws {
    guard !isDone else { return }
    try FileSystem.checkWritable(project.folder)
    try Interruption.holdBack {
      try Staging.use(in: project.folder) { staging in
        var undo: [() -> Void] = []
        defer { try? FileManager.default.removeItem(atPath: staging) }
        do {
          try operations.makeFolder(staging)
          for change in changes where change.isWork {
            try apply(change, by: "\(staging)/file", with: operations, &undo)
          }
          try Interruption.check()
        } catch {
          for step in undo.reversed() { step() }
          throw error
        }
      }
    }
    for change in changes where change.word == .remove { removeEmptyFolders(above: change.path) }
  }

  /// Writes or removes a file. A new file is written beside the project first, so that no file is ever half written.
  private func apply(
    _ change: Change, by temporary: String, with operations: FileOperations, _ undo: inout [() -> Void]
  ) throws {
    try Interruption.check()
    let path = "\(project.folder)/\(change.path)"
    if let new = change.new {
      var folder = project.folder
      for part in Path.parts(of: change.path).dropLast() {
        folder += "/\(part)"
        if FileSystem.isFolder(folder) { continue }
        try operations.makeFolder(folder)
        undo.append { [folder] in rmdir(folder) }
      }
      do {
        try operations.write(new, temporary)
        try operations.move(temporary, path)
      } catch {
        try? FileSystem.remove(temporary)
        throw error
      }
    } else {
      try operations.remove(path)
    }
    undo.append {
      guard let old = change.old else { return (try? FileSystem.remove(path)) ?? () }
      try? FileSystem.write(old, to: temporary)
      try? FileSystem.move(temporary, to: path)
    }
  }

  private func removeEmptyFolders(above path: String) {
    var folder = Path.folder(of: path)
    // A folder that holds anything refuses.
    while folder != ".", rmdir("\(project.folder)/\(folder)") == 0 { folder = Path.folder(of: folder) }
  }
}

extension Addition.Parts {
  /// The insertions of each file, in the order of the files.
  fileprivate var insertionsByPath: [(String, [Insertion])] {
    Dictionary(grouping: insertions, by: \.path).sorted { $0.key < $1.key }.map { ($0.key, $0.value.map(\.insertion)) }
  }
}

extension Project {
  /// Returns the text of a file.
  fileprivate func text(_ path: String) throws -> String {
    guard let file = try file(path), let text = String(data: file.contents, encoding: .utf8) else {
      throw ScaffoldingError(.conflict, "\(folder)/\(path) is no text in UTF-8")
    }
    return text
  }
}
